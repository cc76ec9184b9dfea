"""Halfsaid: a self-hosted table for picture-and-clue games."""

__version__ = "0.1.0"
