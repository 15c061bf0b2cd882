### Why not, and what was done: a toast on the phone or a short answer. Plain text of at most 200 characters.

## At a table
## The answer to a button or a command at a table; each comment says to which.

# $name: whose turn it is.
refusal-not-your-turn = It isn’t your turn: { $name } is next.
# A button under an older message.
refusal-stale-button = That button is old. Use the ones under the newest message.
# To “A bot plays this move” (button-bot-moves).
refusal-own-turn = It’s your own turn. This button is for the others.
# To a button that is for players, pressed by somebody who only looks on.
refusal-not-seated = You have no seat at this table.
# To what can be changed only before the first deal.
refusal-not-in-lobby = The game has begun: too late to change this.
# To what needs cards, while people still gather.
refusal-no-game-yet = The game hasn’t begun yet.
# To “Join”.
refusal-lobby-full = Every seat is taken.
# To “Join” in a running game.
refusal-seats-taken = The game has begun, and every seat is taken.
# To button-take-seat, when someone else has just sat down there.
refusal-seat-taken = Someone was quicker: this seat is taken.
# To “Join”.
refusal-already-seated = You already have a seat at this table.
# To /newgame. $code: the table’s code.
refusal-already-playing-here = There’s already a table in this chat: { $code }. Play it to the end, or end it with /endgame.
# To a command that needs a table.
refusal-no-table-here = There’s no table in this chat. Open one with /newgame.
# $code: what was typed.
refusal-no-such-table = There’s no table with the code { $code }.
# Somebody opens the link to take a guest’s games (keep-offer), or types its code.
refusal-keep-gone = This link has been used, or its ten minutes are over.
# $command: the word that was typed, without its slash.
refusal-unknown-command = I don’t know /{ $command }. /help lists what there is.
# To /newgame. $typed: what was typed. $suggestion: the nearest name; none where nothing is near. “Options” is
# button-options.
refusal-unknown-preset =
    { $suggestion ->
        [none] There’s no preset called “{ $typed }”. The button “Options” on an open table shows all of them.
       *[other] There’s no preset called “{ $typed }”. Did you mean “{ $suggestion }”?
    }
# To /newgame or /options. $typed: what was typed. $suggestion: the nearest name; none where nothing is near.
# “Options” is button-options.
refusal-unknown-option =
    { $suggestion ->
        [none] There’s no option called “{ $typed }”. The button “Options” on an open table shows all of them.
       *[other] There’s no option called “{ $typed }”. Did you mean “{ $suggestion }”?
    }
# $typed: what was typed. $option: the option’s name. $suggestion: the values that it may have.
refusal-bad-value = “{ $typed }” doesn’t fit “{ $option }”. Possible: { $suggestion }.
# In refusal-bad-value and error-bad-rules-value, in place of a list of values. $least, $most: numbers. $examples:
# three usual ones.
values-range = { $least } to { $most }, e.g. { $examples }
# To a choice that is one person’s.
refusal-not-the-opener = Only an admin or the person who opened the table can do that.
# “Admin” as the platform calls who looks after a group.
refusal-needs-admin = Only an admin of this group can do that.
# To “Start”. $allowed: numbers of players, like “2, 3 or 4”. $seated: how many sit there.
refusal-seat-count = These rules are for { $allowed } players; { $seated ->
        [one] { $seated } person is seated.
       *[other] { $seated } are seated.
    }
# To a change of the rules. $allowed: numbers of players, like “2 or 3”.
refusal-too-many-seated = These rules are for { $allowed } players, and more are seated already.
# To “Last trick” (button-peek).
refusal-nothing-to-peek = There’s no trick you may look at again right now.
# To a command that makes no sense in private.
refusal-group-only = This works in a group. Add me to one and try there.
# To a command that makes no sense in a group.
refusal-private-only = This works in the private chat with me.
# To a move.
refusal-paused = The game is paused. /resume continues it.
# To /pause.
refusal-paused-already = The game is already paused.
# To /resume.
refusal-not-paused = The game isn’t paused.
# To a button of a game that has ended.
refusal-game-over = This game is over. /newgame opens a new table.
# To “Once more”.
refusal-game-not-over = This game is still on.
# To somebody who writes without showing who they are.
refusal-anonymous = I can’t tell who you are. For this, write under your own name.
# When the press could not be handled in time. Nothing has changed.
refusal-try-again = That didn’t get through. Please press again.
# When the move is taken, but not yet sure to survive a failure.
refusal-not-yet-safe = Got it. It will show in a moment: no need to press again.
# A button of an older version, or of a table that is gone.
refusal-unknown-button = I don’t know this button any more. /hand and /newgame show new ones.
# To “My cards”.
refusal-no-hand = No cards have been dealt.
# To a number on the board. Only “My cards” (button-hand) tells which number is which card.
refusal-number = This number is out of date. “My cards” tells you which is which.
# To /timer.
refusal-timer-bad = I didn’t understand the time. Try /timer 30s, /timer 2m, /timer 1d or /timer off.
# To /timer. $least: seconds. $most: days.
refusal-timer-range = { $least } s to { $most } days, e.g. /timer { $least }s.
# To /options patience: after how long the others may ask for a bot’s move. $least: seconds.
refusal-patience = Try /options patience 2m, at least { $least }s, or /options patience off.
# To a second voice of the same person. $count: how many agreed. $needed: how many it takes.
refusal-vote-counted = You’ve already voted: { $count } of { $needed }.
# To “Remove a bot”.
refusal-no-bot-here = There’s no bot at this table.
# $name: what was typed.
refusal-nobody-of-that-name = Nobody called “{ $name }” is seated here.
# To somebody picked from a list.
refusal-person-not-seated = That person isn’t seated here.
# To /kick, where a list of people would follow.
refusal-nobody-to-kick = Nobody else is seated here.
# To /rules with a word. $typed: that word. $topics: names of topics, a list.
refusal-unknown-topic = There’s no topic “{ $typed }”. Topics: { $topics }.
# To /language with a word. $languages: a list.
refusal-unknown-language = I don’t speak that language yet. Languages: { $languages }.
# To /zone. $typed: what was typed.
refusal-unknown-zone = I don’t know the time zone “{ $typed }”. Type a region and a city, e.g. Europe/Warsaw.
# To /addbot with a word. $levels: a list.
refusal-bad-level = There’s no such level. Levels: { $levels }.
# To a command that takes a table’s code.
refusal-bad-code = That isn’t a table code. A code looks like K7QX2M.
# To “I’m back” from elsewhere. $place: the group’s title.
refusal-not-a-member = I can’t see whether you’re in “{ $place }”. Type /join there to get your seat back.
# To who knocks at a table of another chat.
refusal-many-ask = Several people are already waiting to be let in. Try again when they’ve been answered.
# To too many buttons or commands within a short time. $seconds: how long to wait.
refusal-too-often = That was a lot at once. Please wait { $seconds } s.
# To /newgame when the server has too many games.
refusal-no-room = I can’t take another game right now. Running games continue; please try again later.
# To “Let … in”, when somebody else has answered.
refusal-nobody-asks = That’s already been answered.
# To “Join”.
refusal-sent-away = You were removed from this table, so you can’t sit down here again.
# For buttons of a hand that somebody else shows in the group. $name: who shows it.
refusal-hand-shown-by = { $name } is showing a hand of this game and turns the pages. /replay shows the game to you alone.
# For the same buttons after ten minutes.
refusal-hand-shown-over = This hand was shown for ten minutes. /replay shows the game to you alone.
# To “I’m back”.
refusal-gave-up-seat = You left this game, and someone else has your seat now.
# To button-take-seat.
refusal-seat-not-free = This seat isn’t free. A seat can be taken ten minutes after its player has left.
# To button-take-seat. $place: the group’s title.
refusal-seat-for-members = This seat is for people of “{ $place }”. Type /join there to take it.
# To a move by who has taken a seat during a hand.
refusal-comes-next-hand = You play from the next hand on.
# In a group, instead of an answer to each of many commands. $name: who typed them.
refusal-too-fast = { $name }, that’s a lot at once. I’ll answer the first ones; please wait a moment.
# To a very long command. $limit: how many characters it may have.
refusal-too-long = That’s too much at once: at most { $limit } characters after a command.
# To an edit of a message whose command was obeyed.
refusal-edited-too-late = This message was a command already, so its edit doesn’t count. Send a new one.

## After a game
## The answer to /replay, /review, /stats and the button for a hint; each comment says to which.

# To /replay without a code.
refusal-replay-none = You have no finished game yet. /newgame opens a table.
# To /replay.
refusal-replay-not-over = This game is still on. Once it’s over, /replay shows it; /score has its hands so far.
# To /replay of a game that was ended in its first hand.
refusal-replay-empty = No hand of this game was finished, so there’s nothing to show.
# To /replay. $code: the table’s code.
refusal-replay-gone = The cards of game { $code } have been deleted: I keep them for 30 days.
# To /review.
refusal-review-not-over = This game is still on. Once it’s over, /review shows your decisions.
# To /review of a deal of the day.
refusal-review-day-not-over = Others are still playing these cards today. You can see the review when the day is over.
# Instead of the review.
refusal-review-failed = The review failed. Try again in a minute.
# To /review. $limit: how many may wait.
refusal-review-many = You already have { $limit } reviews waiting. Ask again when one of them is ready.
# To keeping one more study. $limit: how many one can keep.
refusal-study-many = You already keep { $limit } studies. Delete one first.
refusal-study-gone = This study isn’t there any more.
refusal-study-large = This study is too big to keep. Delete some variations or comments.
# To /seed and /verify in a game that goes on from a position.
refusal-study-cards = This game goes on from a known position and doesn’t count: there’s no seal to check and no shuffle to add to.
# To “Hint” (button-hint).
refusal-hint-not-here = Hints are for practice games: just you against bots.
# To “Hint” (button-hint).
refusal-hint-not-now = It isn’t your turn: there’s nothing to decide now.
# To “Take back” (button-take-move-back).
refusal-take-back-not-here = There’s nothing to take back in this hand. It works in practice games, just you against bots.
# To /stats. $name: what was typed.
refusal-stats-nobody = Nobody called “{ $name }” has finished a game in this chat.
# To /stats about somebody picked from a list.
refusal-stats-not-here = That person hasn’t finished a game in this chat.
# To /stats. $name: who hides their numbers.
refusal-stats-hidden = { $name } shows these numbers to no one here.
# To /stats. $name: the bot’s.
refusal-stats-built-in = { $name } is a bot: bots have no statistics.

## Everything else
## The answer to various buttons and commands; each comment says to which.

# To any move at a table that can’t go on until somebody repairs it.
refusal-set-aside = Something went wrong, so this table is on hold. Nothing is lost; the operator has been told.
# To /seed with an old seal. $hand: the number of the next hand.
refusal-other-seal = That isn’t the seal of hand { $hand }, so your words don’t count. The board shows the current one.
# To a move in a deal of the day of before.
refusal-daily-over = This deal’s day is over: you can’t play it any more.
# To /options, /pause, /leave and the like at such a table.
refusal-daily-fixed = The deal of the day is the same for everyone: you can’t change, pause or leave it. It waits for you until the day is over.
# To /seed at such a table.
refusal-daily-no-words = The deal of the day is the same for everyone, so nobody adds words to its shuffle.
# To /daily, on a day whose cards an earlier version of the bot has drawn.
refusal-daily-void = Today’s deal doesn’t count, as I was updated. The next one comes tomorrow.
# To a button about a day of long ago.
refusal-daily-gone = I don’t have that day’s deal. /daily shows today’s.
# To /daily. $time: how far away, with its preposition (“in 5 hours”).
refusal-daily-deleted = You’ve already played today’s deal, and then you had your data deleted. There’s a new deal { $time }.
# To /daily with another word in a group. Here “on” and “off” may be your words for yes and no.
refusal-daily-typed = /daily on sends this group a short message once a day, /daily off stops it. On its own, /daily shows the deal.
# To /top with a word that it doesn’t know.
refusal-top-typed = /top month shows this month, /top months the earlier ones. /top on sends this group a message on the first of each month, /top off stops that.
# To /callme with something that it does not know.
refusal-callme-typed = /callme in a group: I write to you when a table opens there; /callme off stops that. /callme 23-7 sets quiet hours.
# To /callme in a group where the bot may not see who is in it.
refusal-call-unseen = I can’t see who’s in this group, so I can’t tell anyone about its tables. Make me an admin here first.
# To /callme.
refusal-call-full = That’s the limit: I can’t note any more groups for you. /callme in private shows them.
# To a tick after /play. $place: the group’s title.
refusal-nobody-to-call = Nobody in “{ $place }” wants to hear about tables right now. People type /callme there for that.
# To a tick after /play, from somebody who may not be in that group. $place: the group’s title.
refusal-call-not-there = I can’t see whether you’re in “{ $place }”, so I write to nobody there.
# To a tick after /play.
refusal-called-today = I’ve already written to people about your tables today. I do that once a day.
# To a tick after /play.
refusal-nothing-to-offer = No bot’s seat is free at this table any more.
# To “Join” and /newgame. $time: like “in 7 days”.
refusal-kept-away = The admins have barred you from this group’s tables. That ends { $time }.
# To “Join” at a table with reliable=on.
refusal-not-reliable = This table is for people who finish at least four out of five games with others, and for newcomers.
# To /kick with a time. $least, $most: times as they are typed.
refusal-kick-range = How long: { $least } to { $most }; 0d lets someone back in.
# To /kick with a time and somebody picked from a list.
refusal-person-not-known = That person hasn’t played in this group.
# To /kick with a time. $name: what was typed.
refusal-nobody-sat-here = Nobody called “{ $name }” has sat at a table of this group.
# To /notwith. $name: what was typed.
refusal-notwith-nobody = You haven’t played with anyone called “{ $name }”.
# To /notwith about somebody picked from a list.
refusal-person-not-met = You haven’t played with that person.
# To /notwith. $limit: how many.
refusal-notwith-full = You can name at most { $limit } people.
# To /seed without words.
refusal-no-words = There are no words in your message. /seed shows how.

## What was done
## A toast, or a line in the chat.

# A press on button-keep-take after the games were moved.
done-keep-yours = They are yours: /stats shows them.
# $place: the group’s title.
done-joined = You have a seat in “{ $place }”. Have a good game!
# After knocking from another chat, or trying a code: nobody learns here whether there is such a table.
done-asked-to-join = If this table exists, its people have been asked. If you’re in its group, it’s quicker to press Join there.
# Before the first deal.
done-left = You’ve left the table.
# The same for everyone in the group. $who: who has left.
done-left-by = { $who } has left the table.
# During the game. “I’m back” is button-back.
done-left-game = You’ve left the game, and a bot plays on for you. Press “I’m back” on the board to take your seat again.
# The same for everyone in the group. $who: who has left. “I’m back” is button-back.
done-left-game-by = { $who } has left the game, and a bot plays on. “I’m back” on the board gives the seat back.
# In private, after “Show the group this hand”.
done-hand-shown = The group sees this hand now.
# After button-take-seat. $name: who had left.
done-took-seat = You have { $name }’s seat. You play from the next hand on.
# After “I’m back”.
done-back = Welcome back: you’re playing again.
# $name: the bot’s.
done-bot-added = { $name } has sat down.
# $name: who had to go.
done-kicked = { $name } has been removed from the table.
# Said in the new language: name yours here.
done-language-set = I speak English now.
# After /zone. $zone: the time zone.
done-zone-set = Time zone: { $zone }.
# After “Keep for this chat” (button-menu-keep).
done-rules-kept = Kept: new tables in this chat will start with these rules.
# After the switch button-nudges-off.
done-nudges-on = Nudges on: I’ll remind you when it’s been your turn for a while.
# After the switch button-nudges-on.
done-nudges-off = Nudges off: no more reminders.
# After the switch button-auto-off.
done-auto-on = Auto on: when only one card is allowed, I’ll play it for you.
# After the switch button-auto-on.
done-auto-off = Auto off: you play every card yourself.
# After “Take back” (button-take-move-back), the first time in a game. The ladder: the levels of bots that one has beaten.
done-taken-back-first = Taken back. Practise as you like: this game no longer counts for statistics, ratings or the bots’ ladder.
# Like done-taken-back-first, the later times.
done-taken-back = Taken back.
# “How to play” is the first part of button-howto.
done-tips-off = No more tips. “How to play” has a button that brings them back.
# After button-tips-on.
done-tips-on = Tips are back: each one appears the first two times it’s useful.
# After /daily on in a group.
done-daily-line-on = From now on this group gets a short message once a day about the deal of the day.
# After /daily off in a group.
done-daily-line-off = No more messages about the deal of the day here.
# After /top on in a group.
done-month-line-on = On the first of each month I’ll tell this group who won the most games.
# After /top off in a group.
done-month-line-off = No more monthly messages here.
# After /callme in a group.
done-call-on = I’ll write to you in private when a table is opened here. /callme off stops that.
# After the button or /callme off.
done-call-off = No more messages about tables there.
# After a tick. $place: the group’s title.
done-group-called = I’m writing to everyone who asked for it: “{ $place }”.
# After /callme 23-7. $begin, $end: hours, like 22:00.
done-quiet-set = Quiet from { $begin } to { $end }.
# The same for equal hours, like /callme 0-0.
done-quiet-none = I’ll write to you at any hour.
# After /kick Anna 7d. $name: who is kept away. $time: when that ends, like “in 7 days”.
done-kept-away = { $name } can’t sit down at new tables here; that ends { $time }. Seats already taken stay.
# After /kick Anna 0d. $name: who may come back.
done-let-back = { $name } can sit down here again.
# After /notwith. $name: the person.
done-notwith-on = I’ll warn you before you sit down with { $name }. Nobody else will know.
# After /notwith a second time. $name: the person.
done-notwith-off = No more warnings about { $name }.
# Everybody in a chat may read this: it must not say what the question is.
done-asked-in-private = I have a question for you in private.
# After a vote.
done-paused = The game is paused.
# After a pause.
done-resumed = The game goes on.
# After a vote, or by an admin.
done-ended = The game has been ended.
# A table that nobody had started.
done-closed = The table is closed.
# After /newgame.
done-opened = The table is open. Press Join to play.
# After “Start”. $name: the first of those who can’t be written to yet. $seconds: a span.
done-start-waits = { $name } still has to open a private chat with me. The game begins once that’s done, in { $seconds } s at the latest.
# After “Once more”, to who isn’t the last.
done-again = You’re in for another game. It begins when everyone has confirmed.
# After “Start”, or the last “Once more”.
done-started = The game begins.
# After /hand in a group.
done-hand-sent = Your cards are in the private chat with me.
# $count: how many agreed. $needed: how many it takes.
done-vote-counted = Your vote is in: { $count } of { $needed }.
# After “Join”, with a link.
done-open-private-chat = First open the private chat with me: that’s where you get your cards.
# After /newgame, with a link.
done-opened-start-me = The table is open. Now open the private chat with me, so I can deal you cards.
# After typed rules.
done-rules-set = The rules are set.
# After /seed. $hand: the hand’s number.
done-words-in = Your words are in hand { $hand }.
# After /seed with one short word. $hand: the hand’s number.
done-words-short = Your words are in hand { $hand }. They’re short, so others could guess them from the hash shown afterwards.
# After typed settings. $what: settings with their new values, like “Pictures: yes; Time for a move: 2 minutes”.
done-set = { $what }.
# After /options.
done-menu-open = The options are open, in the table’s message.
# To “Back” at the first step.
done-replay-begin = The replay begins here.
# To “Next” at the last step.
done-replay-end = The replay ends here.
# To “Back” at the first decision.
done-review-begin = The first decision of the game.
# To “Next” at the last decision.
done-review-end = The last decision of the game.
# After /deletemydata. “somebody” is open-nameless, in the same quotes.
done-data-deleted = Deleted: your language, settings, games, studies and statistics. In games with others you’re now “somebody”, and a bot plays on for you. Older messages in chats stay as they are.
# Where a delay keeps others from seeing that one had no choice.
done-move-kept = Got it. Your card is played in a moment, like all your cards: so nobody can tell whether it was your only one.

## Times, as in board-time-left
## The object of a sentence or after a colon.

# $count: how many. time-minutes and time-seconds stand in tournament.ftl.
time-hours = { $count ->
        [one] { $count } hour
       *[other] { $count } hours
    }
# $count: how many.
time-days = { $count ->
        [one] { $count } day
       *[other] { $count } days
    }

## Where a chat takes no messages, pictures or files
## “Admin” as the platform calls who looks after a group.

# In a Telegram group, once, where boards should have pictures.
no-pictures-here = Boards come without pictures here, because I may not send photos in this group. An admin can allow it.
# Under the text of a file that the group doesn’t take.
no-files-here = I may not send files here. Type the same command to me in private.
# Before an answer that comes in private. $chat: the group’s title.
answer-in-private = I can’t write in “{ $chat }”, so here is my answer:
# In place of an answer that the platform refused.
not-taken = My answer couldn’t be shown. Please try again.
# After a press on an old message.
done-unseen = Got it. But I can’t write in this chat right now, so the table here doesn’t change. An admin can allow it.
# In private, to who sits at a table or organises a tournament. $chat: the group’s title. $why: closed (the topic or
# thread is closed), gone (the chat is deleted, or the bot was removed), contents (the platform didn’t accept the
# message), rights.
unshown =
    { $why ->
        [closed] ⚠️ In “{ $chat }” the topic is closed, so I can’t write there. An admin can reopen it.
        [gone] ⚠️ “{ $chat }” is gone, or I’m not in it any more. Nobody there sees what happens.
        [contents] ⚠️ “{ $chat }” didn’t take my message. I’ll try again later.
       *[rights] ⚠️ I can’t write in “{ $chat }” any more, so nobody there sees what happens. An admin can allow it.
    }

## Play with people
## Refusals and answers there.

# Where the operator has not allowed it.
refusal-people-off = Playing with strangers isn’t open here. /play alone begins a game with bots.
# After /opentables alone.
refusal-opentables-typed = /opentables on lets strangers come to tables that anyone may join here, /opentables off doesn’t.
# At such a table, to what an opener may do elsewhere, and to /join.
refusal-people-fixed = Nobody is in charge at this table: its rules and times are fixed, and “Play with people” gives the seats.
# A hundred wait already.
refusal-people-full = Too many are waiting. Try again in a minute.
# The operator keeps somebody away. $time: like “in 7 days”.
refusal-people-barred = The operator keeps you away from these tables. That ends { $time }.
# To somebody who has left two games today. $time: like “in 10 minutes”.
refusal-people-left = You’ve left two games today, so the next one has to wait. It can begin { $time }.
# The operator has refused the name.
refusal-people-name-refused = The operator asks you for another name: /play name and a new one.
# To a name that nobody can read, or that a bot has.
refusal-people-bad-name = That can’t be a name here. It needs a letter or a digit, and isn’t a bot’s name.
# Somebody without such a name wants to sit down at a group’s table.
refusal-people-unnamed = First choose a name for strangers: type /play name and the name.
# To a button of a table where the presser does not sit.
refusal-people-not-here = You don’t sit at that table.
# A stranger at a group’s table asks for what would name the group or its people.
refusal-people-of-group = Only people of that group see this.
# To “Move to other people”, by one of several who sit together.
refusal-people-no-seats = Other tables don’t have seats for all of you.
# To a button at the end of a game.
refusal-people-begun = The next game has begun.
# After “Stop waiting”.
done-people-quit = You don’t wait any more.
# After /opentables on.
done-opentables-on = From now on strangers can find tables here with join=anyone. They learn neither who you are nor which group this is.
# After /opentables off.
done-opentables-off = Strangers don’t find this group’s tables any more.
# After “Sit down” in the list of open tables, at a group’s table.
done-people-seated = You have a seat. The others see only the name you chose.
# $name: the player.
done-people-muted = You don’t read what { $name } says any more.
# $name: the player.
done-people-heard = You read what { $name } says again.
# $name: the player.
done-people-reported = Thanks. The operator will read your report of { $name }.
# After a phrase.
done-people-told = Said.
# After “Move to other people”.
done-people-moves = You move once others have a seat for you. Until then you play on.
# After “Stay here after all”.
done-people-stays = You stay here.
# After “Again with these people”.
done-people-ready = You stay. The next game begins at once if all press this.
# After “To 1,000 next time”.
done-people-whole = If all press this, you play on with these points.
