"""The evenings that a chat has planned: when the next one is, how the series stands, and what became of the last."""

from bot.codec import Verb
from bot.screen import Button, Screen, Style
from bot.texts import Markup, place, plain, say, speaks, typed_evening, weekday
from bot.tournament.plan import News, Plan, What
from bot.views import which_rules
from bot.views.keys import in_rows, lasting_key
from bot.views.names import named, preset_name
from bot.views.tournament_words import fraction, moment_of, when
from bot.zones import OFFERED

RANKED_SHOWN = 20  # people of a series in one message
STOP, STOP_SURELY, ORGANISE = "stop", "stop!", "me"  # arguments of the buttons
EVERY_OFF = "/tournament every=off"


def page(plan: Plan, language: str) -> Screen:
    """The plan for everybody in the chat, with buttons for its time zone, if it has none, and to stop it."""
    title = Markup(f"<b>{say(language, 'evenings-title', name=plan.settings.name)}</b>")
    if plan.over:
        return Screen(text=Markup.join("\n", [title, say(language, "evenings-over"), *standings(plan, language)]))
    rules = plan.settings.rules.preset
    asked = which_rules.question(plan, rules, language)
    lines = [
        title,
        *_when(plan, language),
        say(language, "tournament-rules", preset=preset_name(rules, language), size=plan.settings.size),
        *([asked.markup] if asked is not None else []),
        say(language, "tournament-organiser", name=named(plan.organiser.name, language)),
        say(language, "evenings-how", count=plan.settings.size),
    ]
    if plan.best:
        lines.append(say(language, "evenings-best", count=plan.best))
    lines += standings(plan, language)
    lines.append(say(language, "evenings-stop-how", command=EVERY_OFF))
    zones: list[Button] = []
    if not plan.zone:
        lines.append(say(language, "evenings-zone"))
        zones = [lasting_key(place(language, zone), Verb.ZONE, zone) for zone in OFFERED]
    answers = which_rules.answers(
        plan, rules, language, lambda label, which: lasting_key(label, Verb.EVENINGS, which, table_id=plan.code)
    )
    rows = in_rows(list(answers), 2)
    return Screen(text=Markup.join("\n", lines), rows=(*rows, *in_rows(zones, 3), (_stop(plan, language, STOP),)))


def copy(plan: Plan, language: str) -> Screen:
    """The plan without buttons, for an answer that is not updated and for an earlier page."""
    return page(plan, language).model_copy(update={"rows": ()})


def _when(plan: Plan, language: str) -> list[Markup]:
    weekly, zone = [], place(language, plan.clock)
    if plan.weekly:
        day = weekday(speaks(language, "evenings-weekly"), plan.wall)
        weekly = [say(language, "evenings-weekly", when=day, zone=zone)]
    if plan.evening:
        return [*weekly, say(language, "evenings-open", when=when(plan.wall, language), zone=zone, code=plan.evening)]
    return [*weekly, *_next(plan, language)]


def _stop(plan: Plan, language: str, argument: str) -> Button:
    label = plain(language, "button-stop-evenings")
    return lasting_key(label, Verb.EVENINGS, argument, Style.DANGER, table_id=plan.code)


def sure(plan: Plan, language: str) -> Screen:
    """Ask once more before the evenings are stopped."""
    text = say(language, "evenings-sure", open="yes" if plan.evening else "no")
    return Screen(text=text, rows=((_stop(plan, language, STOP_SURELY),),))


def standings(plan: Plan, language: str) -> list[Markup]:
    """Return the standings of the series in lines; none where there is no series, or nothing has been played."""
    if not plan.best or not plan.held:
        return []
    lines = [Markup(f"<i>{say(language, 'series-standings', count=plan.held)}</i>")]
    lines += [
        say(
            language,
            "series-line",
            place=one.place,
            name=named(one.person.name, language),
            points=fraction(one.points),
            count=one.evenings,
        )
        for one in plan.ranked[:RANKED_SHOWN]
    ]
    rest = len(plan.ranked) - RANKED_SHOWN
    return [*lines, say(language, "top-more", count=rest)] if rest > 0 else lines


def own_line(plan: Plan, key: str, language: str) -> list[Markup]:
    """Tell a person's result in the series, by key; nothing for a person who is not in it."""
    return [
        say(language, "mydata-series", name=plan.settings.name, points=fraction(one.points), count=one.evenings)
        for one in plan.ranked
        if one.person.key == key
    ]


def series(plan: Plan, language: str) -> Screen:
    """The standings of the series alone."""
    return Screen(text=Markup.join("\n", _series(plan, language)))


def _series(plan: Plan, language: str) -> list[Markup]:
    title = Markup(f"<b>{say(language, 'series-title', name=plan.settings.name)}</b>")
    return [title, *standings(plan, language), say(language, "evenings-best", count=plan.best)]


def news(plan: Plan, one: News, language: str) -> Screen:
    """Tell the chat what became of an evening, and when the next one is.

    While nobody organises the evenings, it has the button to do so instead.
    """
    if one.what is What.SERIES:
        return Screen(text=Markup.join("\n", [*_series(plan, language), *_next(plan, language)]))
    moment = moment_of(one.at, plan.clock, language)
    text = say(
        language,
        f"evenings-{one.what}",
        name=plan.settings.name,
        joined=one.joined,
        needed=one.needed,
        **moment,
    )
    if one.what is What.NOBODY and plan.hindrance is What.NOBODY and not plan.over:
        label = plain(language, "button-organise")
        button = lasting_key(label, Verb.EVENINGS, ORGANISE, Style.SUCCESS, table_id=plan.code)
        return Screen(text=text, rows=((button,),))
    return Screen(text=Markup.join("\n", [text, *_next(plan, language)]))


def _next(plan: Plan, language: str) -> list[Markup]:
    if not plan.over:
        return [say(language, "evenings-next", when=when(plan.wall, language), zone=place(language, plan.clock))]
    if not (plan.failed and plan.weekly):
        return []
    spoken = speaks(language, "evenings-ended")
    return [say(language, "evenings-ended", command=f"/tournament at={typed_evening(spoken)} every=week")]
