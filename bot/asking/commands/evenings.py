"""Planned evenings: `/tournament at=Fri_20:00 every=week series=best:4`, and the buttons of such a plan."""

import datetime as dt

from bot.asking.commands import entering as joining
from bot.asking.commands.request import CommandRequest
from bot.asking.tournament_typed import Typed, clean_title, kept_rules, merged
from bot.codec import ButtonToken
from bot.ports.effects import Kept
from bot.ports.presses import Pressed
from bot.refusal import Refusal
from bot.screen import Answer, Screen, shown
from bot.screens.tournament import evenings as screens
from bot.table.documents import Changed
from bot.texts import Markup, plain
from bot.tournament import entering
from bot.tournament import plan as planning
from bot.tournament.plan import Plan
from bot.tournament.plans import PLAN, Plans
from bot.tournament.tournament import Tournament
from bot.views import which_rules
from bot.zones import UTC, ZONE, instant
from engine.tournament import settings as core_settings
from engine.tournament.rounds import cancel
from engine.tournament.settings import Settings

OFF = "off"
ADMINS = "admins"


async def planned(request: CommandRequest, typed: Typed) -> Answer:
    """Plan evenings or stop them, as typed."""
    chat = request.press.chat
    present = await request.plans.of_chat(chat.key)
    if typed.every == OFF:
        if present is None:
            raise Refusal("no-evenings")
        return await _stopped(request, present)
    if present is not None:
        if await request.tables.store.was_applied(present.id, request.press.input_id):
            return Answer()  # this command was delivered twice, and its first delivery made the plan
        raise Refusal("evenings-planned")
    if typed.at is None:
        raise Refusal("evenings-need-time")
    if typed.best and not typed.every:
        raise Refusal("series-needs-every")
    kept = await request.directory.chat(chat.key)
    if (typed.every or kept.get("tournaments") == ADMINS) and not request.press.admin:
        raise Refusal("needs-admin")
    await joining.must_be_welcome(request, chat)
    await request.spend_table()
    made = await _made(request, typed, typed.at)
    effects = (Kept(chat.key, {PLAN: made.code}),)
    await request.plans.create(Changed(made, effects=effects), input_id=request.press.input_id)
    return Answer()


async def _made(request: CommandRequest, typed: Typed, at: tuple[int | None, dt.time]) -> Plan:
    chat, tables = request.press.chat, request.tables
    kept = await request.directory.chat(chat.key)
    language = await request.language_here()
    zone = str((await request.directory.chat(chat.group.key)).get(ZONE, ""))
    name = typed.name or clean_title(chat.title) or plain(language, "tournament-nameless")
    settings = merged(Settings(name=name), typed)
    core_settings.check(settings)
    entering.must_be_possible(chat, typed.own)
    wall = planning.first(*at, zone or UTC, tables.now())
    return Plan(
        code=await request.free_code(planning.new_code),
        chats=(chat,),
        organiser=request.person,
        settings=settings,
        language=language,
        pictures=request.pictures_here(kept),
        nudges=bool(kept.get("nudges", True)),
        weekly=bool(typed.every),
        best=typed.best,
        kept_rules=kept_rules(kept, typed, settings),
        wall=wall,
        zone=zone,
        starts_at=instant(wall, zone or UTC),
        **typed.own,
    )


async def pressed(request: CommandRequest, token: ButtonToken) -> Answer:
    """Do what a button of a plan does."""
    request.alert = True
    request.must_be_known()
    present = (await request.plans.newest(token.table)).value
    match token.argument:
        case "":
            return shown(screens.copy(present, request.language))
        case screens.STOP:
            _may_stop(request, present)
            return shown(screens.sure(present, request.language))
        case screens.STOP_SURELY:
            return await _stopped(request, present)
        case screens.ORGANISE:
            return await _organised(request, present)
        case which_rules.USUAL | which_rules.KEPT:
            return await _rules_chosen(request, present, kept=token.argument == which_rules.KEPT)
    raise Refusal("unknown-button")


def _may_stop(request: CommandRequest, present: Plan) -> None:
    """Raise Refusal unless the asker is an admin of the chat, or planned a single evening."""
    own = not present.weekly and present.organiser.key == request.person.key
    if not own and not (request.press.admin and request.is_at(present.home)):
        raise Refusal("needs-admin")
    if present.over:
        raise Refusal("no-evenings")


async def _stopped(request: CommandRequest, present: Plan) -> Answer:
    """Stop planning evenings, and cancel the one that is open for registration."""
    _may_stop(request, present)
    answer = request.say("evenings-stopped")
    if isinstance(request.press.what, Pressed):  # the question whether that is sure
        answer = answer.model_copy(update={"instead": Screen(text=Markup.of(str(answer.toast)))})
    answer = await request.plans.change(
        present.id, lambda now: Changed(planning.stopped(now), answer), input_id=request.press.input_id
    )
    evening = (await request.plans.newest(present.id)).value.evening
    if evening:
        await request.tournaments.quietly(evening, _called_off)
    return answer


def _called_off(now: Tournament) -> Tournament:
    return now.replace(core=cancel(now.core, None)) if now.is_registering else now


async def shown_again(request: CommandRequest, present: Plan) -> Answer:
    """Show the page of a plan at the end of the chat."""
    return await request.plans.change(
        present.id, lambda now: Changed(planning.page_asked_for(now)), input_id=request.press.input_id
    )


async def _organised(request: CommandRequest, present: Plan) -> Answer:
    """Make an admin the organiser of evenings that have lost their organiser."""
    if not (request.press.admin and request.is_at(present.home)):
        raise Refusal("needs-admin")
    answer, person = request.say("evenings-yours"), request.person
    return await request.plans.change(
        present.id, lambda now: Changed(planning.organised(now, person), answer), input_id=request.press.input_id
    )


async def _rules_chosen(request: CommandRequest, present: Plan, *, kept: bool) -> Answer:
    """Let the evenings have the rules that the chat has kept, or the usual ones, for the organiser or an admin."""
    if present.organiser.key != request.person.key and not (request.press.admin and request.is_at(present.home)):
        raise Refusal("organiser-only")

    def chosen(now: Plan) -> Changed[Plan]:
        rules = now.settings.rules
        if kept and now.kept_rules is not None:
            rules = entering.by_kept_rules(now.settings, now.kept_rules)
        return Changed(planning.with_rules(now, rules), request.say("rules-set"))

    return await request.plans.change(present.id, chosen, input_id=request.press.input_id)


async def zone_set(plans: Plans, chat: str, zone: str) -> bool:
    """Move a chat's evenings to the chat's new time zone. Return whether it has any. The chat is given by its key."""
    present = await plans.of_chat(chat)
    if present is None:
        return False
    now = plans.now()
    await plans.quietly(present.id, lambda plan: planning.with_zone(plan, zone, now))
    return True
