"""Answers about the house itself: its address, its health, its metrics."""

from starlette.requests import Request
from starlette.responses import Response

from halfsaid.server.address import requested_host, shared_address
from halfsaid.server.desk import Desk, HttpProblem, answer_json, client_of
from halfsaid.server.doorman import is_this_machine
from halfsaid.server.messages import Address, PushKey


async def address(desk: Desk, request: Request) -> Response:
    """Answer with --public-url. Where it is not set, loopback clients whose Host is loopback too get the LAN address.

    Others have no use for the LAN address. A stranger's question may come through a proxy, or through a page in a
    browser on this machine. In a container the address found would be the container's own.
    """
    if not (is_this_machine(client_of(request)) and is_this_machine(requested_host(request.headers))):
        return answer_json(Address(desk.settings.public_url))
    _, port = request.scope["server"]  # where we listen, which the Host header may not tell
    return answer_json(Address(shared_address(desk.settings, port)))


async def push_key(desk: Desk, _: Request) -> Response:
    return answer_json(PushKey((await desk.house.pushes.pusher()).public_key))


async def alive(_: Desk, __: Request) -> Response:
    return Response("ok", media_type="text/plain")


async def ready(desk: Desk, _: Request) -> Response:
    if trouble := await desk.house.store.trouble():
        raise HttpProblem(503, "away", trouble)
    return Response("ready", media_type="text/plain")


async def metrics(desk: Desk, _: Request) -> Response:
    return Response(desk.metrics.page(), media_type="text/plain; version=0.0.4")
