"""What the views of a table of strangers tell beside those of an ordinary one, and what its people may do."""

from bot.strangers.conduct import REASONS
from bot.strangers.seating import may_move, people_of
from bot.table import phrases
from bot.table.kinds.strangers import Strangers
from bot.table.table import Stage, Table
from bot.texts import Said, plain, said
from bot.views.keys import Choice, in_rows
from bot.views.names import seat_name
from bot.views.own_words import Following
from bot.views.parts import Among, Heard
from bot.views.people import Other, Panel, act, way_in

PHRASES = 8
HEARD = 4  # most phrases that a page is sent
PHRASE, MUTE, NOT_AGAIN, REPORT = "p", "m", "n", "r"  # arguments of buttons, before a phrase's or a seat's number
MENU, MOVE, READY, WHOLE, OUT = "menu", "move", "ready", "whole", "out"


def head(table: Table, language: str) -> tuple[Said, ...]:
    """Say how such tables go, and offer to move to other people."""
    offer = _offer(table, language)
    return _how(table, language) if offer is None else (*_how(table, language), offer)


def _how(table: Table, language: str) -> tuple[Said, ...]:
    """Say how such tables go, and if a guest sits there that nothing is rated."""
    guests = any(chair.person is not None and chair.person.room for chair in table.seats)
    unrated = (said(language, "people-guests"),) if guests else ()
    return (said(language, "people-head"), *unrated)


def _offer(table: Table, language: str) -> Said | None:
    """Offer to move to other people; None if the people here are not to be asked."""
    kind, people = Strangers.of(table.kind), len(people_of(table))
    if kind is None or not kind.company or not table.is_live:
        return None
    if people > 1:
        return said(language, "people-offer-all", agreed=len(kind.agreed), people=people)
    return said(language, "people-offer-agreed") if kind.agreed else said(language, "people-offer", count=kind.company)


def among(table: Table, language: str) -> Among:
    """Return what a page shows beside the game."""
    heard = [line.params for line in table.history if line.key == phrases.KEY][-HEARD:]
    said_here = (Heard(one["seat"], plain(language, f"phrase-{one['phrase']}"), one["number"]) for one in heard)
    return Among(_how(table, language), tuple(said_here), _offer(table, language))


def beside(table: Table, seat: int, language: str) -> tuple[Choice, ...]:
    """Return a seat's buttons: what can be said and done, and the way to other people if these people are asked."""
    if table.stage is not Stage.PLAYING:
        return ()
    menu = act(MENU, plain(language, "button-people-menu"), MENU, table=table.id)
    kind = Strangers.of(table.kind)
    return (menu, _move(table, language, waits=seat in kind.agreed)) if kind is not None and kind.company else (menu,)


def _move(table: Table, language: str, *, waits: bool) -> Choice:
    return act(MOVE, plain(language, f"button-people-{'stay' if waits else 'move'}"), MOVE, table=table.id)


def following(table: Table, language: str) -> Following:
    """Say that the next game begins by itself, with the buttons for it; to who went, how to meet others."""
    if not people_of(table):
        return said(language, "people-how"), (way_in(language),)
    acts = (READY, WHOLE, OUT) if table.options else (READY, OUT)
    buttons = (act(one, plain(language, f"button-people-{one}"), one, table=table.id) for one in acts)
    return said(language, "people-next"), tuple(buttons)


def table_people(table: Table, seat: int, language: str, *, waits: bool) -> Panel:
    """Return what the person of a seat may say, and do about the others. `waits`: whether they have asked to move."""
    others = [number for number, chair in enumerate(table.seats) if chair.person is not None and number != seat]
    sayings = ((f"{PHRASE}{number}", plain(language, f"phrase-{number}")) for number in range(1, PHRASES + 1))
    rows = in_rows([act("say", label, argument, table=table.id) for argument, label in sayings], 2)
    people = list[Other]()
    for other in others:
        mute = "hear" if other in table.seats[seat].muted else "mute"
        labels = {MUTE: mute, NOT_AGAIN: "not-again", REPORT: "report"}
        acts = [_about(table, other, name, f"{do}{other}", language) for do, name in labels.items()]
        people.append(Other(other, seat_name(table, other, language), tuple(acts)))
        rows += in_rows(acts, 2)
    if may_move(table):
        rows.append((_move(table, language, waits=waits),))
    lines = (said(language, "people-menu" if others else "people-alone"),)
    title = plain(language, "button-people-menu")
    return Panel("table", lines, tuple(rows), title=title, others=tuple(people))


def _about(table: Table, seat: int, name: str, argument: str, language: str) -> Choice:
    label = plain(language, f"button-people-{name}", name=seat_name(table, seat, language))
    return act(name, label, argument, table=table.id)


def report(table: Table, seat: int, language: str) -> Panel:
    """Return the question what is wrong with the person of a seat."""
    rows = tuple(
        (act("report", plain(language, f"report-{reason}"), f"{REPORT}{seat}-{number}", table=table.id),)
        for number, reason in enumerate(REASONS)
    )
    name = seat_name(table, seat, language)
    title = plain(language, "button-people-report", name=name)
    back = act("back", plain(language, "button-people-menu"), MENU, table=table.id)
    return Panel("report", (said(language, "people-report", name=name),), rows, title=title, back=back)
