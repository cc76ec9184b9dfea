"""Halfsaid: a self-hosted table for picture-and-clue games."""

__version__ = "1.0.0"
