"""A puzzle as a message: for one person, and for a group."""

from collections.abc import Iterator, Sequence

from bot.finished.group_puzzles import GroupPuzzle
from bot.finished.replay import Moment
from bot.finished.solving import Attempt
from bot.screen import Screen
from bot.screens.afterwards import board
from bot.screens.afterwards.replay import all_cards, done, followed
from bot.screens.afterwards.study import Data
from bot.screens.during.board import hand_in_play, played
from bot.screens.during.hand import own_cards
from bot.table.playing import game_of
from bot.texts import Markup, folded, plain, say, visible
from bot.views.acts import act
from bot.views.keys import Choice, Row, in_rows
from bot.views.names import seat_name
from bot.views.of_table import for_chat, for_seat
from bot.views.puzzle import Asked, PuzzleView, choice_of, puzzle_view
from engine.actions import Play, dump
from engine.cards import INDEX
from engine.puzzles.puzzle import offered_in, state_of

COUNTED = 7  # answers that a group's message counts one by one: each may cost an edit, and it has ten at most

Lines = list[Markup]


def private(view: PuzzleView, language: str, *, pictures: bool) -> Screen:
    """The puzzle of one person, with what has come of the attempt."""
    lines = [*_position(view, language), *_told(view, language), *(one.markup for one in view.progress)]
    rows = (*_rows(view.choices), tuple(one.button for one in view.acts))
    return _screen(view, lines, rows, language, pictures=pictures)


def of_group(group: GroupPuzzle) -> Screen:
    """The puzzle of a group: how many have answered, and once it's solved, how many were right."""
    language, count = group.language, len(group.answers)
    puzzle = group.asked
    attempt = Attempt("asked", (), 0, offered=offered_in(state_of(puzzle)))
    if not group.is_live:
        attempt = Attempt("solved", group.line, 0, True, right=group.line)
    view = puzzle_view(puzzle, attempt, Asked(), language, group=group.code)
    lines = _position(view, language)
    if group.is_live:
        lines += [*_told(view, language), say(language, "puzzle-group-how")]
        if count:
            more = "yes" if count > COUNTED else "no"
            lines.append(say(language, "puzzle-answered", count=min(count, COUNTED), more=more))
        show = Asked(what="show").button(plain(language, "button-puzzle-show"), group=group.code)
        return _screen(view, lines, (*_rows(view.choices), (show,)), language, pictures=group.pictures)
    lines += _told(view, language)
    lines.append(say(language, "puzzle-result", right=sum(one.right for one in group.answers), count=count))
    return _screen(view, lines, (), language, pictures=group.pictures)


def counted(group: GroupPuzzle) -> int:
    """Return the number of answers that the message of a group's puzzle tells; one more than `COUNTED` for more."""
    return min(len(group.answers), COUNTED + 1)


def _screen(view: PuzzleView, lines: Lines, rows: tuple[Row, ...], language: str, *, pictures: bool) -> Screen:
    picture = board.picture(view.decision, "", language, view.eyes) if pictures else None
    return Screen(text=Markup.join("\n", lines), rows=tuple(row for row in rows if row), picture=picture)


def _position(view: PuzzleView, language: str) -> Lines:
    """Tell the position, all of it in words; with one's cards alone, with what has happened before."""
    table = view.decision.table
    seen = for_seat(table, view.seat, language) if view.eyes is not None else for_chat(table, language)
    held = own_cards(seen) if view.eyes is not None else all_cards(table, language)
    goal = Markup(f"<b>{view.goal.markup}</b>")
    story = list(_line(view.story, language, view.eyes))
    told = [view.heading.markup, folded(story)] if view.heading and story else []
    return [view.title.markup, goal, *told, *hand_in_play(seen), *held]


def in_words(view: PuzzleView) -> list[str]:
    """Return what has come of the attempt, line by line, as a page tells it."""
    return [visible(one.markup) for one in view.told]


def lines(view: PuzzleView, language: str) -> list[str]:
    """Return what stands under the heading: the story with one's cards alone, else what shows how it has come."""
    return [visible(one) for one in _line(view.story or view.proof, language, view.eyes)]


def on_board(view: PuzzleView, language: str) -> Data | None:
    """Return what the study board shows once the solution is shown: the hand, and wrong cards with the right ones."""
    if view.study is None:
        return None
    at, why, solution = view.decision.place.step, *(in_words(view)[place] for place in (0, -1))
    right = choice_of([moment.action for moment in view.proof[1:]])
    chosen = [moment.action for moment in view.course[-len(right) :]]
    wrong = [place for place, one in enumerate(chosen, start=at + 1) if one not in right]
    better = [dump(one) for one in right if one not in chosen]
    mistakes: list[Data] = [
        {
            "hand": 1,
            "step": step,
            "said": why,
            "why": why,
            "better": {"act": act(view.decision.table, one, language), "card": one["card"]},
            "better_said": solution.removesuffix(":"),  # no line follows there
        }
        for step, one in zip(wrong, better, strict=True)
        if view.outcome == "wrong"
    ]
    return {
        "label": plain(language, "button-puzzle-board"),
        "record": {**view.study, "title": view.title.words},
        "at": {"hand": 0, "line": [], "step": at},
        "mine": view.seat,
        "view": "open" if view.eyes is None else "seen",
        "mistakes": mistakes,
    }


def _told(view: PuzzleView, language: str) -> Lines:
    """Tell what has come of the attempt, then the line that shows it."""
    line = list(_line(view.proof, language, view.eyes))
    heading = [view.heading.markup] if view.heading and view.eyes is None else []
    return [*(one.markup for one in view.told), *heading, *([folded(line)] if line else [])]


def _line(line: Sequence[Moment], language: str, eyes: int | None) -> Iterator[Markup]:
    """Tell a line of play: all bids, all gifts and each trick in one line of text, and what came of them in another."""
    trick, said, before = list[tuple[str, str]](), list[Markup](), ""
    for moment in line[1:]:
        action, happened = moment.action, followed(moment, language)
        kind = "bid" if action.do == "pass" else action.do
        if said and kind != before:
            yield Markup.join(" · ", said)
            said = []
        before = kind
        if isinstance(action, Play):
            trick.append((seat_name(moment.table, action.seat, language), action.card))
            yield from happened
            if not game_of(moment.table).trick or moment is line[-1]:
                yield played(trick, language)
                trick = []
            continue
        told = done(moment, language, eyes)
        said.append(told)
        facts = [one for one in happened if one != told]
        if facts:
            yield from (Markup.join(" · ", one) for one in (said, facts))
            said = []
    if said:
        yield Markup.join(" · ", said)


def _rows(choices: Sequence[Choice]) -> tuple[Row, ...]:
    """Lay out what may be chosen: the cards, then those that are declared with; of gifts a row for each card."""
    plain_ones = [one.button for one in choices if one.kind in {"play", "discard"}]
    declared = [one.button for one in choices if one.kind in {"marriage", "four_aces"}]
    gifts = sorted((one for one in choices if one.kind == "give"), key=lambda one: INDEX[one.card])
    return (*in_rows(plain_ones, 4), *in_rows(declared, 2), *in_rows([one.button for one in gifts], 2))
