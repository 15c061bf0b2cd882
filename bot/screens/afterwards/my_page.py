"""A person's own page in a chat: a picture of the numbers, the same in sentences, and who may see them."""

from bot.pictures import FigureTile, LadderRung, PersonPicture
from bot.screen import Picture, Screen
from bot.screens.afterwards import player_statistics
from bot.texts import Markup, say
from bot.views.my_page import Figure, MyPage

TOLD_BESIDE = frozenset({"declarer", "defender", "marriages", "contract", "days"})
"""The figures that the sentences of the usual statistics don't tell."""


def page(view: MyPage) -> Screen:
    """Show a person's numbers, with the buttons of who may see them where the person alone reads it."""
    text = [say(view.language, "stats-title", name=view.name), *(lines(view) or [say(view.language, "history-none")])]
    text += [view.seen_title.markup] if view.seen else []
    rows = tuple((choice.button,) for choice in view.seen)
    return Screen(text=Markup.join("\n", text), rows=rows, picture=_picture(view))


def lines(view: MyPage) -> list[Markup]:
    """Return a person's numbers as lines; none before the first finished game."""
    if not view.figures:
        return []
    beside = [_line(figure, view.language) for figure in view.figures if figure.code in TOLD_BESIDE]
    presets = [
        say(
            view.language,
            "own-line",
            label=row.name,
            value=say(view.language, "stats-games", games=row.games, wins=row.wins),
        )
        for row in view.presets
    ]
    ladder = Markup.join(" · ", [step.words.markup for step in view.ladder])
    estimate = view.figures[0].note[:1] if view.standing.rating is not None else ()
    return [
        *player_statistics.lines(view.standing, view.language),
        *(one.markup for one in estimate),
        *beside,
        *presets,
        say(view.language, "own-line", label=view.ladder_title.markup, value=ladder),
        *(one.markup for one in view.since),
    ]


def _line(figure: Figure, language: str) -> Markup:
    value = Markup.join(" ", [Markup.of(figure.value), *(one.markup for one in figure.note)])
    return say(language, "own-line", label=figure.label, value=value)


def _picture(view: MyPage) -> Picture | None:
    if not view.figures:
        return None
    data = PersonPicture(
        name=view.name,
        figures=tuple(
            FigureTile(label=one.label, value=one.value, note=" · ".join(note.words for note in one.note))
            for one in view.figures
        ),
        curve=tuple((point.rating, point.estimate) for point in view.curve),
        curve_title=view.curve_words[0].words if view.curve_words else "",
        ladder=tuple(
            LadderRung(name=step.name, wins=step.wins, needed=step.needed, done=step.done) for step in view.ladder
        ),
        ladder_title=view.ladder_title.words,
    )
    told = [f"{one.label}: {one.value}" for one in view.figures]
    return Picture(data=data, description="; ".join([view.name, *told, *(step.words.words for step in view.ladder)]))
