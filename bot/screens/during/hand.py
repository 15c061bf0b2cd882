"""The private hand: a seat's own cards and every decision that nobody else may see.

While another player is to move, it shows only what belongs to the seat itself. The moves of others do not update it
(`bot.showing.surfaces`), as the board shows them.
"""

from collections.abc import Sequence
from itertools import groupby
from typing import Any

from bot.codec import FIRST_PAGE, SWITCHES_PAGE, Verb
from bot.screen import Button, Screen, Style
from bot.screens.during import coach, hints, numbered
from bot.screens.during.bidding import bounds
from bot.screens.during.choosing import decisions, page_key, values
from bot.screens.during.pictures import hand_picture
from bot.screens.during.position import hand_in_play, to_do, turn, your_turn
from bot.table import speed
from bot.table.choices import known_choice
from bot.table.table import Stage, Table
from bot.table.tips import learns
from bot.texts import Markup, isolated, plain, rank, say, suit, visible
from bot.views.history import line
from bot.views.keys import Row, in_rows, key, lasting_key
from bot.views.names import points
from engine import view as seeing
from engine.cards import SUITS
from engine.view import View


def hand(table: Table, seat: int, language: str, link: str | None = None) -> Screen:
    """The private screen of a seat, in the reader's language. `link` leads back to the board."""
    if table.game is None:
        return Screen(text=say(language, "hand-none"))
    view = seeing.view(table.game, seat)
    mine, chair = your_turn(table, view), table.seats[seat]
    choices = decisions(table, view, language) if table.stage is Stage.PLAYING else []
    has_tips = chair.tips is not None or table.kind.teaches
    tip = coach.lines(table, view, language) if has_tips else []
    learning = has_tips and learns(table, seat)
    alone = table.kind.gives_hints and len(table.people) == 1
    lines = [
        Markup(f"{say(language, 'hand-head')} · {way_back(table, link)}"),
        *_moment(table, view, language, mine=mine),
        *([line(table, table.notice, language, "notice").markup] if table.notice is not None else []),
        *(own_cards(view, language) if table.is_live else []),
        *tip,
        *(coach.what_it_is_worth(table, view, language) if mine and alone else []),
        *(coach.price_of_giving_up(table, view, language) if mine and alone else []),
        *not_now(choices, language),
        *(bounds(table, view, language) if mine else []),
        *(hand_in_play(table, view, language) if mine else []),
        *too_low(table, view, language),
        say(language, "hand-total", total=points(view.totals[seat]), points=points(view.points[seat])),
        *stood_in(table, seat, language),
        *(map(Markup.of, filter(None, [numbered.legend(table, seat, language)])) if chair.unreachable else []),
    ]
    if table.kind.teaches and not table.is_live:
        lines = tip  # what has been learnt; a closed table needs no other line
    return Screen(
        text=str(Markup.join("\n", lines)),
        rows=(
            *choices,
            *(hints.button(table, view, language) if alone else []),
            *switches(
                table,
                seat,
                language,
                beside=(
                    *(coach.buttons(table, language) if tip or learning else []),
                    *(coach.words_button(table, language) if alone or learning else []),
                ),
            ),
        ),
        picture=hand_picture(table, view, language) if table.pictures else None,
        facts=_facts(table, view, language),
    )


def _facts(table: Table, view: View, language: str) -> dict[str, Any]:
    """Return further data for the page: tips, the speed of bots, all possible bids, and why there is no choice."""
    has_tips = table.seats[view.seat].tips is not None
    by_itself = your_turn(table, view) and known_choice(table) is not None
    named = [] if by_itself else values(table, view, language)
    return {
        "kind": "hand",
        "tips": {"on": has_tips, "data": lasting_key("", Verb.TIPS, "off" if has_tips else "on").data},
        **({"speed": _speed(table, view.seat)} if table.is_ones_own else {}),
        "by_itself": by_itself,
        "why": [visible(line) for line in bounds(table, view, language)] if _has_no_choice(view) else [],
        "values": [button.model_dump(include={"label", "data"}) for button in named],
    }


def _speed(table: Table, seat: int) -> dict[str, Any]:
    """Return the speed of the built-in players, and the data of the buttons that set each one."""
    return {
        "now": table.seats[seat].speed,
        "data": {name: key(table, "", Verb.SPEED, name).data for name in speed.SPEEDS},
    }


def _has_no_choice(view: View) -> bool:
    """Whether only one bid, or only a pass, is allowed."""
    return sum(action["do"] in {"bid", "pass", "look"} for action in view.legal) == 1


def not_now(rows: list[Row], language: str) -> list[Markup]:
    """Explain the mark of cards that cannot be played now, if other cards can."""
    styles = {button.style for row in rows for button in row}
    return [say(language, "hand-not-now")] if Style.MUTED in styles and len(styles) > 1 else []


def _moment(table: Table, view: View, language: str, *, mine: bool) -> list[Markup]:
    """Say what the seat is asked to do; if nobody is to act, why."""
    if mine:
        return [Markup(f"<b>{say(language, 'hand-your-turn', what=to_do(table, view, language))}</b>")]
    others_turn = view.to_act is not None and table.stage is Stage.PLAYING and table.clock.paused_since is None
    return [] if others_turn else [turn(table, view, language)]


def way_back(table: Table, link: str | None) -> Markup:
    """Return the title of the table's home chat, as a link if there is one."""
    where = Markup.of(isolated(table.home.title or table.id))
    return Markup(f'<a href="{Markup.of(link)}">{where}</a>') if link else where


def own_cards(view: View, language: str) -> list[Markup]:
    """Show a seat its own cards, a line for each suit."""
    if view.hand is None:
        return [say(language, "glance-not-looked")]
    if not view.hand:
        return [say(language, "hand-sits-out" if view.sits_out == view.seat else "hand-none")]
    held = {letter: list(codes) for letter, codes in groupby(view.hand, key=lambda code: code[1])}
    return [
        Markup(f"{suit(letter)} <b>{' '.join(rank(language, code[0]) for code in held[letter])}</b>")
        if letter in held
        else Markup(f"{suit(letter)} {say(language, 'hand-void')}")
        for letter in SUITS
    ]


def too_low(table: Table, view: View, language: str) -> list[Markup]:
    """Warn a player on the barrel that their contract is, or may become, too low to win (docs/rules.md, 9.7)."""
    if table.game is None or not view.status[view.seat].barrel:
        return []
    barrel = table.game.rules.barrel
    if barrel.wins_by != "contract" or view.sits_out == view.seat:
        return []
    named = [action["value"] for action in view.legal if action["do"] in {"bid", "contract"}]
    if view.declarer == view.seat and view.contract is not None:
        named.append(view.contract)
    return [say(language, "hand-barrel-need", need=barrel.need)] if any(value < barrel.need for value in named) else []


def stood_in(table: Table, seat: int, language: str) -> list[Markup]:
    """Say that a built-in player plays this seat."""
    chair = table.seats[seat]
    if chair.left:
        return [say(language, "hand-withdrawn" if chair.withdrawn else "hand-away")]
    return [say(language, "hand-stood-in")] if chair.stand_in else []


def switches(table: Table, seat: int, language: str, beside: Sequence[Button] = ()) -> list[Row]:
    """Return the buttons that take the seat back, and switch what its person can switch.

    `beside` are buttons that stand in rows of two with the one that opens the switches.
    """
    chair = table.seats[seat]
    if table.stage is not Stage.PLAYING:
        return in_rows([*beside], 2)
    rows: list[Row] = []
    if (chair.stand_in or chair.left) and not chair.withdrawn:
        rows.append((key(table, plain(language, "button-back"), Verb.BACK),))
    opened = chair.hand_page.switches
    settings = page_key(table, plain(language, "button-switches"), FIRST_PAGE if opened else SWITCHES_PAGE)
    rows += in_rows([*beside, settings], 2)
    if opened:
        rows.append(
            (
                key(table, plain(language, f"button-nudges-{'on' if chair.habits.nudges else 'off'}"), Verb.NUDGES),
                key(table, plain(language, f"button-auto-{'on' if chair.habits.auto else 'off'}"), Verb.AUTO),
            )
        )
    return rows
