"""A study: the record of a game with names, comments, and variations that branch off its main line.

A *line* is the main line of a hand or a variation. A *place* is a hand, a line (the indices of the variations that lead
to it; none for the main line) and a step: the number of actions of the hand done along that line. Steps always count
from the deal, also in a variation.

A study may come from anybody, so everything in it is bounded: every study that is read can be played, drawn and stored.
"""

from __future__ import annotations

import json
import re
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass, replace
from typing import Any, NoReturn

from engine import actions, game
from engine.actions import Action
from engine.errors import EngineError
from engine.record import FORMAT, Record, RecordHand, begun, deal, parsed, read
from engine.state import BETWEEN_HANDS, State

MOST_BYTES = 256 * 1024
MOST_HANDS = 500
MOST_ACTIONS = 20_000
MOST_VARIATIONS = 300
DEEPEST = 8
MOST_COMMENTS = 1000
LONGEST_NAME, LONGEST_SEAT, LONGEST_COMMENT = 60, 24, 1000


@dataclass(frozen=True, slots=True)
class Line:
    """A main line or a variation."""

    at: int
    """How many actions of the hand come before the line's first action."""

    actions: tuple[Action, ...]
    """The actions, oldest first."""

    name: str = ""
    """Its name; empty for none."""

    comments: tuple[tuple[int, str], ...] = ()
    """Comments by step, ascending."""

    variations: tuple[Line, ...] = ()
    """The lines that branch off this one."""

    @property
    def end(self) -> int:
        """The step after its last action."""
        return self.at + len(self.actions)


@dataclass(frozen=True, slots=True)
class Hand:
    """A hand: its beginning and its lines."""

    begins: RecordHand
    """The pack or the set-up position, without actions."""

    main: Line
    """The main line."""


@dataclass(frozen=True, slots=True)
class Place:
    """A moment of a study."""

    hand: int = 0
    """The hand, from 0."""

    line: tuple[int, ...] = ()
    """The indices of the variations that lead to the line."""

    step: int = 0
    """How many actions of the hand have been done."""


@dataclass(frozen=True, slots=True)
class Study:
    """A whole study."""

    record: Record
    """The rules, the seats and the totals, without hands: those are in ``hands``."""

    hands: tuple[Hand, ...]
    """The hands, oldest first."""

    title: str = ""
    """The title of the study; empty for none."""

    names: tuple[str, ...] = ()
    """The names of the seats; empty for none."""


def _too_big(what: str, most: int) -> NoReturn:
    raise EngineError("too_big", f"a study has at most {most} {what}", what=what, most=most)


# ------------------------------------------------------------------------------------------------------------- reading


def parse(data: Any) -> Study:
    """Read a study, or any record, from parsed JSON, and play all its lines.

    Raises ``bad_record``, ``too_big`` (``what``, ``most``) beyond the bounds, and the errors of playing a record. Those
    have the ``hand``, the ``line`` and the ``action`` of the fault, and the ``player`` and ``name`` of the acting seat.
    """
    _check_size(data)
    record = read(data)
    if len(record.hands) > MOST_HANDS:
        _too_big("hands", MOST_HANDS)
    names = data.get("names") or []
    if not isinstance(names, list) or len(names) not in {0, record.seats}:
        raise EngineError("bad_record", "names: one for each seat", field="names")
    names = tuple(text(name, LONGEST_SEAT, "names") for name in names)
    reader = _Reader(names)
    state = begun(record)
    hands: list[Hand] = []
    for number, (entry, raw) in enumerate(zip(record.hands, data["hands"], strict=True)):
        if state.phase not in BETWEEN_HANDS:
            raise EngineError("hand_unfinished", "only the last hand may be unfinished", hand=number - 1, action=None)
        begins = RecordHand(pack=entry.pack, setup=entry.setup, actions=[])
        try:
            dealt = _dealt(state, begins)
            main, state = reader.line(dealt, {**raw, "at": 0}, ())
        except EngineError as error:
            error.params["hand"] = number
            raise
        hands.append(Hand(begins, main))
    title = text(data.get("title", ""), LONGEST_NAME, "title")
    return Study(record.model_copy(update={"hands": []}), tuple(hands), title, names)


def _check_size(data: Any) -> None:
    if not isinstance(data, dict):
        raise EngineError("bad_record", "a record is an object")
    try:
        size = len(json.dumps(data, ensure_ascii=False, separators=(",", ":")).encode("utf-8", "surrogatepass"))
    except (TypeError, ValueError, RecursionError):
        raise EngineError("bad_record", "this is no JSON") from None
    if size > MOST_BYTES:
        _too_big("bytes", MOST_BYTES)


def _dealt(state: State, begins: RecordHand) -> State:
    if state.phase == "game_over":
        raise EngineError("game_over", "the game is won; no hand follows", action=None)
    return deal(state, begins)[0]


def text(value: Any, most: int, field: str) -> str:
    """Return a text of a study. Raises ``bad_record`` if it isn't a text, is too long or cannot be shown."""
    if not isinstance(value, str) or len(value) > most:
        raise EngineError("bad_record", f"{field}: a text of at most {most} characters", field=field)
    if any((ord(sign) < 32 and sign != "\n") or 0xD800 <= ord(sign) < 0xE000 for sign in value):
        raise EngineError("bad_record", f"{field}: a text without control characters", field=field)
    return value


class _Reader:
    """A reader of the lines of a study, which counts actions, variations and comments against the bounds."""

    def __init__(self, names: Sequence[str]) -> None:
        self._names = names
        self._actions = self._variations = self._comments = 0

    def line(self, dealt: State, raw: Mapping[str, Any], path: tuple[int, ...]) -> tuple[Line, State]:
        """Read a line and the lines that branch off it. ``dealt`` is the position that the line begins with.

        Returns the line and the position at its end.
        """
        at, entries, name = raw.get("at"), raw.get("actions"), raw.get("name", "") if path else ""
        if not isinstance(at, int) or isinstance(at, bool) or not isinstance(entries, list):
            raise EngineError("bad_record", "a variation has 'at' and 'actions'", line=path)
        self._actions += len(entries)
        if self._actions > MOST_ACTIONS:
            _too_big("actions", MOST_ACTIONS)
        states, done = [dealt], []
        for index, entry in enumerate(entries):
            try:
                done.append(parsed(states[-1], entry))
                states.append(game.apply(states[-1], done[-1])[0])
            except EngineError as error:
                error.params |= {"line": path, "action": at + index}
                if len(done) > index:
                    error.params |= self._player(done[-1].seat, states[-1].seats)
                raise
        found = Line(at, tuple(done), text(name, LONGEST_NAME, "name"), self._read_comments(raw, at, len(done), path))
        return replace(found, variations=self._read_variations(raw, at, states, path)), states[-1]

    def _player(self, seat: int | None, seats: int) -> Mapping[str, Any]:
        """Return the acting player's seat and name for an error; empty if there is no such seat."""
        if seat is None or not 0 <= seat < seats:
            return {}
        return {"player": seat, "name": self._names[seat] if self._names else ""}

    def _read_comments(self, raw: Mapping[str, Any], at: int, length: int, path: Sequence[int]) -> tuple[Any, ...]:
        comments = raw.get("comments") or {}
        if not isinstance(comments, dict) or not all(isinstance(step, str) for step in comments):
            raise EngineError("bad_record", "comments: by step", line=tuple(path))
        self._comments += len(comments)
        if self._comments > MOST_COMMENTS:
            _too_big("comments", MOST_COMMENTS)
        found = []
        for step, words in comments.items():
            first = at + 1 if path else 0
            number = int(step) if re.fullmatch("[0-9]{1,5}", step) else -1
            if not first <= number <= at + length:
                raise EngineError("bad_record", "comments: at a step of the line", line=tuple(path))
            said = text(words, LONGEST_COMMENT, "comments").strip()
            found += [(number, said)] if said else []
        return tuple(sorted(found))

    def _read_variations(
        self, raw: Mapping[str, Any], at: int, states: Sequence[State], path: tuple[int, ...]
    ) -> tuple[Line, ...]:
        variations = raw.get("variations") or []
        if not isinstance(variations, list) or not all(isinstance(one, dict) for one in variations):
            raise EngineError("bad_record", "variations: a list of lines", line=path)
        self._variations += len(variations)
        if self._variations > MOST_VARIATIONS:
            _too_big("variations", MOST_VARIATIONS)
        if variations and len(path) == DEEPEST:
            _too_big("levels", DEEPEST)
        found = []
        for index, one in enumerate(variations):
            branch, here = one.get("at"), (*path, index)
            inside = isinstance(branch, int) and (at < branch if path else at <= branch) and branch < at + len(states)
            if not inside or not one.get("actions"):
                raise EngineError("bad_record", "a variation leaves its line after one of its actions", line=here)
            found.append(self.line(states[branch - at], one, here)[0])
        return tuple(found)


# ------------------------------------------------------------------------------------------------------------- writing


def dump(study: Study) -> dict[str, Any]:
    """Return a study as a record. Empty parts are left out."""
    record = study.record
    data: dict[str, Any] = {"format": FORMAT, "rules": record.rules.model_dump(mode="json"), "seats": record.seats}
    data["first_dealer"] = record.first_dealer
    if study.title:
        data["title"] = study.title
    if any(study.names):
        data["names"] = list(study.names)
    if record.totals_before is not None:
        data["totals_before"] = record.totals_before
    data["hands"] = [_hand(hand) for hand in study.hands]
    return data


def _hand(hand: Hand) -> dict[str, Any]:
    data: dict[str, Any] = {"pack": hand.begins.pack}
    if hand.begins.setup is not None:
        data["setup"] = hand.begins.setup.model_dump(mode="json", exclude_defaults=True)
    return {**data, **_line(hand.main)}


def _line(line: Line) -> dict[str, Any]:
    data: dict[str, Any] = {"actions": [actions.dump(action) for action in line.actions]}
    if line.name:
        data["name"] = line.name
    if line.comments:
        data["comments"] = {str(step): words for step, words in line.comments}
    if line.variations:
        data["variations"] = [{"at": one.at, **_line(one)} for one in line.variations]
    return data


def main_line(study: Study, hands: int | None = None) -> Record:
    """Return the record of the main line, of all hands or of the first ``hands``."""
    return study.record.model_copy(update={"hands": [_main(hand) for hand in study.hands[:hands]]})


def _main(hand: Hand) -> RecordHand:
    return hand.begins.model_copy(update={"actions": [actions.dump(action) for action in hand.main.actions]})


# -------------------------------------------------------------------------------------------------------------- places


def _missing() -> NoReturn:
    raise EngineError("no_such_place", "there is no such place in this study")


def hand_of(study: Study, number: int) -> Hand:
    """Return a hand. Raises ``no_such_place``."""
    if not 0 <= number < len(study.hands):
        _missing()
    return study.hands[number]


def lines_to(study: Study, place: Place) -> tuple[Line, ...]:
    """Return the lines to a place: the main line of its hand, then each variation down to the place's line.

    Raises ``no_such_place``.
    """
    found = [hand_of(study, place.hand).main]
    for index in place.line:
        if not 0 <= index < len(found[-1].variations):
            _missing()
        found.append(found[-1].variations[index])
    return tuple(found)


def path(study: Study, place: Place) -> tuple[Action, ...]:
    """Return all actions of a hand along a place's line, up to the end of the line. Raises ``no_such_place``."""
    done: tuple[Action, ...] = ()
    for line in lines_to(study, place):
        done = done[: line.at] + line.actions
    return done


def before(study: Study, hand: int) -> State:
    """Return the position before a hand is dealt, along the main lines. Raises ``no_such_place``."""
    hand_of(study, hand)
    state = begun(study.record)
    for earlier in study.hands[:hand]:
        state = deal(state, earlier.begins)[0]
        for action in earlier.main.actions:
            state = game.apply(state, action)[0]
    return state


def states(study: Study, place: Place) -> tuple[State, ...]:
    """Return the positions along a place's line: after the deal and after each action."""
    found = [deal(before(study, place.hand), hand_of(study, place.hand).begins)[0]]
    for action in path(study, place):
        found.append(game.apply(found[-1], action)[0])
    return tuple(found)


def state_at(study: Study, place: Place) -> State:
    """Return the position at a place. Raises ``no_such_place``."""
    found = states(study, place)
    if not 0 <= place.step < len(found):
        _missing()
    return found[place.step]


def record_at(study: Study, place: Place) -> Record:
    """Return the record that ends with a place: the main lines of the earlier hands, and the line to the place."""
    state_at(study, place)
    record = main_line(study, place.hand)
    done = [actions.dump(action) for action in path(study, place)[: place.step]]
    last = hand_of(study, place.hand).begins.model_copy(update={"actions": done})
    return record.model_copy(update={"hands": [*record.hands, last]})


def variations(line: Line, path: tuple[int, ...] = ()) -> Iterator[tuple[tuple[int, ...], Line]]:
    """Yield all variations below a line with the indices that lead to them; a variation comes before its own ones."""
    for index, one in enumerate(line.variations):
        yield (*path, index), one
        yield from variations(one, (*path, index))


# ------------------------------------------------------------------------------------------------------------- changes


def _with_line(study: Study, place: Place, line: Line) -> Study:
    """Return the study with the line of a place replaced by ``line``."""
    above = lines_to(study, place)
    for index, parent in zip(reversed(place.line), reversed(above[:-1]), strict=True):
        changed = (*parent.variations[:index], line, *parent.variations[index + 1 :])
        line = replace(parent, variations=changed)
    hands = list(study.hands)
    hands[place.hand] = replace(hands[place.hand], main=line)
    return replace(study, hands=tuple(hands))


def _checked(study: Study) -> Study:
    """Read a changed study again and return it. This checks that it keeps the bounds and every line can be played."""
    return parse(dump(study))


def extended(study: Study, place: Place, action: Action) -> tuple[Study, Place]:
    """Do an action at a place: follow a line that has it, append it to a line that ends here, or begin a variation.

    Returns the study and the place after the action. Raises ``too_big``, ``hand_over``, and the errors of
    ``game.apply``.
    """
    state = state_at(study, place)
    if state.phase in BETWEEN_HANDS:
        raise EngineError("hand_over", "the hand is over; no action follows")
    game.apply(state, action)
    place = _owner(study, place)
    line = lines_to(study, place)[-1]
    if place.step < line.end and line.actions[place.step - line.at] == action:
        return study, replace(place, step=place.step + 1)
    for index, one in enumerate(line.variations):
        if one.at == place.step and one.actions[0] == action:
            return study, Place(place.hand, (*place.line, index), place.step + 1)
    last = place.line or place.hand == len(study.hands) - 1
    if place.step == line.end and last:
        longer = replace(line, actions=(*line.actions, action))
        return _checked(_with_line(study, place, longer)), replace(place, step=place.step + 1)
    branched = replace(line, variations=(*line.variations, Line(place.step, (action,))))
    index = len(line.variations)
    return _checked(_with_line(study, place, branched)), Place(place.hand, (*place.line, index), place.step + 1)


def _owner(study: Study, place: Place) -> Place:
    """Return the same moment as a place of the line with its last action: at a variation's start, the parent line."""
    above = lines_to(study, place)
    depth = len(place.line)
    while depth and place.step <= above[depth].at:
        depth -= 1
    return replace(place, line=place.line[:depth])


def promoted(study: Study, place: Place) -> tuple[Study, Place]:
    """Exchange a variation with the rest of its parent line, which becomes a variation itself.

    Raises ``no_such_place`` for a main line, and ``later_hands`` if the later hands could not follow from it.
    """
    if not place.line:
        _missing()
    above = lines_to(study, place)
    parent, chosen = above[-2:]
    kept = chosen.at - parent.at
    others = [one for index, one in enumerate(parent.variations) if index != place.line[-1]]
    rest = Line(
        chosen.at,
        parent.actions[kept:],
        comments=tuple(one for one in parent.comments if one[0] > chosen.at),
        variations=tuple(one for one in others if one.at > chosen.at),
    )
    main = Line(
        parent.at,
        parent.actions[:kept] + chosen.actions,
        parent.name,
        tuple(one for one in parent.comments if one[0] <= chosen.at) + chosen.comments,
        (*(one for one in others if one.at <= chosen.at), *([rest] if rest.actions else []), *chosen.variations),
    )
    up = Place(place.hand, place.line[:-1], place.step)
    return _followed(_with_line(study, up, main), up), up


def _followed(study: Study, place: Place) -> Study:
    """Check a study after a change of a main line. Raises ``later_hands``."""
    try:
        return _checked(study)
    except EngineError as error:
        if place.line or error.code == "too_big":
            raise
        raise EngineError(
            "later_hands", "the hands after this one follow from its main line", hand=place.hand
        ) from None


def deleted(study: Study, place: Place) -> tuple[Study, Place]:
    """Delete a variation, or the part of a main line after a step. Raises as ``promoted`` does."""
    if place.line:
        up = Place(place.hand, place.line[:-1], lines_to(study, place)[-1].at)
        parent = lines_to(study, up)[-1]
        kept = tuple(one for index, one in enumerate(parent.variations) if index != place.line[-1])
        return _with_line(study, up, replace(parent, variations=kept)), up
    state_at(study, place)
    main = lines_to(study, place)[-1]
    shorter = replace(
        main,
        actions=main.actions[: place.step],
        comments=tuple(one for one in main.comments if one[0] <= place.step),
        variations=tuple(one for one in main.variations if one.at <= place.step),
    )
    return _followed(_with_line(study, place, shorter), place), place


def named(study: Study, place: Place, name: str) -> Study:
    """Name a variation. Raises ``no_such_place`` for a main line, and ``bad_record``."""
    if not place.line:
        _missing()
    line = replace(lines_to(study, place)[-1], name=text(name.strip(), LONGEST_NAME, "name"))
    return _with_line(study, place, line)


def commented(study: Study, place: Place, words: str) -> Study:
    """Set the comment on a place; empty ``words`` remove it. Raises ``bad_record``, ``no_such_place``, ``too_big``."""
    said = text(words.strip(), LONGEST_COMMENT, "comments")
    state_at(study, place)
    owner = _owner(study, place)
    line = lines_to(study, owner)[-1]
    others = [one for one in line.comments if one[0] != owner.step]
    comments = tuple(sorted([*others, (owner.step, said)] if said else others))
    return _checked(_with_line(study, owner, replace(line, comments=comments)))


def retitled(study: Study, title: str) -> Study:
    """Set the title of the study. Raises ``bad_record``."""
    return replace(study, title=text(title.strip(), LONGEST_NAME, "title"))


def alone(study: Study, place: Place) -> tuple[Study, Place]:
    """Return a study of one hand only, with the totals before this hand, and the place in it.

    Raises ``later_hands`` if the hand can't be played from these totals.
    """
    state = before(study, place.hand)
    record = study.record.model_copy(update={"first_dealer": state.dealer, "totals_before": list(state.totals)})
    only = replace(study, record=record, hands=(hand_of(study, place.hand),))
    here = replace(place, hand=0)
    return _followed(only, replace(here, line=())), here
