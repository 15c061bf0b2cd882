"""A puzzle as its solver may see it: nothing in it tells the solution before that is asked for."""

import re
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass
from typing import Any

from bot.codec import ButtonToken, Verb, base36, encode
from bot.finished import boards
from bot.finished.ratings import Rating, estimated
from bot.finished.replay import Moment
from bot.finished.solvers import EACH_DAY, Solver, pool
from bot.finished.solving import Attempt
from bot.screen import Button, Style
from bot.table.playing import game_of
from bot.table.table import Table
from bot.texts import Said, card, listed, plain, said
from bot.views.acts import act
from bot.views.keys import Choice
from bot.views.names import preset_name, seat_name
from engine import actions, study
from engine.actions import Action
from engine.cards import SUITS
from engine.puzzles.puzzle import EXCHANGED, Puzzle
from engine.puzzles.themes import THEMES
from engine.state import BETWEEN_HANDS
from engine.study import Place

SETTLED = 10  # first tries after which the strength is shown
WHY, NEXT, SHOW, MINE = "why", "next", "show", "mine"
_ASKED = re.compile(r"([0-9a-f]{12}|)-([0-9a-z]{0,30})-([a-z]{0,10})", re.ASCII)


@dataclass(frozen=True, slots=True)
class Asked:
    """What a button of a puzzle asks for. Its argument has the choices made so far, and so no solution."""

    puzzle: str = ""
    """The id of the puzzle; empty for none yet, and in a group."""

    path: tuple[int, ...] = ()
    """The path of the attempt (`bot.finished.solving`)."""

    what: str = ""
    """`why` for the solution, in a group `show`, `next` for the next puzzle, a theme for one about that, `mine` for one
    from the person's own mistakes; empty for the attempt."""

    def button(self, label: str, style: Style = Style.PLAIN, *, group: str = "") -> Button:
        """Return the button. `group`: the code of the group's puzzle."""
        argument = f"{self.puzzle}-{''.join(map(base36, self.path))}-{self.what}"
        return Button(label=label, data=encode(ButtonToken(group, 0, Verb.PUZZLE, argument)), style=style)


def read(argument: str) -> Asked | None:
    """Return what a button asks for, by its argument; None for one that no button has."""
    found = _ASKED.fullmatch(argument)
    if found is None or found[3] not in {"", WHY, NEXT, SHOW, MINE, *THEMES}:
        return None
    return Asked(found[1], tuple(int(digit, 36) for digit in found[2]), found[3])


@dataclass(frozen=True, slots=True)
class PuzzleView:
    """A puzzle and an attempt at it."""

    puzzle: str
    """Its id."""

    kind: str
    """`open` with all cards seen, `own` with those of the seat."""

    outcome: str
    """`asked`, `wrong` or `solved`."""

    seat: int
    """The seat that the solver plays."""

    title: Said
    """Which cards are seen, how hard it is, and its rules."""

    goal: Said
    """What the solver has to reach."""

    told: tuple[Said, ...]
    """What has come of the attempt so far, and what is asked."""

    heading: Said | None
    """What stands above the story with one's cards alone, or above what beats a wrong choice; else None."""

    choices: tuple[Choice, ...]
    """What may be chosen now: `play`, `marriage`, `four_aces`, `give` or `discard`."""

    tries: tuple[Choice, ...]
    """Once the solution is shown: what the cards of the decision bring, `keeps` or `fails`."""

    acts: tuple[Choice, ...]
    """`again`, `why` and `next`."""

    progress: tuple[Said, ...]
    """How the person stands today, and their strength."""

    themes: tuple[Choice, ...]
    """The themes of all puzzles, each with how many were solved of those tried; and `mine`, if there are such."""

    decision: Moment
    """The moment of the decision that a chat shows."""

    story: Sequence[Moment]
    """With one's cards alone: the moments from the deal to the puzzle's position, which the solver may remember."""

    study: Mapping[str, Any] | None
    """Once the solution is shown: the hand as a study, with what was played, and as a variation what was right."""

    course: Sequence[Moment]
    """The moments of the attempt, from the puzzle's position on."""

    proof: Sequence[Moment]
    """What is told of an attempt that is over, from the decision on: what beats a wrong choice, the right one and what
    follows, or all that was played."""

    @property
    def eyes(self) -> int | None:
        """The seat from which everything is shown; None for all cards."""
        return self.seat if self.kind == "own" else None


def puzzle_view(
    puzzle: Puzzle,
    attempt: Attempt,
    asked: Asked,
    language: str,
    *,
    solver: Solver | None = None,
    group: str = "",
    four_colours: bool = False,
) -> PuzzleView:
    """Return the view of an attempt that a button has asked for. The solution is shown of one that is over alone."""
    is_over, shows = attempt.outcome != "asked", attempt.outcome == "solved" or asked.what == WHY
    story, every = moments(puzzle, (*attempt.done, *attempt.beaten), four_colours=four_colours)
    proof = every[attempt.decision :] if is_over else []
    if is_over and asked.what == WHY:
        right = (*attempt.done[: attempt.decision], *attempt.right)
        proof = moments(puzzle, right, four_colours=four_colours)[1][attempt.decision :]
    decision, now = every[attempt.decision], every[len(attempt.done)].table
    ends = every[-1], (proof or every)[-1]
    return PuzzleView(
        puzzle=puzzle.id,
        kind=puzzle.kind,
        outcome=attempt.outcome,
        seat=game_of(every[0].table).to_act or 0,
        title=said(
            language,
            "puzzle-title",
            kind=puzzle.kind,
            level=puzzle.level,
            preset=preset_name(puzzle.position.rules.preset, language),
        ),
        goal=_goal(puzzle, every[0].table, language),
        told=tuple(_told(puzzle, attempt, decision.table, ends, language, shows=shows, group=bool(group))),
        heading=_heading(puzzle, language, is_beaten=is_over and not shows),
        choices=tuple(_choice(now, one, place, asked, group, language) for place, one in enumerate(attempt.offered)),
        tries=tuple(_tries(attempt, decision.table, language)) if is_over and shows else (),
        acts=tuple(_acts(asked, language, shown=shows, is_over=is_over)) if not group else (),
        progress=tuple(progress(solver, language)) if solver is not None else (),
        themes=tuple(_themes(solver, language)) if solver is not None else (),
        decision=decision,
        story=story if puzzle.kind == "own" else (),
        study=_study(puzzle, attempt) if is_over and shows else None,
        course=every[: len(attempt.done) + 1],
        proof=proof,
    )


def moments(
    puzzle: Puzzle, done: Sequence[Action], *, four_colours: bool = False
) -> tuple[Sequence[Moment], Sequence[Moment]]:
    """Return the moments from the deal to the position of a puzzle, and from there on, while some actions are done."""
    hand = puzzle.position.hands[0]
    longer = hand.model_copy(update={"actions": [*hand.actions, *actions.dump_all(done)]})
    record = puzzle.position.model_copy(update={"hands": [longer]})
    found = study.parse(record.model_dump(mode="json", exclude_none=True))
    every = boards.moments(found, Place(0, (), len(longer.actions)), four_colours=four_colours)
    return every[: len(hand.actions) + 1], every[len(hand.actions) :]


def _heading(puzzle: Puzzle, language: str, *, is_beaten: bool) -> Said | None:
    if puzzle.kind == "own":
        return said(language, "puzzle-before")
    return said(language, "puzzle-beaten") if is_beaten else None


def _study(puzzle: Puzzle, attempt: Attempt) -> Mapping[str, Any]:
    record = puzzle.position.model_dump(mode="json", exclude_none=True)
    (hand,) = record["hands"]
    at = len(hand["actions"]) + attempt.decision
    if attempt.outcome == "wrong":
        hand["variations"] = [{"at": at, "actions": [*actions.dump_all(attempt.right)]}]
    hand["actions"] += actions.dump_all((*attempt.done, *attempt.beaten))
    return record


def _goal(puzzle: Puzzle, table: Table, language: str) -> Said:
    goal, seat = puzzle.goal, game_of(table).to_act or 0
    names = {"name": seat_name(table, seat, language), "declarer": seat_name(table, goal.declarer, language)}
    return said(language, "puzzle-make" if goal.make else "puzzle-stop", **names, points=goal.points)


def _told(
    puzzle: Puzzle,
    attempt: Attempt,
    table: Table,
    ends: tuple[Moment, Moment],
    language: str,
    *,
    shows: bool,
    group: bool,
) -> Iterator[Said]:
    """Tell what has come of the attempt: never the right choice, unless the solution is shown.

    `table` is that of the decision; `ends` are the moments at the end of what was played, and of what is shown.
    """
    chosen, kind = attempt.done[attempt.decision :], puzzle.kind
    if attempt.outcome == "asked":
        if attempt.first:
            yield said(language, "puzzle-go-on")
        if chosen:
            yield said(language, "puzzle-chosen", what=_words(table, chosen, language))
        yield said(language, f"puzzle-ask-{attempt.offered[0].do}")
        return
    shares = {"share": puzzle.shares[0], "following": puzzle.shares[1]}
    played, shown = ({"points": _reached(puzzle, end), "goal": puzzle.goal.points} for end in ends)
    if attempt.outcome == "wrong":
        what = _words(table, choice_of(chosen), language)
        yield said(language, f"puzzle-wrong-{kind}", what=what, **(played if kind == "open" else {}))
    elif not group:
        yield said(language, f"puzzle-solved-{kind}", **(played if kind == "open" else shares))
    if shows and (group or attempt.outcome == "wrong"):
        what = _words(table, choice_of(attempt.right), language)
        yield said(language, f"puzzle-right-{kind}", what=what, **(shown if kind == "open" else shares))


def _reached(puzzle: Puzzle, moment: Moment) -> int:
    """Return the declarer's points at the end of a line."""
    table = moment.table
    over = game_of(table).phase in BETWEEN_HANDS
    points = table.rows[-1].result["points"] if over else game_of(table).points
    return int(points[puzzle.goal.declarer])


def choice_of(done: Sequence[Action]) -> Sequence[Action]:
    """Return the decision that a line begins with: a card, or all cards of an exchange."""
    return [action for action in done if action.do in EXCHANGED] or done[:1]


def _words(table: Table, done: Sequence[Action], language: str) -> str:
    return listed(language, (act(table, actions.dump(action), language) for action in done))


def _choice(table: Table, action: Action, place: int, asked: Asked, group: str, language: str) -> Choice:
    what = actions.dump(action)
    kind = next((name for name in ("marriage", "four_aces") if what.get(name)), action.do)
    chosen = Asked("" if group else asked.puzzle, (*asked.path, place))
    return Choice(kind, chosen.button(_label(table, what, language), group=group), card=what["card"])


def _label(table: Table, what: Mapping[str, Any], language: str) -> str:
    name, rules = card(language, what["card"]), game_of(table).rules.marriages
    if what["do"] == "give":
        return f"{name} → {seat_name(table, what['to'], language)}"
    if what.get("marriage"):
        value = rules.values[SUITS.index(what["card"][1])]
        return plain(language, "button-marriage", card=name, value=value)
    return plain(language, "button-four-aces", card=name, value=rules.four_aces) if what.get("four_aces") else name


def _tries(attempt: Attempt, table: Table, language: str) -> Iterator[Choice]:
    for action, keeps in attempt.keeps:
        what = actions.dump(action)
        yield Choice("keeps" if keeps else "fails", Button(label=_label(table, what, language)), card=what["card"])


def _acts(asked: Asked, language: str, *, shown: bool, is_over: bool) -> Iterator[Choice]:
    if is_over:
        yield Choice("again", Asked(asked.puzzle).button(plain(language, "button-puzzle-again")))
    if is_over and not shown:
        why = Asked(asked.puzzle, asked.path, WHY).button(plain(language, "button-puzzle-why"))
        yield Choice(WHY, why)
    style = Style.PRIMARY if is_over else Style.PLAIN
    yield Choice(NEXT, Asked(asked.puzzle, (), NEXT).button(plain(language, "button-puzzle-next"), style))


def progress(solver: Solver, language: str) -> Iterator[Said]:
    """Tell how a person stands today, and their strength once it is known well enough."""
    yield said(language, "puzzle-today", today=solver.today, goal=EACH_DAY)
    if solver.row:
        yield said(language, "puzzle-row", count=solver.row)
    if len(solver.tried) >= SETTLED:
        strength, doubt = estimated(Rating(solver.strength, solver.doubt))
        yield said(language, "puzzle-strength", strength=strength, doubt=doubt)


def _themes(solver: Solver, language: str) -> Iterator[Choice]:
    for theme in THEMES:
        about = {code for code, one in pool().items() if theme in one.themes}
        tried = [right for code, right in solver.tried.items() if code in about]
        label = plain(language, "puzzle-theme", theme=theme, solved=sum(tried), tried=len(tried))
        yield Choice(theme, Asked("", (), theme).button(label))
    if solver.own:
        yield Choice(MINE, Asked("", (), MINE).button(plain(language, "puzzle-mine", count=len(solver.own))))
