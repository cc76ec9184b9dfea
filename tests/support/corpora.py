"""Pictures that were trouble for others, fetched from the registries when a test wants them."""

import re
from functools import cache

from support.registries import package_of, source_of

PILLOW = "13.0.0"
KINDS = (".jpg", ".mpo", ".png", ".webp", ".avif", ".gif", ".bmp", ".tif", ".tiff")
TROUBLE = re.compile(r"/Tests/images/(crash|timeout|oom|decompression|sgi_crash|bmp/b/|hopper_orientation|hopper\.jpg)")


@cache
def pillows() -> dict[str, bytes]:
    """Those made to be trouble, those stored on their heads, and a few of every kind."""
    with source_of("pillow", PILLOW) as source:
        names = [each.name for each in source.getmembers() if each.isfile()]
        chosen = [name for name in names if TROUBLE.search(name)]
        for kind in KINDS:
            chosen += [name for name in names if name.endswith(kind) and "/Tests/images/" in name][:3]
        files = {name: source.extractfile(name) for name in chosen}
        return {name.partition("/images/")[2]: file.read() for name, file in files.items() if file is not None}


def exif_samples() -> list[bytes]:
    """The photos that exif-js shows: they tell where and when they were taken."""
    with package_of("exif-js", "2.3.0") as package:
        members = [each for each in package.getmembers() if each.name.endswith(".jpg")]
        photos = [file.read() for each in members if (file := package.extractfile(each)) is not None]
    assert len(photos) >= 4
    return photos
