"""Slow work beside the event loop: moves of built-in players, and hints."""

from collections.abc import Callable, Coroutine
from typing import Any, Protocol, TypeVar

T = TypeVar("T")


class Think(Protocol):
    """Calls a function with its arguments elsewhere, and returns its result. Raises what it raises.

    The function belongs to a module, and the arguments can be pickled, as another process may be where it runs.
    """

    def __call__(self, work: Callable[..., T], /, *args: Any) -> Coroutine[Any, Any, T]:
        """Return the result of `work(*args)`."""
