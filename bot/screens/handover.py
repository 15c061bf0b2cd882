"""What an account reads that may take a guest's games."""

from bot.codec import Verb
from bot.finished.handover import Handover, Kept
from bot.screen import Screen, Style
from bot.texts import Markup, plain, say
from bot.views.handover import TAKE, what_is_kept
from bot.views.keys import lasting_key


def offer(one: Handover, kept: Kept, language: str) -> Screen:
    """Say what the account would get, and wait for its press."""
    yes = lasting_key(plain(language, "button-keep-take"), Verb.HANDOVER, f"{TAKE}-{one.code}", Style.PRIMARY)
    what = what_is_kept(kept, language).markup
    lines = [say(language, "keep-offer"), Markup(f"<b>{what}</b>"), say(language, "keep-offer-how")]
    return Screen(text=Markup.join("\n", lines), rows=((yes,),))


def taken(language: str) -> Screen:
    """Tell the account that the guest is asked now."""
    return Screen(text=say(language, "keep-back"))
