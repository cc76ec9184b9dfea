"""Where we listen, and under which address others find us."""

import errno
import os
import re
import socket
from contextlib import suppress
from urllib.parse import urlsplit

from starlette.datastructures import Headers

from halfsaid.server.doorman import is_this_machine
from halfsaid.server.settings import Settings

_ALL_INTERFACES = ("0.0.0.0", "::", "")  # noqa: S104


class NoDoor(Exception):
    """We cannot listen there; the sentence says why."""

    def __init__(self, sentence: str) -> None:
        super().__init__(sentence)
        self.sentence = sentence


def shared_address(settings: Settings, port: int) -> str | None:
    """What the operator says, else where the same network finds us; None if we only listen to this machine."""
    if settings.public_url:
        return settings.public_url
    host = _own_host() if settings.host in _ALL_INTERFACES else settings.host
    if host is None or is_this_machine(host):
        return None
    return f"http://{f'[{host}]' if ':' in host else host}:{port}/"


def doors(host: str, port: int, option: str = "--port") -> list[socket.socket]:
    """Sockets at every address that `host` means, all on one port, that do not listen yet; or NoDoor.

    `option`: by which another port is chosen.
    """
    try:
        found = socket.getaddrinfo(host or None, port, type=socket.SOCK_STREAM, flags=socket.AI_PASSIVE)
    except (OSError, UnicodeError):
        raise NoDoor(f"'{host}' is no address of this machine, nor a name for one: choose another --host.") from None
    opened: list[socket.socket] = []
    trouble: OSError | None = None
    for family, _, _, _, where in dict.fromkeys(found):
        try:
            door = _door(family, (where[0], opened[0].getsockname()[1] if opened else port), both=host == "::")
        except OSError as error:
            trouble = error
        else:
            opened.append(door)
    # One of two families may be switched off; but where a port is taken, nobody is to find only half of us.
    if trouble is not None and (not opened or trouble.errno == errno.EADDRINUSE):
        for door in opened:
            door.close()
        raise NoDoor(_why(trouble, host, port, option))
    return opened


def _door(family: int, where: tuple[str | int, int], *, both: bool) -> socket.socket:
    door = socket.socket(family, socket.SOCK_STREAM)
    try:
        if os.name == "posix":
            door.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
        if family == socket.AF_INET6:
            # An event loop would not mean IPv4 as well by `::`; people do.
            door.setsockopt(socket.IPPROTO_IPV6, socket.IPV6_V6ONLY, not (both and socket.has_dualstack_ipv6()))
        door.bind(where)
    except BaseException:
        door.close()
        raise
    return door


def _why(trouble: OSError, host: str, port: int, option: str) -> str:
    match trouble.errno:
        case errno.EADDRINUSE:
            return f"Port {port} is taken by another program: stop that one, or choose another port with {option}."
        case errno.EACCES:
            return f"This user may not open port {port}: choose one above 1023 with {option}."
        case errno.EADDRNOTAVAIL:
            return f"'{host}' is no address of this machine: choose another --host."
        case _:
            return f"Cannot listen at '{host}', port {port}: {trouble.strerror}."


def own_names(settings: Settings) -> set[str]:
    """Every name and address by which devices in our network may ask for us."""
    host = own_name()
    public = urlsplit(settings.public_url).hostname if settings.public_url else None
    found = {host, f"{host}.local", _own_host(), public, settings.host}
    with suppress(OSError):
        found.update(str(where[0]) for *_, where in socket.getaddrinfo(socket.gethostname(), None))
    return {name for name in found if name and name not in _ALL_INTERFACES and "%" not in name}


def own_name() -> str:
    """This machine's name in its network, as far as it is one that can stand in an address."""
    return re.sub(r"[^a-z0-9-]+", "", socket.gethostname().partition(".")[0].lower()).strip("-") or "halfsaid"


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
