"""A typed door to numba: the decorated function keeps its signature for the type checker."""

from collections.abc import Callable
from typing import TypeVar, cast

import numba

Function = TypeVar("Function", bound=Callable[..., object])


def compiled(function: Function) -> Function:
    """Compile to machine code on first call and keep the result on disk for the next process."""
    return cast(Function, numba.njit(cache=True)(function))
