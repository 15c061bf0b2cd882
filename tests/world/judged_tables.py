"""Tables at which a judge has decided something."""

from bot.people import Person
from bot.table.deals import ANNULLED, FINED, Decision
from bot.table.decisions import decided
from tests.screens.set_tables import NOW

JUDGE = Person(platform="telegram", id="77", name="P5")


def ruled(table, key, reason, remark="", now=NOW, **what):
    """Return the change of a table by a decision about the hand in play."""
    draft = len(table.decisions) + 1
    decision = Decision(key=key, judge=JUDGE, hand=0, reason=reason, remark=remark, draft=draft, **what)
    return decided(table, now, decision)


def fined(table, seat, points, reason="help", remark=""):
    return ruled(table, FINED, reason, remark, seat=seat, points=points).value


def annulled(table, remark="", now=NOW):
    return ruled(table, ANNULLED, "mistake", remark, now).value
