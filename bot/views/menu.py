"""What goes at a table now, for the menu of a page."""

from collections.abc import Mapping
from contextlib import suppress
from dataclasses import dataclass

from bot.codec import Verb
from bot.people import Chat, PersonKey
from bot.refusal import Refusal
from bot.table import rights, votes
from bot.table.roles import Right
from bot.table.table import Stage, Table
from bot.texts import Said, said
from bot.views.keys import lasting_key


@dataclass(frozen=True, slots=True)
class MenuEntry:
    """Something that the reader may do about the table, or begin beside it."""

    data: str = ""
    """The data of the button that does it; empty for what a page does by other ways."""

    asks: Said | None = None
    """The question before it, as it cannot be undone; None for none, or where the bot asks."""


def menu_of(
    table: Table, reader: PersonKey, language: str, *, speaks_for: Chat | None = None
) -> Mapping[str, MenuEntry]:
    """Return what the person with this key may do about a table, or beginning beside it, by name.

    `pause` (or `resume`), `timer`, `end` and `leave` are about the table, `invite` about its free seats. `daily` and
    `learn` begin another game, which is not this one. `speaks_for` is the chat that the person is an admin of.
    """
    held = rights.roles(table, reader, speaks_for=speaks_for)
    playing = table.stage is Stage.PLAYING
    votes_on_it = playing and rights.may(table, held, Right.VOTE)
    decides = playing and rights.may(table, held, Right.DECIDE)
    times = votes_on_it or rights.may(table, held, Right.SET_TIMER)
    pausing = "pause" if table.clock.paused_since is None else "resume"
    asks = said(language, "question-end") if playing and _ends_at_once(table, decides=decides) else None
    goes = {
        pausing: (
            votes_on_it or decides,
            MenuEntry(_data(table, Verb.VOTE, pausing)),
        ),
        "timer": (
            table.is_live and times and not table.kind.fixed_times,
            MenuEntry(_data(table, Verb.TIMER)),
        ),
        "end": (
            votes_on_it or decides or (table.stage is Stage.LOBBY and rights.may(table, held, Right.DECIDE)),
            MenuEntry(_data(table, Verb.VOTE, "end"), asks),
        ),
        "leave": (table.is_live and _may_leave(table, reader), MenuEntry(_data(table, Verb.LEAVE))),
        "invite": (table.is_live and not table.home.private and not table.kind.has_judges, MenuEntry()),
        "daily": (not (table.is_live and table.kind.ends_at is not None), MenuEntry()),
        "learn": (True, MenuEntry()),
    }
    return {name: entry for name, (here, entry) in goes.items() if here}


def _data(table: Table, verb: Verb, argument: str = "") -> str:
    return lasting_key("", verb, argument, table_id=table.id).data or ""


def _ends_at_once(table: Table, *, decides: bool) -> bool:
    """Whether the press of one person ends the game without a vote that others have opened."""
    was_opened = table.vote is not None and table.vote.kind == "end"
    return not was_opened and (decides or votes.needed(table) == 1)


def _may_leave(table: Table, reader: PersonKey) -> bool:
    seat = table.seat_of(reader)
    if seat is None or table.seats[seat].left:
        return False
    if table.stage is Stage.PLAYING:
        with suppress(Refusal):
            table.kind.must_let_leave()
            return True
        return False
    return True
