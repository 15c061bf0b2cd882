### Why not. Plain text of at most 200 characters: a toast on the phone.
### $name: a person. $code: a table's code. $command: a word without its slash. $typed: what was typed. $suggestion:
### the nearest name or the values that fit; none where nothing is near. $option: its name. $least, $most, $examples,
### $time: values or how far away something is, ready to read. $allowed: numbers of players. $seated: how many sit
### there. $count, $needed: votes. $topics, $languages, $levels: lists. $place: the group's title. $seconds: how long to wait. $limit: at most
### so many. $hand: its number.

refusal-not-your-turn = It isn’t your turn: { $name } is next.
refusal-stale-button = This button is from an earlier moment. The newest message has the buttons that work.
refusal-own-turn = It’s your own turn. This button is for the others.
refusal-not-seated = You have no seat at this table.
refusal-not-in-lobby = The game has begun: too late to change this.
refusal-no-game-yet = The game hasn’t begun yet.
refusal-lobby-full = Every seat is taken.
refusal-already-seated = You already have a seat at this table.
refusal-already-playing-here = There’s already a table in this chat: { $code }. Play it to the end, or end it with /endgame.
refusal-no-table-here = There’s no table in this chat. Open one with /newgame.
refusal-no-such-table = There’s no table with the code { $code }.
refusal-unknown-command = I don’t know /{ $command }. /help lists what there is.
refusal-unknown-preset =
    { $suggestion ->
        [none] There’s no preset called “{ $typed }”. The button “Options” on an open table shows all of them.
       *[other] There’s no preset called “{ $typed }”. Did you mean “{ $suggestion }”?
    }
refusal-unknown-option =
    { $suggestion ->
        [none] There’s no option called “{ $typed }”. The button “Options” on an open table shows all of them.
       *[other] There’s no option called “{ $typed }”. Did you mean “{ $suggestion }”?
    }
refusal-bad-value = “{ $typed }” doesn’t fit “{ $option }”. Possible: { $suggestion }.
values-range = { $least } to { $most }, e.g. { $examples }
refusal-not-the-opener = Only an admin or the person who opened the table can do that.
refusal-needs-admin = Only an admin of this group can do that.
refusal-seat-count = These rules are for { $allowed } players; { $seated ->
        [one] { $seated } person is seated.
       *[other] { $seated } are seated.
    }
refusal-too-many-seated = These rules are for { $allowed } players, and more are seated already.
refusal-nothing-to-peek = There’s no trick you may look at again right now.
refusal-group-only = This works in a group. Add me to one and try there.
refusal-private-only = This works in the private chat with me.
refusal-paused = The game is paused. /resume continues it.
refusal-paused-already = The game is already paused.
refusal-not-paused = The game isn’t paused.
refusal-game-over = This game is over. /newgame opens a new table.
refusal-game-not-over = This game is still on.
refusal-anonymous = I can’t tell who you are. Anonymous admins, channels and bots can’t take a seat.
refusal-try-again = That didn’t get through. Please press again.
refusal-not-yet-safe = Got it. It will show in a moment: no need to press again.
refusal-unknown-button = I don’t know this button any more. /hand and /newgame show new ones.
refusal-no-hand = No cards have been dealt.
refusal-number = This number is out of date. “My cards” tells you which is which.
refusal-timer-bad = I didn’t understand the time. Try /timer 30s, /timer 2m, /timer 1d or /timer off.
refusal-timer-range = A move takes between { $least } s and { $most } days, so at least /timer { $least }s.
refusal-patience = Try /options patience 2m, at least { $least }s, or /options patience off.
refusal-vote-counted = You’ve already voted: { $count } of { $needed }.
refusal-no-bot-here = There’s no bot at this table.
refusal-nobody-of-that-name = Nobody called “{ $name }” is seated here.
refusal-person-not-seated = That person isn’t seated here.
refusal-nobody-to-kick = Nobody else is seated here.
refusal-unknown-topic = There’s no topic “{ $typed }”. Topics: { $topics }.
refusal-unknown-language = I don’t speak that language yet. Languages: { $languages }.
refusal-bad-level = There’s no such level. Levels: { $levels }.
refusal-bad-code = That isn’t a table code. A code looks like K7QX2M.
refusal-not-a-member = I can’t see whether you’re in “{ $place }”. Type /join there to get your seat back.
refusal-many-ask = Several people are already waiting to be let in. Try again when they’ve been answered.
refusal-too-often = That was a lot at once. Please wait { $seconds } s.
refusal-no-room = I can’t take another game right now. Running games continue; please try again later.
refusal-nobody-asks = That’s already been answered.
refusal-sent-away = You were removed from this table, so you can’t sit down here again.
refusal-hand-shown-by = { $name } shows a hand of this game, and turns its pages. /replay shows the game to you alone.
refusal-hand-shown-over = This hand was shown for ten minutes. /replay shows the game to you alone.
refusal-gave-up-seat = You left this game, and somebody else has taken your seat.
refusal-seat-not-free = This seat isn’t free. A seat can be taken ten minutes after its player has left.
refusal-seat-for-members = This seat is for people of “{ $place }”. Type /join there to take it.
refusal-comes-next-hand = You play from the next hand on.
refusal-too-fast = { $name }, that’s a lot at once. I’ll answer the first ones; please wait a moment.
refusal-too-long = That’s too much at once: at most { $limit } characters after a command.
refusal-replay-none = You have no finished game yet. /newgame opens a table.
refusal-replay-not-over = This game is still on. Once it’s over, /replay shows it; /score has its hands so far.
refusal-replay-empty = No hand of this game was finished, so there’s nothing to show.
refusal-replay-gone = The cards of game { $code } have been deleted: I keep them for 30 days.
refusal-review-not-over = This game is still on. Once it’s over, /review shows your decisions.
refusal-review-day-not-over = Others are still playing these cards today. You can see the review when the day is over.
refusal-review-failed = The review failed. Try again in a minute.
refusal-review-many = You already have { $limit } reviews waiting. Ask again when one of them is ready.
refusal-hint-not-here = Hints are for practice games: just you against bots.
refusal-hint-not-now = It isn’t your turn: there’s nothing to decide now.
refusal-stats-nobody = Nobody called “{ $name }” has finished a game in this chat.
refusal-stats-not-here = That person hasn’t finished a game in this chat.
refusal-stats-built-in = { $name } is a bot: bots have no statistics.
refusal-set-aside = Something went wrong, so this table is on hold. Nothing is lost; the operator has been told.
refusal-other-seal = That isn’t the seal of hand { $hand }, so your words don’t count. The board shows the current one.
refusal-lesson-cards = A lesson’s cards are the same for everyone and it doesn’t count: there’s no seal to check and no shuffle to add to.
refusal-daily-over = This deal’s day is over: you can’t play it any more.
refusal-daily-fixed = The deal of the day is the same for everyone: you can’t change, pause or leave it. It waits for you until the day is over.
refusal-daily-no-words = The deal of the day is the same for everyone, so nobody adds words to its shuffle.
refusal-daily-not-drawn = Today’s cards are just being drawn. Please try again in a few seconds.
refusal-daily-gone = I don’t have that day’s deal. /daily shows today’s.
refusal-daily-deleted = You’ve already played today’s deal, and then you had your data deleted. There’s a new deal { $time }.
refusal-daily-typed = /daily on sends this group a short message once a day, /daily off stops it. On its own, /daily shows the deal.
refusal-no-words = There are no words in your message. /seed shows how.
refusal-starting = The cards are about to be dealt: too late to change this.

## What was done
## A toast, or a line in the chat. $place: the group's title. $number: the seat's. $name: a person, or a setting.
## $value: its value. $time: a span, ready to read. $seconds: a span. $count, $needed: votes. $hand: the hand's
## number.

done-joined = You have a seat in “{ $place }”. Have a good game!
done-number = You’re number { $number }.
done-asked-to-join = { $name } has been asked to let you in. If you’re in “{ $place }”, it’s quicker to press Join on the table there.
done-left = You’ve left the table.
done-left-game = You’ve left the game, and a bot plays on for you. Press “I’m back” on the board to take your seat again.
done-hand-shown = The group sees this hand now.
done-took-seat = You have { $name }’s seat. You play from the next hand on.
done-back = Welcome back: you’re playing again.
done-bot-added = { $name } has sat down.
done-kicked = { $name } has been removed from the table.
done-timer-set = Time for a move: { $time }.
done-timer-off = No time limit: the bot moves for nobody by itself.
done-language-set = I speak English now.
done-rules-kept = Kept: new tables in this chat will start with these rules.
done-nudges-on = Nudges on: I’ll remind you when it’s been your turn for a while.
done-nudges-off = Nudges off: no more reminders.
done-auto-on = Auto on: when only one card is allowed, I’ll play it for you.
done-auto-off = Auto off: you play every card yourself.
done-tips-off = No more tips. “How to play” has a button that brings them back.
done-tips-on = Tips will come again: each the first two times it fits.
done-daily-line-on = From now on this group gets a short message once a day about the deal of the day.
done-daily-line-off = No more messages about the deal of the day here.
done-paused = The game is paused.
done-resumed = The game goes on.
done-ended = The game has been ended.
done-closed = The table is closed.
done-opened = The table is open. Press Join to play.
done-start-waits = { $name } still has to open a private chat with me. The game begins once that’s done, in { $seconds } s at the latest.
done-again = You’re in for another game. It begins when everyone has confirmed.
done-started = The game begins.
done-hand-sent = Your cards are in the private chat with me.
done-vote-counted = Your vote is in: { $count } of { $needed }.
done-open-private-chat = First open the private chat with me: that’s where you get your cards.
done-opened-start-me = The table is open. Now open the private chat with me, so I can deal you cards.
done-rules-set = The rules are set.
done-setting-changed = The setting is changed.
done-words-in = Your words are in hand { $hand }.
done-words-short = Your words are in hand { $hand }. They’re short, so others could guess them from the hash shown afterwards.
done-words-kept = I’ll keep your words: they’re in hand { $hand } and all that follow. That protects you against everyone except me.
done-words-off = From now on I keep none of your words.
done-switched = { $name }: { $value }.
done-menu-open = The options are open, in the table’s message.
done-replay-begin = The replay begins here.
done-replay-end = The replay ends here.
done-review-begin = The first decision of the game.
done-review-end = The last decision of the game.
done-data-deleted = Deleted: your language, settings, games and statistics. In games with others you’re now “somebody”, and a bot plays on for you. Older messages in chats stay as they are.
done-move-kept = Got it. Your card is played in a moment, like all your cards: so nobody can tell whether it was your only one.

## Times, as in done-timer-set
## $count: how many.

time-hours = { $count ->
        [one] { $count } hour
       *[other] { $count } hours
    }
