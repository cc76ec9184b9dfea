"""The page that people play on: files built from web/, and one document for every address a person may open."""

import asyncio
from pathlib import Path

from starlette.exceptions import HTTPException
from starlette.requests import Request
from starlette.responses import FileResponse, Response
from starlette.routing import Mount
from starlette.staticfiles import StaticFiles
from starlette.types import Scope

from halfsaid.server.packing import Packed, answer_packed, pack

BUILT = Path(__file__).parent / "static"
_FOR_EVER = "public, max-age=31536000, immutable"
_ASK_AGAIN = "no-cache"  # kept, but checked each time: a new version shows at the next visit
_NOT_BUILT = "The page has not been built yet: run make play.\n"
_TEXTS = {".css", ".html", ".js", ".json", ".svg", ".webmanifest"}  # everything else is packed already


def page(built: Path = BUILT) -> Mount:
    """Everything that is neither the API nor a card."""
    return Mount("/", _Page(directory=built, check_dir=False))


class _Page(StaticFiles):
    def __init__(self, directory: Path, check_dir: bool) -> None:
        super().__init__(directory=directory, check_dir=check_dir)
        self._packed: dict[str, tuple[str, Packed]] = {}  # by path: of which content, and packed

    async def get_response(self, path: str, scope: Scope) -> Response:
        response = await (self._document(scope) if is_address(path) else super().get_response(path, scope))
        if isinstance(response, FileResponse) and Path(response.path).suffix in _TEXTS:
            response = await self._packed_once(response, Request(scope))
        response.headers["cache-control"] = _FOR_EVER if path.startswith("assets/") else _ASK_AGAIN
        return response

    async def _document(self, scope: Scope) -> Response:
        try:
            return await super().get_response("index.html", scope)
        except HTTPException as missing:
            if missing.status_code != 404:
                raise
            return Response(_NOT_BUILT, 503, media_type="text/plain")

    async def _packed_once(self, file: FileResponse, request: Request) -> Response:
        """The same file, read and packed when it is first asked for."""
        path, tag = str(file.path), file.headers["etag"]
        content, packed = self._packed.get(path, ("", None))
        if packed is None or content != tag:
            packed = await asyncio.to_thread(lambda: pack([Path(path).read_bytes()]))
            self._packed[path] = tag, packed
        headers = {"etag": f"W/{tag}", "last-modified": file.headers["last-modified"]}
        return answer_packed(request, packed, file.media_type or "text/plain", headers=headers)


def is_address(path: str) -> bool:
    """Whether this is for the page to understand (`/`, `/XBRFFQ`), not a file or a slip in calling the API."""
    if path == ".":
        return True
    return "." not in path and path.split("/", maxsplit=1)[0] not in ("api", "decks", "assets")
