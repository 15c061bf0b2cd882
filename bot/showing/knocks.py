"""What people are told who have asked to be let in, and were not."""

from collections.abc import Iterator

from bot.ports.store import SurfaceKind, SurfaceName
from bot.screens.before.not_let_in import not_let_in
from bot.showing.surface import Surface, without_links
from bot.table.table import Table
from bot.tournament.tournament import Tournament


def answered(gathering: Table | Tournament, *, may_enter: bool) -> Iterator[Surface]:
    """Yield a message in private for everybody who was refused; for all who have asked, if nobody may enter now."""
    late = () if may_enter else tuple(one.person for one in gathering.knocks)
    for person in (*gathering.refused, *late):
        name = SurfaceName(SurfaceKind.NOTICE, 0, person.key)
        yield Surface(name, person, without_links(not_let_in, gathering.id, person.language))
