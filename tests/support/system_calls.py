"""The system calls that systemd's groups stand for, and a way to run a command without them.

    python system_calls.py UNIT COMMAND...

Runs the command as systemd would, under the unit's filter of system calls. The groups are those of systemd 252
(`systemd-analyze syscall-filter`), with the groups within them spelled out, as far as the unit names them.
"""

import ctypes
import ctypes.util
import errno
import os
import sys
from pathlib import Path

_GROUPS = Path(__file__).parent / "system_calls.txt"

_KILL = 0x80000000
_ALLOW = 0x7FFF0000
_FAIL = 0x00050000
_UNKNOWN = -1  # a call of another kind of processor


class Unit:
    """A unit's lines; of a directive that is there several times, all values in order."""

    def __init__(self, file: Path) -> None:
        self.lines = [
            line.partition("=")[::2] for line in file.read_text(encoding="utf-8").splitlines() if line[:1].isalpha()
        ]

    def values(self, name: str) -> list[str]:
        return [value for known, value in self.lines if known == name]


def allowed_calls(unit: Unit) -> set[str]:
    """Return the allowed calls after each line has added some or, with a tilde, removed some."""
    groups = {name: set(calls.split()) for name, calls in _group_lines()}
    allowed: set[str] = set()
    for value in unit.values("SystemCallFilter"):
        named = set[str]().union(*(groups[group] for group in value.removeprefix("~").split()))
        allowed = allowed - named if value.startswith("~") else allowed | named
    return allowed


def _group_lines() -> list[tuple[str, str]]:
    lines = [line.partition(":") for line in _GROUPS.read_text().splitlines() if line.startswith("@")]
    return [(name, calls) for name, _, calls in lines]


def library() -> ctypes.CDLL | None:
    """libseccomp, if this system has it."""
    name = ctypes.util.find_library("seccomp")
    return ctypes.CDLL(name, use_errno=True) if name else None


def confine(seccomp: ctypes.CDLL, unit: Unit) -> None:
    """Limit this process, and programs that it becomes, to what the unit allows."""
    seccomp.seccomp_init.restype = ctypes.c_void_p
    seccomp.seccomp_rule_add.argtypes = [ctypes.c_void_p, ctypes.c_uint32, ctypes.c_int, ctypes.c_uint]
    seccomp.seccomp_load.argtypes = [ctypes.c_void_p]
    number = unit.values("SystemCallErrorNumber")
    filtering = seccomp.seccomp_init(_FAIL | getattr(errno, number[-1]) if number else _KILL)
    for name in sorted(allowed_calls(unit)):
        call = seccomp.seccomp_syscall_resolve_name(name.encode())
        if call != _UNKNOWN and seccomp.seccomp_rule_add(filtering, _ALLOW, call, 0):
            raise OSError(f"{name} cannot be allowed")
    if seccomp.seccomp_load(filtering):
        raise OSError("the filter cannot be set")


def main(unit: str, *command: str) -> None:
    seccomp = library()
    assert seccomp is not None
    confine(seccomp, Unit(Path(unit)))
    os.execv(command[0], command)  # noqa: S606


if __name__ == "__main__":
    main(*sys.argv[1:])
