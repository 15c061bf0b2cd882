"""Votes and pauses: their lines on the board during a hand and between hands, and their buttons."""

from bot.codec import Verb
from bot.screen import Button
from bot.table.parts import Vote
from bot.table.table import Stage, Table
from bot.table.votes import needed, voices, written
from bot.texts import Markup, plain, say
from bot.views.keys import Row, key
from bot.views.wording import settings_said


def vote(table: Table, language: str) -> list[Markup]:
    """Tell the state of the open vote."""
    if table.vote is None:
        return []
    what = settings_said(table.vote.times, language)
    lines = [
        say(language, "board-vote", kind=table.vote.kind, what=what, count=len(voices(table)), needed=needed(table))
    ]
    if table.vote.kind == "end":
        lines.append(say(language, "board-vote-counts"))
    return lines


def ways_on(table: Table, language: str) -> list[Row]:
    """Return the buttons that end a pause and agree to the open vote; none after the game."""
    if table.stage is not Stage.PLAYING:
        return []
    resume = [Vote(kind="resume", seats=())] if table.clock.paused_since is not None else []
    agree = [table.vote] if table.vote is not None and table.vote.kind != "resume" else []
    return [(_for_it(table, vote, language),) for vote in (*resume, *agree)]


def _for_it(table: Table, vote: Vote, language: str) -> Button:
    label = plain(language, f"button-vote-{vote.kind}", what=settings_said(vote.times, language))
    return key(table, label, Verb.VOTE, written(vote))


def between_hands(table: Table, language: str) -> list[Markup]:
    """Tell of a pause and a vote between two hands."""
    if table.stage is not Stage.PLAYING:
        return []
    paused = [Markup(f"<b>{say(language, 'turn-paused')}</b>")] if table.clock.paused_since is not None else []
    return [*paused, *vote(table, language)]
