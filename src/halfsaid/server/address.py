"""Under which address others find us."""

import socket
from contextlib import suppress
from urllib.parse import urlsplit

from starlette.datastructures import Headers

from halfsaid.server.doorman import is_this_machine
from halfsaid.server.settings import Settings

_ALL_INTERFACES = ("0.0.0.0", "::", "")  # noqa: S104


def shared_address(settings: Settings, port: int) -> str | None:
    """What the operator says, else where the same network finds us; None if we only listen to this machine."""
    if settings.public_url:
        return settings.public_url
    host = _own_host() if settings.host in _ALL_INTERFACES else settings.host
    if host is None or is_this_machine(host):
        return None
    return f"http://{f'[{host}]' if ':' in host else host}:{port}/"


def listening(settings: Settings) -> list[socket.socket] | None:
    """A socket for `::`, by which an event loop would not mean IPv4 as well; None: it knows where to listen."""
    if settings.host != "::" or not socket.has_dualstack_ipv6():
        return None
    return [socket.create_server(("::", settings.port), family=socket.AF_INET6, dualstack_ipv6=True)]


def asked_as(headers: Headers) -> str:
    """The name under which we were asked, as far as it can be read."""
    with suppress(ValueError):
        return urlsplit(f"//{headers.get('host', '')}").hostname or ""
    return ""


def _own_host() -> str | None:
    """This machine's address in its network, if it is in one."""
    with socket.socket(socket.AF_INET, socket.SOCK_DGRAM) as probe:
        try:
            # Nothing is sent: this only asks which of our addresses would be used.
            probe.connect(("192.0.2.1", 9))
            return str(probe.getsockname()[0])
        except OSError:
            return None
