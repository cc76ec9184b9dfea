"""The process in which strangers' files are decoded: python -m halfsaid.pictures.decoder

It reads orders from standard input and writes the outcome of each to standard output. Its memory and its time for one
picture are limited, it may write no file, and it holds no secrets: a hostile file that takes it over gains nothing.
"""

import os
import sys
from contextlib import suppress
from types import ModuleType
from typing import IO

import msgspec
from msgspec import Struct

from halfsaid.pictures.prints import BadPicture, Inspected, PictureProblem, Print, Wish, problem

try:
    import resource
except ImportError:  # Windows, where a decoder is only killed when it takes too long
    resource = None  # type: ignore[assignment]

MEMORY = 448 * 1024**2  # bytes of address space beyond the program's own; it uses less than 400 MiB of them
SECONDS = 20  # of the processor, for one picture
_CALM = 10  # niceness


class Order(Struct, frozen=True):
    """A file to make a card of, or only to inspect."""

    content: bytes
    wish: Wish = Wish()
    only_inspect: bool = False


Outcome = Print | Inspected | PictureProblem

order_decoder = msgspec.msgpack.Decoder(Order)
outcome_decoder = msgspec.msgpack.Decoder(Outcome)
encode = msgspec.msgpack.Encoder().encode


def send(stream: IO[bytes], message: Order | Outcome) -> None:
    data = encode(message)
    stream.write(len(data).to_bytes(4))
    stream.write(data)
    stream.flush()


def receive(stream: IO[bytes]) -> bytes | None:
    """Return the next message, or None if the other side is gone."""
    head = stream.read(4)
    length = int.from_bytes(head)
    data = stream.read(length) if len(head) == 4 else b""
    return data if len(head) == 4 and len(data) == length else None


def main() -> None:
    """Do orders until there are no more."""
    orders, outcomes = sys.stdin.buffer, os.fdopen(os.dup(sys.stdout.fileno()), "wb")
    os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())  # a library may print something
    from halfsaid.pictures import developing  # noqa: PLC0415  # now that libraries cannot print into our answers

    _limit()
    while (data := receive(orders)) is not None:
        _allow_seconds()
        send(outcomes, _outcome(developing, order_decoder.decode(data)))


def _outcome(developing: ModuleType, order: Order) -> Outcome:
    made: Outcome
    try:
        if order.only_inspect:
            made = developing.inspect(order.content)
        else:
            made = developing.develop(order.content, order.wish)
    except BadPicture as bad:
        return bad.problem
    except MemoryError:
        return problem("memory")
    return made


def _limit() -> None:
    if resource is None:
        return
    with suppress(OSError):  # a filter of system calls may forbid it
        os.nice(_CALM)
    resource.setrlimit(resource.RLIMIT_CORE, (0, 0))
    resource.setrlimit(resource.RLIMIT_FSIZE, (0, 0))
    most = _addresses() + MEMORY
    resource.setrlimit(resource.RLIMIT_AS, (most, most))


def _addresses() -> int:
    """Return the size of this process's address space by now; except on Linux, more than it can have."""
    try:
        with open("/proc/self/statm") as told:  # noqa: PTH123  # before anything else is read
            return int(told.read().split()[0]) * resource.getpagesize()
    except OSError:
        return 2 * MEMORY


def _allow_seconds() -> None:
    if resource is not None:
        used = resource.getrusage(resource.RUSAGE_SELF)
        seconds = int(used.ru_utime + used.ru_stime) + SECONDS
        resource.setrlimit(resource.RLIMIT_CPU, (seconds, resource.getrlimit(resource.RLIMIT_CPU)[1]))


if __name__ == "__main__":
    main()
