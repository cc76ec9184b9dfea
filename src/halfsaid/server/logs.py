"""Logs: plain lines on a terminal, else JSON lines.

What people send is never logged: neither names, clues, keys nor addresses' queries.
"""

import json
import logging
import sys
from typing import TextIO


class JsonLines(logging.Formatter):
    """One JSON object a line. Line breaks in a message cannot forge another line."""

    def format(self, record: logging.LogRecord) -> str:
        line = {
            "at": self.formatTime(record, "%Y-%m-%dT%H:%M:%S%z"),
            "level": record.levelname.lower(),
            "where": record.name,
            "what": record.getMessage(),
        }
        if record.exc_info:
            line["trace"] = self.formatException(record.exc_info)
        return json.dumps(line)  # in ASCII: other line separators and lone surrogates are escaped


class PlainLines(logging.Formatter):
    """The time and the message, for the person at the terminal."""

    def format(self, record: logging.LogRecord) -> str:
        said = "".join(mark if mark.isprintable() else "\ufffd" for mark in record.getMessage())
        trace = f"\n{self.formatException(record.exc_info)}" if record.exc_info else ""
        return f"  {self.formatTime(record, '%H:%M:%S')}  {said}{trace}"


def log_to(stream: TextIO = sys.stderr, level: str = "info") -> None:
    """Send all logs to this stream; of other libraries only warnings and worse.

    Below that level uvicorn would log every address and every WebSocket message: keys, hands, votes.
    """
    handler = logging.StreamHandler(stream)
    handler.setFormatter(PlainLines() if stream.isatty() else JsonLines())
    wanted = logging.getLevelNamesMapping()[level.upper()]
    logging.basicConfig(handlers=[handler], level=max(wanted, logging.WARNING), force=True)
    logging.getLogger("halfsaid").setLevel(wanted)
