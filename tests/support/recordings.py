"""Recordings as browsers make them."""

from pathlib import Path

BROWSERS = Path(__file__).parents[1] / "recordings" / "browsers"
HUM = (BROWSERS / "chromium_audio.webm").read_bytes()
