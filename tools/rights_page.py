"""Print docs/rights.md: who may do what at a table, from the table that the code asks.

python -m tools.rights_page > docs/rights.md
"""

from bot.table.rights import RIGHTS, Right, Role

HEAD = """\
# Who may do what

Made from `bot/table/rights.py` by `python -m tools.rights_page`; a test compares the two. It is asked when the
decision is made, of the table as it is then, whichever way the wish comes: by a button, by a typed command, from
another chat.

- The **opener** opened the table, or was left it by the one who did.
- An **admin** speaks for the chat that the table is *at home* in: the chat in which it was opened. An admin of any
  other chat is a stranger here, though the board may be shown there too.
- A **playing admin** has a seat as well, or has left one in this game. Once the cards are dealt, whoever plays has one
  voice like the others, and who has left has none.
- A **player** has a seat and has not left it.
- A **judge** judges this table of a tournament: its organiser, or whom the organiser has appointed, at every table at
  which they have no seat; where every judge plays, an admin of the tournament's home chat who does not play in it.
  Openers and admins as such have no right at these tables: whoever lacks one there is told `judges-only`, or
  `not-in-tournament` where nobody has it.

Looking at what everybody sees (the board, the score, the rules, the checks of a deal) takes no right. A hand is shown
to nobody but its player, a move takes a seat and its turn. Whoever was sent away before the game cannot sit down at
that table again. What somebody decides alone is told on the board with their name.

Who sits down has to be in the chat that the table is at home in: a press or a command there is the proof, and stays one
for a quarter of an hour for the link that opens the private chat; else the platform is asked. Whoever is not, or where
the platform does not say, asks to be let in, and whoever has the right lets them in with one press. With
`/newgame join=link` the code is enough, and with `join=anyone` the table is also listed for whoever types `/join` in
private. Who comes back to a seat they have left is asked the same, unless they were let in as guests.

The deal of the day ([docs/daily.md](daily.md)) is the same for everybody, so at its tables nothing can be changed but
what the own eyes see: whoever wants more there is told `daily-fixed`. That a group gets one line a day about it
(`/daily on`, `/daily off`) takes an admin of that group, and stands in no table.

"""


def page() -> str:
    """Return the page."""
    rows = [
        "| | before the first deal | in the game | at a tournament's table | at a deal of the day | otherwise |",
        "|---|---|---|---|---|---|",
    ]
    for right in Right:
        holders = RIGHTS[right]
        named = (_named(held) for held in (holders.in_lobby, holders.in_game, holders.in_tournament, holders.in_daily))
        rows.append(f"| {right} | {' | '.join(named)} | `{holders.lacking}` |")
    return f"{HEAD}{chr(10).join(rows)}\n"


def _named(roles: frozenset[Role]) -> str:
    return ", ".join(role for role in Role if role in roles) or "nobody"


if __name__ == "__main__":
    print(page(), end="")
