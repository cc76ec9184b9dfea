"""What rooms and their furniture are usually made of."""

from studio.colour import colour

OAK = colour("oak brown")
WALNUT = colour("walnut")
IRON = colour("iron grey")
BRASS = colour("brass")
LINEN = colour("linen white")
