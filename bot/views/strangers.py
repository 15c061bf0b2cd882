"""What the views of a table of strangers tell beside those of an ordinary one, and what its people may do."""

from dataclasses import dataclass

from bot.codec import Verb
from bot.screen import Button, Style
from bot.strangers.conduct import REASONS
from bot.strangers.seating import people_of
from bot.table.table import Stage, Table
from bot.texts import plain
from bot.views.keys import lasting_key
from bot.views.names import seat_name
from bot.views.own_words import Following
from bot.views.parts import Choice
from bot.views.said import Said, said

PHRASES = 8
PHRASE, MUTE, NOT_AGAIN, REPORT = "p", "m", "n", "r"  # arguments of buttons, before a phrase's or a seat's number
MENU, MOVE, READY, WHOLE, OUT = "menu", "move", "ready", "whole", "out"


@dataclass(frozen=True, slots=True)
class TablePeople:
    """What somebody may do about the others at a table of strangers."""

    language: str
    """The code of the reader's language."""

    words: Said
    """What this is."""

    phrases: tuple[Button, ...]
    """What can be said."""

    others: tuple[tuple[Button, ...], ...]
    """For each other person: muting, not meeting again, reporting."""

    move: Button | None
    """What lets somebody who sits alone move to other people; None for others."""


@dataclass(frozen=True, slots=True)
class ReportPage:
    """The question before a report."""

    words: Said
    """The question."""

    reasons: tuple[Button, ...]
    """What may be wrong; each sends the report."""


def head(table: Table, language: str) -> tuple[Said, ...]:
    """Say how such tables go, and if a guest sits there that nothing is rated."""
    guests = any(chair.person is not None and chair.person.room for chair in table.seats)
    unrated = (said(language, "people-guests"),) if guests else ()
    return (said(language, "people-head"), *unrated)


def beside(table: Table, language: str) -> tuple[Choice, ...]:
    """Return the button that opens what can be said and done."""
    if table.stage is not Stage.PLAYING:
        return ()
    label = plain(language, "button-people-menu")
    return (Choice(Verb.PEOPLE, lasting_key(label, Verb.PEOPLE, MENU, table_id=table.id)),)


def following(table: Table, language: str) -> Following:
    """Say that the next game begins by itself, with the buttons for it."""
    labels = {READY: "button-people-ready", WHOLE: "button-people-whole", OUT: "button-people-out"}
    if not table.options:
        del labels[WHOLE]
    buttons = (
        lasting_key(
            plain(language, label), Verb.PEOPLE, act, Style.SUCCESS if act == READY else Style.PLAIN, table_id=table.id
        )
        for act, label in labels.items()
    )
    return said(language, "people-next"), tuple(Choice(Verb.PEOPLE, one) for one in buttons)


def table_people(table: Table, seat: int, language: str, *, waits: bool) -> TablePeople:
    """Return what the person of a seat may do about the others. `waits`: whether they have asked to move already."""
    muted = table.seats[seat].muted
    others = [number for number, chair in enumerate(table.seats) if chair.person is not None and number != seat]

    def act(label: str, argument: str, number: int | None = None) -> Button:
        params = {"name": seat_name(table, number, language)} if number is not None else {}
        return lasting_key(plain(language, label, **params), Verb.PEOPLE, argument, table_id=table.id)

    move = act("button-people-stay" if waits else "button-people-move", MOVE)
    return TablePeople(
        language=language,
        words=said(language, "people-menu" if others else "people-alone"),
        phrases=tuple(act(f"phrase-{number}", f"{PHRASE}{number}") for number in range(1, PHRASES + 1)),
        others=tuple(
            (
                act("button-people-hear" if number in muted else "button-people-mute", f"{MUTE}{number}", number),
                act("button-people-not-again", f"{NOT_AGAIN}{number}", number),
                act("button-people-report", f"{REPORT}{number}", number),
            )
            for number in others
        ),
        move=move if len(people_of(table)) == 1 else None,
    )


def report_page(table: Table, seat: int, language: str) -> ReportPage:
    """Return the question what is wrong with the person of a seat."""
    buttons = (
        lasting_key(plain(language, f"report-{reason}"), Verb.PEOPLE, f"{REPORT}{seat}-{number}", table_id=table.id)
        for number, reason in enumerate(REASONS)
    )
    return ReportPage(said(language, "people-report", name=seat_name(table, seat, language)), tuple(buttons))
