"""A certificate authority of one's own, for a server without a public name that a public authority could certify.

Its certificates are valid in home networks only: even with its key nobody could pretend to be a bank on a phone that
trusts it.
"""

import ssl
from collections.abc import Iterator
from contextlib import contextmanager, suppress
from datetime import UTC, datetime, timedelta
from ipaddress import IPv4Address, IPv6Address, ip_address, ip_network
from pathlib import Path
from secrets import token_hex

from cryptography import x509
from cryptography.hazmat.primitives import hashes
from cryptography.hazmat.primitives.asymmetric import ec
from cryptography.hazmat.primitives.serialization import Encoding, NoEncryption, PrivateFormat, load_pem_private_key
from cryptography.x509.oid import ExtendedKeyUsageOID, NameOID
from msgspec import Struct

from halfsaid.files import whole_file
from halfsaid.server.address import BadAuthority

# Names and addresses of home networks. A server with a public name gets its certificate from a public authority.
HOME_NETWORKS = tuple(
    ip_network(network)
    for network in (
        "10.0.0.0/8", "172.16.0.0/12", "192.168.0.0/16", "169.254.0.0/16", "100.64.0.0/10", "127.0.0.0/8",
        "fc00::/7", "fe80::/10", "::1/128",
    )
)  # fmt: skip
HOME_NAMES = ("localhost", "local", "home.arpa", "internal", "lan", "home")

_AUTHORITY_LASTS = timedelta(days=3650)
_CERTIFICATE_LASTS = timedelta(days=365)  # browsers take no more than 398 days, or 825 of an authority of one's own
_RENEWED_BEFORE = timedelta(days=30)
_AGO = timedelta(days=2)  # how long before now validity begins, because devices' clocks differ


class _Pair(Struct, frozen=True):
    """A certificate and its key."""

    certificate: x509.Certificate
    key: ec.EllipticCurvePrivateKey

    def is_good(self, now: datetime) -> bool:
        return now < self.certificate.not_valid_after_utc - _RENEWED_BEFORE


class Authority:
    """An authority kept in a folder: devices are to trust `authority.crt`; it has signed `house.crt`."""

    def __init__(self, folder: Path, host: str, now: datetime | None = None) -> None:
        """Read it from the folder or create it there, or raise BadAuthority. `host`: this machine's name."""
        self._folder = folder
        now = now or datetime.now(UTC)
        with _trouble(folder):
            folder.parent.mkdir(mode=0o700, parents=True, exist_ok=True)
            folder.mkdir(mode=0o700, exist_ok=True)
            known = self._read("authority")
            is_good = known is not None and known.is_good(now)
            self._own = known if known and is_good else self._write("authority", _new_authority(host, now))
        self.context = ssl.SSLContext(ssl.PROTOCOL_TLS_SERVER)
        self.context.set_alpn_protocols(["http/1.1"])
        self._is_loaded = False

    @property
    def certificate(self) -> bytes:
        """The certificate that devices are to trust, in DER, which all of them read."""
        return self._own.certificate.public_bytes(Encoding.DER)

    @property
    def fingerprint(self) -> str:
        """The first half of the certificate's hash, by which people can recognize it."""
        return self._own.certificate.fingerprint(hashes.SHA256())[:16].hex(":").upper()

    @property
    def name(self) -> str:
        return str(self._own.certificate.subject.get_attributes_for_oid(NameOID.COMMON_NAME)[0].value)

    def vouch_for(self, names: set[str], now: datetime | None = None) -> bool:
        """Give the context a valid certificate for the home names among these. Return whether it is a new one."""
        now = now or datetime.now(UTC)
        wanted = {name for name in names if self._may(name)} | {"localhost", "127.0.0.1", "::1"}
        with _trouble(self._folder):
            known = self._read("house")
            fits = known is not None and known.is_good(now) and _names_of(known) == wanted and self._made(known)
            if not fits:
                self._write("house", self._issue(wanted, now))
            if not (fits and self._is_loaded):
                # New connections get it; open ones are not affected.
                self.context.load_cert_chain(self._folder / "house.crt", self._folder / "house.key")
                self._is_loaded = True
        return not fits

    def _may(self, name: str) -> bool:
        """Whether the authority's certificate permits this name."""
        constraints = self._own.certificate.extensions.get_extension_for_class(x509.NameConstraints).value
        permitted = {str(each.value) for each in constraints.permitted_subtrees or ()}
        if (address := _address(name)) is not None:
            return any(address in network for network in HOME_NETWORKS)
        return any(name == each or name.endswith(f".{each}") for each in permitted)

    def _made(self, known: _Pair) -> bool:
        return known.certificate.issuer == self._own.certificate.subject

    def _issue(self, names: set[str], now: datetime) -> _Pair:
        key = ec.generate_private_key(ec.SECP256R1())
        own = self._own.certificate
        builder = (
            _builder(x509.Name([]), own.subject, key, now, _CERTIFICATE_LASTS)
            .add_extension(x509.SubjectAlternativeName([_general_name(name) for name in sorted(names)]), critical=True)
            .add_extension(x509.BasicConstraints(ca=False, path_length=None), critical=True)
            .add_extension(x509.ExtendedKeyUsage([ExtendedKeyUsageOID.SERVER_AUTH]), critical=False)
            .add_extension(_usage(signs_certificates=False), critical=True)
            .add_extension(
                x509.AuthorityKeyIdentifier.from_issuer_public_key(self._own.key.public_key()), critical=False
            )
        )
        return _Pair(builder.sign(self._own.key, hashes.SHA256()), key)

    def _read(self, name: str) -> _Pair | None:
        # A damaged house.crt is made again. The authority is not: devices trust the one they know.
        with suppress(FileNotFoundError, *((ValueError,) if name == "house" else ())):
            certificate = x509.load_pem_x509_certificate((self._folder / f"{name}.crt").read_bytes())
            key = load_pem_private_key((self._folder / f"{name}.key").read_bytes(), None)
            if not isinstance(key, ec.EllipticCurvePrivateKey) or key.public_key() != certificate.public_key():
                raise ValueError(f"{name}.key is not the key of {name}.crt")
            return _Pair(certificate, key)
        return None

    def _write(self, name: str, pair: _Pair) -> _Pair:
        with whole_file(self._folder / f"{name}.key", private=True) as file:
            file.write(pair.key.private_bytes(Encoding.PEM, PrivateFormat.PKCS8, NoEncryption()))
        with whole_file(self._folder / f"{name}.crt") as file:
            file.write(pair.certificate.public_bytes(Encoding.PEM))
        return pair


@contextmanager
def _trouble(folder: Path) -> Iterator[None]:
    """Turn errors with the files into one BadAuthority."""
    try:
        yield
    except (OSError, ValueError) as error:
        why = error.strerror if isinstance(error, OSError) and error.strerror else "one of its files is damaged"
        raise BadAuthority(
            f"Cannot use the certificates in '{folder}': {why}. "
            "If that folder is removed, new ones are made, and every device must trust them anew."
        ) from None


def _new_authority(host: str, now: datetime) -> _Pair:
    key = ec.generate_private_key(ec.SECP256R1())
    # The random number keeps names apart: a device that trusts two authorities of one name confuses them.
    name = x509.Name([x509.NameAttribute(NameOID.COMMON_NAME, f"Halfsaid at {host} ({token_hex(3)})")])
    permitted = [*map(x509.DNSName, (*HOME_NAMES, host)), *map(x509.IPAddress, HOME_NETWORKS)]
    builder = (
        _builder(name, name, key, now, _AUTHORITY_LASTS)
        .add_extension(x509.BasicConstraints(ca=True, path_length=0), critical=True)
        .add_extension(x509.NameConstraints(permitted, None), critical=True)
        .add_extension(_usage(signs_certificates=True), critical=True)
    )
    return _Pair(builder.sign(key, hashes.SHA256()), key)


def _builder(
    subject: x509.Name, issuer: x509.Name, key: ec.EllipticCurvePrivateKey, now: datetime, lasts: timedelta
) -> x509.CertificateBuilder:
    return (
        x509.CertificateBuilder()
        .subject_name(subject)
        .issuer_name(issuer)
        .public_key(key.public_key())
        .serial_number(x509.random_serial_number())
        .not_valid_before(now - _AGO)
        .not_valid_after(now + lasts)
        .add_extension(x509.SubjectKeyIdentifier.from_public_key(key.public_key()), critical=False)
    )


def _usage(*, signs_certificates: bool) -> x509.KeyUsage:
    return x509.KeyUsage(
        digital_signature=not signs_certificates,
        key_cert_sign=signs_certificates,
        crl_sign=signs_certificates,
        content_commitment=False,
        key_encipherment=False,
        data_encipherment=False,
        key_agreement=False,
        encipher_only=False,
        decipher_only=False,
    )


def _names_of(pair: _Pair) -> set[str]:
    with suppress(x509.ExtensionNotFound):
        names = pair.certificate.extensions.get_extension_for_class(x509.SubjectAlternativeName).value
        return {str(name.value) for name in names}
    return set()


def _general_name(name: str) -> x509.GeneralName:
    address = _address(name)
    return x509.DNSName(name) if address is None else x509.IPAddress(address)


def _address(name: str) -> IPv4Address | IPv6Address | None:
    try:
        return ip_address(name)
    except ValueError:
        return None
