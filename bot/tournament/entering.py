"""Opening, joining and leaving a tournament, and words for its lot. Functions return the changed tournament."""

from collections.abc import Mapping
from typing import Any

from bot.chance import Chance
from bot.people import Chat, Person
from bot.refusal import Refusal
from bot.table import lobby
from bot.table.gathering import KEY_BYTES, Door, Knock
from bot.tournament.rounds import secrets
from bot.tournament.tournament import CODE_LENGTH, THREADED, Member, Tournament, core_person
from engine import fairness
from engine.naming import without
from engine.record import RecordRules
from engine.tournament import entries, judging, questions
from engine.tournament import rounds as core_rounds
from engine.tournament.settings import Settings


def new_code(chance: Chance) -> str:
    """Draw a tournament's code."""
    return lobby.new_code(chance, CODE_LENGTH)


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
    """Open a tournament. `own` are further fields: door, move, pause, pictures, nudges, threads. Raises EngineError."""
    must_be_possible(chat, own)
    core = core_rounds.new(code, settings, core_person(organiser.person), secrets(chance))
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
    """Change the settings, while people join. Chosen rules answer the question which ones."""
    must_be_possible(tournament.home, own)
    if settings.rules != tournament.core.settings.rules:
        own = {"kept_rules": None, **own}
    return tournament.replace(core=entries.configure(tournament.core, by, settings), **own)


def by_kept_rules(settings: Settings, kept: RecordRules) -> RecordRules:
    """Return the rules that a chat has kept, with the options that were typed for a tournament."""
    return RecordRules(preset=kept.preset, options={**kept.options, **settings.rules.options})


def must_be_possible(home: Chat, own: Mapping[str, Any]) -> None:
    """Raise Refusal for settings that a home chat does not allow."""
    if own.get("threads") and home.platform not in THREADED:
        raise Refusal("threads-nowhere")


def with_member(tournament: Tournament, member: Member) -> Tournament:
    """Add a member, or update one."""
    known = tournament.member(member.person.key)
    members = [member if one is known else one for one in tournament.members]
    return tournament.replace(members=tuple(members if known is not None else [*members, member]))


def with_judge(tournament: Tournament, judge: Member) -> Tournament:
    """Appoint a judge of an earlier evening again, in the organiser's name. Raises EngineError."""
    core = judging.appoint(tournament.core, tournament.core.organiser.key, core_person(judge.person))
    return with_member(tournament.replace(core=core), judge)


def joined(tournament: Tournament, member: Member) -> Tournament:
    """Let a person join. Raises EngineError."""
    after = tournament.replace(core=entries.join(tournament.core, core_person(member.person)))
    return with_member(after, member).without_knock(member.person.key)


def left(tournament: Tournament, key: str) -> Tournament:
    """Let a person leave: without a trace before round 1, later for good. Raises EngineError."""
    return tournament.replace(core=entries.leave(tournament.core, key))


def knocked(tournament: Tournament, person: Person) -> Tournament:
    """Ask to be let in; asking again changes nothing."""
    refusal = questions.join_refusal(tournament.core, person.key)
    if refusal is not None:
        raise Refusal(f"tournament-{refusal.replace('_', '-')}")
    if tournament.is_sent_away(person.key):
        raise Refusal("tournament-not-let-in")
    return tournament.with_knock(Knock(person=person))


def lets_in(tournament: Tournament, key: str) -> bool:
    """Whether a person from elsewhere may join without asking."""
    return tournament.door is not Door.MEMBERS or tournament.member(key) is not None


def words_added(tournament: Tournament, key: str, words: str) -> Tournament:
    """Add a player's words to the next lot. Raises EngineError."""
    return tournament.replace(core=entries.add_share(tournament.core, key, fairness.share_of(words).hex()))


def forgotten(tournament: Tournament, person: Person) -> Tournament:
    """Remove a person from a tournament."""
    after = without(tournament.replace(core=entries.forget(tournament.core, person.key)), {person.key})
    nobody = Member(person=person.nobody())
    return after if after.members else after.replace(members=(nobody,))


def spoken(tournament: Tournament, person: Person) -> Tournament:
    """Update a member's name and language."""
    known = tournament.member(person.key)
    return tournament if known is None else with_member(tournament, known.model_copy(update={"person": person}))
