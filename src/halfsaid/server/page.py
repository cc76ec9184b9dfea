"""The page that people play on: files built from web/, and one HTML document for every address a person may open."""

import asyncio
import os
from hashlib import sha256
from pathlib import Path

from starlette.exceptions import HTTPException
from starlette.requests import Request
from starlette.responses import FileResponse, Response
from starlette.routing import Mount
from starlette.staticfiles import StaticFiles
from starlette.types import Scope

from halfsaid.server.invitation import Invitations
from halfsaid.server.packing import Packed, PackedCache, answer_packed, pack

BUILT = Path(__file__).parent / "static"
_FOR_EVER = "public, max-age=31536000, immutable"
_ASK_AGAIN = "no-cache"  # kept, but checked each time, so that a new version shows at the next visit
_NOT_BUILT = "The page has not been built yet: run make play.\n"
_DOCUMENTS_BYTES = 1024 * 1024  # kept packed
_TEXTS = {".css", ".html", ".js", ".json", ".svg", ".webmanifest"}  # everything else is packed already


def page(invitations: Invitations, built: Path = BUILT) -> Mount:
    """Return the route for every path that is neither the API's nor a card's."""
    return Mount("/", _Page(invitations, directory=built, check_dir=False))


class _Page(StaticFiles):
    def __init__(self, invitations: Invitations, directory: Path, check_dir: bool) -> None:
        super().__init__(directory=directory, check_dir=check_dir)
        self._invitations = invitations
        self._documents = PackedCache(_DOCUMENTS_BYTES)
        self._packed: dict[str, tuple[str, Packed]] = {}  # by path: of which content, and packed
        self._brotli: dict[str, bytes | None] = {}  # by path of an asset, whose content never changes

    async def get_response(self, path: str, scope: Scope) -> Response:
        response = await (self._document(path, scope) if is_address(path) else super().get_response(path, scope))
        if isinstance(response, FileResponse) and Path(response.path).suffix in _TEXTS:
            response = await self._packed_once(response, Request(scope))
        response.headers["cache-control"] = _FOR_EVER if path.startswith("assets/") else _ASK_AGAIN
        return response

    async def _document(self, path: str, scope: Scope) -> Response:
        """Return the document with the tags of this address, or 304 if the browser's copy is still good."""
        if scope["method"] not in ("GET", "HEAD"):
            raise HTTPException(405)
        file, found = await asyncio.to_thread(self.lookup_path, "index.html")
        if found is None:
            return Response(_NOT_BUILT, 503, media_type="text/plain")
        request = Request(scope)
        tags = await self._invitations.tags(request, path)
        tag = _tag_of(found, tags)
        headers = {"etag": tag, "vary": "accept-encoding, accept-language"}
        if tag in request.headers.get("if-none-match", ""):
            return Response(status_code=304, headers=headers)
        packed = self._documents.find(tag)
        if packed is None:
            packed = await asyncio.to_thread(_with_tags, Path(file), tags)
            self._documents.keep(tag, packed)
        return answer_packed(request, packed, "text/html; charset=utf-8", headers=headers)

    async def _packed_once(self, file: FileResponse, request: Request) -> Response:
        """Return the same file packed; it is read and packed when first asked for."""
        path, tag = str(file.path), file.headers["etag"]
        headers = {"etag": f"W/{tag}", "last-modified": file.headers["last-modified"]}
        media_type = file.media_type or "text/plain"
        # Browsers take it only where nobody on the way can meddle: over TLS, and from this very machine.
        if "br" in request.headers.get("accept-encoding", "") and (smaller := await self._built_packed(path)):
            headers |= {"content-encoding": "br", "vary": "accept-encoding"}
            return Response(smaller, headers=headers, media_type=media_type)
        content, packed = self._packed.get(path, ("", None))
        if packed is None or content != tag:
            packed = await asyncio.to_thread(lambda: pack([Path(path).read_bytes()]))
            self._packed[path] = tag, packed
        return answer_packed(request, packed, media_type, headers=headers)

    async def _built_packed(self, path: str) -> bytes | None:
        """Return the file as it was packed with Brotli when the page was built, if it was."""
        if path not in self._brotli:
            self._brotli[path] = await asyncio.to_thread(_bytes_of, Path(f"{path}.br"))
        return self._brotli[path]


def _bytes_of(file: Path) -> bytes | None:
    return file.read_bytes() if file.is_file() else None


def _tag_of(file: os.stat_result, tags: str) -> str:
    return f'W/"{sha256(f"{file.st_mtime_ns} {file.st_size} {tags}".encode()).hexdigest()[:32]}"'


def _with_tags(file: Path, tags: str) -> Packed:
    return pack([file.read_bytes().replace(b"</head>", f"{tags}</head>".encode(), 1)])


def is_address(path: str) -> bool:
    """Whether this path is an address of the page (`/`, `/XBRFFQ`), not a file or a mistyped path of the API."""
    if path == ".":
        return True
    return "." not in path and path.split("/", maxsplit=1)[0] not in ("api", "decks", "assets")
