"""Opening a tournament, joining, leaving, and words for its lot. Each function returns the tournament after it."""

from collections.abc import Mapping
from typing import Any

from bot.chance import Chance
from bot.people import Chat, Person
from bot.refusal import Refusal
from bot.table.ancestry import KEY_BYTES
from bot.table.gathering import Door, Knock
from bot.table.lobby import CODE_LETTERS
from bot.tournament.rounds import applied, secrets
from bot.tournament.tournament import CODE_LENGTH, THREADED, Member, Tournament, core_person, director
from engine import fairness
from engine.naming import without
from engine.tournament import actions, questions
from engine.tournament.settings import Settings


def new_code(chance: Chance) -> str:
    """Draw a tournament's code."""
    return "".join(CODE_LETTERS[chance.below(len(CODE_LETTERS))] for _ in range(CODE_LENGTH))


def opened(
    code: str,
    organiser: Member,
    chat: Chat,
    settings: Settings,
    *,
    language: str,
    now: float,
    chance: Chance,
    own: Mapping[str, Any],
) -> Tournament:
    """Open a tournament. `own` are settings of the application: door, move, pause, pictures. Raises EngineError."""
    _must_be_possible(chat, own)
    core = director.new(code, settings, core_person(organiser.person), secrets(chance))
    return Tournament(
        core=core,
        created=now,
        chats=(chat,),
        language=language,
        members=(organiser,),
        organiser_seen=now,
        key=chance.token(KEY_BYTES).hex(),
        **own,
    )


def configured(tournament: Tournament, by: str, settings: Settings, own: Mapping[str, Any]) -> Tournament:
    """Choose the settings anew, while people join."""
    _must_be_possible(tournament.home, own)
    tournament = applied(tournament, actions.Configure(by=by, settings=settings))
    changed = {name: value for name, value in own.items() if getattr(tournament, name) != value}
    return tournament.model_copy(update=changed) if changed else tournament


def _must_be_possible(home: Chat, own: Mapping[str, Any]) -> None:
    if own.get("threads") and home.platform not in THREADED:
        raise Refusal("threads-nowhere")


def with_member(tournament: Tournament, member: Member) -> Tournament:
    """Know somebody who plays or judges, as they like to sit."""
    known = tournament.member(member.person.key)
    if known == member:
        return tournament
    others = [one for one in tournament.members if one.person.key != member.person.key]
    members = [member if one is known else one for one in tournament.members] if known else [*others, member]
    return tournament.replace(members=tuple(members))


def joined(tournament: Tournament, member: Member) -> Tournament:
    """Let somebody in. Raises EngineError."""
    after = applied(tournament, actions.Join(person=core_person(member.person)))
    return with_member(after, member).without_knock(member.person.key)


def left(tournament: Tournament, key: str) -> Tournament:
    """Take somebody out: before round 1 as if they had never joined, later for good. Raises EngineError."""
    return applied(tournament, actions.Leave(who=key))


def knocked(tournament: Tournament, person: Person) -> Tournament:
    """Ask to be let in. Asked again, nothing changes."""
    refusal = questions.join_refusal(tournament.core, person.key)
    if refusal is not None:
        raise Refusal(f"tournament-{refusal.replace('_', '-')}")
    if tournament.is_sent_away(person.key):
        raise Refusal("tournament-not-let-in")
    return tournament.with_knock(Knock(person=person))


def lets_in(tournament: Tournament, key: str) -> bool:
    """Whether somebody from elsewhere may join without asking."""
    return tournament.door is not Door.MEMBERS or tournament.member(key) is not None


def words_added(tournament: Tournament, key: str, words: str) -> Tournament:
    """Take a player's words for the next lot. Raises EngineError."""
    return applied(tournament, actions.AddShare(who=key, share=fairness.share_of(words).hex()))


def words_kept(tournament: Tournament, key: str, words: str | None) -> Tournament:
    """Keep a player's words for all lots to come; None keeps none any more. Raises EngineError."""
    share = fairness.share_of(words).hex() if words is not None else None
    return applied(tournament, actions.KeepShare(who=key, share=share))


def forgotten(tournament: Tournament, person: Person) -> Tournament:
    """Return a tournament that does not know a person any more."""
    after = without(applied(tournament, actions.Forget(who=person.key)), {person.key})
    if after.take_over is not None and not after.take_over.person.key:
        after = after.replace(take_over=None)
    nobody = Member(person=person.nobody())
    return after if after.members else after.replace(members=(nobody,))


def spoken(tournament: Tournament, person: Person) -> Tournament:
    """Know somebody, who is in it, in the language that they have chosen."""
    known = tournament.member(person.key)
    return tournament if known is None else with_member(tournament, known.model_copy(update={"person": person}))
