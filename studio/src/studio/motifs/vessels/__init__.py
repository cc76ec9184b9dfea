"""What carries people: boats and ships, trains and carts, balloons, sleighs.

Boats have their waterline at the origin and reach a little below it; paint the water's near edge over them.
Everything heads left. Anchors: `seat`, `bow`, `stern`, `mast`, `basket`, `shafts`, `funnel` as the thing has them.
"""

from studio.motifs.vessels.boats import (
    anchor,
    jetty,
    mooring_post,
    oar,
    paper_boat,
    punt,
    rowing_boat,
    rowing_boat_halves,
    sailing_boat,
    ship,
    wake,
)
from studio.motifs.vessels.flight import balloon
from studio.motifs.vessels.wheels import (
    bicycle,
    carriage,
    cart,
    handcart,
    locomotive,
    mine_cart,
    rails,
    railway_carriage,
    sledge,
    sleigh,
    train,
    wheel,
)

__all__ = [
    "anchor",
    "balloon",
    "bicycle",
    "carriage",
    "cart",
    "handcart",
    "jetty",
    "locomotive",
    "mine_cart",
    "mooring_post",
    "oar",
    "paper_boat",
    "punt",
    "rails",
    "railway_carriage",
    "rowing_boat",
    "rowing_boat_halves",
    "sailing_boat",
    "ship",
    "sledge",
    "sleigh",
    "train",
    "wake",
    "wheel",
]
