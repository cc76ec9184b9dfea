"""The page where a device learns to trust a server that has https with a certificate of its own.

Links lead to the plain http address. A device that trusts the certificate is sent on to https from there. Any other is
told how to trust it, or goes on without. The server's own machine never sees this page: browsers trust `localhost`.
"""

import plistlib
from collections.abc import Mapping, Sequence
from pathlib import Path
from string import Template
from uuid import NAMESPACE_OID, uuid5

import msgspec
from msgspec.structs import asdict
from starlette.requests import Request
from starlette.responses import Response
from starlette.types import ASGIApp, Receive, Scope, Send

from halfsaid.languages import FALLBACK, LANGUAGES
from halfsaid.server.address import requested_host
from halfsaid.server.authority import Authority
from halfsaid.server.doorman import is_this_machine
from halfsaid.server.invitation import asked_language
from halfsaid.server.messages import Address
from halfsaid.server.page import is_address

_DOORSTEP = Path(__file__).parent / "doorstep"
_WITHOUT = "halfsaid_plain"  # the cookie of those who went on without https
_HEADERS = {
    "cache-control": "no-store",
    "content-security-policy": "default-src 'self'; connect-src 'self' https:; frame-ancestors 'none'",
    "x-content-type-options": "nosniff",
    "referrer-policy": "no-referrer",
    "vary": "accept-language, cookie",
}


class Door:
    """An ASGI application in front of the server's own, to which it passes every other request."""

    def __init__(self, house: ASGIApp, authority: Authority, plain_port: int, https_port: int) -> None:
        self._house = house
        self._plain_port = plain_port
        document = Template((_DOORSTEP / "door.html").read_text(encoding="utf-8"))
        self._documents = {
            code: document.substitute(
                asdict(language.door),
                lang=code,
                port=https_port,
                mark=authority.fingerprint,
                systems=_systems(language.door.systems),
            )
            for code, language in LANGUAGES.items()
        }
        self._files = {
            "/trust/door.js": _file("door.js", "text/javascript"),
            "/trust/door.css": _file("door.css", "text/css"),
            "/trust/halfsaid.crt": (authority.certificate, "application/x-x509-ca-cert"),
            "/trust/halfsaid.mobileconfig": (_profile(authority), "application/x-apple-aspen-config"),
        }

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        asks = scope["type"] == "http" and scope["method"] in ("GET", "HEAD")
        answer = self._answer(Request(scope)) if asks else None
        await (answer or self._house)(scope, receive, send)

    def _answer(self, request: Request) -> Response | None:
        path = request.url.path
        if path in self._files:
            content, media_type = self._files[path]
            return Response(content, media_type=media_type, headers=_HEADERS)
        if path == "/trust/here":
            # The http page, another origin, asks this over https: if any answer comes, the device trusts us.
            return Response(status_code=204, headers={**_HEADERS, "cross-origin-resource-policy": "cross-origin"})
        if path == "/api/address" and request.url.scheme == "https":
            return self._address(request)
        if path == "/trust" or self._stops(request):
            return Response(
                self._documents[asked_language(request.headers) or FALLBACK], media_type="text/html", headers=_HEADERS
            )
        return None

    def _stops(self, request: Request) -> bool:
        """Whether somebody opens the page by plain http and should see this page first."""
        path = request.url.path.strip("/") or "."
        return (
            request.url.scheme == "http"
            and is_address(path)
            and path.partition("/")[0] != "tv"  # a television records nothing, and cannot be taught to trust
            and _WITHOUT not in request.cookies
            and not is_this_machine(requested_host(request.headers))
        )

    def _address(self, request: Request) -> Response:
        """Return the http address to a page under https: it invites others, whose devices may not trust us yet."""
        host = requested_host(request.headers)
        url = f"http://{f'[{host}]' if ':' in host else host}:{self._plain_port}/"
        return Response(msgspec.json.encode(Address(url)), media_type="application/json", headers=_HEADERS)


def _file(name: str, media_type: str) -> tuple[bytes, str]:
    return (_DOORSTEP / name).read_bytes(), media_type


def _systems(systems: Mapping[str, Sequence[str]]) -> str:
    lists = {name: "".join(f"<li>{step}</li>" for step in steps) for name, (_, *steps) in systems.items()}
    return "".join(
        f'<details id="{name}"><summary>{title}</summary><ol>{lists[name]}</ol></details>'
        for name, (title, *_) in systems.items()
    )


def _profile(authority: Authority) -> bytes:
    """Return the profile in which an iPhone takes a certificate."""

    def payload(kind: str, more: Mapping[str, object]) -> dict[str, object]:
        return {
            "PayloadType": kind,
            "PayloadVersion": 1,
            "PayloadIdentifier": f"halfsaid.{kind}.{authority.fingerprint[:11]}",
            "PayloadUUID": str(uuid5(NAMESPACE_OID, f"{kind} {authority.fingerprint}")).upper(),
            "PayloadDisplayName": authority.name,
            **more,
        }

    root = payload("com.apple.security.root", {"PayloadContent": authority.certificate})
    return plistlib.dumps(payload("Configuration", {"PayloadContent": [root], "PayloadRemovalDisallowed": False}))
