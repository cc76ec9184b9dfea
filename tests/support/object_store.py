"""A store that speaks as S3 does, for as long as a test needs it."""

import os
import socket
import subprocess
import sys
from collections.abc import Iterator
from contextlib import contextmanager

import pytest

from support.registries import installed
from support.servers import free_port

_BUCKET = "decks-of-a-test"


@contextmanager
def object_store() -> Iterator[tuple[str, dict[str, str]]]:
    """Run one. Yield the address of a folder in a bucket of it, and the environment in which it can be reached."""
    folder, port = installed("moto[server,s3]"), free_port()
    words = [sys.executable, "-m", "moto.server", "-H", "127.0.0.1", "-p", str(port)]
    with subprocess.Popen(words, env={**os.environ, "PYTHONPATH": str(folder)}, stderr=subprocess.DEVNULL) as server:
        try:
            _answers(port, server)
            _ask(port, f"PUT /{_BUCKET} HTTP/1.0\r\ncontent-length: 0\r\n\r\n")
            yield (
                f"s3://{_BUCKET}/some/decks",
                {
                    "AWS_ENDPOINT_URL": f"http://127.0.0.1:{port}",
                    "AWS_ACCESS_KEY_ID": "somebody",
                    "AWS_SECRET_ACCESS_KEY": "a secret",
                    "AWS_REGION": "us-east-1",
                },
            )
        finally:
            server.terminate()


def _answers(port: int, server: "subprocess.Popen[bytes]") -> None:
    while server.poll() is None:
        try:
            _ask(port, "GET / HTTP/1.0\r\n\r\n")
        except ConnectionRefusedError:
            continue
        return
    pytest.skip("the S3 for tests does not start here")


def _ask(port: int, request: str) -> None:
    with socket.create_connection(("127.0.0.1", port)) as line:
        line.sendall(request.encode())
        while line.recv(4096):
            pass
