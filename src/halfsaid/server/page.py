"""The page that people play on: files built from web/, and one document for every address a person may open."""

from pathlib import Path

from starlette.exceptions import HTTPException
from starlette.middleware.gzip import GZipMiddleware
from starlette.responses import Response
from starlette.routing import Mount
from starlette.staticfiles import StaticFiles
from starlette.types import Scope

BUILT = Path(__file__).parent / "static"
_FOR_EVER = "public, max-age=31536000, immutable"
_ASK_AGAIN = "no-cache"  # kept, but checked each time: a new version shows at the next visit
_NOT_BUILT = "The page has not been built yet: run make play.\n"


def page(built: Path = BUILT) -> Mount:
    """Everything that is neither the API nor a card."""
    return Mount("/", GZipMiddleware(_Page(directory=built, check_dir=False), minimum_size=1024))


class _Page(StaticFiles):
    async def get_response(self, path: str, scope: Scope) -> Response:
        response = await (self._document(scope) if is_address(path) else super().get_response(path, scope))
        response.headers["cache-control"] = _FOR_EVER if path.startswith("assets/") else _ASK_AGAIN
        return response

    async def _document(self, scope: Scope) -> Response:
        try:
            return await super().get_response("index.html", scope)
        except HTTPException as missing:
            if missing.status_code != 404:
                raise
            return Response(_NOT_BUILT, 503, media_type="text/plain")


def is_address(path: str) -> bool:
    """Whether this is for the page to understand (`/`, `/XBRFFQ`), not a file or a slip in calling the API."""
    if path == ".":
        return True
    return "." not in path and path.split("/", maxsplit=1)[0] not in ("api", "decks", "assets")
