"""A Swiss tournament as a pure core: one frozen value, no clock, no chance, no chat (docs/tournaments.md).

``director`` has the two functions ``new`` and ``apply(tournament, action) -> tournament``. ``model`` is the value,
``actions`` are the actions, ``errors`` the refusals. ``questions`` and ``rights`` answer what is possible for whom;
``standings`` and ``draw`` compute results. ``record`` exports a tournament, and ``check`` checks such a record.
"""
