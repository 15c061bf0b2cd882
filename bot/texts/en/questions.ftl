### Questions before something is done, with a button for each answer.

# Asked in private after /deletemydata, above button-forget-me.
question-forget = This deletes your language, settings, games, studies and statistics, everywhere. In games with others you become “somebody”. It can’t be undone.
# A button that deletes everything at once. There is no second question.
button-forget-me = Delete everything
# Asked after /endgame where one person alone would end the game at once, above button-vote-end.
question-end = End this game for everyone? It won’t count.
# Asked after /leave or button-leave in a game where everybody else is a bot or has left, above button-vote-end.
question-leave = Only bots would be left, so this game would end and not count. End this game?
# Asked after /timer without a time, above buttons with some times. /timer 90s is typed as it is.
question-timer = How long may a move take? Then a bot plays. Or type a time, e.g. /timer 90s
# Under question-timer, in a game of several people.
question-timer-vote = In a running game you vote on it: more than half of the players have to agree.
# A button under question-timer: moves may take as long as they like.
button-timer-off = No limit
# Asked after /kick without a name, above a button for each person.
question-kick = Who should leave the table?
# Instead of question-kick at a tournament’s table.
question-stand-in = Who should a bot play for until they’re back?
