"""A local server that speaks the API of vision models, for tests: what it heard, and how it answers."""

import json
import threading
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from http.server import BaseHTTPRequestHandler, ThreadingHTTPServer
from typing import Any

Reply = Callable[[dict[str, Any]], tuple[int, bytes]]  # Any: a request as JSON


class Model:
    """What a test's endpoint heard, and how it answers."""

    def __init__(self, reply: Reply) -> None:
        self.reply = reply
        self.heard: list[dict[str, Any]] = []
        self.keys: list[str | None] = []
        self.url = ""


def answering(content: str, status: int = 200) -> Reply:
    body = json.dumps({"choices": [{"message": {"role": "assistant", "content": content}}]}).encode()
    return lambda _: (status, body)


@contextmanager
def endpoint(reply: Reply) -> Iterator[Model]:
    model = Model(reply)

    class Handler(BaseHTTPRequestHandler):
        def do_POST(self) -> None:  # the library's name
            asked = json.loads(self.rfile.read(int(self.headers["Content-Length"])))
            model.heard.append({"path": self.path, **asked})
            model.keys.append(self.headers["Authorization"])
            status, body = model.reply(asked)
            self.send_response(status)
            self.send_header("Content-Length", str(len(body)))
            self.end_headers()
            self.wfile.write(body)

        def log_message(self, format: str, *args: object) -> None:
            pass

    server = ThreadingHTTPServer(("127.0.0.1", 0), Handler)
    serving = threading.Thread(target=server.serve_forever)
    serving.start()
    model.url = f"http://127.0.0.1:{server.server_address[1]}/v1"
    try:
        yield model
    finally:
        server.shutdown()
        serving.join()
        server.server_close()
