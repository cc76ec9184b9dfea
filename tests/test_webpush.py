"""Pushes: encrypted as the RFC's example is, signed, and sent nowhere but to push services."""

import asyncio
import logging
import socket
import time
from typing import Any

import httpcore
import pytest
from cryptography.hazmat.primitives.asymmetric import ec
from httpcore._backends.auto import AutoBackend

from halfsaid.webpush import (
    BadSubscription,
    Pusher,
    Subscription,
    check_subscription,
    encrypted,
    is_public,
    new_private_key,
)
from support.push_service import CURVE, Browser, plain, push_service, take_local_services, text

# RFC 8291, section 5 and appendix A.
RFC = Subscription(
    "https://push.example.net/push/JzLQ3raZJfFBR0aqvOMsLrt54w4rJUsV",
    "BCVxsr7N_eNgVRqvHtD0zTZsEc6-VV-JvLexhqUzORcxaOzi6-AYWXvTBHm4bjyPjs7Vd8pZGH6SRpkNtoIAiw4",
    "BTBZMqHH6r4Tts7J_aSIgg",
)
RFC_SALT, RFC_KEY = "DGv6ra1nlYgDCS1FRnbzlw", "yfWPiYE-n46HLnH0KqZOF1fJJU3MYrct3AELtAQ-oRw"
RFC_BODY = (
    "DGv6ra1nlYgDCS1FRnbzlwAAEABBBP4z9KsN6nGRTbVYI_c7VJSPQTBtkgcy27mlmlMoZIIgDll6e3vCYLocInmYWAmS6TlzAC8wEqKK6PBru3jl7A_"
    "yl95bQpu6cVPTpK4Mqgkf1CXztLVBSt2Ks3oZwbuwXPXLWyouBWLVWGNWQexSgSxsj_Qulcy4a-fN"
)


def test_the_example_of_the_rfc() -> None:
    key = ec.derive_private_key(int.from_bytes(plain(RFC_KEY), "big"), CURVE)
    assert text(encrypted(b"When I grow up, I want to be a watermelon", RFC, plain(RFC_SALT), key)) == RFC_BODY


def test_a_push_arrives_sealed_and_signed(monkeypatch: pytest.MonkeyPatch) -> None:
    take_local_services(monkeypatch)

    async def scene() -> None:
        async with push_service() as service:
            pusher, browser = Pusher(new_private_key(), "https://play.example.org"), Browser(f"{service.url}/a?b=c")
            to = Subscription(**browser.subscription())
            assert await pusher.push(to, b"your turn", topic="XBRFFQ") == "sent"
            push = await service.got.get()
            assert browser.opened(push.body) == b"your turn"
            assert b"your turn" not in push.body
            assert push.path == "/a?b=c"
            assert {name: push.headers[name] for name in ("content-encoding", "ttl", "topic", "urgency")} == {
                "content-encoding": "aes128gcm", "ttl": "86400", "topic": "XBRFFQ", "urgency": "normal",
            }  # fmt: skip
            claims = push.claims(pusher.public_key)
            assert (claims["aud"], claims["sub"]) == (service.url, "https://play.example.org")
            assert 0 < claims["exp"] - time.time() <= 24 * 3600
            await pusher.push(to, b"your turn", topic="XBRFFQ")
            assert (await service.got.get()).body[:16] != push.body[:16], "another salt each time"

    asyncio.run(scene())


@pytest.mark.parametrize(
    ("answer", "outcome"),
    [
        (b"HTTP/1.1 201 Created\r\n\r\n", "sent"),
        (b"HTTP/1.1 202 Accepted\r\n\r\n", "sent"),
        (b"HTTP/1.1 404 Not Found\r\n\r\n", "gone"),
        (b"HTTP/1.1 410 Gone\r\n\r\n", "gone"),
        (b"HTTP/1.1 429 Too Many Requests\r\n\r\n", "failed"),
        (b"HTTP/1.1 301 Moved\r\nlocation: http://127.0.0.1/\r\n\r\n", "failed"),
        (b"HTTP/1.1 500 Oh\r\n\r\n", "failed"),
        (b"", "failed"),
        (b"\r\n", "failed"),
        (b"SSH-2.0-OpenSSH_9\r\n", "failed"),
        (b"x" * 200_000, "failed"),
    ],
)
def test_what_services_answer(
    monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture, answer: bytes, outcome: str
) -> None:
    take_local_services(monkeypatch)
    caplog.set_level(logging.DEBUG, "halfsaid")

    async def scene() -> None:
        async with push_service() as service:
            service.answers["/secret-path"] = answer
            to = Subscription(**Browser(f"{service.url}/secret-path").subscription())
            assert await Pusher(new_private_key()).push(to, b"", topic="A") == outcome

    asyncio.run(scene())
    assert "secret-path" not in caplog.text


def test_nobody_there_and_no_answer_are_failures(monkeypatch: pytest.MonkeyPatch) -> None:
    take_local_services(monkeypatch)
    monkeypatch.setattr("halfsaid.webpush._PATIENCE", 0.2)

    async def scene() -> None:
        pusher = Pusher(new_private_key())
        with socket.create_server(("127.0.0.1", 0)) as silent:
            port = silent.getsockname()[1]
            to = Subscription(**Browser(f"http://127.0.0.1:{port}/").subscription())
            assert await pusher.push(to, b"", topic="A") == "failed", "nobody answers"
        assert await pusher.push(to, b"", topic="A") == "failed", "nobody is there"

    asyncio.run(scene())


@pytest.mark.parametrize(
    "endpoint",
    [
        "",
        "push.example.net",
        "http://push.example.net/",
        "ftp://push.example.net/",
        "https:///push",
        "https://localhost/",
        "https://intranet/",
        "https://127.0.0.1/",
        "https://127.1/",
        "https://0x7f000001/",
        "https://2130706433/",
        "https://10.0.0.0x1/",
        "https://[::1]/",
        "https://push.example.net:22/",
        "https://push.example.net:99999/",
        "https://me@push.example.net/",
        "https://push.example.net@evil.example/",
        "https://push.example.net/a b",
        "https://push.example.net/\r\nhost: evil",
        "https://push.example.net/\u00e9",
        "https://push.example.net/" + "x" * 1024,
    ],
)
def test_only_https_to_named_services(endpoint: str) -> None:
    with pytest.raises(BadSubscription):
        check_subscription(Subscription(endpoint, RFC.p256dh, RFC.auth))


@pytest.mark.parametrize(
    ("p256dh", "auth"),
    [
        ("", RFC.auth),
        (RFC.p256dh[:-2], RFC.auth),
        (text(b"\x04" + bytes(64)), RFC.auth),
        ("é", RFC.auth),
        ("A" * 300, RFC.auth),
        (RFC.p256dh, ""),
        (RFC.p256dh, RFC.p256dh),
    ],
)
def test_keys_that_are_none(p256dh: str, auth: str) -> None:
    with pytest.raises(BadSubscription):
        check_subscription(Subscription(RFC.endpoint, p256dh, auth))


def test_real_services_are_taken() -> None:
    for endpoint in (
        "https://fcm.googleapis.com/fcm/send/abc:APA91b",
        "https://updates.push.services.mozilla.com/wpush/v2/gAAAA",
        "https://web.push.apple.com/QGuQyavXutnMH",
        "https://wns2-par02p.notify.windows.com:443/w/?token=BQYAAA%3d",
    ):
        check_subscription(Subscription(endpoint, RFC.p256dh, RFC.auth))


@pytest.mark.parametrize(
    ("address", "public"),
    [
        ("8.8.8.8", True),
        ("2a00:1450:4001:81b::200a", True),
        ("127.0.0.1", False),
        ("10.1.2.3", False),
        ("172.16.0.1", False),
        ("192.168.1.1", False),
        ("169.254.169.254", False),
        ("100.64.0.1", False),
        ("0.0.0.0", False),  # noqa: S104
        ("224.0.0.1", False),
        ("255.255.255.255", False),
        ("::1", False),
        ("::", False),
        ("fe80::1%eth0", False),
        ("fc00::1", False),
        ("ff02::1", False),
        ("::ffff:127.0.0.1", False),
        ("::ffff:8.8.8.8", True),
        ("64:ff9b::7f00:1", False),
        ("64:ff9b::a9fe:a9fe", False),
        ("2002:7f00:1::", False),
        ("2001:0:4136:e378:8000:63bf:3fff:fdd2", False),
    ],
)
def test_which_addresses_are_public(address: str, public: bool) -> None:
    assert is_public(address) is public


def connections_tried(monkeypatch: pytest.MonkeyPatch, *found: str) -> list[tuple[str, int]]:
    """Let every name lead to these addresses, and note where connections would go. None is made."""
    tried: list[tuple[str, int]] = []

    async def look_up(*_: Any, **__: Any) -> list[Any]:
        return [(0, 1, 6, "", (address, 443)) for address in found]

    async def connect(_: Any, host: str, port: int, **__: Any) -> None:
        tried.append((host, port))
        raise httpcore.ConnectError

    monkeypatch.setattr(asyncio.base_events.BaseEventLoop, "getaddrinfo", look_up)
    monkeypatch.setattr(AutoBackend, "connect_tcp", connect)
    return tried


def test_a_name_that_leads_inside_is_not_followed(monkeypatch: pytest.MonkeyPatch) -> None:
    """The address that counts is the one that the name has when something is sent, not when it was subscribed."""
    tried = connections_tried(monkeypatch, "10.0.0.7", "::1")
    assert asyncio.run(Pusher(new_private_key()).push(RFC, b"", topic="A")) == "failed"
    assert tried == []


def test_the_connection_goes_to_the_address_that_was_looked_at(monkeypatch: pytest.MonkeyPatch) -> None:
    tried = connections_tried(monkeypatch, "127.0.0.1", "8.8.8.8")
    assert asyncio.run(Pusher(new_private_key()).push(RFC, b"", topic="A")) == "failed"
    assert tried == [("8.8.8.8", 443)]


def test_tls_and_host_name_the_service_not_the_address(monkeypatch: pytest.MonkeyPatch) -> None:
    """The connection goes to an address, but the service that answers must prove the name."""
    take_local_services(monkeypatch)

    async def look_up(*_: Any, **__: Any) -> list[Any]:
        return [(0, 1, 6, "", ("127.0.0.1", 0))]

    async def pushed(certified: str) -> tuple[str, str | None]:
        """(the outcome, the host asked for) of a push to push.example.net, which shows a certificate of this name."""
        async with push_service(certified) as service:
            with monkeypatch.context() as patch:
                patch.setattr(asyncio.get_running_loop(), "getaddrinfo", look_up)
                patch.setattr("ssl.create_default_context", lambda: service.trusted_by)
                pusher = Pusher(new_private_key())
                to = Subscription(**Browser(f"https://push.example.net:{service.port}/box").subscription())
                outcome = await pusher.push(to, b"", topic="A")
            return outcome, None if service.got.empty() else service.got.get_nowait().headers["host"].partition(":")[0]

    assert asyncio.run(pushed("push.example.net")) == ("sent", "push.example.net")
    assert asyncio.run(pushed("somebody-else.example")) == ("failed", None)
