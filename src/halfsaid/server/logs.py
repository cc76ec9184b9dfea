"""Logs as JSON lines. What people send is never logged: neither names, clues, keys nor addresses' queries."""

import logging
import sys
from typing import TextIO

import msgspec


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
        return msgspec.json.encode(line).decode()


def log_to(stream: TextIO = sys.stderr, level: str = "info") -> None:
    """From now on everything that is logged goes there."""
    handler = logging.StreamHandler(stream)
    handler.setFormatter(JsonLines())
    logging.basicConfig(handlers=[handler], level=level.upper(), force=True)
