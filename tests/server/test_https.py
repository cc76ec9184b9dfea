"""https at home: a certificate of the house's own, and the door where devices come to trust it."""

import plistlib
import re
import ssl
import subprocess
from datetime import UTC, datetime, timedelta
from pathlib import Path

import httpx
import pytest
from cryptography import x509

from halfsaid.server.address import BadAuthority, own_names
from halfsaid.server.authority import Authority
from halfsaid.server.settings import Settings
from support.players import Player
from support.processes import first_words, halfsaid
from support.servers import free_port, run

NAMES = {"192.168.1.20", "kitchen", "kitchen.local", "fd00::7"}
NOW = datetime(2026, 11, 17, tzinfo=UTC)


def house(folder: Path) -> x509.Certificate:
    return x509.load_pem_x509_certificate((folder / "house.crt").read_bytes())


def named(folder: Path) -> set[str]:
    names = house(folder).extensions.get_extension_for_class(x509.SubjectAlternativeName).value
    return {str(name.value) for name in names}


def test_it_vouches_for_what_is_at_home_and_for_nothing_else(tmp_path: Path) -> None:
    authority = Authority(tmp_path, "kitchen", NOW)
    assert authority.vouch_for(NAMES | {"8.8.8.8", "bank.example", "2001:db8::1"}, NOW)
    assert named(tmp_path) == NAMES | {"localhost", "127.0.0.1", "::1"}
    constraints = x509.load_pem_x509_certificate((tmp_path / "authority.crt").read_bytes()).extensions
    assert constraints.get_extension_for_class(x509.NameConstraints).critical
    for name in ("authority", "house"):
        assert (tmp_path / f"{name}.key").stat().st_mode & 0o777 == 0o600


def test_it_lasts_and_is_renewed_when_it_must_be(tmp_path: Path) -> None:
    authority = Authority(tmp_path, "kitchen", NOW)
    assert authority.vouch_for(NAMES, NOW)
    first, trusted = house(tmp_path), authority.certificate
    again = Authority(tmp_path, "kitchen", NOW)
    assert not again.vouch_for(NAMES, NOW)
    assert (house(tmp_path), again.certificate) == (first, trusted)
    assert again.vouch_for(NAMES - {"192.168.1.20"} | {"192.168.1.21"}, NOW), "another address"
    later = NOW + timedelta(days=340)
    assert Authority(tmp_path, "kitchen", later).vouch_for(NAMES, later)
    assert not Authority(tmp_path, "kitchen", later).vouch_for(NAMES, later)
    assert house(tmp_path).not_valid_after_utc > later + timedelta(days=300)
    assert Authority(tmp_path, "kitchen", later).certificate == trusted, "devices trust it for years"
    (tmp_path / "house.crt").write_text("torn")
    assert again.vouch_for(NAMES, NOW)


def test_its_folders_are_their_owners_alone(tmp_path: Path) -> None:
    Authority(tmp_path / "data" / "https", "kitchen", NOW)
    assert [(tmp_path / name).stat().st_mode & 0o777 for name in ("data", "data/https")] == [0o700, 0o700]


def test_a_damaged_authority_gets_a_sentence(tmp_path: Path) -> None:
    Authority(tmp_path, "kitchen", NOW)
    (tmp_path / "authority.crt").write_text("torn")
    with pytest.raises(BadAuthority, match=r"^Cannot use the certificates in .* anew\.$"):
        Authority(tmp_path, "kitchen", NOW)


def test_our_names_are_names(tmp_path: Path) -> None:
    names = own_names(Settings(data=tmp_path, host="0.0.0.0", public_url="http://192.168.1.20:8000"))  # noqa: S104
    assert "192.168.1.20" in names
    assert any(name.endswith(".local") for name in names)
    assert not {"", "0.0.0.0"} & names  # noqa: S104


class Home:
    """A house with https, and a browser's eyes on it."""

    def __init__(self, folder: Path) -> None:
        self.folder, self.plain, self.https = folder, free_port(), free_port()
        self.trusting = ssl.create_default_context()

    def serve(self) -> subprocess.Popen[str]:
        ports = ["--port", str(self.plain), "--https-port", str(self.https)]
        server = halfsaid("serve", "--https", "--host", "127.0.0.1", *ports, "--data", str(self.folder))
        first_words(server)
        self.trusting.load_verify_locations(self.folder / "https" / "authority.crt")
        return server

    def get(self, path: str, **headers: str) -> httpx.Response:
        """By plain http, as a phone that knows the machine by its address in the network."""
        host = {"host": f"192.168.1.20:{self.plain}"}
        return httpx.get(f"http://127.0.0.1:{self.plain}{path}", headers={**host, **headers})


def test_a_game_by_https_and_its_door(tmp_path: Path) -> None:
    home = Home(tmp_path)
    with home.serve() as server:
        try:
            run(a_game_by_https(home))
            a_stranger_at_the_door(home)
            what_devices_are_given(home)
        finally:
            server.terminate()
            _, said = server.communicate()
    assert "Traceback" not in said
    assert server.returncode == 0


async def a_game_by_https(home: Home) -> None:
    url = f"https://localhost:{home.https}"
    async with httpx.AsyncClient(base_url=url, verify=home.trusting) as http:
        assert (await http.get("/healthz")).text == "ok"
        seat = (await http.post("/api/tables", json={"name": "Ada"})).json()
        told = (await http.get("/api/address", headers={"host": f"192.168.1.20:{home.https}"})).json()
        assert told == {"url": f"http://192.168.1.20:{home.plain}/"}, "who is invited comes to the door first"
    player = await Player(url, seat["code"], seat["key"]).connect(ssl=home.trusting)
    assert "seq" in await player.do("rename", name="Adele")
    await player.disconnect()
    with pytest.raises(httpx.ConnectError, match="verify"):
        httpx.get(url)


def a_stranger_at_the_door(home: Home) -> None:
    for path in ("/", "/XBRFFQ", "/XBRFFQ/album", "/trust"):
        door = home.get(path, **{"accept-language": "fr-CH, en;q=0.8"})
        assert f'<html lang="fr" data-port="{home.https}">' in door.text
        assert "'unsafe" not in door.headers["content-security-policy"]
    assert 'lang="ro"' in home.get("/", **{"accept-language": "ro"}).text
    assert 'lang="de"' in home.get("/", **{"accept-language": "de-CH"}).text
    assert 'lang="en"' in home.get("/", **{"accept-language": "sv"}).text
    plain = [
        home.get("/XBRFFQ", cookie="halfsaid_plain=1"),
        home.get("/tv/XBRFFQ"),
        home.get("/api/decks"),
        home.get("/XBRFFQ", host="localhost"),
    ]
    assert not any("data-port" in answer.text for answer in plain), "in without, or never stopped"


def what_devices_are_given(home: Home) -> None:
    certificate = home.get("/trust/halfsaid.crt")
    assert certificate.headers["content-type"] == "application/x-x509-ca-cert"
    trusted = x509.load_der_x509_certificate(certificate.content)
    assert trusted == x509.load_pem_x509_certificate((home.folder / "https" / "authority.crt").read_bytes())
    profile = plistlib.loads(home.get("/trust/halfsaid.mobileconfig").content)
    assert profile["PayloadContent"][0]["PayloadContent"] == certificate.content
    for link in re.findall(r'(?:href|src)="(/[^"]+)"', home.get("/").text):
        assert home.get(link, cookie="halfsaid_plain=1").status_code in (200, 503), link
    here = httpx.get(f"https://localhost:{home.https}/trust/here", verify=home.trusting)
    assert here.headers["cross-origin-resource-policy"] == "cross-origin"
