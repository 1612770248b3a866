"""Settings saved, a conversation learned from and memory searched, again and again, by three threads of one process."""

import asyncio
import sys
import threading
from dataclasses import replace
from datetime import timedelta

from client.compose import open_engine
from client.memory.logged import LoggedTurn
from client.settings import load_settings
from client.store import conversations, logs, meta


def engine_of(home):
    options = {"home": home, "account": "local", "server": "http://127.0.0.1:9"}
    return open_engine(load_settings(options, {"GIEOK_KEYRING": "off", "GIEOK_EMBEDDING": "off"}))


def save(engine, who, number):
    engine.preferences.set("theme", ("light", "dark")[number % 2])
    meta.write(engine.opened.database, f"{who}-{number}", "saved")
    engine.notebook.save_block(f"- {who} {number}", engine.notebook.block().text, overwrite=True)


def learn(engine, who, number):
    database, now = engine.opened.database, engine.settings.clock()
    conversation = f"{who}-c{number}"
    logs.begin_conversation(database, conversation, now)
    asked = now - timedelta(days=2 * number + (who == "b"))  # a payment on another day is another fact
    said = LoggedTurn(f"{who}-t{number}", conversation, "어제 결제했어요", asked, "Asia/Seoul", "waiting")
    logs.write_question(database, said, "결제")
    logs.complete(database, replace(said, state="done", answer="네.", completed_at=now))
    conversations.end(database, conversation, now)
    asyncio.run(engine.learning.run_due())


def search(engine, who, number):
    engine.finder.find("facts", f"결제 {number}", 5)
    engine.finder.find("conversations", "결제", 5)
    engine.status()


def at_once(engine, who, rounds):
    errors = []

    def repeat(step):
        try:
            for number in range(rounds):
                step(engine, who, number)
        except BaseException as error:
            errors.append(repr(error))

    threads = [threading.Thread(target=repeat, args=(step,)) for step in (save, learn, search)]
    for thread in threads:
        thread.start()
    for thread in threads:
        thread.join()
    return errors


def main():
    """The same in a process of its own: the home and the rounds; prints what went wrong."""
    engine = engine_of(sys.argv[1])
    print(at_once(engine, "b", int(sys.argv[2])))
    asyncio.run(engine.close())


if __name__ == "__main__":
    main()
