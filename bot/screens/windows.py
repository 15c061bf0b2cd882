"""What a window shows without a table: the person's own tables, or the door of a table."""

from collections.abc import Sequence

from bot.codec import Verb
from bot.screen import Button, Screen, Style
from bot.table.table import Table
from bot.texts import Markup, plain, say
from bot.tournament.tournament import Tournament
from bot.views.beginning import ways_to_begin
from bot.views.keys import Row, in_rows, lasting_key
from bot.views.names import preset_name


def with_window(screen: Screen, link: str, language: str) -> Screen:
    """Return a table's message with the button that opens its window."""
    button = Button(label=plain(language, "button-window"), url=link)
    return screen.model_copy(update={"rows": (*screen.rows, (button,))})


def outside(code: str, language: str) -> Screen:
    """Say that a table cannot be seen, in the same words if it does not exist, with a button to ask to be let in."""
    ask_in = lasting_key(plain(language, "button-ask-in"), Verb.JOIN, table_id=code)
    return Screen(text=say(language, "window-outside", code=code), rows=((ask_in,),))


def at_home(
    tables: Sequence[Table], language: str, tournament: Tournament | None = None, *, people: bool = False
) -> Screen:
    """A person's tables, and ways to begin another one. In a window, a table's button shows the table.

    `people`: whether strangers may play with each other.
    """
    ways = _ways_to_begin(language)
    if people:
        ways = ((lasting_key(plain(language, "button-people"), Verb.PEOPLE, style=Style.PRIMARY),), *ways)
    if not tables and tournament is None:
        return Screen(text=say(language, "window-no-tables"), rows=ways)
    lines = [Markup(f"<b>{say(language, 'window-tables')}</b>")]
    rows = [(lasting_key(_named(table, language), Verb.OPEN, table_id=table.id),) for table in tables]
    if tournament is not None:
        named = plain(language, "tournament-title", name=tournament.core.settings.name, code=tournament.id)
        rows.append((lasting_key(named, Verb.OPEN, table_id=tournament.id),))
    return Screen(text=Markup.join("\n", lines), rows=(*rows, *ways))


def _ways_to_begin(language: str) -> tuple[Row, ...]:
    return tuple(in_rows([*ways_to_begin(language).values()], 2))


def _named(table: Table, language: str) -> str:
    """Return a table's name on a button: where it is played, by which rules, and its code."""
    place = "" if table.home.private else table.home.title
    return " · ".join(part for part in (place, preset_name(table.preset, language), table.id) if part)
