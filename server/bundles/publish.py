"""How does an upload go live, and how does it stay fresh? The order is the safety.

1. bundles, 2. metadata, 3. snapshot, 4. the record of who did it, 5. timestamp. A device sees nothing new before the
last step, and after it everything at once. A kill anywhere leaves the old state or the new one.
"""

from __future__ import annotations

from dataclasses import dataclass
from datetime import datetime

from server.bundles.online import OnlineKeys
from server.bundles.rules import Upload, judge
from server.bundles.shelf import Shelf
from server.bundles.sign import Signed, next_renewal, renewal, sign_publication
from server.bundles.store import PublicationStore
from server.errors import Damaged
from server.locks import alone
from shared.clock import Clock
from shared.crypto.chain import Chain
from shared.crypto.trust import file_name
from shared.wire.publishing import PublishReceipt


@dataclass(frozen=True, slots=True)
class Press:
    """Takes what the staff signed and puts it before the devices."""

    shelf: Shelf
    keys: OnlineKeys
    record: PublicationStore
    clock: Clock

    def publish(self, upload: Upload, staff: str) -> PublishReceipt:
        """All of the upload, or nothing. Raises what `rules.judge` raises, and Damaged."""
        with alone(self.shelf.lock):
            now = self.clock()
            live = self.live()
            accepted = judge(upload, live, self.shelf.pinned_root(), self.keys.ids(), now)
            signed = sign_publication(live, accepted.metadata, self.keys, now)
            self.shelf.put_bundles(accepted.bundles)
            self.shelf.put_metadata(accepted.files())
            self._put_snapshot(signed)
            self.record.record(accepted.metadata, staff=staff, now=now)
            self.shelf.put_metadata({file_name("timestamp", 0): signed.timestamp})
        versions = live.versions() if live else {}
        versions |= {role: accepted.metadata[role][0] for role in upload.roles}
        return PublishReceipt(versions, signed.snapshot_version, signed.timestamp_version)

    def renew(self) -> datetime | None:
        """Sign again what is due; when the next time is, or None while nothing was ever published. Raises Damaged."""
        with alone(self.shelf.lock):
            live = self.live()
            if live is None:
                return None
            signed = renewal(live, self.keys, self.clock())
            if signed is None:
                return next_renewal(live)
            self._put_snapshot(signed)
            self.shelf.put_metadata({file_name("timestamp", 0): signed.timestamp})
        renewed = self.live()
        return next_renewal(renewed) if renewed else None

    def live(self) -> Chain | None:
        """What is live, if it is ours to sign on. Raises Damaged("online-keys-lost", "repository-damaged")."""
        chain = self.shelf.live()
        if chain is not None:
            for role, keyid in self.keys.ids().items():
                if chain.root.signed.roles[role].keyids != [keyid]:
                    raise Damaged("online-keys-lost")
        return chain

    def _put_snapshot(self, signed: Signed) -> None:
        if signed.snapshot is not None:
            self.shelf.put_metadata({file_name("snapshot", signed.snapshot_version): signed.snapshot})
