"""Frames straight to the wire, where the connection takes them at once.

Sending through ASGI costs a task's turn and a dozen calls for each frame; here it is one write. A frame of a
server is the same bytes for whoever gets it.
"""

from struct import pack
from typing import Any, cast

from starlette.websockets import WebSocket
from websockets.http11 import Request
from websockets.protocol import OPEN

from halfsaid.server.guard import ImpatientWebSocket

_EXTENSION = "halfsaid.push"
_TEXT = 0x81  # a whole text message


class PushingWebSocket(ImpatientWebSocket):
    """A WebSocket that also takes frames without being awaited. Only while it `is_free`."""

    def handle_connect(self, event: Request) -> None:
        super().handle_connect(event)
        if self.handshake_initiated and not self.close_sent:
            cast("dict[str, Any]", self.scope["extensions"])[_EXTENSION] = self

    def is_free(self) -> bool:
        """Whether a frame would go out now, after all that were sent before it."""
        return self.writable.is_set() and self.conn.state is OPEN and not self.close_sent and not self.disconnected

    def push(self, frame: bytes) -> None:
        """Send a text message, in UTF-8 already."""
        size = len(frame)
        if size < 126:
            head = bytes((_TEXT, size))
        elif size < 65_536:
            head = pack("!BBH", _TEXT, 126, size)
        else:
            head = pack("!BBQ", _TEXT, 127, size)
        self.transport.write(head + frame)


def outlet_of(socket: WebSocket) -> PushingWebSocket | None:
    """How to push to this connection; None if its server or its compression does not let us."""
    outlet = socket.scope.get("extensions", {}).get(_EXTENSION)
    return outlet if isinstance(outlet, PushingWebSocket) and not outlet.conn.extensions else None
