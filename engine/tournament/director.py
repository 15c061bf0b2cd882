"""The two functions that run a tournament: ``new`` and ``apply``."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any

from engine.tournament import actions, entries, judging, results, rounds, settings
from engine.tournament.actions import Action
from engine.tournament.model import Person, Secrets, Tournament
from engine.tournament.settings import Settings

_HANDLERS: Mapping[type[Action], Callable[[Tournament, Any], Tournament]] = {
    actions.Configure: entries.configure,
    actions.Join: entries.join,
    actions.Leave: entries.leave,
    actions.AddShare: entries.add_share,
    actions.KeepShare: entries.keep_share,
    actions.Draw: rounds.draw_round,
    actions.Swap: rounds.swap,
    actions.Begin: rounds.begin,
    actions.OpenDeals: rounds.open_deals,
    actions.Count: results.count,
    actions.TakePoints: judging.take_points,
    actions.Disqualify: judging.disqualify,
    actions.TakeBack: judging.take_back,
    actions.Appoint: judging.appoint,
    actions.Dismiss: judging.dismiss,
    actions.TakeOver: judging.take_over,
    actions.Finish: rounds.finish,
    actions.Cancel: rounds.cancel,
    actions.Forget: entries.forget,
}


def new(code: str, chosen: Settings, organiser: Person, secrets: Secrets) -> Tournament:
    """Return a tournament that people can join; ``secrets`` seal round 1.

    Raises ``bad_settings``, ``bad_rules``, ``bad_name``, ``bad_secret``.
    """
    settings.check(chosen)
    entries.require_person(organiser)
    return Tournament(code=code, settings=chosen, organiser=organiser, sealed=rounds.require_secrets(None, secrets))


def apply(tournament: Tournament, action: Action) -> Tournament:
    """Return the tournament after an action; the same object if nothing changes.

    Raises ``EngineError`` with one of `errors.CODES`, and changes nothing.
    """
    return _HANDLERS[type(action)](tournament, action)
