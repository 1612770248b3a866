"""The server's side of the backup bench: tries a second of a vault, and memory under many uploads at once."""

from __future__ import annotations

import subprocess
import tempfile
import threading
from concurrent.futures import ThreadPoolExecutor
from datetime import UTC, datetime
from pathlib import Path
from time import monotonic, perf_counter

import httpx
from cryptography.hazmat.primitives.asymmetric import ec

from server.compose import open_engine
from server.hsm.opening import open_vault
from server.hsm.port import Terms
from server.settings import Settings
from shared.crypto import oprf
from shared.randomness import random_bytes
from tests.support.logged_in import token_of
from tests.support.phones import Phone
from tests.support.server_process import ServerProcess

TRIES, SECONDS = 9, 5.0
UPLOADS, PIECE = 200, 1024 * 1024


def bare_ecdh() -> float:
    """Exchanges a second of one thread."""
    key, peer = ec.generate_private_key(ec.SECP256R1()), ec.generate_private_key(ec.SECP256R1()).public_key()
    done, until = 0, perf_counter() + 1.0
    while perf_counter() < until:
        key.exchange(ec.ECDH(), peer)
        done += 1
    return float(done)


def tries(settings: Settings) -> dict[str, float]:
    """Counted, durable tries a second: one thread, then two. No waits between them."""
    vault = open_vault(settings, lambda: datetime.now(UTC), monotonic, random_bytes, waits=())
    element = oprf.blind(b"bench", 12345)
    try:
        return {
            f"{threads} threads" if threads > 1 else "1 thread": _rate(vault, element, threads) for threads in (1, 2)
        }
    finally:
        vault.close()


def _rate(vault, element: bytes, threads: int) -> float:
    names = [f"bench{threads}x{number:05d}" for number in range(400)]
    for name in names:
        vault.create(name, "account", Terms(10, 14))
        vault.activate(name, bytes(32), bytes(32), None)
    waiting, done, until = iter(names), [], perf_counter() + SECONDS

    def work() -> None:
        while perf_counter() < until and (name := next(waiting, None)):
            for number in range(TRIES):
                vault.attempt(name, f"try{number}", element)
                done.append(1)

    began = perf_counter()
    running = [threading.Thread(target=work) for _ in range(threads)]
    for one in running:
        one.start()
    for one in running:
        one.join()
    return round(len(done) / (perf_counter() - began), 1)


def token_settings(folder: Path, monkey_environ: dict[str, str]) -> Settings | None:
    """A fresh SoftHSM token; None where the machine has none."""
    module = next((path for path in Path("/usr/lib").rglob("libsofthsm2.so")), None)
    if module is None:
        return None
    (folder / "tokens").mkdir(parents=True)
    conf = folder / "softhsm2.conf"
    conf.write_text(f"directories.tokendir = {folder / 'tokens'}\nlog.level = ERROR\n")
    monkey_environ["SOFTHSM2_CONF"] = str(conf)
    pins = ["--so-pin", "87654321", "--pin", "12345678"]
    made = ["softhsm2-util", "--init-token", "--free", "--label", "bench", *pins]
    subprocess.run(made, check=True, capture_output=True)
    return Settings(
        data=folder / "data", vault="pkcs11", pkcs11_module=module, pkcs11_token="bench", pkcs11_pin="12345678"
    )


def uploads() -> dict[str, float]:
    """200 pieces of 1 MiB half sent at the same moment, each by another customer, to a server of its own."""
    with tempfile.TemporaryDirectory() as folder:
        server = ServerProcess(Path(folder) / "server")
        engine = open_engine(Settings(data=Path(folder) / "server"))
        phones = []
        for number in range(UPLOADS):
            token = token_of(engine, f"c{number}@example.com", "phone-1", "Old phone", datetime.now(UTC))
            phones.append(Phone(server.url, token))
        backups = [phone.create().json()["backup"] for phone in phones]
        before, gate, data = _memory(server), threading.Barrier(UPLOADS), random_bytes(PIECE)
        half, sent = PIECE // 2, []

        def upload(at: int) -> int:
            def parts():
                yield data[:half]
                gate.wait(60)
                sent.append(_memory(server) if at == 0 else 0)
                yield data[half:]

            from tests.support.phones import digest

            path = f"/v1/backups/{backups[at]}/chunks/0"
            headers = {**digest(data), "Content-Length": str(PIECE)}
            return phones[at].http.put(path, content=parts(), headers=headers).status_code

        began = perf_counter()
        with ThreadPoolExecutor(UPLOADS) as pool:
            codes = list(pool.map(upload, range(UPLOADS)))
        took, peak = perf_counter() - began, _memory(server, "VmHWM")
        server.stop()
    assert set(codes) == {httpx.codes.OK}, set(codes)
    return {"seconds": round(took, 1), "before_mb": before, "half_sent_mb": max(sent), "peak_mb": peak}


def _memory(server: ServerProcess, name: str = "VmRSS") -> float:
    status = Path(f"/proc/{server.process.pid}/status").read_text().splitlines()
    return round(int(next(line for line in status if line.startswith(name)).split()[1]) / 1024, 1)
