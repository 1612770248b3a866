"""A mail server on loopback that speaks as much SMTP as a client needs, with TLS, and remembers what it was handed.

with SmtpServer(tmp_path, security="starttls") as server:
    server.port, server.authority        # where, and the certificate to trust
    server.letters                       # [(from, [to], bytes)]
"""

import base64
import socketserver
import ssl
import threading
from datetime import UTC, datetime, timedelta

from cryptography import x509
from cryptography.hazmat.primitives import hashes, serialization
from cryptography.hazmat.primitives.asymmetric import ec


class SmtpServer:
    """`refuses`: the command that it answers with 5xx. `user`: (name, password) that it asks for."""

    def __init__(self, folder, security="starttls", user=None, refuses=None, name="localhost"):
        self.security, self.user, self.refuses = security, user, refuses
        self.letters, self.said = [], []
        self.authority = folder / f"{name}.pem"
        self._key = folder / f"{name}.key"
        _certify(name, self.authority, self._key)
        self.tls = ssl.SSLContext(ssl.PROTOCOL_TLS_SERVER)
        self.tls.load_cert_chain(self.authority, self._key)
        self._server = socketserver.ThreadingTCPServer(("127.0.0.1", 0), _Talk)
        self._server.daemon_threads = True
        self._server.told = self
        self.port = self._server.server_address[1]

    def __enter__(self):
        threading.Thread(target=self._server.serve_forever, args=(0.01,), daemon=True).start()
        return self

    def __exit__(self, *_):
        self._server.shutdown()
        self._server.server_close()


class _Talk(socketserver.BaseRequestHandler):
    def handle(self):
        server = self.server.told
        try:
            self._open(server.tls if server.security == "tls" else None)
            self._talk(server)
        except (OSError, ssl.SSLError):  # the client hung up, or would not trust us
            return

    def _open(self, tls):
        if tls:
            self.request = tls.wrap_socket(self.request, server_side=True)
        self.file = self.request.makefile("rb")

    def _say(self, text):
        self.request.sendall(text.encode() + b"\r\n")

    def _talk(self, server):
        encrypted, known, sender, to = server.security == "tls", server.user is None, None, []
        self._say("220 test ESMTP")
        while line := self.file.readline():
            text = line.decode().rstrip("\r\n")
            word = text.split()[0].upper()
            server.said.append((encrypted, text))
            if server.refuses == word:
                self._say(f"550 5.1.1 {text} is not wanted")
            elif word in {"EHLO", "HELO"}:
                offers = ["test", "SMTPUTF8", "8BITMIME"]  # the first line greets
                offers += ["STARTTLS"] if server.security == "starttls" and not encrypted else []
                offers += ["AUTH PLAIN"] if server.user and encrypted else []
                for offer in offers:
                    self._say(f"250-{offer}")
                self._say("250 SIZE 100000")
            elif word == "STARTTLS":
                self._say("220 go on")
                self._open(server.tls)
                encrypted = True
            elif word == "AUTH":
                _, name, password = base64.b64decode(text.split()[2]).decode().split("\0")
                known = (name, password) == server.user
                self._say("235 welcome" if known else "535 5.7.8 wrong")
            elif word == "MAIL":
                sender = text.split("<")[1].split(">")[0]
                self._say("250 ok" if known else "530 5.7.0 who are you")
            elif word == "RCPT":
                to.append(text.split("<")[1].split(">")[0])
                self._say("250 ok")
            elif word == "DATA":
                self._say("354 go on")
                data = b"".join(iter(self.file.readline, b".\r\n"))
                server.letters.append((sender, to, data))
                self._say("250 ok")
            elif word in {"QUIT", "RSET"}:
                self._say("221 bye" if word == "QUIT" else "250 ok")
            else:
                self._say("502 5.5.1 no")


def _certify(name, certificate, key):
    """A certificate for `name` that vouches for itself, good for two days."""
    own, subject = ec.generate_private_key(ec.SECP256R1()), x509.Name.from_rfc4514_string(f"CN={name}")
    now = datetime.now(UTC)
    made = (
        x509.CertificateBuilder(subject, subject, own.public_key(), x509.random_serial_number())
        .not_valid_before(now - timedelta(days=1))
        .not_valid_after(now + timedelta(days=1))
        .add_extension(x509.SubjectAlternativeName([x509.DNSName(name)]), critical=False)
        .sign(own, hashes.SHA256())
    )
    certificate.write_bytes(made.public_bytes(serialization.Encoding.PEM))
    pem, pkcs8 = serialization.Encoding.PEM, serialization.PrivateFormat.PKCS8
    key.write_bytes(own.private_bytes(pem, pkcs8, serialization.NoEncryption()))
