"""What could somebody do who stands between the service and a phone, or has stolen some of its keys? Acts, no verdicts.

Each act finds this: the phone has verified v3, the service has just published v4, and the attacker holds what the act
names. An act leaves behind what the phone will be served.
"""

from __future__ import annotations

import copy
from datetime import timedelta

from securesystemslib.signer import CryptoSigner
from tuf.api.metadata import DelegatedRole, Metadata, TargetFile, Targets

from shared.formats.bundle import ServiceContextBundle, encode
from tests.client.bundles.expecting import POLICY_V4
from tests.client.bundles.publisher import THRESHOLDS, Publisher, everything, page

FORGED = everything(page(version=5, body="무조건 전액 환불"))[0]
MANY = 1_000_000  # versions


class Scene:
    """The phone, the service, the web between them, and the true repository to come back to."""

    def __init__(self, phone, service, web, folder):
        self.phone, self.service, self.web, self.folder = phone, service, web, folder
        self.yesterday = service.save(folder / "yesterday")
        service.release(POLICY_V4)
        self.truth = service.save(folder / "truth")

    def name(self, role):
        """A role's newest file; the policy's newest bundle for "bundle"."""
        if role == "timestamp":
            return "timestamp.json"
        if role == "bundle":
            target = self.service.md["policy"].signed.targets["policy/bundle.json.gz"]
            return target.get_prefixed_paths()[0].rsplit("/", 1)[1]
        return f"{self.service.md[role].signed.version}.{role}.json"

    def back(self, *, new_online_keys):
        """The true repository once more, signed anew; by other online keys where they were stolen."""
        self.web.replies = {}
        self.web.date = self.service.now = self.phone.now
        self.service.restore(self.truth)
        for role in ("root", "targets", *THRESHOLDS):
            if self.service.md[role].signed.is_expired(self.phone.now):
                self.service.md[role].signed.expires = self.service.in_days(365)
                self.service.bump(role)
        if new_online_keys:
            self.service.rotate_root("timestamp")
            self.service.rotate_root("snapshot")
        self.service.publish()


def strangers(count=3):
    return [CryptoSigner.generate_ed25519() for _ in range(count)]


def serve(role, data):
    """In place of a role's newest file, or of the newest policy bundle; `data` may be made from the true file."""

    def act(scene):
        file = next(scene.service.folder.rglob(scene.name(role)))
        file.write_bytes(data(file.read_bytes()))

    return act


def endless(role):
    def reply(handler):
        handler.send_response(200)
        handler.end_headers()
        while True:
            handler.wfile.write(b" " * 65_536)

    def act(scene):
        name = "2.root.json" if role == "root" else scene.name(role)
        scene.web.replies[name] = reply

    return act


def forge(*signers, kind="policy", bundle=FORGED):
    """A tampered server: contents of its own, signed by whom it can, listed and dated by its own online keys."""

    def act(scene):
        keys = [scene.service.keys[role][number] for role, number in signers] or strangers()
        scene.service.put(bundle, kind)
        scene.service.bump(kind, keys=keys)
        scene.service.publish()

    return act


def another_service(scene):
    """A whole and genuine repository, of somebody else."""
    other = Publisher(scene.folder / "other")
    other.release(*everything(page(version=5)))
    scene.service.restore(other.save(scene.folder / "copy"))


def own_root(*signers):
    """A root with keys of the attacker's for everything that a root can name, signed with what was stolen."""

    def act(scene):
        root, fresh = scene.service.md["root"].signed, strangers()
        root.version += 1
        stolen = [scene.service.keys["root"][number] for number in signers]
        for role in ("root", "targets"):
            root.roles[role].keyids.clear()
            for key in fresh:
                root.add_key(key.public_key, role)
        scene.service.sign("root", [*stolen, *fresh])

    return act


def lower_threshold(scene):
    """The same keys, but one of them is enough; signed with the one that was stolen."""
    root = scene.service.md["root"].signed
    root.version += 1
    root.roles["root"].threshold = 1
    scene.service.sign("root", scene.service.keys["root"][:1])


def swap_delegation(scene):
    """The know-how keys in the policy role, by one stolen root key; the policy is then signed with them."""
    top = scene.service.md["targets"].signed
    for key in scene.service.keys["policy"]:
        top.revoke_key(key.public_key.keyid, "policy")
    for key in scene.service.keys["knowhow"]:
        top.add_key(key.public_key, "policy")
    scene.service.bump("targets", keys=scene.service.keys["root"][:1])
    scene.service.release(FORGED, keys=scene.service.keys["knowhow"])


def front_role(scene):
    """A role in front of the policy's, by one stolen root key."""
    top, thief = scene.service.md["targets"].signed, strangers(1)
    roles = {"thief": DelegatedRole("thief", [], 1, True, paths=["policy/*"]), **top.delegations.roles}
    top.delegations.roles = roles
    top.add_key(thief[0].public_key, "thief")
    target = TargetFile.from_data("policy/bundle.json.gz", encode(FORGED), ["sha256"])
    scene.service.md["thief"] = Metadata(
        Targets(version=1, expires=scene.service.in_days(9), targets={target.path: target})
    )
    scene.service.sign("thief", thief)
    scene.service.bump("targets", keys=scene.service.keys["root"][:1])
    scene.service.publish(also=("thief",))


def fast_forward(role):
    """Stolen online keys give a version that the service will not reach in years; then the service is back."""

    def act(scene):
        scene.service.md[role].signed.version += MANY
        scene.service.publish()
        assert scene.phone.sync().state == "fresh"  # genuine contents: nothing is wrong yet
        scene.service.restore(scene.truth)
        for _ in range(3):  # it renews its signatures; the first has the version that the attacker used up
            scene.service.publish()

    return act


def promise(role):
    """Stolen online keys list a version that nobody signed."""

    def act(scene):
        scene.service.md[role] = copy.deepcopy(scene.service.md[role])
        scene.service.md[role].signed.version += MANY
        scene.service.publish()

    return act


def freeze(days, again=lambda _service: None):
    """Yesterday's files for days; `again` signs what it can under a new date."""

    def act(scene):
        scene.service.restore(scene.yesterday)
        scene.phone.now += timedelta(days=days)
        scene.web.date = scene.service.now = scene.phone.now
        again(scene.service)

    return act


def replay(scene):
    """The repository of yesterday, whole and genuine."""
    scene.service.restore(scene.yesterday)


def older(role):
    """Yesterday's file under today's name."""

    def act(scene):
        name = scene.name(role)
        folder, md = scene.yesterday
        file = folder / "metadata" / f"{md[role].signed.version}.{role}.json"
        (scene.service.metadata / name).write_bytes(file.read_bytes())

    return act


def mix(scene):
    """Stolen online keys list today's service context beside yesterday's policy."""
    scene.service.release(ServiceContextBundle("새 원칙"))
    assert scene.phone.sync().state == "fresh"
    scene.truth = scene.service.save(scene.folder / "truth of today")
    scene.service.md["policy"].signed.version -= 1
    scene.service.publish()


def swap_bundles(scene):
    """The know-how's genuine bundle under the name of the policy's."""
    target = scene.service.md["knowhow"].signed.targets["knowhow/bundle.json.gz"]
    genuine = scene.service.targets / target.get_prefixed_paths()[0]
    serve("bundle", lambda _data: genuine.read_bytes())(scene)


def mirror(reply):
    """A mirror that answers everything with the same."""

    class Everything(dict):
        def get(self, _name):
            return reply

    def act(scene):
        scene.web.replies = Everything()

    return act


def hang_up(handler):
    handler.wfile.close()
