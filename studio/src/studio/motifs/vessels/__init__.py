"""What carries people: boats and ships, trains and carts, balloons, sleighs.

Boats have their waterline at the origin and reach a little below it; paint the water's near edge over them.
Everything heads left. Anchors: `seat`, `bow`, `stern`, `mast`, `basket`, `shafts`, `funnel` as the thing has them.
"""

from studio.motifs.vessels.boats import (
    anchor,
    bathtub,
    jetty,
    mooring_post,
    oar,
    paper_boat,
    punt,
    raft,
    rowing_boat,
    rowing_boat_halves,
    sailing_boat,
    ship,
    steamer,
    wake,
)
from studio.motifs.vessels.flight import airship, balloon
from studio.motifs.vessels.wheels import (
    bicycle,
    carriage,
    cart,
    handcart,
    locomotive,
    mine_cart,
    penny_farthing,
    rails,
    railway_carriage,
    sledge,
    sleigh,
    train,
    wheel,
    wheelbarrow,
)

__all__ = [
    "airship",
    "anchor",
    "balloon",
    "bathtub",
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
    "penny_farthing",
    "punt",
    "raft",
    "rails",
    "railway_carriage",
    "rowing_boat",
    "rowing_boat_halves",
    "sailing_boat",
    "ship",
    "sledge",
    "sleigh",
    "steamer",
    "train",
    "wake",
    "wheel",
    "wheelbarrow",
]
