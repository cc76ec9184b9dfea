"""Table codes, seat keys and passwords. Only hashes of keys and passwords are kept."""

import hmac
import secrets
from hashlib import scrypt, sha256

from halfsaid.lookalikes import as_seen
from halfsaid.spoken import CODE_LENGTH, LETTERS, heard
from halfsaid.tables.acts import KeyHash

_LONGEST_TYPED = 64


def new_code() -> str:
    """Return a random code for a new table, one of 64 million."""
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
    """Return the hash of a key. A key has 128 random bits, so a fast hash is enough."""
    return KeyHash(sha256(key.encode(errors="replace")).hexdigest())


def hash_password(password: str) -> str:
    """Return the salted hash of a password. It takes some 50 ms on purpose: do not call it on the event loop."""
    salt = secrets.token_hex(16)
    return f"{salt}:{_slow_hash(password, salt)}"


def is_password(password: str, kept: str) -> bool:
    """Whether this is the password. It takes some 50 ms on purpose: do not call it on the event loop."""
    salt, _, digest = kept.partition(":")
    return hmac.compare_digest(_slow_hash(password, salt), digest)


def _slow_hash(password: str, salt: str) -> str:
    return scrypt(password.encode(errors="replace"), salt=salt.encode(), n=2**14, r=8, p=1).hex()
