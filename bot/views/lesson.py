"""A lesson as its learner sees it: one small position with one thing to do, and what came of the last choice."""

import re
from collections.abc import Iterator, Mapping
from dataclasses import dataclass, replace

from bot.codec import ButtonToken, Verb, encode
from bot.finished import boards
from bot.finished.replay import Moment
from bot.screen import Button, Style
from bot.texts import Said, card, plain, rank, said
from bot.texts.sentences import Filling
from bot.views.beginning import on_the_ladder, ways_to_begin
from bot.views.keys import Choice
from engine import actions, study
from engine.cards import RANK_POINTS, SUITS, deck
from engine.lessons.lesson import CONCEDE, DECLARED, LESSONS, PASS, Step, card_play
from engine.record import RecordRules
from engine.rules import Rules
from engine.study import Place

SHORT_AFTER = 3
"""How many finished lessons it takes until the first short game is offered."""

_ASKED = re.compile(r"([a-z][a-z_0-9]*)(?:-|-([a-z]+)(?:-([0-9]{1,2})-([0-9]{1,2}|))?)?", re.ASCII)


@dataclass(frozen=True, slots=True)
class Asked:
    """What a button of the lessons asks for."""

    preset: str
    """The preset by whose rules the lessons are."""

    lesson: str = ""
    """The lesson; empty for the list of them."""

    place: int | None = 0
    """The number of the step, from 0; None for the one at which the learner has stopped."""

    choice: int | None = None
    """The number of the choice; None for none yet."""

    def button(self, label: str, style: Style = Style.PLAIN) -> Button:
        """Return the button."""
        choice = "" if self.choice is None else self.choice
        step = f"-{self.place}-{choice}" if self.place is not None and self.lesson else ""
        argument = f"{self.preset}-{self.lesson}{step}"
        return Button(label=label, data=encode(ButtonToken("", 0, Verb.LEARN, argument)), style=style)


def read(argument: str) -> Asked | None:
    """Return what a button asks for, by its argument; None for one that no button has."""
    found = _ASKED.fullmatch(argument)
    if found is None or found[2] not in {None, *LESSONS}:
        return None
    if found[2] is None:
        return Asked(found[1])
    place = int(found[3]) if found[3] else None
    return Asked(found[1], found[2], place, int(found[4]) if found[4] else None)


@dataclass(frozen=True, slots=True)
class Progress:
    """How far a learner has come."""

    finished: int
    """Of how many lessons they have done all steps."""

    lessons: int
    """How many lessons the rules have."""

    rung: str | None = None
    """Their next level on the ladder of bots; None at its top."""


@dataclass(frozen=True, slots=True)
class LessonView:
    """A step of a lesson, and what came of the last choice; without a step the list of the lessons."""

    title: Said
    """The lesson, or what all of them are."""

    place: int = 0
    """The number of the step, from 1; 0 in the list of lessons."""

    count: int = 0
    """How many steps the lesson has."""

    outcome: str = ""
    """`asked`, `wrong` or `right`; empty in the list of lessons."""

    about: tuple[Said, ...] = ()
    """In the list and above the first step of a lesson: how long a lesson takes."""

    ask: Said | None = None
    """What is to be done."""

    told: tuple[Said, ...] = ()
    """What came of the last choice."""

    why: str = ""
    """Why the rules forbid the last choice."""

    cards: tuple[str, ...] = ()
    """The cards that are shown where there is no position, by their codes."""

    mark: tuple[str, ...] = ()
    """The cards that matter, by their codes."""

    choices: tuple[Choice, ...] = ()
    """What can be chosen: `play`, `marriage`, `give`, `bid`, `pass`, `concede`, `contract` or `answer`."""

    acts: tuple[Choice, ...] = ()
    """`again`, `next`, `lesson` (another one, or the list of them), `short`, and after all lessons `practise`, a game
    at the next step of the ladder of bots."""

    moment: Moment | None = None
    """The position, as the learner sees it."""

    after: Moment | None = None
    """The position after a right card was played; None otherwise."""


def lesson_view(
    asked: Asked,
    course: tuple[Step, ...],
    rules: RecordRules,
    language: str,
    *,
    progress: Progress,
    why: str = "",
) -> LessonView:
    """Return the view of a step, whose place is known. `why` says why the rules forbid the choice, if they do."""
    place = asked.place or 0
    step = course[place]
    chosen = step.choices[asked.choice] if asked.choice is not None else ""
    right, key = chosen in step.right, f"{step.lesson}-{step.name}"
    params: dict[str, Filling] = {**step.params, "order": ranks_by_points(rules.build(), language)}
    told: tuple[Said, ...] = ()
    if chosen and not why:
        told = (said(language, "learn-right") if right else said(language, f"learn-wrong-{key}", **params),)
    return LessonView(
        title=said(language, f"learn-{step.lesson}"),
        place=place + 1,
        count=len(course),
        outcome="asked" if not chosen else "right" if right else "wrong",
        about=(said(language, "learn-begin", count=len(course)),) if place == 0 and not chosen else (),
        ask=said(language, f"learn-ask-{key}", **params),
        told=told,
        why=why,
        cards=step.show,
        mark=step.mark,
        choices=tuple(_choices(step, asked, language)) if not chosen else (),
        acts=tuple(_acts(asked, len(course), rules, language, progress, right=right)) if chosen else (),
        moment=moment_of(step),
        after=moment_of(step, chosen) if right and step.ask == "play" else None,
    )


def list_view(asked: Asked, counts: Mapping[str, int], language: str, *, done: Mapping[str, int]) -> LessonView:
    """Return the view of all lessons that the rules have. `counts`: by lesson, how many steps it has."""
    acts = []
    following = next((lesson for lesson, count in counts.items() if done.get(lesson, 0) < count), None)
    for number, (lesson, count) in enumerate(counts.items(), 1):
        name = plain(language, f"learn-{lesson}")
        so_far = done.get(lesson, 0)
        if 0 < so_far < count:
            label = plain(language, "button-lesson-part", number=number, name=name, place=so_far, count=count)
        else:
            key = "button-lesson-done" if so_far else "button-lesson"
            label = plain(language, key, number=number, name=name)
        place = so_far if so_far < count else 0
        style = Style.PRIMARY if lesson == following else Style.PLAIN
        acts.append(Choice("lesson", Asked(asked.preset, lesson, place).button(label, style)))
    return LessonView(title=said(language, "learn-all"), about=(said(language, "learn-how"),), acts=tuple(acts))


def _acts(
    asked: Asked, count: int, rules: RecordRules, language: str, progress: Progress, *, right: bool
) -> Iterator[Choice]:
    """Lead on: once more after a wrong choice, else to the next step, and in the end to another lesson or a game."""
    if not right:
        same = replace(asked, choice=None)
        yield Choice("again", same.button(plain(language, "button-lesson-again"), Style.PRIMARY))
        return
    following = Asked(asked.preset, asked.lesson, (asked.place or 0) + 1)
    if following.place != count:
        yield Choice("next", following.button(plain(language, "button-lesson-next"), Style.PRIMARY))
        return
    style = Style.PLAIN if progress.finished == progress.lessons else Style.PRIMARY
    yield Choice("lesson", Asked(asked.preset).button(plain(language, "button-lessons"), style))
    ways = ways_to_begin(language, rules.preset, learnt=True)
    if progress.finished >= SHORT_AFTER:
        yield Choice("short", ways[Verb.SHORT])
    if progress.finished == progress.lessons:
        rung = progress.rung
        yield Choice("practise", on_the_ladder(language, rules.preset, rung) if rung else ways[Verb.PRACTISE])


def _choices(step: Step, asked: Asked, language: str) -> Iterator[Choice]:
    for number, choice in enumerate(step.choices):
        button = replace(asked, choice=number).button(_label(step, choice, language))
        yield Choice(_kind(step, choice), button, card=choice[:2] if _is_card(choice) else "")


def _is_card(choice: str) -> bool:
    return choice[-1:] == DECLARED or (len(choice) == 2 and choice[1] in SUITS)


def _kind(step: Step, choice: str) -> str:
    if choice in {PASS, CONCEDE}:
        return choice
    if choice.endswith(DECLARED):
        return "marriage"
    return "give" if step.ask == "gift" else step.ask


def _label(step: Step, choice: str, language: str) -> str:
    if choice == PASS:
        return plain(language, "button-pass")
    if choice == CONCEDE:
        return plain(language, "button-concede", others=step.params["payout"])
    if choice.endswith(DECLARED):
        return f"{card(language, choice[:2])} +{step.params[f'm{choice[1]}']}"
    return card(language, choice) if _is_card(choice) else choice


def moment_of(step: Step, played: str = "") -> Moment | None:
    """Return the position of a step as a moment of a study, or the one after a card was played."""
    if step.position is None:
        return None
    position = step.position
    if played:
        (hand,) = position.hands
        more = actions.dump(card_play(played))
        position = position.model_copy(update={"hands": [hand.model_copy(update={"actions": [*hand.actions, more]})]})
    found = study.parse(position.model_dump(mode="json", exclude_none=True))
    return boards.moments(found, Place(0, (), len(position.hands[0].actions)))[-1]


def ranks_by_points(built: Rules, language: str) -> str:
    """Return the ranks of the deck from high to low, each with its points."""
    ranks = [code[0] for code in deck(built.table.deck)[: built.table.deck // 4]]
    return ", ".join(f"{rank(language, one)} = {worth}" for one, worth in zip(ranks, RANK_POINTS, strict=False))
