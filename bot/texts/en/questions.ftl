### Questions before something is done, and what may be chosen without typing.

question-forget = This deletes your language, switches, games and numbers, everywhere. In games with others you become “somebody”. It cannot be undone.
button-forget-me = Yes, delete everything
question-end = End this game for everybody? It counts for nobody then.
question-timer = How long may a move take? After that the bot plays for whoever is late. Or type a time, e.g. /timer 90s
button-timer-off = No limit
question-kick = Who is to leave the table?
question-stand-in = For whom is a bot to play until they are back?
