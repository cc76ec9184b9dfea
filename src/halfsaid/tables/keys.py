"""Table codes, seat keys and passwords. Of keys and passwords only hashes are kept."""

import hmac
import secrets
from hashlib import scrypt, sha256
from typing import NewType

from halfsaid.lookalikes import as_seen
from halfsaid.spoken import CODE_LENGTH, LETTERS, heard

_LONGEST_TYPED = 64

KeyHash = NewType("KeyHash", str)  # what is kept of a key, and by which its holder is known


def new_code() -> str:
    """Return a new table's code: one of 64 million, and no code tells anything about another."""
    return "".join(secrets.choice(LETTERS) for _ in range(CODE_LENGTH))


def tidy_code(text: str) -> str | None:
    """Return the code that somebody typed, in any case, spacing and script, or in words; None if it cannot be one."""
    if len(text) > _LONGEST_TYPED:
        return None
    code = "".join(as_seen(text.upper()).split())
    return code if len(code) == CODE_LENGTH and set(code) <= set(LETTERS) else heard(text)


def new_key() -> str:
    """Return a secret of 128 random bits: a seat's key, or the token that hands a seat over."""
    return secrets.token_urlsafe(16)


def hash_key(key: str) -> KeyHash:
    """Return what is kept of a key. A key has 128 random bits, so a plain hash cannot be guessed back."""
    return KeyHash(sha256(key.encode(errors="replace")).hexdigest())


def hash_password(password: str) -> str:
    """Return what is kept of a password. Takes some 50 ms on purpose: not on the event loop."""
    salt = secrets.token_hex(16)
    return f"{salt}:{_slow_hash(password, salt)}"


def is_password(password: str, kept: str) -> bool:
    """Whether this is the password. Takes some 50 ms on purpose: not on the event loop."""
    salt, _, digest = kept.partition(":")
    return hmac.compare_digest(_slow_hash(password, salt), digest)


def _slow_hash(password: str, salt: str) -> str:
    return scrypt(password.encode(errors="replace"), salt=salt.encode(), n=2**14, r=8, p=1).hex()
