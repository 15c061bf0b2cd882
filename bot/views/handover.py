"""What a guest of the page sees of handing their games over to an account."""

from dataclasses import dataclass

from bot.codec import Verb
from bot.finished.handover import KEEP_PAYLOAD, Handover, Kept, Step
from bot.finished.kept_studies import mark_of
from bot.screen import Style
from bot.texts import Said, plain, said
from bot.views.keys import Choice, lasting_key

BEGIN, LOOK, TAKE, GIVE, STOP = "", "look", "take", "give", "stop"
"""The steps in the arguments of buttons: a guest's new link, how far it has come, the account's and the guest's yes,
and the guest's no."""

GROUP = 4  # letters of a code that stand together


@dataclass(frozen=True, slots=True)
class KeepIt:
    """A guest's handover, for the guest alone."""

    step: str
    """How far it has come (`bot.finished.handover.Step`)."""

    what: Said
    """What is handed over."""

    lines: tuple[Said, ...]
    """What is to be done now, or what has come of it."""

    start: str
    """What the link to the bot on Telegram begins with it; only right after the code was made."""

    typed: str
    """The same code as it is typed elsewhere."""

    look: Choice
    """Tells how far it has come; it is pressed by the page itself."""

    choices: tuple[Choice, ...]
    """What the guest can do now."""


def keep_it(one: Handover, kept: Kept, now: float, language: str, code: str = "") -> KeepIt:
    """Return what a guest sees; `code` is told only in the answer that makes it."""
    stands = one.stands(now)
    step = one.step if stands or one.step is Step.MOVED else Step.STOPPED
    taker = one.taker
    named = {"name": taker.name, "platform": taker.platform.capitalize()} if taker is not None else {}
    again = _choice("button-keep-again", BEGIN, language)
    choices = {
        Step.ASKED: (
            _choice("button-keep-give", f"{GIVE}-{mark_of(taker.key) if taker else ''}", language, Style.PRIMARY),
            _choice("button-keep-no", STOP, language),
        ),
        Step.STOPPED: (again,),
    }
    return KeepIt(
        step=step,
        what=what_is_kept(kept, language),
        lines=(said(language, f"keep-{step}", **named),),
        start=f"{KEEP_PAYLOAD}{code}" if code else "",
        typed="-".join(batched(code)),
        look=_choice("button-keep", LOOK, language),
        choices=choices.get(step, ()),
    )


def batched(code: str) -> list[str]:
    """Return a code in parts that are easy to read."""
    return [code[at : at + GROUP] for at in range(0, len(code), GROUP)]


def what_is_kept(kept: Kept, language: str) -> Said:
    """Say what a guest hands over."""
    games = said(language, "keep-games", count=kept.games)
    if not kept.level:
        return games
    return said(language, "keep-games-ladder", what=games, level=plain(language, f"level-{kept.level}"))


def _choice(label: str, argument: str, language: str, style: Style = Style.PLAIN) -> Choice:
    return Choice(Verb.HANDOVER, lasting_key(plain(language, label), Verb.HANDOVER, argument, style))
