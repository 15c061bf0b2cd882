"""Checking the deals: what was promised before each hand, what opens the promise, and what that proves."""

from bot.screen import Screen
from bot.screens import kinds
from bot.screens.names import seat_name
from bot.screens.seals import opened
from bot.table import dealing, words
from bot.table.deals import SealedDeal
from bot.table.table import Table
from bot.texts import Markup, say, visible
from engine import fairness

LENGTH = 1950  # visible characters; Discord shows 2,000


def verification(table: Table, language: str, *, discord: bool = False) -> Screen:
    """What the seals prove, the seals that are not opened yet, and the newest opened one, as far as there is room."""
    lines = [
        Markup(f"<b>{say(language, 'verify-title')}</b>"),
        *_proof(table, language, discord=discord),
        *_unopened(table, language),
        *_looks(table, language),
    ]
    after = [say(language, "verify-file", code=table.id)]
    if _opened_deals(table) or dealing.unplayed(table):
        after.insert(0, say(language, "verify-more"))
    newest = _opened(table, _opened_deals(table)[-1], language) if _opened_deals(table) else []
    whole = Markup.join("\n", [*lines, *newest, *after])
    return Screen(text=whole if len(visible(whole)) <= LENGTH else Markup.join("\n", [*lines, *after]))


def every_seal(table: Table, language: str) -> tuple[str, bytes] | None:
    """Return a file with every seal that was ever shown at the table, and what opens it; None before the first."""
    lines = [line for deal in _opened_deals(table) for line in (*_opened(table, deal, language), Markup(""))]
    lines += [
        say(language, "verify-unplayed", hand=deal.hand, commitment=deal.commitment, secret=deal.secret)
        for deal in dealing.unplayed(table)
    ]
    if not lines:
        return None
    text = Markup.join("\n", [*lines, *_unopened(table, language)])
    return f"seals-{table.id}.txt", f"{visible(text)}\n".encode()


def _opening(table: Table, deal: SealedDeal, language: str) -> list[Markup]:
    """Show what opens a seal: the secret, and the hash of everybody's words."""
    if not deal.secret:
        return [opened(table, deal, language)]
    shares = (deal.nonces[_place(table, deal, seat)] for seat in range(len(deal.nonces)))
    return [
        say(language, "board-opened", hand=deal.hand, secret=deal.secret),
        *_beacon(table, deal, language),
        *(
            say(language, "verify-share", name=seat_name(table, seat, language), nonce=share)
            for seat, share in enumerate(shares)
            if share
        ),
    ]


def _beacon(table: Table, deal: SealedDeal, language: str) -> list[Markup]:
    if not table.beacon:
        return []
    if not deal.signature:
        return [say(language, "board-no-beacon", hand=deal.hand)]
    return [say(language, "verify-round", hand=deal.hand, round=deal.round or 0, signature=deal.signature)]


def _proof(table: Table, language: str, *, discord: bool) -> list[Markup]:
    told_otherwise = kinds.screens(table).proof
    if told_otherwise is not None:
        return told_otherwise(table, language)
    beacon = ("verify-proof-beacon",) if table.beacon else ()
    first = () if table.kind.lot else ("verify-proof-first",)
    proven = ("verify-how", "verify-proof-none", "verify-proof-words", *first, *beacon, "verify-proof-not")
    told = [say(language, key) for key in proven]
    if table.is_live and table.next_deal is not None:
        told.append(say(language, "verify-copy"))
        if discord:
            told.append(say(language, "verify-copy-discord", seal=words.shown(table.next_deal)))
    told.append(_counts(table, language))
    return told


def _counts(table: Table, language: str) -> Markup:
    """How many deals the proof does not cover, as somebody may have given them up."""
    broken = dealing.broken_off(table)
    annulled = [row for row in table.rows if row.result["outcome"] == "annulled"]
    judged = {row.deal for row in annulled if row.annulled_by_judge}
    lost = {*table.lost_deals, *(row.deal for row in annulled)} - judged
    dealt = {*_opened_deals(table), *((table.deal,) if table.deal is not None else ())}
    without = {deal for deal in dealt if table.beacon and not deal.signature}
    outside = lost | judged | without | ({broken} if broken is not None else set())
    return say(
        language,
        "verify-counts",
        count=len(outside),
        all=len(dealt | lost),
        lost=len(lost),
        judged=len(judged),
        broken=int(broken is not None),
        without=len(without),
    )


def _unopened(table: Table, language: str) -> list[Markup]:
    if not table.is_live:
        return []
    return [
        say(language, "board-sealed", hand=deal.hand, commitment=deal.commitment)
        for deal in (table.closing, table.deal, table.next_deal)
        if deal is not None
    ]


def _looks(table: Table, language: str) -> list[Markup]:
    return [] if table.is_live else looks(table, language)


def looks(table: Table, language: str) -> list[Markup]:
    """Tell that the operator has looked at cards, and why."""
    return [say(language, "verify-looked", hand=look.hand, reason=look.reason) for look in table.looks]


def _opened_deals(table: Table) -> list[SealedDeal]:
    broken = dealing.broken_off(table)
    return [*(row.deal for row in table.rows), *([broken] if broken is not None else [])]


def _opened(table: Table, deal: SealedDeal, language: str) -> list[Markup]:
    if not deal.secret:
        return [
            say(language, "board-sealed", hand=deal.hand, commitment=deal.commitment),
            *_opening(table, deal, language),
        ]
    true = fairness.seal(bytes.fromhex(deal.secret), table.sealed_as, deal.hand) == deal.commitment
    broken = [say(language, "verify-broken-off", hand=deal.hand)] if deal == dealing.broken_off(table) else []
    return [
        say(language, "board-sealed", hand=deal.hand, commitment=deal.commitment),
        *broken,
        *_opening(table, deal, language),
        say(language, "verify-true" if true else "verify-false", hand=deal.hand),
    ]


def _place(table: Table, deal: SealedDeal, seat: int) -> int:
    """Return where a seat's share stands: in the first deal, in the order of joining."""
    return table.seat_draw[seat] if deal.hand == 1 and table.seat_draw else seat
