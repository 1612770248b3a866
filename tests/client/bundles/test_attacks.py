"""The attacks of the TUF specification (1.5.2), one after another, against this device.

After each: the last good version is served, also after a restart of the app and without its scratch cache; the state
says what is wrong; and once the true repository is back, the device has its newest version at the next check.
Endless and slow answers that need time: test_slow_attacks.py. What the server refuses: tests/server/.
"""

from __future__ import annotations

import shutil
from collections.abc import Callable
from dataclasses import dataclass

import pytest
from tuf.api.metadata import DelegatedRole, Metadata, TargetFile, Targets

from tests.client.bundles import attacks
from tests.client.bundles.attacks import Scene
from tests.client.bundles.expecting import V3_TEXT

V4_TEXT = "14일"


@dataclass(frozen=True)
class Attack:
    """`name`: as the specification has it. `stolen`: whose keys the attacker holds. `has`: what the device had."""

    name: str
    how: str
    act: Callable[[Scene], None]
    reason: str
    role: str | None = None  # the one role that fails; None = the whole check
    stolen: str = ""
    has: str = V3_TEXT
    state: str = "refused"

    def __str__(self):
        return f"{self.name}: {self.how}"


def arbitrary(how, act, reason, **more):
    return Attack("arbitrary installation", how, act, reason, **more)


def compromise(how, act, reason, **more):
    return Attack("key compromise", how, act, reason, **more)


NOT_SIGNED, ROLLED_BACK, EXPIRED = "bundle-not-signed", "bundle-rolled-back", "bundle-expired"
ATTACKS = (
    arbitrary("another bundle under the signed name", attacks.serve("bundle", lambda data: bytes(len(data))),
              "bundle-tampered", role="policy"),
    arbitrary("a tampered server signs a policy with its online keys",
              attacks.forge(("timestamp", 0), ("snapshot", 0)), NOT_SIGNED, role="policy", stolen="online"),
    arbitrary("a tampered server lists a policy of strangers", attacks.forge(), NOT_SIGNED, role="policy",
              stolen="online"),
    arbitrary("a root of its own", attacks.own_root(), NOT_SIGNED),
    arbitrary("metadata changed after it was signed",
              attacks.serve("policy", lambda data: data.replace(b'"expires":"2027', b'"expires":"2028')),
              NOT_SIGNED, role="policy"),
    *(Attack("endless data", role, attacks.endless(role), "bundle-endless",
             role="policy" if role in {"policy", "bundle"} else None)
      for role in ("root", "timestamp", "snapshot", "policy", "bundle")),
    Attack("fast-forward", "timestamp", attacks.fast_forward("timestamp"), ROLLED_BACK, stolen="online", has=V4_TEXT),
    Attack("fast-forward", "snapshot", attacks.fast_forward("snapshot"), ROLLED_BACK, stolen="online", has=V4_TEXT),
    Attack("fast-forward", "a policy that nobody signed", attacks.promise("policy"), "bundle-incomplete",
           role="policy", state="offline", stolen="online"),
    Attack("indefinite freeze", "the same timestamp for two days", attacks.freeze(2), EXPIRED),
    Attack("indefinite freeze", "the same snapshot for eight days under new timestamps",
           attacks.freeze(8, lambda service: service.stamp()), EXPIRED, stolen="online"),
    Attack("indefinite freeze", "the same contents for longer than a year under new snapshots",
           attacks.freeze(400, lambda service: service.publish()), EXPIRED, stolen="online"),
    *(Attack("malicious mirror", how, attacks.mirror(reply), reason, state=state)
      for how, reply, reason, state in (
          ("nothing is there", 404, "bundle-incomplete", "offline"),
          ("always busy", 503, "bundle-incomplete", "offline"),
          ("empty files", b"", "bundle-unreadable", "refused"),
          ("a page of a hotel", b"<html>Welcome</html>", "bundle-unreadable", "refused"),
          ("hangs up", attacks.hang_up, "server-unreachable", "offline"))),
    Attack("mix and match", "yesterday's snapshot under today's timestamp", attacks.older("snapshot"), ROLLED_BACK),
    Attack("mix and match", "yesterday's policy under today's snapshot", attacks.older("policy"), ROLLED_BACK,
           role="policy"),
    Attack("mix and match", "yesterday's policy beside today's principles", attacks.mix, ROLLED_BACK, role="policy",
           has=V4_TEXT, stolen="online"),
    Attack("rollback", "a replay of the whole repository", attacks.replay, ROLLED_BACK, has=V4_TEXT),
    compromise("the know-how key signs a policy", attacks.forge(("knowhow", 0)), NOT_SIGNED, role="policy",
               stolen="online"),
    compromise("one policy key of two", attacks.forge(("policy", 0)), NOT_SIGNED, role="policy", stolen="online"),
    compromise("one policy key and one of each other role",
               attacks.forge(("policy", 0), ("config", 0), ("service-context", 0), ("knowhow", 0), ("root", 0)),
               NOT_SIGNED, role="policy", stolen="online"),
    compromise("one root key puts the know-how keys into the policy role", attacks.swap_delegation, NOT_SIGNED,
               stolen="online"),
    compromise("one root key puts a role in front of the policy", attacks.front_role, NOT_SIGNED, stolen="online"),
    compromise("one old root key signs a root of other people", attacks.own_root(0), NOT_SIGNED),
    compromise("one root key makes one root key enough", attacks.lower_threshold, NOT_SIGNED),
    Attack("wrong software", "another service's genuine repository", attacks.another_service, NOT_SIGNED),
    Attack("wrong software", "genuine contents of another role", attacks.swap_bundles, "bundle-tampered",
           role="policy"),
)  # fmt: skip


@pytest.fixture
def scene(good, service, web, tmp_path):
    return Scene(good, service, web, tmp_path)


@pytest.mark.parametrize("attack", ATTACKS, ids=str)
def test_the_last_good_version_is_served_and_the_true_one_as_soon_as_it_is_back(scene, attack):
    phone = scene.phone
    if attack.has == V4_TEXT:
        assert phone.sync().state == "fresh"
    assert phone.body() == attack.has
    attack.act(scene)
    before = phone.bundles.state()
    for life in ("as it is", "restarted", "without its cache"):
        if life == "restarted":
            phone.bundles = phone.open(phone.url, phone.root)
        if life == "without its cache":
            shutil.rmtree(phone.cache, ignore_errors=True)
        state = phone.sync()
        assert (state.state, state.reason) == (attack.state, attack.reason), life
        assert dict(state.failed) == ({attack.role: attack.reason} if attack.role else {}), life
        assert (phone.body(), phone.body("partial-refund", "knowhow")) == (attack.has, "30일 안이면 50%까지 합의해요.")
        assert phone.bundles.service_context()
        assert phone.bundles.config().block_limit == 3000
        assert (state.policy, state.knowhow, state.config) == (before.policy, before.knowhow, before.config)
    scene.back(new_online_keys=attack.stolen == "online")
    assert phone.sync().state == "fresh"
    assert phone.body() == V4_TEXT


def test_what_nobody_asked_for_is_not_fetched(scene):
    """Extraneous dependencies: signed by keys that may sign it, and still no business of this device."""
    service, web = scene.service, scene.web
    extra = TargetFile.from_data("policy/extra.json.gz", b"extra", ["sha256"])
    service.md["policy"].signed.targets[extra.path] = extra
    service.md["extra"] = Metadata(Targets(version=1, expires=service.in_days(9), targets={}))
    service.sign("extra", attacks.strangers(1))
    top = service.md["targets"].signed
    top.delegations.roles["extra"] = DelegatedRole("extra", [], 1, True, paths=["extra/*"])
    top.add_key(attacks.strangers(1)[0].public_key, "extra")
    service.bump("targets")
    service.bump("policy")
    service.publish(also=("extra",))
    web.forget()
    assert (scene.phone.sync().state, scene.phone.body()) == ("fresh", V4_TEXT)
    assert not [name for name in web.names() if "extra" in name]


def test_the_table_names_every_attack_of_the_specification():
    elsewhere = {"extraneous dependencies", "slow retrieval"}  # below, and test_slow_attacks.py
    assert {attack.name for attack in ATTACKS} | elsewhere == {
        "arbitrary installation",
        "endless data",
        "extraneous dependencies",
        "fast-forward",
        "indefinite freeze",
        "malicious mirror",
        "mix and match",
        "rollback",
        "slow retrieval",
        "key compromise",
        "wrong software",
    }
