"""Settings of Python's cyclic garbage collector."""

import gc

COLLECT_AFTER = 10_000  # allocations; Python's default, 700, is reached by a single press


def set_up() -> None:
    """Collect rarely: there are few cycles, and collecting took a tenth of the processor's time."""
    gc.set_threshold(COLLECT_AFTER)


def freeze() -> None:
    """Exempt the objects made so far, because collecting all of them would keep people waiting."""
    gc.collect()
    gc.freeze()
