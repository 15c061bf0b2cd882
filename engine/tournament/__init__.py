"""A Swiss tournament as a pure core: one frozen value, no clock, no chance, no chat (docs/tournaments.md).

``model`` is the value. ``entries``, ``rounds``, ``results`` and ``judging`` change it. Each of their functions returns
the tournament after one act (the same object if nothing changes), or raises one of the refusals in ``errors``. The
acting person is given by key (``by``), players by their number of entry. ``questions`` and ``rights`` say what is
possible and for whom. ``standings`` and ``draw`` compute results. ``record`` exports a tournament, and ``check`` checks
such a record by a count of its own (``recount``).
"""
