"""Where the server listens, and under which address others find it."""

import errno
import os
import re
import socket
from contextlib import suppress
from urllib.parse import urlsplit

from starlette.datastructures import Headers

from halfsaid.server.doorman import address_of, is_this_machine
from halfsaid.server.settings import Settings

_ALL_INTERFACES = ("0.0.0.0", "::", "")  # noqa: S104


class CannotListen(Exception):
    """The server cannot listen there; the sentence says why."""


class BadAuthority(Exception):
    """The files of our certificate authority cannot be used; the sentence says why."""


def shared_address(settings: Settings, port: int) -> str | None:
    """Return --public-url, else our address in the local network; None if only this machine is served."""
    if settings.public_url:
        return settings.public_url
    host = _own_host() if settings.host in _ALL_INTERFACES else settings.host
    if host is None or is_this_machine(host):
        return None
    return f"http://{f'[{host}]' if ':' in host else host}:{port}/"


def listening_sockets(host: str, port: int, option: str = "--port") -> list[socket.socket]:
    """Return sockets bound to every address that `host` means, all on one port. Or raise CannotListen.

    They do not listen yet. `option`: the command-line option that chooses another port, for the sentence.
    """
    try:
        found = socket.getaddrinfo(host or None, port, type=socket.SOCK_STREAM, flags=socket.AI_PASSIVE)
    except (OSError, UnicodeError):
        raise CannotListen(
            f"'{host}' is no address of this machine, nor a name for one: choose another --host."
        ) from None
    opened: list[socket.socket] = []
    trouble: OSError | None = None
    for family, _, _, _, where in dict.fromkeys(found):
        try:
            listening = _bound(family, (where[0], opened[0].getsockname()[1] if opened else port), both=host == "::")
        except OSError as error:
            trouble = error
        else:
            opened.append(listening)
    # IPv4 or IPv6 may be switched off. But if the port is taken in one of them, only half of the clients would find us.
    if trouble is not None and (not opened or trouble.errno == errno.EADDRINUSE):
        for listening in opened:
            listening.close()
        raise CannotListen(_why(trouble, host, port, option))
    return opened


def _bound(family: int, where: tuple[str | int, int], *, both: bool) -> socket.socket:
    listening = socket.socket(family, socket.SOCK_STREAM)
    try:
        if os.name == "posix":
            listening.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
        if family == socket.AF_INET6:
            # By `::` people mean IPv4 too; an event loop would not.
            listening.setsockopt(socket.IPPROTO_IPV6, socket.IPV6_V6ONLY, not (both and socket.has_dualstack_ipv6()))
        listening.bind(where)
    except BaseException:
        listening.close()
        raise
    return listening


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


def is_at_home(settings: Settings) -> bool:
    """Whether only people near us find us, as far as can be told: nobody says otherwise with a public address, and we
    listen at no address that the whole world can reach."""
    if settings.public_url:
        return _is_near(urlsplit(settings.public_url).hostname or "")
    host = _own_host() if settings.host in _ALL_INTERFACES else settings.host
    return host is None or _is_near(host)


def _is_near(host: str) -> bool:
    """Whether this address or name means something in one's own network only."""
    known = address_of(host)
    if known is not None:
        return not known.is_global
    return is_this_machine(host) or "." not in host or host.endswith((".local", ".lan", ".home.arpa", ".internal"))


def own_names(settings: Settings) -> set[str]:
    """Return every name and address by which devices in the local network may reach this machine."""
    host = own_name()
    public = urlsplit(settings.public_url).hostname if settings.public_url else None
    found = {host, f"{host}.local", _own_host(), public, settings.host}
    with suppress(OSError):
        found.update(str(where[0]) for *_, where in socket.getaddrinfo(socket.gethostname(), None))
    return {name for name in found if name and name not in _ALL_INTERFACES and "%" not in name}


def own_name() -> str:
    """Return this machine's name in its network, reduced to letters that an address may have."""
    return re.sub(r"[^a-z0-9-]+", "", socket.gethostname().partition(".")[0].lower()).strip("-") or "halfsaid"


def requested_host(headers: Headers) -> str:
    """Return the host name in the Host header; empty if it cannot be read."""
    with suppress(ValueError):
        return urlsplit(f"//{headers.get('host', '')}").hostname or ""
    return ""


def _own_host() -> str | None:
    """Return this machine's address in its network, if it is in one."""
    with socket.socket(socket.AF_INET, socket.SOCK_DGRAM) as probe:
        try:
            # Nothing is sent: this only asks which of our addresses would be used.
            probe.connect(("192.0.2.1", 9))
            return str(probe.getsockname()[0])
        except OSError:
            return None
