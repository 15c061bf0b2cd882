"""Finished tricks that a player may look at again (docs/rules.md, 8: ``play.peek``)."""

from engine.state import State
from engine.view import TrickView, public


def peekable(state: State) -> TrickView | None:
    """Return the finished trick that players may look at again now; None if there is none."""
    which = state.rules.play.peek
    if which == "none" or len(state.tricks) <= state.invented or (which == "first_trick" and state.invented):
        return None
    tricks = public(state).tricks
    return tricks[0] if which == "first_trick" else tricks[-1]
