### Questions before something is done, and what may be chosen without typing.
### Asked in private or in the group, with a button for each answer.

question-forget = This deletes your language, settings, games and statistics, everywhere. In games with others you become “somebody”. It can’t be undone.
button-forget-me = Yes, delete everything
question-end = End this game for everyone? It won’t count.
question-timer = How long may a move take? After that the bot plays for anyone who’s late. Or type a time, e.g. /timer 90s
button-timer-off = No limit
question-kick = Who should leave the table?
question-stand-in = Who should a bot play for until they’re back?
