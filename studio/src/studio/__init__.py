"""The studio: cards are composed as data (`scene`) and painted by a hand (`hands`)."""

from studio.preview import preview

__all__ = ["preview"]
