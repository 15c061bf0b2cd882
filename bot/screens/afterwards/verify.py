"""Checking the deals: the seal of each hand, the secret that opens it, and what that proves."""

from bot.screen import Screen
from bot.table import dealing
from bot.table.deals import SealedDeal
from bot.table.holders import at_hand
from bot.table.table import Table
from bot.texts import Markup, in_one_line, say, visible
from bot.views.history import LENGTH, inspections
from bot.views.kinds import of_kind
from bot.views.names import seat_name
from bot.views.seals import opened, shown
from engine import fairness
from engine.fairness import SCHEME


def verification(table: Table, language: str, *, discord: bool = False) -> Screen:
    """What the seals prove, the seals that are not opened yet, and the newest opened one, if it fits."""
    lines = [
        Markup(f"<b>{say(language, 'verify-title')}</b>"),
        *(_proof(table, language, discord=discord) if table.scheme == SCHEME else [say(language, "verify-older")]),
        *in_one_line(_unopened(table, language)),
        *([] if table.is_live else (one.markup for one in inspections(table, language))),
    ]
    deals = _opened_deals(table)
    after = [say(language, "verify-more")] if deals or dealing.unplayed(table) else []
    if table.scheme == SCHEME:
        after.append(say(language, "verify-file", code=table.id))
    newest = _opened(table, deals[-1], language) if deals else []
    whole = Markup.join("\n", [*lines, *newest, *after])
    return Screen(text=whole if len(visible(whole)) <= LENGTH else Markup.join("\n", [*lines, *after]))


def every_seal(table: Table, language: str) -> tuple[str, bytes] | None:
    """Return a file (name, content) with every seal shown at the table and its secret; None before the first one."""
    lines = [line for deal in _opened_deals(table) for line in (*_opened(table, deal, language), Markup(""))]
    lines += [
        say(language, "verify-unplayed", hand=deal.hand, commitment=deal.commitment, secret=deal.secret)
        for deal in dealing.unplayed(table)
    ]
    if not lines:
        return None
    text = Markup.join("\n", [*lines, *_unopened(table, language)])
    return f"seals-{table.id}.txt", f"{visible(text)}\n".encode()


def _sealed(deal: SealedDeal, language: str) -> Markup:
    return say(language, "board-sealed", hand=deal.hand, commitment=deal.commitment)


def _opening(table: Table, deal: SealedDeal, language: str) -> list[Markup]:
    """Show the secret of a seal, and the hashes of the words that people added."""
    table = at_hand(table, deal.hand)
    return [
        say(language, "board-opened", hand=deal.hand, secret=deal.secret),
        *(
            say(language, "verify-share", name=seat_name(table, seat, language), share=share)
            for seat, share in zip(deal.typed, deal.shares, strict=True)
        ),
    ]


def _proof(table: Table, language: str, *, discord: bool) -> list[Markup]:
    otherwise = of_kind(table).proof
    if otherwise:
        return [say(language, key) for key in otherwise]
    first = () if table.kind.lot else ("verify-proof-first",)
    proven = ("verify-how", "verify-proof-none", "verify-proof-words", *first, "verify-proof-not")
    lines = [say(language, key) for key in proven]
    if table.is_live and table.next_deal is not None:
        lines.append(say(language, "verify-copy"))
        if discord:
            lines.append(say(language, "verify-copy-discord", seal=shown(table.next_deal.commitment)))
    lines.append(_counts(table, language))
    return lines


def _counts(table: Table, language: str) -> Markup:
    """Count the deals that the proof does not cover, as they may have been abandoned on purpose."""
    broken = dealing.broken_off(table)
    judged = {row.deal for row in table.rows if row.result["outcome"] == "annulled"}
    replaced = set(table.replaced_deals)
    dealt = {*_opened_deals(table), *((table.deal,) if table.deal is not None else ())}
    outside = replaced | judged | ({broken} if broken is not None else set())
    return say(
        language,
        "verify-counts",
        count=len(outside),
        all=len(dealt | replaced),
        replaced=len(replaced),
        judged=len(judged),
        broken=int(broken is not None),
    )


def _unopened(table: Table, language: str) -> list[Markup]:
    if not table.is_live:
        return []
    return [_sealed(deal, language) for deal in (table.deal, table.next_deal) if deal is not None]


def _opened_deals(table: Table) -> list[SealedDeal]:
    broken = dealing.broken_off(table)
    return [*(row.deal for row in table.rows), *([broken] if broken is not None else [])]


def _opened(table: Table, deal: SealedDeal, language: str) -> list[Markup]:
    if not deal.secret:
        return [_sealed(deal, language), opened(table, deal, language).markup]
    true = fairness.seal(bytes.fromhex(deal.secret), table.sealed_as, deal.hand) == deal.commitment
    broken = [say(language, "verify-broken-off", hand=deal.hand)] if deal == dealing.broken_off(table) else []
    return [
        _sealed(deal, language),
        *broken,
        *_opening(table, deal, language),
        say(language, "verify-true" if true else "verify-false", hand=deal.hand),
    ]
