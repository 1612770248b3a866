"""The same thing done by many threads that begin together."""

import threading


def in_threads(work, count):
    ready = threading.Barrier(count)

    def one():
        ready.wait()
        work()

    threads = [threading.Thread(target=one) for _ in range(count)]
    for thread in threads:
        thread.start()
    for thread in threads:
        thread.join()
