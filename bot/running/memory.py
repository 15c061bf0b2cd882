"""When Python looks for objects that only hold each other."""

import gc

COLLECT_AFTER = 10_000  # objects more than are freed; Python's own figure, 700, is soon reached by one press


def set_up() -> None:
    """Look for cycles seldom: few are made here, and looking for them took a tenth of the processor's time."""
    gc.set_threshold(COLLECT_AFTER)


def freeze() -> None:
    """Leave alone from now on what the start has made: a look at all of it would keep people waiting."""
    gc.collect()
    gc.freeze()
