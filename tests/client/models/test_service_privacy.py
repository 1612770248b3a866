"""Who learns the key and the question? The service that was chosen, and nobody else."""

import asyncio
import datetime
import ipaddress
import logging
import ssl
import traceback

import httpx
import pytest
from cryptography import x509
from cryptography.hazmat.primitives import hashes, serialization
from cryptography.hazmat.primitives.asymmetric import ec

from client.errors import ModelRefused
from client.models.port import TextDelta
from client.models.service import ServiceModel
from tests.client.models.asking import KEY, QUESTION, REQUEST, ask
from tests.support.model_server import ModelServer, Step, cut, fail, say


def test_the_request_goes_to_the_chosen_address_with_the_key_and_our_name():
    with ModelServer(say("답")) as server:
        ask(server.url)
    (request,) = server.requests
    assert (request.method, request.path) == ("POST", "/v1/chat/completions")
    assert request.headers["authorization"] == f"Bearer {KEY}"
    assert request.headers["user-agent"] == "gieok/0.1"
    assert QUESTION in request.body.decode()


def test_no_header_tells_more_than_it_must():
    with ModelServer(say("답")) as server:
        ask(server.url)
    assert set(server.requests[0].headers) == {
        "host",
        "user-agent",
        "accept",
        "accept-encoding",
        "content-type",
        "content-length",
        "authorization",
        "connection",
    }
    assert server.requests[0].headers["accept-encoding"] == "identity"  # compression would hold the answer back


def test_without_a_key_there_is_no_authorization():
    with ModelServer(say("답")) as server:
        ask(server.url, key=" ")
    assert "authorization" not in server.requests[0].headers


@pytest.mark.parametrize("status", [301, 302, 303, 307, 308])
def test_a_redirect_is_not_followed(status):
    with ModelServer() as other, ModelServer(fail(status, location=f"{other.url}/v1/chat/completions")) as server:
        seen = ask(server.url)
    assert seen.failed == ("ModelRefused", "model-redirected")
    assert other.requests == []


def test_a_client_that_would_follow_redirects_does_not():
    with ModelServer() as other, ModelServer(fail(307, location=f"{other.url}/v1/chat/completions")) as server:
        seen = ask(server.url, client=lambda: httpx.AsyncClient(follow_redirects=True, trust_env=False))
    assert seen.failed == ("ModelRefused", "model-redirected")
    assert other.requests == []


def test_neither_a_proxy_nor_a_password_file_of_the_machine_is_used(monkeypatch, tmp_path):
    netrc = tmp_path / "netrc"
    netrc.write_text("machine 127.0.0.1 login someone password something\n")
    monkeypatch.setenv("NETRC", str(netrc))
    with ModelServer() as proxy, ModelServer(say("답")) as server:
        for name in ("HTTP_PROXY", "http_proxy", "ALL_PROXY", "all_proxy"):
            monkeypatch.setenv(name, proxy.url)
        seen = ask(server.url, key="")
    assert seen.text == "답"
    assert proxy.requests == []
    assert "authorization" not in server.requests[0].headers


def test_a_cookie_is_not_carried_from_one_step_to_the_next():
    step = say("답")
    with ModelServer(Step(step.pieces, headers=(("Set-Cookie", "id=1"),)), say("답")) as server:
        ask(server.url)
        ask(server.url)
    assert "cookie" not in server.requests[1].headers


LEAKY = {"message": f"wrong key {KEY} for {QUESTION}", "code": KEY, "type": QUESTION}


@pytest.mark.parametrize(
    "steps",
    [
        (say("답"),),
        (fail(401, LEAKY),),
        (fail(400, LEAKY),),
        (fail(404, LEAKY),),
        (fail(500, LEAKY),) * 3,
        (cut(),) * 3,
        (Step((f"data: {KEY} {QUESTION}\n\n".encode(),)),),
        (fail(307, LEAKY, location="https://other.example"),),
    ],
)
def test_neither_key_nor_question_is_in_logs_errors_or_reprs(steps, caplog):
    caplog.set_level(logging.DEBUG)
    for name in ("httpx", "httpcore", "httpcore.http11", "httpcore.connection", "asyncio"):
        caplog.set_level(logging.DEBUG, logger=name)
    with ModelServer(*steps) as server:
        seen = ask(server.url)
        model = ServiceModel(server.url, "test-model", KEY)
    shown = [repr(model), str(model), repr(seen.error), str(seen.error), str(seen.error and seen.error.params)]
    shown += [record.getMessage() + repr(record.args) for record in caplog.records]
    shown += traceback.format_exception(seen.error) if seen.error else []
    assert any("httpcore" in record.name for record in caplog.records)
    for text in shown:
        assert KEY not in text
        assert QUESTION not in text


@pytest.mark.parametrize("key", ["sk-a b", "sk-a\nb", "sk-é", "sk-키", "sk-\x7f", "sk-\ud83d"])
def test_a_key_that_no_header_can_carry_is_refused_without_repeating_it(key):
    with pytest.raises(ModelRefused) as refused:
        ServiceModel("https://api.example.com", "m", key)
    assert refused.value.code == "model-key-malformed"
    assert "sk-" not in "".join(traceback.format_exception_only(refused.value))


def test_white_space_around_a_pasted_key_is_dropped():
    with ModelServer(say("답")) as server:
        ask(server.url, key=f" {KEY}\n")
    assert server.requests[0].headers["authorization"] == f"Bearer {KEY}"


def test_what_the_screen_and_the_egress_record_show():
    model = ServiceModel("https://API.example.com:8443/v1", "big-model", KEY)
    assert (model.name, model.kind, model.destination) == ("big-model", "service", "api.example.com:8443")


@pytest.fixture
def certificate(tmp_path):
    """A self-signed certificate for 127.0.0.1, as one file with its key."""
    key = ec.generate_private_key(ec.SECP256R1())
    name = x509.Name([x509.NameAttribute(x509.NameOID.COMMON_NAME, "test")])
    start = datetime.datetime(2026, 1, 1, tzinfo=datetime.UTC)
    made = (
        x509.CertificateBuilder()
        .subject_name(name)
        .issuer_name(name)
        .public_key(key.public_key())
        .serial_number(1)
        .not_valid_before(start - datetime.timedelta(days=3650))
        .not_valid_after(start + datetime.timedelta(days=36500))
        .add_extension(x509.SubjectAlternativeName([x509.IPAddress(ipaddress.ip_address("127.0.0.1"))]), critical=False)
        .add_extension(x509.BasicConstraints(ca=True, path_length=None), critical=True)
        .sign(key, hashes.SHA256())
    )
    file = tmp_path / "server.pem"
    file.write_bytes(
        made.public_bytes(serialization.Encoding.PEM)
        + key.private_bytes(serialization.Encoding.PEM, serialization.PrivateFormat.PKCS8, serialization.NoEncryption())
    )
    return file


def test_a_certificate_that_nobody_vouches_for_gets_neither_key_nor_question(certificate):
    context = ssl.SSLContext(ssl.PROTOCOL_TLS_SERVER)
    context.load_cert_chain(certificate)
    with ModelServer(tls=context) as server:
        seen = ask(server.url)
    assert seen.failed == ("ModelUnavailable", "model-unreachable")
    assert server.requests == []


def test_an_encrypted_service_answers(certificate):
    context = ssl.SSLContext(ssl.PROTOCOL_TLS_SERVER)
    context.load_cert_chain(certificate)
    trusted = ssl.create_default_context(cafile=str(certificate))
    with ModelServer(say("답"), tls=context) as server:
        seen = ask(server.url, client=lambda: httpx.AsyncClient(verify=trusted, trust_env=False))
    assert seen.text == "답"


def test_one_model_serves_several_event_loops():
    with ModelServer(say("하나"), say("둘")) as server:
        model = ServiceModel(server.url, "m", KEY)

        async def text():
            return "".join([event.text async for event in model.stream(REQUEST) if isinstance(event, TextDelta)])

        assert [asyncio.run(text()), asyncio.run(text())] == ["하나", "둘"]
