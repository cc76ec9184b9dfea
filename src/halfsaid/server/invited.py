"""Invitations of a server's owner to bring pictures: a secret each, of which only the hash is kept."""

import time
from hashlib import sha256
from pathlib import Path
from secrets import token_urlsafe

import msgspec
from msgspec import Struct

from halfsaid.files import whole_file

_FILE = "invitations.json"
_LONGEST = 128


class UploadInvitation(Struct, frozen=True, omit_defaults=True):
    """An invitation as it is kept."""

    hash: str
    until: float  # in seconds since 1970
    note: str = ""  # for whom it is, as the owner says


class UploadInvitations:
    """The invitations in one data folder. Each may be used at any number of tables while it is valid."""

    def __init__(self, data: Path) -> None:
        self._path = data / _FILE

    def all(self) -> tuple[UploadInvitation, ...]:
        """Return the invitations that are still valid."""
        try:
            kept = msgspec.json.decode(self._path.read_bytes(), type=tuple[UploadInvitation, ...])
        except FileNotFoundError:
            return ()
        return tuple(each for each in kept if each.until > time.time())

    def invite(self, days: float, note: str = "") -> str:
        """A new invitation. Return its secret, which is shown once."""
        secret = token_urlsafe(16)
        self._keep((*self.all(), UploadInvitation(_hash(secret), time.time() + days * 24 * 3600, note)))
        return secret

    def revoke_all(self) -> int:
        """End every invitation. Return how many there were. Tables that showed one keep their pictures."""
        there = len(self.all())
        self._keep(())
        return there

    def opens(self, secret: str) -> bool:
        """Whether this is the secret of a valid invitation."""
        return len(secret) <= _LONGEST and _hash(secret.strip()) in {each.hash for each in self.all()}

    def _keep(self, invitations: tuple[UploadInvitation, ...]) -> None:
        self._path.parent.mkdir(parents=True, exist_ok=True)
        with whole_file(self._path, private=True) as file:
            file.write(msgspec.json.encode(invitations))


def _hash(secret: str) -> str:
    return sha256(secret.encode()).hexdigest()
