### Why not. Plain text of at most 200 characters: a toast on the phone.

refusal-not-your-turn = It is not your turn: { $name } is to move.
refusal-stale-button = This button is from an earlier moment. The newest message has the buttons that work.
refusal-not-seated = You have no seat at this table.
refusal-not-in-lobby = The game has begun, so this cannot be changed any more.
refusal-no-game-yet = The game has not begun yet.
refusal-lobby-full = Every seat is taken.
refusal-already-seated = You have a seat at this table already.
refusal-already-playing-here = A table is open in this chat already: { $code }. Play it to the end, or end it with /endgame.
refusal-no-table-here = There is no table in this chat. Open one with /newgame.
refusal-no-such-table = There is no table with the code { $code }.
refusal-unknown-command = I do not know /{ $command }. /help lists what there is.
refusal-unknown-preset = There is no preset called “{ $typed }”.{ $suggestion ->
        [none] { "" } The button “Options” on an open table shows all of them.
       *[other] { "" } Did you mean “{ $suggestion }”?
    }
refusal-unknown-option = There is no option called “{ $typed }”.{ $suggestion ->
        [none] { "" } The button “Options” on an open table shows all of them.
       *[other] { "" } Did you mean “{ $suggestion }”?
    }
refusal-bad-value = “{ $typed }” does not fit “{ $option }”. Possible: { $suggestion }.
values-range = { $least } to { $most }, e.g. { $examples }
values-or = { $values } or { $last }
refusal-not-the-opener = Only the person who opened the table, or an admin, can do that.
refusal-needs-admin = Only an admin of this group can do that.
refusal-seat-count = These rules are for { $allowed } players; { $seated ->
        [one] { $seated } person is seated.
       *[other] { $seated } are seated.
    }
refusal-too-many-seated = These rules are for { $allowed } players, and more are seated already.
refusal-nothing-to-peek = There is no trick that these rules let you see again now.
refusal-group-only = This works in a group. Add me to one and try there.
refusal-private-only = This works in the private chat with me.
refusal-paused = The game is paused. /resume goes on with it.
refusal-paused-already = The game is paused already.
refusal-not-paused = The game is not paused.
refusal-game-over = This game is over. /newgame opens a new table.
refusal-game-not-over = This game is still on.
refusal-anonymous = I cannot tell who you are. Anonymous admins, channels and bots cannot take a seat.
refusal-try-again = That did not get through. Please press again.
refusal-not-yet-safe = Saved, but not safe yet. It will be shown as soon as it is: no need to press again.
refusal-unknown-button = I do not know this button any more. /hand and /newgame show fresh ones.
refusal-no-hand = No cards have been dealt.
refusal-number = This number means nothing now. “My cards” tells you which is which.
refusal-timer-bad = I did not understand the time. Try /timer 30s, /timer 2m, /timer 1d or /timer off.
refusal-timer-range = A move takes between { $least } s and { $most } days: /timer { $least }s at the least.
refusal-vote-counted = Your vote is in already: { $count } of { $needed }.
refusal-no-bot-here = No bot is seated here.
refusal-nobody-of-that-name = Nobody called “{ $name }” is seated here.
refusal-person-not-seated = That person is not seated here.
refusal-nobody-to-kick = Nobody else is seated here.
refusal-unknown-topic = There is no topic “{ $typed }”. Topics: { $topics }.
refusal-unknown-language = I do not speak that language yet. Languages: { $languages }.
refusal-bad-level = There is no such level. Levels: { $levels }.
refusal-bad-code = That is no table code. A code looks like K7QX2M.
refusal-not-a-member = I cannot see that you are in “{ $place }”. Type /join there, and your seat is yours again.
refusal-many-ask = Several people are asking to be let in already. Try again when they have been answered.
refusal-too-often = That was a lot at once. Please wait { $seconds } s.
refusal-no-room = I have no room for one more game just now. Those that are on go on; please try again later.
refusal-nobody-asks = That has been answered already.
refusal-sent-away = You were removed from this table and cannot sit down at it again.
refusal-too-fast = { $name }, that is a lot at once. I answer the first ones; please wait a moment.
refusal-too-long = That is more than I read at once: at most { $limit } characters behind a command.
refusal-replay-none = You have no finished game yet. /newgame opens a table.
refusal-replay-not-over = This game is still on. /replay shows it once it is over; /score has its hands so far.
refusal-replay-empty = No hand of this game was played to its end, so there is nothing to show.
refusal-replay-gone = The cards of the game { $code } are no longer kept: they go 30 days after its end.
refusal-review-not-over = This game is still on. /review is there once it is over.
refusal-review-day-not-over = Others still play these cards today. The review is there when the day is over (UTC).
refusal-review-failed = This review did not succeed. Try again in a minute.
refusal-review-many = { $limit } reviews of yours are waiting already. Ask again when one of them is there.
refusal-hint-not-here = Hints are for practice: where you alone play against bots.
refusal-hint-not-now = It is not your turn: there is nothing to decide now.
refusal-stats-nobody = Nobody called “{ $name }” has finished a game in this chat.
refusal-stats-not-here = That person has not finished a game in this chat.
refusal-stats-built-in = { $name } is a bot: bots have no statistics.
refusal-set-aside = Something went wrong at this table and it was set aside. Nothing is lost; the operator has been told.
refusal-other-seal = That is not the seal of hand { $hand }, so your words do not count. The board shows the present one.
refusal-lesson-cards = The cards of a lesson are the same for everybody, and it counts for nothing: there is no seal to check and no shuffle to add to.
refusal-daily-over = The day of this deal is over: nothing can be played here any more.
refusal-daily-fixed = The deal of the day is the same for everybody: nothing can be changed, paused or left. It waits for you until 00:00 UTC.
refusal-daily-no-words = The deal of the day is the same for everybody: nobody adds words to its shuffle.
refusal-daily-not-drawn = Today’s cards are being drawn at this moment. Please try again in some seconds.
refusal-daily-gone = I do not have that day (any more). /daily shows today’s deal.
refusal-daily-deleted = You have played today, and had that deleted. The next deal comes at 00:00 UTC.
refusal-daily-typed = /daily on gives this group one line a day, /daily off ends that. Alone, /daily shows the deal.
refusal-no-words = Words are missing. /seed shows how.
refusal-starting = The first deal is about to come: this cannot be changed any more.

## What was done

done-joined = You have a seat in “{ $place }”. Have a good game!
done-number = You are number { $number }.
done-asked-to-join = { $name } has been asked to let you in. If you are in “{ $place }”, press Join on the table there: that is quicker.
done-left = You have left the table.
done-left-game = You have left the game: a bot plays on for you. “I’m back” on the board gives you your seat again.
done-back = Welcome back: you play for yourself again.
done-bot-added = { $name } has sat down.
done-kicked = { $name } has been removed from the table.
done-timer-set = Time for a move: { $time }.
done-timer-off = No time limit: nobody is ever moved for.
done-language-set = I speak English now.
done-rules-kept = Kept: new tables in this chat begin with these rules.
done-nudges-on = Nudges on: I will remind you when your turn has waited.
done-nudges-off = Nudges off: I will not remind you.
done-auto-on = Auto on: your only legal card will be played for you.
done-auto-off = Auto off: you play every card yourself.
done-tips-off = No more tips. “How to play” has a button that brings them back.
done-tips-on = Tips accompany your next three hands.
done-daily-line-on = From now on this group gets one line a day about the deal of the day.
done-daily-line-off = This group gets no more lines about the deal of the day.
done-paused = The game is paused.
done-resumed = The game goes on.
done-ended = The game is ended.
done-closed = The table is closed.
done-opened = The table is open. Who wants to play presses Join.
done-start-waits = { $name } still has to open a private chat with me. The game begins as soon as that is done, in { $seconds } s at the latest.
done-again = You play once more. It begins when everybody has confirmed.
done-started = The game begins.
done-hand-sent = Your cards are in the private chat with me.
done-vote-counted = Your vote is in: { $count } of { $needed }.
done-open-private-chat = Open the private chat with me first: that is where your cards come.
done-opened-start-me = The table is open. Now open the private chat with me, so that I can deal you cards.
done-rules-set = The rules are set.
done-setting-changed = The setting is changed.
done-words-in = Your words are in hand { $hand }.
done-words-short = Your words are in hand { $hand }. They are short: they can be guessed from the hash that is shown afterwards.
done-words-kept = Your words are kept: they are in hand { $hand } and all that follow. That protects you from everybody but me.
done-words-off = I keep no words of yours for the hands to come.
done-switched = { $name }: { $value }.
done-menu-open = The options are open: they stand on the table’s message.
done-replay-begin = The replay begins here.
done-replay-end = The replay ends here.
done-review-begin = The first decision of the game.
done-review-end = The last decision of the game.
done-data-deleted = Deleted: your language, switches, games and numbers. In games with others you are “somebody” from now on, and a bot plays on for you. Older messages stay in their chats as they are.
done-move-kept = Noted. It is played in a moment, as every card of yours: so nobody can tell whether it was your only one.

## Times, as in done-timer-set

time-hours = { $count ->
        [one] { $count } hour
       *[other] { $count } hours
    }
