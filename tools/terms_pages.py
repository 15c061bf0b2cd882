"""Write PRIVACY.md and TERMS.md. What is stored comes from the table that the code and `/privacy` use.

python -m tools.terms_pages
"""

from pathlib import Path

from bot.retention import TOLD, Kind
from bot.screens.help import life_of
from bot.texts import plain

ROOT = Path(__file__).parents[1]
LANGUAGE = "en"

PRIVACY_HEAD = """\
# What this bot remembers

Made from `bot/retention.py` and `bot/texts/en/help.ftl` by `python -m tools.terms_pages`; a test compares them. It is
what `/privacy` says, in seven languages, to whoever asks the bot. Every key of the store has its life from that table.
Whoever runs this program is the one who is responsible for the data that their copy keeps, and puts their name and
address into the last section.

"""
PRIVACY_REST = """
## What happens with it

- It is used to play, and shown where one plays or lets others in: nothing is sold, or used for anything else.
- It is kept in the Redis of whoever runs the bot, and in their backups of it until these are rewritten. Messages that
  the bot has sent are kept by the platform (Telegram, Discord) by its own rules.
- It leaves that Redis for the platforms alone, as the messages of the game. With `DRAND=on` the bot asks a public
  beacon for numbers, and tells it nothing of people.
- Logs and metrics tell no cards.
- `/mydata` shows what is known of whoever asks, `/deletemydata` deletes it: at once in what lists lead to, and about a
  minute later everywhere else. In games with others the place of whoever left is kept by “somebody”. Boards of earlier
  hands and answers to commands that the bot no longer changes keep the name they were sent with. A name inside words
  that people chose themselves (a judge's remark, a group's title, a tournament's name) cannot be told from other words:
  it stays until those words go.
- Whoever runs the bot can see the tables, cards too. The bot's own command for it asks for a reason, and the players
  read that after the game; a look into Redis itself leaves no trace.
- There are no accounts, no cookies of others, no advertisements and no payments. The playground sets one cookie of its
  own, which says in which room a browser was last.

## Who is responsible

Whoever runs this copy: *name, and an address at which questions are answered*.
"""
TERMS = """\
# Terms of use

Made by `python -m tools.terms_pages`; a test compares them. They are meant for bots that run this program as it is;
whoever runs one may write others in their place, and puts their name into the last section.

- **What it is.** A card game in group chats, for amusement. Nothing is paid, nothing can be won but the game, and
  points and ratings are worth nothing. It knows no stakes.
- **Who plays.** Whoever the platform (Telegram, Discord) allows to use its bots.
- **What is expected.** That names and words typed to the bot offend nobody, and that nobody floods it: it counts
  commands, and lets those wait who send too many. What a group's admins and a tournament's judges decide about their
  tables holds; docs/rights.md says who may do what.
- **What is not promised.** The bot comes as it is (LICENSE: MIT), without any warranty. It is built so that no game is
  lost, and tells what it had to take back; whoever runs it may all the same stop it, change it, or refuse somebody.
- **Fairness.** Each deal is sealed before it is dealt and can be checked afterwards; docs/record.md says what that
  proves and what not.
- **Data.** PRIVACY.md says what is remembered, and how long: from {shortest} to {longest}. `/deletemydata` ends it.

## Who is responsible

Whoever runs this copy: *name, and an address at which questions are answered*.
"""


def privacy() -> str:
    """Return PRIVACY.md."""
    lines = [f"- {plain(LANGUAGE, f'privacy-{kind}', life=life_of(kind, LANGUAGE))}" for kind in TOLD]
    end = f"{plain(LANGUAGE, 'privacy-queries')} {plain(LANGUAGE, 'privacy-end')}"
    return f"{PRIVACY_HEAD}## {plain(LANGUAGE, 'privacy-title')}\n\n{chr(10).join(lines)}\n\n{end}\n{PRIVACY_REST}"


def terms() -> str:
    """Return TERMS.md."""
    return TERMS.format(shortest=life_of(Kind.TICKET, LANGUAGE), longest=life_of(Kind.PERSON, LANGUAGE))


PAGES = {"PRIVACY.md": privacy, "TERMS.md": terms}

if __name__ == "__main__":
    for name, page in PAGES.items():
        (ROOT / name).write_text(page(), "utf-8")
