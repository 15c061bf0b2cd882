### What the platforms show of the bot before anybody has written to it.

# Telegram: the text in the empty chat, above the button Start. At most 512 characters.
profile-telegram = Thousand (Tysiąc, 1000) in your group: bid, take the talon, declare marriages and trump the others’ tricks.

    Add me to a group and type /newgame there. You play with buttons, your cards come here in private, and bots fill empty seats. /learn explains a hand step by step, /newgame here is for practice.

    Rules from many regions, tournaments, and deals that can be checked afterwards. /privacy says what I remember.
# Telegram: the line on the bot’s profile and beside a link to it. At most 120 characters.
profile-telegram-short = The card game Thousand (Tysiąc, 1000) in your group: rules from many regions, bots, tournaments.
# Discord: the text on the bot’s profile. At most 400 characters.
profile-discord = The card game Thousand (Tysiąc, 1000) in your channels. /newgame opens a table: friends join with a button, “My cards” shows your cards to you alone, and bots fill empty seats. Rules from many regions, tournaments, and deals that can be checked afterwards. /learn explains a hand step by step, in private.
