"""Where may a question be sent?"""

import traceback
from ipaddress import ip_address

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from client.errors import ModelRefused
from client.models.address import endpoint


@pytest.mark.parametrize(
    ("base", "expected"),
    [
        ("https://api.example.com", "https://api.example.com/v1/chat/completions"),
        ("https://api.example.com/", "https://api.example.com/v1/chat/completions"),
        ("https://api.example.com/v1", "https://api.example.com/v1/chat/completions"),
        (" https://api.example.com/v1/ ", "https://api.example.com/v1/chat/completions"),
        ("https://api.example.com/api", "https://api.example.com/api/v1/chat/completions"),
        ("https://api.example.com/v1beta/openai/", "https://api.example.com/v1beta/openai/chat/completions"),
        ("https://api.example.com/v1/chat/completions", "https://api.example.com/v1/chat/completions"),
        ("http://localhost:11434", "http://localhost:11434/v1/chat/completions"),
        ("http://127.0.0.1:8080/v1", "http://127.0.0.1:8080/v1/chat/completions"),
        ("http://[::1]:8080", "http://[::1]:8080/v1/chat/completions"),
    ],
)
def test_an_address_works_with_and_without_its_version(base, expected):
    assert str(endpoint(base)) == expected


@pytest.mark.parametrize(
    "base",
    [
        "http://api.example.com/v1",
        "http://192.168.0.7:8080",
        "http://localhost.example.com",
        "http://0.0.0.0:8080",
        "http://127.0.0.1.example.com",
        "HTTP://api.example.com",
    ],
)
def test_unencrypted_http_to_another_machine_is_refused(base):
    with pytest.raises(ModelRefused) as refused:
        endpoint(base)
    assert refused.value.code == "model-address-insecure"


@pytest.mark.parametrize(
    "base",
    [
        "",
        "api.example.com",
        "/v1",
        "ftp://api.example.com",
        "https://",
        "https://name:word@api.example.com/v1",
        "https://sk-secret@api.example.com",
        "https://api.example.com/v1?key=sk-secret",
        "file:///etc/passwd",
        "https://api.example.com/#sk-secret",
        "https://api.example.com:99999999/",
        "https://api.example.com:0",
        "https://name:sk-secret:1",
        "https://api.exa mple.com",
        "https://[::1",
        "https://\u200b.com",
        "https://a/\ud83d",
    ],
)
def test_what_is_no_plain_web_address_is_refused_without_repeating_it(base):
    with pytest.raises(ModelRefused) as refused:
        endpoint(base)
    assert refused.value.code == "model-address-invalid"
    assert refused.value.params == {}
    assert "sk-secret" not in "".join(traceback.format_exception(refused.value))


@settings(deadline=None)
@given(st.text() | st.text().map("https://".__add__) | st.text().map("http://127.0.0.1".__add__))
def test_any_text_is_an_endpoint_or_refused(text):
    try:
        url = endpoint(text)
    except ModelRefused:
        return
    assert url.path.endswith("/chat/completions")
    assert url.scheme == "https" or url.host in {"127.0.0.1", "localhost"} or ip_address(url.host).is_loopback
