"""Writes the types of the wire as TypeScript, from the structs that the server decodes and encodes.

python -m halfsaid.server.typescript > web/src/wire.ts
"""

import re
import sys
from collections.abc import Iterable, Iterator
from inspect import cleandoc
from typing import Any, get_args

import msgspec
from msgspec import NODEFAULT
from msgspec import inspect as told

from halfsaid.replays import Happening
from halfsaid.rules import Begins, Choice, ClueKind, EditionId, Move, Phase, Reason
from halfsaid.rules.editions import EDITIONS, Edition, Options, effective_options
from halfsaid.server.endpoints import answers, bodies
from halfsaid.tables.acts import Ask, BotReason, OptionValue, Reaction
from halfsaid.tables.table import Stage
from halfsaid.tables.wire import FromClient, FromServer

COMMAND = "python -m halfsaid.server.typescript > web/src/wire.ts"

_Names = list[tuple[told.Type, str]]  # a type cannot be a dictionary's key
_WIDTH = 80
_HEAD = f"// The wire, generated from the Python definitions. Do not edit; run:\n// {COMMAND}\n"

# The names that the Python code has for these types. A struct alone does not tell them.
_NAMED: dict[str, Any] = {  # Any: what msgspec takes for a type
    "FromClient": FromClient,
    "FromServer": FromServer,
    "Ask": Ask,
    "Move": Move,
    "Choice": Choice,
    "EditionId": EditionId,
    "Phase": Phase,
    "Stage": Stage,
    "Reason": Reason,
    "ClueKind": ClueKind,
    "Begins": Begins,
    "BotReason": BotReason,
    "Reaction": Reaction,
    "OptionValue": OptionValue,
    "Happening": Happening,
}
_TRAITS = ("players", "ends_by", "pays_bonus", "clue_before_hand", "pairs", "has_variants")  # of an edition
_SIMPLE: dict[type[told.Type], str] = {
    told.AnyType: "unknown",
    told.NoneType: "null",
    told.BoolType: "boolean",
    told.IntType: "number",
    told.FloatType: "number",
    told.StrType: "string",
}


def structs_in(kinds: Iterable[Any]) -> dict[str, told.StructType]:  # Any: what msgspec takes for a type
    """Return every struct in these types, however deep, by name."""
    found: dict[str, told.StructType] = {}
    for kind in kinds:
        for struct in _structs(told.type_info(kind)):
            same = found.setdefault(struct.cls.__name__, struct)
            if same.cls is not struct.cls:
                raise TypeError(f"two structs on the wire are called {struct.cls.__name__}")
    return found


def typescript() -> str:
    sent, received = structs_in([FromClient, *bodies()]), structs_in([FromServer, *answers()])
    structs = structs_in([FromClient, FromServer, *bodies(), *answers()])
    names = [(told.type_info(kind), name) for name, kind in _NAMED.items()]
    parts = [_alias(name, kind, names) for name, kind in _NAMED.items()]
    parts += [_interface(struct, names, name in sent and name not in received) for name, struct in structs.items()]
    return "\n".join([_HEAD, *parts, _editions()])


def _editions() -> str:
    """Return the traits of the editions, so that no client has to know a rule."""
    lines = [f"  {name}: {_edition(edition)}," for name, edition in EDITIONS.items()]
    head = "/** The editions: their traits, and what is published for each number of players. */"
    return "\n".join([head, "export const EDITIONS = {", *lines, "} as const;", ""])


def _edition(edition: Edition) -> str:
    """Return one edition as an object: its traits and options, then one line for each number of players."""
    traits = [f"    {name}: {_json(getattr(edition, name))}," for name in _TRAITS]
    options = f"    options: {_json(_usual_options(edition))},"
    tables = [f"      {players}: {_json(_table(edition, players))}," for players in edition.players]
    return "\n".join(["{", *traits, options, "    tables: {", *tables, "    },", "  }"])


def _usual_options(edition: Edition) -> Options:
    return effective_options(edition, edition.players[-1])


def _table(edition: Edition, players: int) -> dict[str, object]:
    """Return the traits that depend on the number of players, with the options where these differ."""
    options = effective_options(edition, players)
    return {
        "smallest_deck": edition.smallest_deck(players),
        "hand_in_count": edition.hand_in_count(players),
        "most_votes": edition.most_votes(players),
        **({} if options == _usual_options(edition) else {"options": options}),
    }


def _structs(kind: told.Type) -> Iterator[told.StructType]:
    if isinstance(kind, told.StructType):
        yield kind
    for inner in _inside(kind):
        yield from _structs(inner)


def _inside(kind: told.Type) -> tuple[told.Type, ...]:  # noqa: PLR0911  # a line for each
    match kind:
        case told.StructType():
            return tuple(field.type for field in kind.fields)
        case told.UnionType():
            return kind.types
        case told.VarTupleType() | told.ListType() | told.CollectionType():
            return (kind.item_type,)
        case told.TupleType():
            return kind.item_types
        case told.DictType():
            return (kind.key_type, kind.value_type)
        case told.Metadata():
            return (kind.type,)
    return ()


def _alias(name: str, kind: Any, names: _Names) -> str:  # Any: what msgspec takes for a type
    known = told.type_info(kind)
    if isinstance(known, told.LiteralType):
        choices = [_json(value) for value in get_args(kind)]  # msgspec sorts them; we have an order
    else:
        choices = _choices(known, [(other, said) for other, said in names if other != known])
    return _broken(f"export type {name} =", choices, "") + "\n"


def _interface(struct: told.StructType, names: _Names, only_sent: bool) -> str:
    lines = [f"/** {_first_line(struct.cls)} */"] if struct.cls.__dict__.get("__doc__") else []
    lines.append(f"export interface {struct.cls.__name__} {{")
    if struct.tag_field is not None:
        lines.append(f"  readonly {struct.tag_field}: {_json(struct.tag)};")
    for field in struct.fields:
        mark = "?" if _may_be_missing(struct, field, only_sent) else ""
        lines.append(_broken(f"  readonly {field.encode_name}{mark}:", _choices(field.type, names), "  "))
    return "\n".join([*lines, "}", ""])


def _may_be_missing(struct: told.StructType, field: told.Field, only_sent: bool) -> bool:
    """Whether the client may leave this field out, or must expect that it is missing.

    A struct that goes both ways has all its fields: an answer has, unless it omits defaults, and a client may send all.
    """
    if field.required:
        return False
    unset = field.default is NODEFAULT and field.default_factory is NODEFAULT
    return unset or only_sent or struct.cls.__struct_config__.omit_defaults


def _choices(kind: told.Type, names: _Names) -> list[str]:
    """Return the members of a union. Any other type has one member, itself."""
    for known, name in names:
        if kind == known:
            return [name]
    if isinstance(kind, told.LiteralType):
        return [_json(value) for value in kind.values]
    if isinstance(kind, told.UnionType):
        return list(dict.fromkeys(choice for each in kind.types for choice in _choices(each, names)))
    return [_single(kind, names)]


def _single(kind: told.Type, names: _Names) -> str:
    if type(kind) in _SIMPLE:
        return _SIMPLE[type(kind)]
    match kind:
        case told.StructType():
            return kind.cls.__name__
        case told.VarTupleType() | told.ListType() | told.CollectionType():
            choices = _choices(kind.item_type, names)
            item = " | ".join(choices)
            plain = len(choices) == 1 and not item.startswith("readonly ")
            return f"readonly {item}[]" if plain else f"readonly ({item})[]"
        case told.TupleType():
            return f"readonly [{', '.join(' | '.join(_choices(item, names)) for item in kind.item_types)}]"
        case told.DictType():
            key, value = (" | ".join(_choices(each, names)) for each in (kind.key_type, kind.value_type))
            return f"Readonly<Record<{key}, {value}>>"
        case told.Metadata(extra={"part_of": whole}):
            return f"Partial<{whole.__name__}>"
    raise TypeError(f"{kind} has no TypeScript yet")


def _broken(start: str, choices: list[str], indent: str) -> str:
    """Return a declaration on one line or two, else with one choice on each line."""
    rest = f"{' | '.join(choices)};"
    for line in (f"{start} {rest}", f"{start}\n{indent}  {rest}"):
        if all(len(part) <= _WIDTH for part in line.splitlines()):
            return line
    return "\n".join([start, *(f"{indent}  | {choice}" for choice in choices)]) + ";"


def _first_line(cls: type) -> str:
    line = cleandoc(cls.__doc__ or "").splitlines()[0]
    return re.sub(r"\bNone\b", "null", line).replace("*/", "* /")


def _json(value: object) -> str:
    return msgspec.json.encode(value).decode()


if __name__ == "__main__":
    sys.stdout.write(typescript())
