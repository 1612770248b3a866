"""A chain of evidence over an empty database, without a server around it."""

import pytest

from server.compose import make_chain, ready_engine
from server.operate import migrate
from server.settings import Settings
from shared.wire.evidence import EvidenceBody, EvidenceQuote
from tests.support.evidence import agreed
from tests.support.fakes import Clock

ACCOUNT = "q5r8ujp4wnhc"


class Kept:
    """The chain, what an operator's command sees of it, and an agreement more for it."""

    def __init__(self, folder, database):
        self.settings = Settings(data=folder, database=database)
        if database:
            migrate(self.settings)
        self.engine, self.clock = ready_engine(self.settings), Clock()
        self.chain = make_chain(self.settings, self.engine)
        self.head = folder / "evidence.head"

    def put(self, number, chain=None):
        table = agreed()
        body = EvidenceBody(**{**table, "quotes": [EvidenceQuote(**quote) for quote in table["quotes"]]})
        return (chain or self.chain).put(ACCOUNT, f"aaaaaaaa{number:04}", body, self.clock())


@pytest.fixture
def kept_chain(tmp_path, database):
    made = Kept(tmp_path / "server", database)
    yield made
    made.engine.dispose()
