"""The board before the first deal: who sits, by which rules, and how to join."""

from collections.abc import Collection, Sequence

from bot.screen import NO_LINKS, Links, Screen
from bot.screens import passing_on
from bot.texts import Markup, in_one_line, say
from bot.views.keys import Row, in_rows
from bot.views.lobby import LobbySeat, LobbyView

ROWS: Sequence[tuple[int, Collection[str]]] = (
    (2, ("join", "leave")),
    (3, ("add_built_in", "remove_built_in", "minute")),
    (3, ("preset",)),
    (3, ("rules", "menu", "verify")),
    (1, ("start", "again")),
)
"""The acts by kind that stand side by side, and how many at most."""


def lobby(view: LobbyView, links: Links = NO_LINKS) -> Screen:
    """The lobby: who sits, the rules in short, and its buttons. A closed one says so."""
    if not view.open:
        closed = [say(view.language, "lobby-closed"), *_news(view)]
        return Screen(text=Markup.join("\n", closed), rows=tuple(_rows(view)))
    text = Markup.join("\n", [*_lines(view), *passing_on.line(view.language, "share-join", links)])
    return Screen(text=text, rows=tuple(_rows(view)))


def _lines(view: LobbyView) -> list[Markup]:
    language, rules = view.language, view.in_short
    return [
        Markup(f"<b>{say(language, 'lobby-title', code=view.id)}</b>"),
        say(language, "lobby-rules", preset=rules.name, target=rules.target),
        *([rules.changed.markup] if rules.changed is not None else []),
        Markup(""),
        *(_chair(seat, language) for seat in view.seats),
        *(one.markup for one in view.state),
        *_news(view),
        *(one.words.markup for one in view.knocks),
        view.door.markup,
        *([view.reliable.markup] if view.reliable is not None else []),
        *(one.markup for one in view.words_again),
        *in_one_line(view.added),
    ]


def _news(view: LobbyView) -> list[Markup]:
    """Tell what everybody should know, and what one person has decided for everybody, with that person's name."""
    notice = [Markup(f"⚠️ {view.notice.markup}")] if view.notice is not None else []
    return [*notice, *([view.announcement.markup] if view.announcement is not None else [])]


def _chair(seat: LobbySeat, language: str) -> Markup:
    if seat.level:
        return say(language, "lobby-bot", name=seat.name, level=seat.level)
    return say(language, "lobby-opener" if seat.opener else "lobby-chair", name=seat.name)


def _rows(view: LobbyView) -> list[Row]:
    by_kind = [(width, [act.button for act in view.acts if act.kind in kinds]) for width, kinds in ROWS]
    return [
        *(row for one in view.knocks for row in in_rows(list(one.acts), 2)),
        *(row for width, buttons in by_kind for row in in_rows(buttons, width)),
    ]
