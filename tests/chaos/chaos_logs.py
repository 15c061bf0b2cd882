"""What the bots logged: exceptions that nobody caught, and secrets that must never be in a log."""

import json
import re
from collections.abc import Iterable

from engine import cards
from tests.chaos.chaos_tables import Kept

# Refused because the store is away, or because a write has no replica yet: the update is delivered again.
EXPECTED = {("an update failed", cause) for cause in ("Unavailable", "NotYetSafe")}
_SYMBOL = re.compile(r"(?<!\w)(A|10|K|Q|J|9|T)[♠♣♦♥]|[♠♣♦♥]\ufe0f? ?(A|10|K|Q|J|9)\b")
_CODES = re.compile(r"\b[ATKQJ9][SCDH]\b")


def exceptions(lines: Iterable[str]) -> list[str]:
    """Errors, and every line that isn't in the log's format: a traceback."""
    found = []
    for line in lines:
        try:
            data = json.loads(line)
        except ValueError:
            found.append(line)
            continue
        if data["level"] not in {"ERROR", "CRITICAL"} and "exception" not in data:
            continue
        if (data["message"], data.get("cause")) not in EXPECTED:
            found.append(line)
    return found


def secrets_told(lines: Iterable[str], all_kept: Iterable[Kept], tokens: Iterable[str]) -> list[str]:
    """Lines with a token, a secret of a deal, a share of the chance, or cards."""
    words = {word for token in tokens for word in (token, token.partition(":")[2]) if word}
    for one in all_kept:
        deals = [entry for entry in one.log if "pack" in entry]
        words |= {entry["secret"] for entry in deals}
        words |= {share for entry in deals for share in entry.get("shares", ()) if share}
        words |= {deal.secret for deal in (one.table.deal, one.table.next_deal) if deal is not None}
    either = re.compile("|".join(map(re.escape, sorted(words)))) if words else None
    found = []
    for line in lines:
        known = [code for code in _CODES.findall(line) if code in cards.INDEX]
        if (either is not None and either.search(line)) or _SYMBOL.search(line) or known:
            found.append(line[:300])
    return found
