"""A Swiss tournament as a pure core: one frozen value, no clock, no chance, no chat (docs/tournaments.md).

``director`` is the way in: ``new`` and ``apply(tournament, action) -> tournament``. ``model`` is the value, ``actions``
what can be done, ``errors`` why it is refused. ``questions`` and ``rights`` are asked before anything is offered,
``standings`` and ``draw`` say what follows from the value. ``codec`` stores it, ``record`` tells it to the world, and
``check`` checks what was told from outside.
"""
