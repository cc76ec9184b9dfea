"""What is asked of the house itself: where it is found, whether it is well."""

from starlette.requests import Request
from starlette.responses import Response

from halfsaid.server.address import requested_host, shared_address
from halfsaid.server.desk import Desk, HttpProblem, answer_json, client_of
from halfsaid.server.doorman import is_this_machine
from halfsaid.server.messages import Address, PushKey


async def address(desk: Desk, request: Request) -> Response:
    """Our place in a network behind doors is told at this machine alone, to a page opened under its own name.

    Strangers have no use for it, even if a proxy or their page in a browser here brings their question; nor has who
    comes from outside a container, where we would only find the container's own address.
    """
    if not (is_this_machine(client_of(request)) and is_this_machine(requested_host(request.headers))):
        return answer_json(Address(desk.settings.public_url))
    _, port = request.scope["server"]  # where we listen, whatever the Host header says
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
