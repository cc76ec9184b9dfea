"""The settings of a server. Each is an option of `halfsaid serve` and a HALFSAID_… variable."""

from pathlib import Path
from typing import Literal
from urllib.parse import urlsplit

from msgspec import Struct, field
from platformdirs import user_data_path

from halfsaid.bots import VisionEndpoint


def data_folder() -> Path:
    """Return where this system keeps a program's data for this user. Or raise RuntimeError: the user has no home."""
    return user_data_path("halfsaid", appauthor=False)


UploadPolicy = Literal["off", "tables", "owner"]  # nobody; every table; tables with an invitation of the owner


class Settings(Struct, frozen=True):
    host: str = "0.0.0.0"  # noqa: S104  # phones in the same room are the point
    port: int = 8000
    data: Path = field(
        default_factory=data_folder
    )  # looked up when it is needed, because a service's user may have no home
    https: bool = False  # with a certificate of our own, on a port of its own
    https_port: int = 8443
    decks: str | None = None  # a store that several servers share, such as s3://…; None: a folder in the data folder
    database: str | None = None  # postgresql://…; None: SQLite in the data folder
    public_url: str | None = None  # the address for players where we cannot know it: behind a proxy, in a container
    proxies: str = "127.0.0.1"  # proxies whose X-Forwarded-For is believed
    connections: int = 1000  # that one address may hold at once
    keep_days: float = 30.0
    log_level: str = "info"
    uploads: UploadPolicy | None = None  # who may bring pictures of their own; None: as it suits where we are
    uploads_table: float = 250.0  # megabytes of them that a table may keep
    uploads_total: float = 5.0  # gigabytes of them in all
    mind_url: str | None = None  # an OpenAI-compatible endpoint with a vision model, for stronger bots
    mind_model: str | None = None
    mind_key: str | None = None

    def __repr__(self) -> str:
        return f"Settings({self.host}:{self.port})"  # no password of a database, no key

    def vision_endpoint(self) -> VisionEndpoint | None:
        return VisionEndpoint(self.mind_url, self.mind_model or "", self.mind_key) if self.mind_url else None

    def decks_folder(self) -> Path:
        """The folder of the owner's decks: the only place of them, or a copy of those in the store."""
        return self.data / ("decks" if self.decks is None else "shared-decks")

    def brought_folder(self) -> Path:
        """The folder of pictures that people brought: the only place of them, or a copy of those in the store."""
        return self.data / ("brought" if self.decks is None else "shared-brought")

    def store_url(self) -> str:
        return self.database or str(self.data / "halfsaid.db")

    def public_host(self) -> str | None:
        return urlsplit(self.public_url).netloc if self.public_url else None
