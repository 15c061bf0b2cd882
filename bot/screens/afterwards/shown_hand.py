"""A hand that somebody shows in the game's home chat: its story with all cards, or one moment of it."""

from bot.codec import Verb
from bot.finished.replay import of_shown
from bot.screen import Screen, Style
from bot.screens.afterwards import replay
from bot.screens.during.pictures import table_picture
from bot.table.shown_hand import STORY, ShownHand
from bot.table.table import Table
from bot.texts import Markup, plain, say
from bot.views.keys import Row, lasting_key
from bot.views.names import person_name
from bot.views.of_table import for_chat
from bot.views.result import outcome_of


def shown_hand(table: Table, shown: ShownHand, language: str) -> Screen:
    """The story of the hand in a few lines, or one of its moments; with buttons for the person who shows it."""
    moment = of_shown(table, shown)
    if shown.step != STORY:
        screen = replay.replay(moment, language)
        return screen.model_copy(update={"rows": _rows(table, shown, language)})
    lines = [
        say(language, "shown-title", name=person_name(table, shown.by, language), hand=shown.hand, code=table.id),
        *replay.all_cards(moment.table, language),
        Markup(f"<b>{outcome_of(table, table.rows[shown.hand - 1], language).markup}</b>"),
    ]
    picture = table_picture(for_chat(moment.table, language))
    return Screen(text=Markup.join("\n", lines), rows=_rows(table, shown, language), picture=picture)


def _rows(table: Table, shown: ShownHand, language: str) -> tuple[Row, ...]:
    if shown.step == STORY:
        label = plain(language, "button-shown-replay")
        return ((lasting_key(label, Verb.SHOW, f"{shown.hand}-0", Style.PRIMARY, table_id=table.id),),)
    last = len(shown.actions)
    near = [("back", shown.step - 1), ("next", shown.step + 1)]
    steps = tuple(
        lasting_key(plain(language, f"button-replay-{name}"), Verb.SHOW, f"{shown.hand}-{step}", table_id=table.id)
        for name, step in near
        if 0 <= step <= last
    )
    story = lasting_key(plain(language, "button-shown-story"), Verb.SHOW, str(shown.hand), table_id=table.id)
    return (steps, (story,))
