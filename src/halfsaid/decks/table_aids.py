"""What a printed game needs beside cards: discs to vote with."""

from typing import NamedTuple


class Disc(NamedTuple):
    """A player's colour and mark, as their rabbit has them on the page."""

    fur: str
    deep: str
    ink: tuple[int, int, int]
    mark: str  # drawn in a box of 24 around (0, 0)


_HEART = '<path d="M0 9C-9 3-10-2-9-5c1-4 7-4.5 9-.5 2-4 8-3.5 9 .5 1 3 0 8-9 14z"/>'
_SUN = (
    '<circle r="4.6"/><g stroke-width="2.4" stroke-linecap="round"><path d="M0-7.4v-3M0 7.4v3M-7.4 0h-3M7.4 0h3'
    'M-5.2-5.2l-2.1-2.1M5.2 5.2l2.1 2.1M-5.2 5.2l-2.1 2.1M5.2-5.2l2.1-2.1"/></g>'
)
_LEAF = '<path d="M-8 9C-10-3-2-9 9-9 9 2 3 9-5 7l-2 3.2z"/>'
_DROP = '<path d="M0-10.5c4 6 7 9 7 13a7 7 0 0 1-14 0c0-4 3-7 7-13z"/>'
_STAR = '<path d="M0-10.5 2.9-3.7 10.2-3.2 4.6 1.5 6.4 8.7 0 4.8-6.4 8.7-4.6 1.5-10.2-3.2-2.9-3.7z"/>'
_MOON = '<path d="M4.5-9.5A10 10 0 1 0 9 5 8.3 8.3 0 0 1 4.5-9.5z"/>'
_FLOWER = (
    '<circle cy="-6" r="4"/><circle cx="5.7" cy="-1.8" r="4"/><circle cx="3.5" cy="4.9" r="4"/>'
    '<circle cx="-3.5" cy="4.9" r="4"/><circle cx="-5.7" cy="-1.8" r="4"/>'
)
_RING = '<circle r="7" fill="none" stroke-width="4.2"/>'
_DIAMOND = '<path d="M0-11 7.5 0 0 11-7.5 0z"/>'
_HILL = '<path d="M0-9 10 8h-20z" stroke-linejoin="round" stroke-width="2"/>'
_CROSS = '<path d="M-3-9.5h6V-3h6.5v6H3v6.5h-6V3h-6.5v-6H-3z"/>'
_GLASS = '<path d="M-7.5-9.5h15L1.6 0l5.9 9.5h-15L-1.6 0z" stroke-linejoin="round" stroke-width="1.2"/>'

# The first six differ most, also for those who see few colours.
DISCS = {
    "marigold": Disc("#e3a437", "#94601a", (58, 36, 16), _SUN),
    "madder": Disc("#c5493f", "#7d2723", (251, 238, 211), _HEART),
    "lagoon": Disc("#2f918f", "#155150", (243, 245, 223), _DROP),
    "plum": Disc("#8c5fa6", "#522f68", (251, 238, 221), _MOON),
    "moss": Disc("#7f9a4b", "#465c26", (251, 243, 214), _LEAF),
    "chestnut": Disc("#a06a45", "#5c3820", (253, 238, 211), _HILL),
    "corn": Disc("#6390d3", "#2f528c", (253, 244, 220), _STAR),
    "rose": Disc("#e58fa2", "#9e4a62", (71, 20, 31), _FLOWER),
    "ivory": Disc("#efe4cb", "#a8977a", (59, 48, 36), _RING),
    "soot": Disc("#6d6977", "#35313e", (246, 234, 208), _DIAMOND),
    "mint": Disc("#a4d3bf", "#4f8672", (22, 55, 45), _CROSS),
    "quince": Disc("#cfcf55", "#80801f", (52, 52, 12), _GLASS),
}


def disc(name: str) -> str:
    """This player's disc as SVG, without its number."""
    look = DISCS[name]
    ink = "#{:02x}{:02x}{:02x}".format(*look.ink)
    return (
        '<svg xmlns="http://www.w3.org/2000/svg" width="40" height="40" viewBox="-20 -20 40 40">'
        f'<circle r="19.4" fill="{look.fur}"/><circle r="16.6" fill="none" stroke="{look.deep}" stroke-width="0.9"/>'
        f'<g transform="translate(0 -7.5) scale(0.46)" fill="{ink}" stroke="{ink}" stroke-width="0.1">{look.mark}</g>'
        "</svg>"
    )
