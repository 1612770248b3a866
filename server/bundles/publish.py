"""How does an upload go live, and how does it stay fresh? The order is the safety.

1. bundles, 2. metadata, 3. snapshot, 4. the record of who did it, 5. timestamp, and a new root with it. A device sees
nothing new before the last step, and after it everything at once. A kill anywhere leaves the old state or the new one.
"""

from __future__ import annotations

from dataclasses import dataclass
from datetime import datetime
from functools import partial
from pathlib import Path

from server.bundles.online import online_keys, take_over
from server.bundles.rules import Upload, judge
from server.bundles.shelf import Shelf
from server.bundles.sign import Signed, next_renewal, renewal, sign_publication
from server.bundles.store import PublicationStore
from server.locks import alone
from shared.clock import Clock
from shared.crypto.chain import Chain
from shared.crypto.trust import file_name
from shared.formats.bundle import BundleKind
from shared.wire.publishing import PublishReceipt


@dataclass(frozen=True, slots=True)
class Press:
    """Takes what the staff signed and puts it before the devices. `online`: the folder of the server's own keys."""

    shelf: Shelf
    online: Path
    record: PublicationStore
    clock: Clock

    def publish(self, upload: Upload, staff: str) -> PublishReceipt:
        """All of the upload, or nothing. Raises what `rules.judge` raises, and Damaged."""
        with alone(self.shelf.lock):
            now = self.clock()
            live, held = self._live(), online_keys(self.online)
            accepted = judge(upload, live, partial(self._bundle, live), held.possible(), now)
            signed = sign_publication(live, accepted.metadata, held.named_by(accepted.root.signed), now)
            self.shelf.put_bundles(accepted.bundles)
            self.shelf.put_metadata(accepted.files())
            self._put_snapshot(signed)
            self.record.record(accepted.metadata, staff=staff, now=now)
            self.shelf.go_live(signed.timestamp, accepted.new_root())
            take_over(self.online, accepted.root.signed)
        versions = live.versions() if live else {}
        versions |= {role: accepted.metadata[role][0] for role in upload.roles}
        return PublishReceipt(versions, signed.snapshot_version, signed.timestamp_version)

    def renew(self) -> datetime | None:
        """Sign again what is due; when the next time is, or None while nothing was ever published. Raises Damaged."""
        with alone(self.shelf.lock):
            live = self._live()
            if live is None:
                return None
            take_over(self.online, live.root.signed)  # a kill may have come just before
            signed = renewal(live, online_keys(self.online).named_by(live.root.signed), self.clock())
            if signed is None:
                return next_renewal(live)
            self._put_snapshot(signed)
            self.shelf.go_live(signed.timestamp)
            renewed = self._live()
        return next_renewal(renewed) if renewed else None

    def live(self) -> Chain | None:
        """What is live, if it is ours to sign on. Raises Damaged("online-keys-lost", "repository-damaged")."""
        with alone(self.shelf.lock):
            return self._live()

    def _live(self) -> Chain | None:
        self.shelf.finish()
        chain = self.shelf.live()
        if chain is not None:
            online_keys(self.online).named_by(chain.root.signed)
        return chain

    def _bundle(self, live: Chain | None, kind: BundleKind) -> bytes | None:
        """What lies there of a role; None where it has published nothing."""
        listed = live.target(kind) if live else None
        if listed is None:
            return None
        path = self.shelf.bundle(kind, listed.get_prefixed_paths()[0].rpartition("/")[2])
        return path.read_bytes() if path else None

    def _put_snapshot(self, signed: Signed) -> None:
        if signed.snapshot is not None:
            self.shelf.put_metadata({file_name("snapshot", signed.snapshot_version): signed.snapshot})
