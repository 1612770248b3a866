"""What does the desk ask of the server? Its online keys, who a token belongs to, and to publish what was signed."""

from __future__ import annotations

from client.errors import ServerUnreachable, Unavailable
from client.net.api import Api
from shared.wire.publishing import OnlineKeysReply, PublishParcel, PublishReceipt

PUBLISH_SECONDS = 60.0  # the server checks everything before it answers


class Publishing:
    """One server's publishing side, with one staff token (empty = nobody's)."""

    def __init__(self, server: str, token: str = "") -> None:
        self._api = Api(server, token, not_ours="desk-server-not-ours", refused="desk-server-refused")

    def online_keys(self) -> OnlineKeysReply:
        """The server's own public keys. Raises ServerUnreachable, Refused, Unavailable."""
        found = self._api.ask("GET", "/v1/publish/online-keys")
        try:
            return OnlineKeysReply(**{name: found[name] for name in OnlineKeysReply.__dataclass_fields__})
        except KeyError as error:
            raise Unavailable("desk-server-not-ours") from error

    def who(self) -> tuple[str, str]:
        """Name and role behind the token. Raises ServerUnreachable, Refused, Unavailable."""
        found = self._api.ask("GET", "/v1/staff/me")
        return str(found.get("name", "")), str(found.get("role", ""))

    def publish(self, parcel: PublishParcel) -> PublishReceipt:
        """Put `parcel` live. Raises Refused (the server's own reason), Unavailable("desk-publish-unsure")."""
        try:
            found = self._api.ask("POST", "/v1/publish", parcel, seconds=PUBLISH_SECONDS)
        except ServerUnreachable as error:
            raise Unavailable("desk-publish-unsure") from error
        try:
            live = {str(role): int(version) for role, version in found["live"].items()}
            return PublishReceipt(live, int(found["snapshot"]), int(found["timestamp"]))
        except (KeyError, TypeError, ValueError, AttributeError) as error:
            raise Unavailable("desk-publish-unsure") from error
