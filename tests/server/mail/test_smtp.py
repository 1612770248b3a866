"""Does a letter reach a real mail server, encrypted, and does a failure say nothing of whom it was for?"""

import email
import email.policy
import logging
import socket

import pytest

from server.errors import CannotStart, Unavailable
from server.mail.smtp import MailServer, Smtp
from server.settings import read_settings
from tests.support.fakes import Clock
from tests.support.people import People, told
from tests.support.smtp_server import SmtpServer

FROM = "기억 <no-reply@example.com>"
TO = "minsu@example.com"
SECRET = "geheim-4471"


def mailer(server, **other):
    given = {"security": server.security, "authority": server.authority, "host": "localhost", "port": server.port}
    return Smtp(MailServer(**given | other), FROM, Clock())


@pytest.mark.parametrize("security", ["starttls", "tls"])
def test_a_letter_arrives_and_nothing_of_it_goes_in_the_clear(tmp_path, security):
    with SmtpServer(tmp_path, security, user=("gieok", SECRET)) as server:
        mailer(server, user="gieok", password=SECRET).send(TO, "확인 번호", "안녕하세요.\n\n    1234 5678\n")
        ((sender, to, data),) = server.letters
    assert (sender, to) == ("no-reply@example.com", [TO])
    read = email.message_from_bytes(data, policy=email.policy.default)
    assert (read["From"], read["To"], read["Subject"]) == (FROM, TO, "확인 번호")
    assert read["Date"] == "Mon, 28 Sep 2026 03:00:00 +0000"
    assert read["Message-ID"].endswith("@example.com>")
    assert read["Auto-Submitted"] == "auto-generated"
    assert "    1234 5678" in read.get_content()
    clear = [text for encrypted, text in server.said if not encrypted]
    assert clear == ([] if security == "tls" else ["ehlo example.com", "STARTTLS"])


def test_on_this_machine_it_may_go_in_the_clear(tmp_path):
    with SmtpServer(tmp_path, "none") as server:
        mailer(server).send(TO, "s", "t")
        assert len(server.letters) == 1


def test_an_address_with_letters_of_other_scripts_is_handed_over(tmp_path):
    with SmtpServer(tmp_path) as server:
        mailer(server).send("민수@xn--vv4b11d.xn--3e0b707e", "제목", "글")
        ((_, to, data),) = server.letters
    assert to == ["민수@xn--vv4b11d.xn--3e0b707e"]
    assert "To: 민수@xn--vv4b11d".encode() in data


@pytest.mark.parametrize("refuses", ["STARTTLS", "MAIL", "RCPT", "DATA", "EHLO"])
def test_a_refusal_is_one_error_that_names_nobody(tmp_path, refuses):
    with SmtpServer(tmp_path, refuses=refuses) as server:
        if refuses == "EHLO":
            server.security = "starttls"  # HELO works, and offers no encryption
        failed(mailer(server))
        assert server.letters == []


def failed(smtp):
    with pytest.raises(Unavailable) as error:
        smtp.send(TO, "확인 번호", "1234 5678")
    assert error.value.code == "mail-not-sent"
    assert error.value.__cause__ is None
    assert error.value.__suppress_context__
    seen = repr(error.value) + str(error.value)
    for secret in (TO, "minsu", SECRET, "1234"):
        assert secret not in seen
    return error.value.params["reason"]


def test_without_encryption_nothing_is_handed_over(tmp_path):
    with SmtpServer(tmp_path, "none") as server:
        assert failed(mailer(server, security="starttls")) == "SMTPNotSupportedError"
        assert server.letters == []


def test_a_certificate_of_nobody_known_or_for_another_name_is_not_trusted(tmp_path):
    with SmtpServer(tmp_path) as server:
        assert failed(mailer(server, authority=None)) == "SSLCertVerificationError"
    with SmtpServer(tmp_path, name="elsewhere.example") as server:
        assert failed(mailer(server)) == "SSLCertVerificationError"
        assert server.letters == []


def test_a_wrong_password_is_told_by_its_kind(tmp_path):
    with SmtpServer(tmp_path, user=("gieok", SECRET)) as server:
        assert failed(mailer(server, user="gieok", password="other")) == "SMTPAuthenticationError"
        assert failed(mailer(server)) == "SMTPSenderRefused"


def test_nobody_there(tmp_path):
    with socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        port = probe.getsockname()[1]
    nobody = Smtp(MailServer("localhost", port, "starttls", password=SECRET), FROM, Clock())
    assert failed(nobody) == "ConnectionRefusedError"
    assert SECRET not in repr(nobody._server)


def test_the_server_sends_through_it_and_goes_on_when_it_is_away(tmp_path, caplog):
    with SmtpServer(tmp_path, user=("gieok", SECRET)) as server:
        settings = {"smtp_host": "localhost", "smtp_port": server.port, "smtp_user": "gieok"}
        settings |= {"smtp_password": SECRET, "smtp_authority": server.authority, "mail_from": FROM}
        with People(tmp_path, **settings) as people, caplog.at_level(logging.DEBUG):
            assert people.register(TO).status_code == 202
            assert len(server.letters) == 1
            server.refuses = "RCPT"
            assert people.register(TO).status_code == 202
            assert people.forget(TO).status_code == 202
            assert people.forget("nobody@example.com").status_code == 202
            assert len(server.letters) == 1
            assert told(people.login(TO)) == (403, "email-unverified")
    assert not (tmp_path / "server" / "outbox").exists()
    assert "a letter was not sent: mail-not-sent(reason=SMTPRecipientsRefused)" in caplog.text
    for secret in (TO, "minsu", SECRET):
        assert secret not in caplog.text


@pytest.mark.parametrize(
    ("given", "wrong"),
    [
        ({"smtp_host": "smtp.example.com", "smtp_security": "none"}, "smtp_security"),
        ({"smtp_host": "10.0.0.1", "smtp_security": "none"}, "smtp_security"),
        ({"smtp_host": "smtp.example.com", "smtp_security": "ssl"}, "smtp_security"),
        ({"smtp_port": 0}, "smtp_port"),
        ({"mail_from": "nobody"}, "mail_from"),
        ({"introspection_secret": "short"}, "introspection_secret"),
        ({"introspection_secret": "x" * 31 + " x"}, "introspection_secret"),
    ],
)
def test_settings_that_would_give_something_away_are_refused(given, wrong):
    with pytest.raises(CannotStart) as refused:
        read_settings(given)
    assert refused.value.params == {"names": wrong}


def test_settings_on_this_machine_may_be_in_the_clear_and_secrets_are_not_shown():
    read_settings({"smtp_host": "localhost", "smtp_security": "none"})
    made = read_settings({"smtp_password": SECRET, "introspection_secret": "x" * 32 + SECRET})
    assert SECRET not in repr(made)
