"""Is a vault that can not be trusted refused at the start, in a sentence that says what to do?"""

import json
import os
import subprocess
import sys

import pytest
from pkcs11 import Attribute, MechanismParamInvalid

from server.errors import CannotStart
from server.hsm import opening, pkcs11, token_check
from server.hsm.keys import NewKey
from server.hsm.selftest import VECTOR_KEY, VECTORS, check_key, check_vectors
from server.sentences import SENTENCES, sentence
from shared.crypto import oprf
from shared.crypto.p256 import times_base, write_point
from tests.support.server_process import ROOT
from tests.support.softhsm import Softhsm
from tests.support.vaults import Bench

OPENING = """
import json, sys
from tests.support.vaults import Bench
from pathlib import Path
try:
    Bench(Path(sys.argv[1]), **json.loads(sys.argv[2])).close()
except Exception as error:
    print(type(error).__name__, error)
else:
    print("opened")
"""


def opened(folder, hsm, **changed):
    """In a process of its own, since a PKCS#11 library reads its settings once."""
    settings = {name: str(value) for name, value in (hsm.settings | changed).items() if value is not None}
    command = [sys.executable, "-c", OPENING, str(folder), json.dumps(settings)]
    return subprocess.run(
        command, cwd=ROOT, env=os.environ | hsm.env, capture_output=True, text=True, check=True, timeout=60
    ).stdout.strip()


def test_the_vectors_here_are_those_of_the_rfc():
    told = json.loads((ROOT / "tests/vectors/oprf-p256-sha256.json").read_text())
    assert int(told["skSm"], 16) == VECTOR_KEY
    assert [(one["BlindedElement"], one["EvaluationElement"]) for one in told["vectors"]] == list(VECTORS)


def test_arithmetic_that_is_wrong_is_noticed():
    check_vectors(lambda element: oprf.evaluate(VECTOR_KEY, element))
    with pytest.raises(CannotStart):
        check_vectors(lambda element: oprf.evaluate(VECTOR_KEY + 1, element))
    check_key(lambda element: oprf.evaluate(5, element), write_point(times_base(5)))
    with pytest.raises(CannotStart):
        check_key(lambda element: oprf.evaluate(5, element), write_point(times_base(6)))
    with pytest.raises(CannotStart):
        check_vectors(lambda element: oprf.evaluate(VECTOR_KEY, element[:-1]))


def test_a_machine_that_computes_wrongly_gets_no_software_vault(tmp_path, monkeypatch):
    monkeypatch.setattr(opening, "evaluate", lambda secret, element: oprf.evaluate(secret + 1, element))
    with pytest.raises(CannotStart) as raised:
        Bench(tmp_path / "data")
    assert raised.value.code == "vault-self-test-failed"


@pytest.mark.parametrize(
    ("changed", "told"),
    [
        ({"pkcs11_pin": "11112222"}, "token-pin-wrong"),
        ({"pkcs11_token": "nobody"}, "token-missing"),
        ({"pkcs11_module": "/nowhere/lib.so"}, "token-library-missing"),
        ({"pkcs11_module": None}, "token-settings-missing"),
        ({"pkcs11_token": None}, "token-settings-missing"),
        ({"pkcs11_pin": None}, "token-settings-missing"),
        ({}, "opened"),
    ],
)
def test_settings_that_do_not_fit_the_token_are_told_by_name(tmp_path, changed, told):
    hsm = Softhsm(tmp_path / "softhsm")
    said = opened(tmp_path / "data", hsm, **changed)
    assert said == (told if told == "opened" else f"CannotStart {told}")
    assert "11112222" not in said
    assert hsm.objects() == set()  # nothing of the trial is left


def test_a_token_that_hashes_what_it_derives_is_refused(token, tmp_path, monkeypatch):
    """It offers the mechanism, and not with CKD_NULL."""

    def refuse(_key, _peer):
        raise MechanismParamInvalid

    monkeypatch.setattr(pkcs11, "derive_x", refuse)
    with pytest.raises(CannotStart) as raised:
        Bench(tmp_path / "data", **token.settings)
    assert raised.value.code == "token-no-raw-derive"
    monkeypatch.undo()
    Bench(tmp_path / "data", **token.settings).close()


def test_a_token_that_does_no_raw_ecdh_is_refused_and_the_other_vault_is_named(tmp_path):
    hsm = Softhsm(tmp_path / "softhsm", mechanisms="CKM_EC_KEY_PAIR_GEN,CKM_AES_KEY_GEN")
    assert opened(tmp_path / "data", hsm) == "CannotStart token-no-raw-derive"
    for code in ("token-no-raw-derive", "token-key-leaves", "token-not-testable", "token-settings-missing"):
        assert 'vault = "software"' in SENTENCES[code]
    assert hsm.objects() == set()


@pytest.mark.parametrize(
    "weakness",
    [
        {"EXTRACTABLE": True},
        {"SENSITIVE": False},
        {"COPYABLE": True},
        {"EXTRACTABLE": True, "SENSITIVE": False},
    ],
    ids=" ".join,
)
def test_a_token_whose_keys_could_leave_it_is_refused(token, tmp_path, monkeypatch, weakness):
    """As if the token did not heed what is asked of it."""
    weaker = pkcs11._STAYS_INSIDE | {Attribute[name]: value for name, value in weakness.items()}
    monkeypatch.setattr(pkcs11, "_STAYS_INSIDE", weaker)
    with pytest.raises(CannotStart) as raised:
        Bench(tmp_path / "data", **token.settings)
    assert raised.value.code == "token-key-leaves"
    assert token.objects() == set()
    monkeypatch.undo()
    Bench(tmp_path / "data", **token.settings).close()  # nothing is held


@pytest.mark.parametrize("way", ["wrap", "copy", "value"])
def test_every_way_out_is_tried(token, tmp_path, monkeypatch, way):
    """Each way alone, were it open, would be noticed."""
    names = {"wrap": "_wrapped", "copy": "_copied", "value": "_read"}
    monkeypatch.setattr(token_check, names[way], lambda *_: b"out")
    with pytest.raises(CannotStart) as raised:
        Bench(tmp_path / "data", **token.settings)
    assert raised.value.code == "token-key-leaves"


def test_a_token_that_computes_with_another_key_is_refused(token, tmp_path, monkeypatch):
    monkeypatch.setattr(token_check, "VECTOR_KEY", VECTOR_KEY + 1)
    with pytest.raises(CannotStart) as raised:
        Bench(tmp_path / "data", **token.settings)
    assert raised.value.code == "vault-self-test-failed"


def test_a_token_that_says_that_its_keys_were_readable_once_is_refused(token, tmp_path, monkeypatch):
    monkeypatch.setattr(token_check, "_FACTS", token_check._FACTS | {Attribute.ALWAYS_SENSITIVE: False})
    with pytest.raises(CannotStart) as raised:
        Bench(tmp_path / "data", **token.settings)
    assert raised.value.code == "token-key-leaves"


def test_a_token_whose_new_key_is_not_that_of_its_public_key_is_refused(token, tmp_path, monkeypatch):
    whole = pkcs11.TokenKeys.make

    def make(keys, *given):
        whole(keys, *given)
        return NewKey(write_point(times_base(7)))

    monkeypatch.setattr(pkcs11.TokenKeys, "make", make)
    with pytest.raises(CannotStart) as raised:
        Bench(tmp_path / "data", **token.settings)
    assert raised.value.code == "vault-self-test-failed"
    assert token.objects() == set()


def test_every_backend_says_what_it_does_not_protect_from():
    for backend in ("software", "pkcs11"):
        assert "all million digits" in sentence(f"vault-level-{backend}", {})
    assert "whoever runs this server" in sentence("vault-level-software", {})
    assert "user PIN" in sentence("vault-level-pkcs11", {})
