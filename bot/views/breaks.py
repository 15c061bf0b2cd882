"""Votes and pauses of a table: their sentences, and what one may agree to."""

from dataclasses import dataclass

from bot.codec import Verb
from bot.screen import Button
from bot.table.parts import Vote
from bot.table.table import Stage, Table
from bot.table.votes import needed, voices, written
from bot.texts import Said, plain, said
from bot.views.keys import Choice, Decided, key
from bot.views.wording import settings_said


@dataclass(frozen=True, slots=True)
class Motion:
    """Something that the people of a table may agree to by a press."""

    kind: str
    """What it is about: `end`, `pause`, `resume` or `times`."""

    argument: str
    """The argument of its button."""

    settings: str
    """The new times of a turn in words; empty for anything else."""


def vote(table: Table, language: str) -> tuple[Said, ...]:
    """Tell the state of the open vote; nothing without one."""
    if table.vote is None:
        return ()
    what, kind = settings_said(table.vote.times, language), table.vote.kind
    state = said(language, "board-vote", kind=kind, what=what, count=len(voices(table)), needed=needed(table))
    return (state, said(language, "board-vote-counts")) if kind == "end" else (state,)


def motions(table: Table, language: str) -> tuple[Motion, ...]:
    """Return what may be agreed to: the end of a pause, and the open vote; nothing after the game."""
    if table.stage is not Stage.PLAYING:
        return ()
    resume = [Vote(kind="resume", seats=())] if table.clock.paused_since is not None else []
    agree = [table.vote] if table.vote is not None and table.vote.kind != "resume" else []
    return tuple(Motion(one.kind, written(one), settings_said(one.times, language)) for one in (*resume, *agree))


def agree(table: Decided, motion: Motion, language: str) -> Button:
    """Return the button that agrees to a motion."""
    label = plain(language, f"button-vote-{motion.kind}", what=motion.settings)
    return key(table, label, Verb.VOTE, motion.argument)


def agreements(table: Table, language: str) -> tuple[Choice, ...]:
    """Return the buttons that agree to each motion."""
    return tuple(Choice(Verb.VOTE, agree(table, one, language)) for one in motions(table, language))


def paused(table: Table, language: str) -> tuple[Said, ...]:
    """Tell that the game pauses; nothing if it does not."""
    is_paused = table.stage is Stage.PLAYING and table.clock.paused_since is not None
    return (said(language, "turn-paused"),) if is_paused else ()
