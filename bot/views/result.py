"""The result of a hand and of a game, as one reader sees it: each player's points, and what was said and decided."""

from collections.abc import Iterator, Sequence
from dataclasses import dataclass

from bot.codec import Verb
from bot.finished.details import STEPS, is_helped, ladder_level, level_after
from bot.people import PersonKey
from bot.table import ending
from bot.table.deals import ScoreRow
from bot.table.holders import as_played, at_hand
from bot.table.parts import Earned
from bot.table.table import Stage, Table
from bot.texts import Said, plain, said
from bot.views import breaks
from bot.views.history import inspections, rulings_said
from bot.views.keys import Choice, key
from bot.views.kinds import of_kind
from bot.views.names import is_own, name_for, person_key, seat_name, winner_names
from bot.views.reasons import why_counted, why_won, worth_of
from bot.views.seals import opened, seal, verified

CONTRACTS = frozenset({"made", "down", "conceded"})  # outcomes of a contract


@dataclass(frozen=True, slots=True)
class LastTrick:
    """The last trick of a hand: no board has shown it complete."""

    cards: tuple[tuple[str, str], ...]
    """The names of the players and the codes of their cards, in the order played."""

    winner: str
    """The name of who took it."""


@dataclass(frozen=True, slots=True)
class ResultRow:
    """What a hand brought to one player."""

    name: str
    """The name of who played it; a page's reader is called "You"."""

    person: PersonKey
    """The key of who played it; empty for a built-in player. No page is sent it."""

    own: bool
    """Whether it is the reader."""

    delta: int
    """The change of the total, in game points."""

    total: int
    """The total after the hand, in game points."""

    sits_out: bool
    """Whether the player sat the hand out."""

    points: int | None
    """The points won in tricks and marriages; None where they do not count."""

    tricks: int | None
    """The number of tricks taken; None where they do not count."""

    marriages: tuple[str, ...]
    """The letters of the suits whose marriages were declared."""

    worth: tuple[int, ...]
    """What each of these marriages counted, in points."""

    why: tuple[Said, ...]
    """Why the total changed by another number than the points won; empty where the two are equal."""

    marks: tuple[Said, ...]
    """What else happened to the total: a barrel, a strike, a fine …"""


@dataclass(frozen=True, slots=True)
class HandResult:
    """A hand that is over, as one reader sees it."""

    id: str
    """The table's code."""

    decision: int
    """The number of the present decision, for buttons."""

    decided: int
    """The version in which the present decision came up, for buttons."""

    language: str
    """The code of the reader's language."""

    hand: int
    """The number of the deal, from 1."""

    title: Said
    """That it is over, by its number."""

    outcome: str
    """How it ended: `made`, `down`, `conceded`, `thrown_in`, `annulled` or `no_auction`."""

    words: Said
    """How it ended in a few words; a page's reader is told of an own contract as such."""

    stamp: tuple[Said, ...]
    """What became of the contract, in a word or two; empty for a hand without one."""

    declarer: int | None
    """The seat of the declarer; None for a hand without one."""

    declarer_own: bool
    """Whether the reader was the declarer."""

    contract: int | None
    """The declarer's contract in points; None for a hand without one."""

    last_trick: LastTrick | None
    """The last trick; None where the hand did not end with one."""

    rows: tuple[ResultRow, ...]
    """What it brought to each player, by seat."""

    rulings: tuple[Said, ...]
    """What judges have decided about it."""

    proof: tuple[Said, ...]
    """The seal of the deal and the secret that opens it; empty for a deal that was not sealed."""

    goes_on: bool
    """Whether the game goes on."""

    paused: tuple[Said, ...]
    """That the game pauses before the next hand; empty if it does not."""

    vote: tuple[Said, ...]
    """The state of a vote before the next hand; empty for none."""

    motions: tuple[Choice, ...]
    """What may be agreed to before the next hand."""

    checks: tuple[Choice, ...]
    """The button that checks the deals; none where they are not sealed."""


@dataclass(frozen=True, slots=True)
class FinalTotal:
    """A player's total at the end of a game."""

    seat: int
    """The seat."""

    name: str
    """The name of who played the last hand; a page's reader is called "You"."""

    person: PersonKey
    """The key of who played it; empty for a built-in player. No page is sent it."""

    own: bool
    """Whether it is the reader."""

    total: int
    """Game points."""

    won: bool
    """Whether the player has won, alone or with others."""


@dataclass(frozen=True, slots=True)
class GameResult:
    """A game that is over, as one reader sees it."""

    id: str
    """The table's code."""

    language: str
    """The code of the reader's language."""

    words: Said
    """Who won, or that the game does not count; a page's reader who has won alone is told so as such."""

    winner: PersonKey
    """The key of the person who has won alone; empty for anybody else. No page is sent it."""

    won: bool
    """Whether the reader has won alone."""

    why: tuple[Said, ...]
    """Why the winners have won, though another may have more points; empty if nobody has."""

    totals: tuple[FinalTotal, ...]
    """The totals, the best first."""

    hands: int
    """How many hands were dealt."""

    hints: int
    """How many hints were given."""

    inspections: tuple[Said, ...]
    """That the operator has looked at cards, and why."""

    following: Said
    """What comes next."""

    onward: tuple[Choice, ...]
    """The buttons that lead to what comes next."""

    looks: tuple[Choice, ...]
    """The buttons that look back: at the score sheet, and where hands were played at the game and its review."""

    checks: tuple[Choice, ...]
    """The button that checks the deals; none where they are not sealed."""

    earned: tuple[Said, ...] = ()
    """What people have reached by the game: a first win, a step of the ladder of bots."""


def hand_result_of(table: Table, row: ScoreRow, language: str, reader: PersonKey | None = None) -> HandResult:
    """Return the result of a hand, for the person with this key, or (None) for the table's chats."""
    then, result = at_hand(table, row.number), row.result
    is_present = table.deal is None and row is table.rows[-1]  # the next hand is not dealt yet
    goes_on = table.stage is Stage.PLAYING
    seats = range(len(result["totals"]))
    return HandResult(
        id=table.id,
        decision=table.decision,
        decided=table.decided,
        language=language,
        hand=row.number,
        title=said(language, "finished-head", hand=row.number),
        outcome=result["outcome"],
        words=outcome_of(table, row, language, reader),
        stamp=(said(language, f"sheet-{result['outcome']}"),) if result["outcome"] in CONTRACTS else (),
        declarer=result["declarer"],
        declarer_own=is_own(then, result["declarer"], reader),
        contract=result["contract"],
        last_trick=_last_trick(then, row, language, reader),
        rows=tuple(_row(then, row, seat, language, reader) for seat in seats),
        rulings=tuple(rulings_said(then, row.rulings, language)),
        proof=(seal(row.deal, language), opened(then, row.deal, language)) if table.kind.sealed else (),
        goes_on=goes_on,
        paused=breaks.paused(table, language) if is_present else (),
        vote=breaks.vote(table, language) if is_present and goes_on else (),
        motions=breaks.agreements(table, language) if is_present else (),
        checks=verified(table, language),
    )


def outcome_of(table: Table, row: ScoreRow, language: str, reader: PersonKey | None = None) -> Said:
    """Say in a few words how a hand ended. It names who held the declarer's seat."""
    table = at_hand(table, row.number)
    outcome, declarer, contract = (row.result[name] for name in ("outcome", "declarer", "contract"))
    if declarer is None:
        return said(language, f"finished-{outcome}")
    if outcome in CONTRACTS and is_own(table, declarer, reader):
        return said(language, f"finished-own-{outcome}", contract=contract)
    return said(language, f"finished-{outcome}", name=seat_name(table, declarer, language), contract=contract)


def _last_trick(table: Table, row: ScoreRow, language: str, reader: PersonKey | None) -> LastTrick | None:
    if row.last_trick_winner is None:
        return None
    cards = tuple((name_for(table, seat, language, reader), code) for seat, code in row.last_trick)
    return LastTrick(cards, name_for(table, row.last_trick_winner, language, reader))


def _row(table: Table, row: ScoreRow, seat: int, language: str, reader: PersonKey | None) -> ResultRow:
    result = row.result
    sits_out = seat == result["sits_out"]
    counts = not sits_out and result["outcome"] not in {"thrown_in", "conceded"}
    marks = result["marks"][seat] if result.get("marks") else ()
    return ResultRow(
        name=name_for(table, seat, language, reader),
        person=person_key(table, seat),
        own=is_own(table, seat, reader),
        delta=result["deltas"][seat],
        total=result["totals"][seat],
        sits_out=sits_out,
        points=result["points"][seat] if counts else None,
        tricks=result["tricks"][seat] if counts else None,
        marriages=tuple(result["marriages"][seat]),
        worth=worth_of(table, row, seat),
        why=why_counted(table, row, seat, language),
        marks=tuple(said(language, f"sheet-{mark}") for mark in marks),
    )


# ------------------------------------------------------------------------------------------------- the end of the game


def game_result_of(table: Table, language: str, reader: PersonKey | None = None) -> GameResult:
    """Return the result of a game, for the person with this key, or (None) for the table's chats."""
    table = as_played(table)
    winners = ending.winners(table)
    alone = person_key(table, winners[0]) if len(winners) == 1 and ending.has_won(table, winners[0]) else ""
    won = bool(alone) and alone == reader
    totals = table.game.totals if table.game is not None else (0,) * len(table.seats)
    ranked = sorted(range(len(totals)), key=lambda seat: -totals[seat])
    says, onward = of_kind(table).following(table, language)
    return GameResult(
        id=table.id,
        language=language,
        words=said(language, "over-own-won") if won else _who_won(table, winners, language),
        winner=alone,
        won=won,
        why=(*why_won(table, winners, language), *_no_step(table, winners, language)),
        totals=tuple(
            FinalTotal(
                seat,
                name_for(table, seat, language, reader),
                person_key(table, seat),
                is_own(table, seat, reader),
                totals[seat],
                seat in winners,
            )
            for seat in ranked
        ),
        earned=tuple(_earned(table, one, language, reader) for one in table.earned),
        hands=table.rows[-1].number if table.rows else 0,
        hints=table.hints,
        inspections=inspections(table, language),
        following=says,
        onward=onward,
        looks=tuple(_looks(table, language)),
        checks=verified(table, language),
    )


def _who_won(table: Table, winners: tuple[int, ...], language: str) -> Said:
    if not winners:
        return said(language, "over-void")
    key = "over-won" if len(winners) == 1 else "over-won-several"
    return said(language, key, names=winner_names(table, winners, language))


def _no_step(table: Table, winners: Sequence[int], language: str) -> tuple[Said, ...]:
    """Say why a won game counts for no step of the ladder, if only help was the reason."""
    won = [seat for seat in winners if ending.has_won(table, seat) and ladder_level(table, seat) is not None]
    return (said(language, "over-no-step"),) if won and is_helped(table) else ()


def _earned(table: Table, one: Earned, language: str, reader: PersonKey | None) -> Said:
    """Say what somebody has reached by a game."""
    name = name_for(table, one.seat, language, reader)
    if not one.step:
        own = is_own(table, one.seat, reader)
        return said(language, f"own-mark-{one.what}") if own else said(language, f"earned-{one.what}", name=name)
    level, following = plain(language, f"level-{STEPS[one.step - 1]}"), level_after(one.step)
    if following is None:
        return said(language, "earned-top", name=name, level=level)
    return said(language, "earned-step", name=name, level=level, next=plain(language, f"level-{following}"))


def _looks(table: Table, language: str) -> Iterator[Choice]:
    yield Choice(Verb.SCORE, key(table, plain(language, "button-score"), Verb.SCORE))
    if table.rows:
        yield Choice(Verb.REPLAY, key(table, plain(language, "button-study"), Verb.REPLAY))
        if table.kind.offers_review:
            yield Choice(Verb.REVIEW, key(table, plain(language, "button-review"), Verb.REVIEW))
