"""Lines in private to the people who wait for messages that a chat refuses. They are deleted once it takes them."""

from collections.abc import Iterable, Iterator, Mapping

from bot.people import Chat
from bot.ports.store import Shown, SurfaceKind, SurfaceName
from bot.screens.unshown import unshown
from bot.showing.surface import Subject, Surface, without_links


def lines(subject: Subject, surfaces: Iterable[Surface], shown: Mapping[SurfaceName, Shown]) -> Iterator[Surface]:
    """Yield a line for each person of a chat's platform who is to know that the chat refuses a wanted message."""
    for number, (chat, reason) in enumerate(_refusing(surfaces, shown).items()):
        for person in subject.keepers:
            if person.platform == chat.platform and person.key:
                name = SurfaceName(SurfaceKind.UNSHOWN, number, person.key)
                yield Surface(name, person, without_links(unshown, chat, reason, person.language))


def _refusing(surfaces: Iterable[Surface], shown: Mapping[SurfaceName, Shown]) -> Mapping[Chat, str]:
    """Return the groups that refuse a wanted message, each with its reason."""
    found: dict[Chat, str] = {}
    for surface in surfaces:
        where, record = surface.where, shown.get(surface.name)
        if isinstance(where, Chat) and not where.private and record is not None and record.refused:
            found.setdefault(where, record.refused)
    return found
