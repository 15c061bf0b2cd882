"""Tournaments for tests of their views: with hostile names, a person who asks to be let in, and a judge's decisions."""

from bot.people import Person
from bot.table.gathering import Knock
from bot.tournament.tournament import Tournament
from engine.tournament.model import Person as CorePerson
from tests.engine.tournament.acts import Appoint, Disqualify
from tests.engine.tournament.arranged_tournaments import ORGANISER, after, drawn, opened, person
from tests.screens.set_tables import GROUP, NOW, in_phase, started, until
from tests.screens.set_tables import opened as opened_table
from tests.views.plain_values import HOSTILE
from tests.world.judged_tables import fined

JUDGE = CorePerson(key=ORGANISER.key, name=HOSTILE)


def hostile(core):
    """A tournament in which everybody has a hostile name."""
    named = [
        one.model_copy(update={"person": one.person.model_copy(update={"name": f"{HOSTILE}{number}"})})
        for number, one in enumerate(core.players)
    ]
    return core.model_copy(update={"players": tuple(named), "organiser": JUDGE})


def whole(core, **fields):
    knock = Knock(person=Person(platform="telegram", id="77", name=f"{HOSTILE}K"))
    return Tournament(core=core, created=NOW, chats=(GROUP,), knocks=(knock,), **fields)


def in_round(people=9):
    core = hostile(opened(people, name=f"{HOSTILE} Cup", rounds=3))
    core = after(drawn(core), Appoint(ORGANISER.key, person(1)), Disqualify(JUDGE, 2, "help", "friends"))
    return whole(core)


def a_table():
    return fined(until(started(opened_table()), in_phase("play")), 1, 60, "help", "friends")
