"""What carries people: trains and bicycles. Everything heads left."""

from studio.motifs.vessels.wheels import bicycle, locomotive, railway_carriage, train, wheel

__all__ = [
    "bicycle",
    "locomotive",
    "railway_carriage",
    "train",
    "wheel",
]
