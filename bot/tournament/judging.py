"""What judges do: asked about once more, then done. Each function returns the tournament after it."""

from fractions import Fraction
from typing import Any

from bot.people import Person
from bot.refusal import Refusal
from bot.table.decisions import ANNULLED, FINED
from bot.table.entry import Decision
from bot.tournament.entering import with_member
from bot.tournament.model import MOST_DRAFTS, Act, Draft, Member, Tournament, core_person
from bot.tournament.rounds import applied
from engine.tournament import actions, rights
from engine.tournament.actions import Action
from engine.tournament.errors import refuse

AWAY = 900.0  # seconds after which an organiser who has done nothing counts as away
DAY = 86_400.0
MOST_OFFERS = 5

AT_TABLES = frozenset({Act.ANNUL, Act.FINE, Act.ANNUL_AND_FINE})


def drafted(tournament: Tournament, draft: Draft) -> tuple[Tournament, Draft]:
    """Remember what a judge wants to do, in the place of what they wanted before; return it with its number."""
    numbered = draft.model_copy(update={"id": tournament.drafted + 1})
    others = [one for one in tournament.drafts if one.judge != draft.judge]
    kept = (*others, numbered)[-MOST_DRAFTS:]
    return tournament.model_copy(update={"drafts": kept, "drafted": numbered.id}), numbered


def draft_of(tournament: Tournament, judge: str, number: int) -> Draft:
    """Return what a judge was asked about. Raises Refusal if that is answered already."""
    found = next((one for one in tournament.drafts if one.judge == judge and one.id == number), None)
    if found is None:
        raise Refusal("desk-answered")
    return found


def without(tournament: Tournament, draft: Draft) -> Tournament:
    """Return the tournament without a draft."""
    kept = tuple(one for one in tournament.drafts if one != draft)
    return tournament if len(kept) == len(tournament.drafts) else tournament.model_copy(update={"drafts": kept})


def check(tournament: Tournament, draft: Draft, person: Person, *, admin: bool, now: float) -> None:
    """Raise what would be said if it were done now. For acts at tables only what the core can know."""
    if draft.act in AT_TABLES:
        rights.check_hand_ruling(
            tournament.core,
            person.key,
            draft.table,
            draft.reason,
            player=draft.player or None,
            points=int(draft.points) if draft.points else None,
            admin=admin,
        )
    elif draft.act is Act.END:
        refusal = rights.judging_refusal(tournament.core, person.key, draft.table, admin=admin)
        if refusal is not None:
            raise refuse(refusal)
    else:
        done(tournament, draft, person, admin=admin, now=now)


def decisions(tournament: Tournament, draft: Draft, person: Person, *, admin: bool) -> tuple[Decision, ...]:
    """Return what is to be done at the table. Raises EngineError for who may not."""
    seat = rights.check_hand_ruling(
        tournament.core,
        person.key,
        draft.table,
        draft.reason,
        player=draft.player or None,
        points=int(draft.points) if draft.points else None,
        admin=admin,
    )
    common: dict[str, Any] = {
        "by": person.name,
        "judge": person.key,
        "reason": draft.reason,
        "hand": draft.hand,
        "draft": draft.id,
    }
    found = []
    if draft.act in {Act.FINE, Act.ANNUL_AND_FINE}:
        found.append(Decision(key=FINED, seat=seat, points=int(draft.points), **common))
    if draft.act in {Act.ANNUL, Act.ANNUL_AND_FINE}:
        found.append(Decision(key=ANNULLED, **common))
    return tuple(found)


def done(tournament: Tournament, draft: Draft, person: Person, *, admin: bool, now: float) -> Tournament:
    """Do what concerns the tournament and no table. Raises EngineError."""
    after = applied(tournament, _action(tournament, draft, person, admin=admin, now=now))
    if draft.act is Act.APPOINT:
        offered = next((one for one in tournament.offers if one.person.key == _key(tournament, draft)), None)
        if offered is not None:
            after = with_member(after, offered)
        after = after.model_copy(
            update={"offers": tuple(one for one in after.offers if one.person.key != _key(tournament, draft))}
        )
    if draft.act is Act.TAKE_OVER:
        after = with_member(after, Member(person=person)) if after.member(person.key) is None else after
        after = after.model_copy(update={"organiser_seen": now})
    return without(after, draft)


def _key(tournament: Tournament, draft: Draft) -> str:
    """Return whom an appointment is about: a player by number, or somebody who has offered."""
    if draft.player:
        return tournament.core.players[draft.player - 1].person.key
    if 1 <= draft.other <= len(tournament.offers):
        return tournament.offers[draft.other - 1].person.key
    raise Refusal("desk-answered")


def _action(tournament: Tournament, draft: Draft, person: Person, *, admin: bool, now: float) -> Action:
    by = core_person(person)
    match draft.act:
        case Act.POINTS:
            points = Fraction(draft.points)
            return actions.TakePoints(by=by, player=draft.player, points=points, reason=draft.reason, admin=admin)
        case Act.DISQUALIFY:
            return actions.Disqualify(by=by, player=draft.player, reason=draft.reason, admin=admin)
        case Act.TAKE_BACK:
            return actions.TakeBack(by=by, penalty=draft.other, admin=admin)
        case Act.APPOINT:
            key = _key(tournament, draft)
            known = tournament.member(key) or next(one for one in tournament.offers if one.person.key == key)
            return actions.Appoint(by=by.key, person=core_person(known.person))
        case Act.DISMISS:
            judges = tournament.core.judges
            if not 0 <= draft.other < len(judges):
                raise Refusal("desk-answered")
            return actions.Dismiss(by=by.key, judge=judges[draft.other].key)
        case Act.SWAP:
            return actions.Swap(by=by.key, first=draft.player, second=draft.other)
        case Act.TAKE_OVER:
            silent = now - tournament.organiser_seen
            return actions.TakeOver(person=by, admin=admin, away=silent >= AWAY, away_for_a_day=silent >= DAY)
        case Act.CANCEL:
            return actions.Cancel(by=by.key)
        case _:
            raise ValueError(f"{draft.act} is done at a table")


def offered(tournament: Tournament, member: Member) -> Tournament:
    """Offer to judge. Offered again, nothing changes."""
    if rights.is_judge(tournament.core, member.person.key):
        raise refuse("already_judge")
    if any(one.person.key == member.person.key for one in tournament.offers):
        return tournament
    if len(tournament.offers) >= MOST_OFFERS:
        raise Refusal("many-ask")
    return tournament.model_copy(update={"offers": (*tournament.offers, member)})


def seen(tournament: Tournament, key: str, now: float) -> Tournament:
    """Note that the organiser has done something."""
    if not rights.is_organiser(tournament.core, key):
        return tournament
    return tournament.model_copy(update={"organiser_seen": now})
