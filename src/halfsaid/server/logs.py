"""Logs: plain words on a terminal, else JSON lines.

What people send is never logged: neither names, clues, keys nor addresses' queries.
"""

import json
import logging
import sys
from typing import TextIO


class JsonLines(logging.Formatter):
    """One object a line; line breaks and control characters in a message cannot forge another."""

    def format(self, record: logging.LogRecord) -> str:
        line = {
            "at": self.formatTime(record, "%Y-%m-%dT%H:%M:%S%z"),
            "level": record.levelname.lower(),
            "where": record.name,
            "what": record.getMessage(),
        }
        if record.exc_info:
            line["trace"] = self.formatException(record.exc_info)
        return json.dumps(line)  # in ASCII: no other character that somewhere counts as a line break, no half one


class PlainWords(logging.Formatter):
    """The time and what there is to say, for the person at the terminal."""

    def format(self, record: logging.LogRecord) -> str:
        said = "".join(mark if mark.isprintable() else "\ufffd" for mark in record.getMessage())
        trace = f"\n{self.formatException(record.exc_info)}" if record.exc_info else ""
        return f"  {self.formatTime(record, '%H:%M:%S')}  {said}{trace}"


def log_to(stream: TextIO = sys.stderr, level: str = "info") -> None:
    """From now on everything that is logged goes there; of other people's libraries only warnings.

    With less, uvicorn tells every address it is asked for, and every word of every WebSocket: keys, hands, votes.
    """
    handler = logging.StreamHandler(stream)
    handler.setFormatter(PlainWords() if stream.isatty() else JsonLines())
    wanted = logging.getLevelNamesMapping()[level.upper()]
    logging.basicConfig(handlers=[handler], level=max(wanted, logging.WARNING), force=True)
    logging.getLogger("halfsaid").setLevel(wanted)
