import numpy as np
import pytest

from studio.chance import Chance, Stream

HALFSAID = [0.554864572884333, 0.772261422690439, 0.6006830015016821]


def test_the_numbers_never_change() -> None:
    """Written down once: another machine or numpy must draw the same."""
    assert Stream("halfsaid").fractions(3) == pytest.approx(HALFSAID, abs=1e-15)


def test_layout_and_paint_do_not_disturb_each_other() -> None:
    quiet, busy = Chance("moon_door"), Chance("moon_door")
    busy.paint.fractions(1000)
    assert np.array_equal(quiet.layout.fractions(10), busy.layout.fractions(10))
    assert not np.array_equal(Chance("moon_door").layout.fractions(10), Chance("moon_door").paint.fractions(10))


def test_a_new_version_is_a_new_draw() -> None:
    assert Chance("moon_door", 1).layout.uniform() != Chance("moon_door", 2).layout.uniform()


def test_children_are_independent_of_what_their_parent_drew() -> None:
    parent = Stream("tree")
    before = parent.child("leaf").fractions(5)
    parent.fractions(99)
    assert np.array_equal(parent.child("leaf").fractions(5), before)


def test_distributions_are_what_they_say() -> None:
    stream = Stream("many")
    bell = stream.normal(2.0, 3.0, count=20_000)
    assert bell.mean() == pytest.approx(2, abs=0.1) and bell.std() == pytest.approx(3, abs=0.1)
    assert {stream.integer(0, 3) for _ in range(100)} == {0, 1, 2}
    assert sorted(stream.order(3)) == [0, 1, 2]
