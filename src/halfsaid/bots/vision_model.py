"""A vision model behind an OpenAI-compatible endpoint, local or remote: pictures and a question in, JSON out.

The key is in the request and nowhere else.
"""

import asyncio
import base64
import re
import time
from collections.abc import Callable, Iterator, Sequence
from contextlib import contextmanager
from functools import lru_cache, partial
from io import BytesIO
from pathlib import Path
from typing import TYPE_CHECKING, TypeVar

import msgspec
from msgspec import Struct

if TYPE_CHECKING:
    import httpx

_MOST_REQUESTS = 4  # under way at once
_REST_SECONDS = 30.0  # how long an endpoint that failed is not asked again
_LONGEST_ANSWER = 1 << 20
_PICTURE_WIDTH = 512
_JSON = re.compile(r"\{.*\}", re.DOTALL)
_T = TypeVar("_T")


class NoAnswer(Exception):
    """The endpoint gave none that can be used. The message is the name of what went wrong, and tells no secret."""


class VisionEndpoint(Struct, frozen=True):
    """Where the model is. `url` is the part before /chat/completions."""

    url: str
    model: str
    key: str | None = None
    seconds: float = 20.0  # how long to wait for an answer

    def __repr__(self) -> str:
        return f"VisionEndpoint({self.model})"  # without the key


class _Message(Struct):
    content: str


class _Choice(Struct):
    message: _Message


class _Completion(Struct):
    choices: list[_Choice]


class VisionModel:
    """Asks an endpoint. One that failed is left in peace for a while."""

    def __init__(self, endpoint: VisionEndpoint, now: Callable[[], float] = time.monotonic) -> None:
        import httpx  # noqa: PLC0415  # slow to import, and most servers have no endpoint

        self._client = partial(
            httpx.AsyncClient, verify=httpx.create_ssl_context(), timeout=endpoint.seconds, trust_env=False
        )
        self._endpoint = endpoint
        self._now = now
        self._requests = asyncio.Semaphore(_MOST_REQUESTS)
        self._resting_until = float("-inf")

    @property
    def is_resting(self) -> bool:
        return self._now() < self._resting_until

    @contextmanager
    def resting_after_trouble(self) -> Iterator[None]:
        """If anything goes wrong within the block, rest, and raise NoAnswer."""
        try:
            yield
        except Exception as trouble:
            self._resting_until = self._now() + _REST_SECONDS
            raise NoAnswer(type(trouble).__name__) from None

    async def ask(self, rules: str, question: str, pictures: Sequence[tuple[int, str]], kind: type[_T]) -> _T:
        """Return the answer, as JSON of this kind. `pictures`: numbers and files. Raises whatever goes wrong."""
        async with asyncio.timeout(self._endpoint.seconds):
            body = await asyncio.to_thread(_request, self._endpoint.model, rules, question, pictures)
            async with self._requests:
                completion = msgspec.json.decode(await self._post(body), type=_Completion)
        found = _JSON.search(completion.choices[0].message.content if completion.choices else "")
        if found is None:
            raise ValueError("no JSON in the answer")
        return msgspec.json.decode(found[0], type=kind)

    async def _post(self, body: bytes) -> bytes:
        """Send one request. Redirects are not followed: the key goes only to the address it was given for."""
        headers = {"Content-Type": "application/json"}
        if self._endpoint.key:
            headers["Authorization"] = f"Bearer {self._endpoint.key}"
        url = f"{self._endpoint.url.rstrip('/')}/chat/completions"
        # The client's timeout is for each step. `ask` limits the whole, however many pieces the answer comes in.
        async with self._client() as client, client.stream("POST", url, content=body, headers=headers) as response:
            if response.status_code != 200:
                raise ValueError(f"status {response.status_code}")
            return await _limited_body(response)


async def _limited_body(response: "httpx.Response") -> bytes:
    body = bytearray()
    async for piece in response.aiter_bytes():
        body += piece
        if len(body) > _LONGEST_ANSWER:
            raise ValueError("the answer is too long")
    return bytes(body)


def _request(model: str, rules: str, question: str, pictures: Sequence[tuple[int, str]]) -> bytes:
    content: list[dict[str, object]] = [{"type": "text", "text": question}]
    for number, path in pictures:
        content += [{"type": "text", "text": f"Picture {number}:"}, _picture(path)]
    messages = [{"role": "system", "content": rules}, {"role": "user", "content": content}]
    return msgspec.json.encode({"model": model, "messages": messages, "max_tokens": 300})


def _picture(path: str) -> dict[str, object]:
    kind, data = _encoded(path)
    return {"type": "image_url", "image_url": {"url": f"data:{kind};base64,{data}"}}


@lru_cache(maxsize=512)
def _encoded(path: str) -> tuple[str, str]:
    """Return (media type, base64) of a picture: as JPEG, which every model reads, or as it is without Pillow."""
    file = Path(path)
    try:
        from PIL import Image  # noqa: PLC0415  # of the optional extra `minds`
    except ImportError:
        return f"image/{file.suffix[1:]}", base64.b64encode(file.read_bytes()).decode()
    with Image.open(file) as picture:
        small = picture.convert("RGB")
        small.thumbnail((_PICTURE_WIDTH, _PICTURE_WIDTH * 2))
        target = BytesIO()
        small.save(target, "JPEG", quality=80)
    return "image/jpeg", base64.b64encode(target.getvalue()).decode()
