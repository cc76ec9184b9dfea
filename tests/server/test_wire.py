"""The client's types are the server's: web/src/wire.ts is what the structs say."""

from pathlib import Path

import pytest
from msgspec import Struct

from halfsaid.server.typescript import COMMAND, structs_in, typescript

WIRE = Path(__file__).parent.parent.parent / "web" / "src" / "wire.ts"


def test_the_types_of_the_client_are_up_to_date() -> None:
    if WIRE.read_text(encoding="utf-8") != typescript():
        pytest.fail(f"web/src/wire.ts is not what the structs say; run: {COMMAND}")


def test_a_message_is_told_by_its_tag() -> None:
    assert 'export interface Done {\n  readonly msg: "done";\n' in typescript()
    assert "export type FromClient = Hello | Do;\n" in typescript()


def test_what_may_be_missing_is_optional() -> None:
    written = typescript()
    assert "readonly room?: Room;\n" in written  # UNSET in what the server sends
    assert "readonly hurry?: boolean;\n" in written  # and in what the client sends
    assert "readonly key?: string | null;\n" in written  # a default in what only the client sends
    assert "readonly id: string | null;\n" in written  # a default that the server always writes
    assert "readonly votes?: number;\n" in written  # a default that it leaves out
    assert "readonly absent: number | null;\n" in written  # goes both ways: whole


def test_no_two_structs_share_a_name() -> None:
    def another() -> type[Struct]:
        class Seat(Struct):
            other: int

        return Seat

    with pytest.raises(TypeError, match="two structs on the wire are called Seat"):
        structs_in([another(), another()])
