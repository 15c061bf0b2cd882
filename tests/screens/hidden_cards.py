"""What the tests of hidden cards share."""


def named(case):
    preset, seats, options = case
    return f"{preset}-{seats}-{len(options)}"


def unreachable(table):
    """The table as it is while nobody can be written to in private."""
    return table.model_copy(
        update={"seats": tuple(seat.model_copy(update={"unreachable": True}) for seat in table.seats)}
    )
