"""Playing with strangers in a private chat: the entrance, the question for a name, talk at a table, the open tables."""

from collections.abc import Sequence

from bot.codec import Verb
from bot.screen import Button, Screen
from bot.texts import Markup, plain, say
from bot.views.keys import in_rows, lasting_key
from bot.views.people import NAME, TABLES, NamePage, OpenTable, PeoplePage
from bot.views.strangers import ReportPage, TablePeople


def page(view: PeoplePage) -> Screen:
    """The entrance: who waits for what, with a button for each kind of rules."""
    lines = [Markup(f"<b>{say(view.language, 'button-people')}</b>"), view.state.markup]
    lines += [line.words.markup for line in view.queues]
    if view.name:
        lines.append(say(view.language, "people-name", name=view.name))
    first = [(one,) for one in (view.running, view.quit) if one is not None]
    waits = in_rows([line.wait for line in view.queues if not line.own], 2)
    own = lasting_key(plain(view.language, "button-people-name"), Verb.PEOPLE, NAME)
    tables = lasting_key(plain(view.language, "button-people-tables"), Verb.PEOPLE, TABLES)
    return Screen(text=Markup.join("\n", lines), rows=(*first, *waits, (tables, own), (view.tick,)))


def names(view: NamePage) -> Screen:
    """The question for a name, with the proposed ones and the faces."""
    return Screen(text=str(view.words.markup), rows=(*((one,) for one in view.names), *in_rows(list(view.faces), 4)))


def at_table(view: TablePeople) -> Screen:
    """What can be said, and done about each other person."""
    move = [(view.move,)] if view.move is not None else []
    others = [row for one in view.others for row in in_rows(list(one), 2)]
    return Screen(text=str(view.words.markup), rows=(*in_rows(list(view.phrases), 2), *others, *move))


def report(view: ReportPage) -> Screen:
    """The question what is wrong with a person."""
    return Screen(text=str(view.words.markup), rows=tuple((one,) for one in view.reasons))


def open_tables(tables: Sequence[OpenTable], language: str) -> Screen:
    """A line and its buttons for each table."""
    if not tables:
        return Screen(text=say(language, "open-none"))
    lines = [
        Markup(f"<b>{say(language, 'open-title')}</b>"),
        *(Markup(f"{number}. {one.words.markup}") for number, one in enumerate(tables, 1)),
    ]
    rows = [
        tuple(_numbered(number, act) for act in (one.join, one.watch) if act is not None)
        for number, one in enumerate(tables, 1)
    ]
    return Screen(text=Markup.join("\n", lines), rows=tuple(row for row in rows if row))


def _numbered(number: int, button: Button) -> Button:
    return button.model_copy(update={"label": f"{number}. {button.label}"})
