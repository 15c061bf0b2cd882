### Tournaments: the page, the standings, the judges' desk, and what is said about them.

## The page while people join
## $name: of the tournament, or a person. $code: of the tournament. $preset: the rules' name. $size: players at a
## table. $count: rounds, hands, minutes or people. $points, $time: settings, ready to read. $names: people.
## $platform: Telegram or Discord.

tournament-title = 🏆 { $name } · { $code }
tournament-nameless = Tournament
tournament-rules = { $preset }, tables of { $size }
tournament-rounds = { $count ->
        [one] { $count } round
       *[other] { $count } rounds
    }
tournament-rounds-auto = Rounds: as many as the players need, at least 3
tournament-end-hands = { $count ->
        [one] Each game ends after { $count } hand
       *[other] Each game ends after { $count } hands
    }
tournament-end-minutes = Each round takes { $count } min: the hand in play is finished, then the totals count
tournament-points = Points by place: { $points } · time for a move: { $time }
tournament-fillers = Bots fill the empty seats
tournament-bye = If the numbers don’t fit, someone sits out and gets second-place points
tournament-threads = { $platform ->
        [telegram] Each table has a topic of its own in this chat
       *[other] Each table has a thread of its own in this chat
    }
tournament-organiser = Organiser and head judge: { $name }
tournament-judges = Judges: { $names }
tournament-joined = { $count ->
        [0] Nobody has joined yet
        [one] { $count } player: { $names }
       *[other] { $count } players: { $names }
    }
tournament-missing = { $count ->
        [one] { $count } more player needed.
       *[other] { $count } more players needed.
    }
tournament-knock = 🚪 { $name } asks to be let in
tournament-door-members = From another chat: <code>/tournament { $code }</code>, then the organiser lets you in.
tournament-door-link = From another chat: <code>/tournament { $code }</code>
tournament-door-anyone = Open to everyone: <code>/tournament { $code }</code>
tournament-began = The tournament has begun: its page is below.
tournament-cancelled = The tournament “{ $name }” has been called off.

## The lot
## $round, $hand: numbers. $lot, $seal, $secret, $deals: hexadecimal. $count, $names: who has added words. $code: of
## the tournament.

lot-sealed = Seals of round { $round }: draw <code>{ $lot }</code>, first hands <code>{ $deals }</code>
lot-words = { $count ->
        [0] Nobody has added words to the next draw.
       *[other] Words in the next draw: { $names }
    }
lot-add-words = Add your own to the next draw: <code>/seed { $seal } any words</code>
lot-opened = Draw of round { $round } opened: <code>{ $secret }</code>
deals-opened = First hands of round { $round } opened: <code>{ $secret }</code>
verify-lot = Hand { $hand } comes from the draw of tournament { $code }. The tournament’s record opens its seal (/export { $code }).

## A round
## $round, $rounds: numbers. $name, $names, $organiser, $judge, $by, $first, $second: people. $title: the tournament's
## name. $table: its number. $tables, $done, $count: how many tables. $players: names with totals. $hand, $number:
## which. $page, $pages: of the list. $place, $points: in the standings. $platform: Telegram or Discord. $seconds:
## until the deal. $what, $told: what is decided, from the texts below. $reason: a judge's.

entry-head = 🏆 { $title } · round { $round } · table { $table }
thread-title = Round { $round } · table { $table }: { $names }
round-title = 🏆 { $name } · round { $round } of { $rounds }
round-done = Tables done: { $done } of { $tables }
page-table = <b>{ $table }.</b> { $players } · hand { $hand }
page-table-done = <b>{ $table }.</b> ✓ { $players }
page-table-waits = <b>{ $table }.</b> { $players } · about to begin
page-table-paused = <b>{ $table }.</b> { $players } · paused
page-of = Page { $page } of { $pages }
round-more-tables = { $count ->
        [one] … and { $count } more table
       *[other] … and { $count } more tables
    }
round-exchange = ⇄ { $first } and { $second } have swapped places ({ $by })
round-undealt = ⏳ The tables are dealt { $seconds } s after the draw. Until then judges and admins of this chat may swap two players, but never themselves: <code>/judge swap Anna / Jan</code>
take-over-asked = ⚖️ { $name } wants to take over from { $organiser }, who has five minutes to answer in private.
round-ruling = ⚖️ Table { $table }: { $told }
round-proposal = ⚖️ { $judge } is playing and proposes ({ $number }): { $what } – { $reason }. Another judge, or an admin of this chat who isn’t playing, can confirm it with /judge.
round-standings = Standings
round-standing = { $place }. { $name } { $points }
round-no-judge = ⚖️ Every judge is playing at these tables: { $tables }. An admin of this chat judges there, with /judge.
threads-no-forum = { $platform ->
        [telegram] 🧵 No topics for the tables: this group doesn’t use them. You can switch Topics on in its settings; the next round tries again.
       *[other] 🧵 No threads for the tables: only text channels have them.
    }
threads-no-rights = { $platform ->
        [telegram] 🧵 No topics for the tables: I need the admin right “Manage Topics”. The next round tries again.
       *[other] 🧵 No threads for the tables: I need the permission “Create Public Threads”. The next round tries again.
    }
threads-refused = 
    { $platform ->
        [telegram] 🧵 Telegram didn’t let me open topics for the tables. The games go on without them; the next round tries again.
       *[other] 🧵 Discord didn’t let me open threads for the tables. The games go on without them; the next round tries again.
    }

## What judges have decided
## $judge, $name: people. $hand, $number: which. $points: with their sign where they are given. $reason: from
## judge-reason-…. $told: one of the ruling-… above it.

ruling-annulled = Hand { $hand } is annulled
ruling-fined = { $name } loses { $points } in hand { $hand }
ruling-fined-held = { $name } will lose { $points } when the next hand is dealt
ruling-by = { $told } – { $judge }: { $reason }
penalty-points = ⚖️ { $number }: { $name } loses { $points } tournament points – { $judge }: { $reason }
penalty-points-back = <s>{ $number }: { $name } loses { $points } tournament points – { $judge }: { $reason }</s> taken back
penalty-disqualify = ⚖️ { $number }: { $name } is disqualified – { $judge }: { $reason }
penalty-disqualify-back = <s>{ $number }: { $name } is disqualified – { $judge }: { $reason }</s> taken back

## Standings and results
## $name: of the tournament, or a person. $names, $players: people, with totals. $round, $hand, $table, $place:
## numbers. $points, $totals, $firsts, $buchholz: columns of the standings. $seconds: until the next round. $games,
## $tables: how many. $code: of the tournament. $judge, $reason: who decided, and why.

standings-title = { $round ->
        [0] { $name } · before round 1
       *[other] { $name } · standings after round { $round }
    }
tournament-lost = ⚠️ The last few seconds of this tournament were lost. If you’ve just done something, please check that it still counts.
tournament-lost-joined = No longer in it, please join again: { $names }
tournament-lost-round = The draw of round { $round } was lost: it’s drawn again, and its games don’t count.
standings-in-round = { $name } · standings while round { $round } is played
standings-final = 🏆 { $name } · final standings after { $round ->
        [one] { $round } round
       *[other] { $round } rounds
    }
standings-empty = Nobody is playing yet.
standings-columns = Points, points taken off by judges, points of all opponents met, sum of game totals, first places. × no longer plays.
standings-next = Round { $round } is drawn in { $seconds } s.
standings-waits = Round { $round } is drawn when the organiser starts it.
standings-line = { $place }. { $name }: { $points } points, opponents { $buchholz }, totals { $totals }, first places { $firsts }
column-points = Pts
column-taken = Jdg
column-buchholz = Opp
column-totals = Sum
column-firsts = 1st
results-title = { $name } · results of round { $round }
results-title-all = { $name } · results after round { $round }
results-cells = For each round: the points, and below them the total of the game. Gold: first place. –: no points, because the player wasn’t there. …: still playing.
results-table = <b>{ $table }.</b> { $players }
results-open = <b>{ $table }.</b> { $players } · still playing
results-bye = { $name } sits out
results-annul = ⚖️ Hand { $hand } annulled – { $judge }: { $reason }
results-penalty = ⚖️ { $name } lost { $points } in hand { $hand } – { $judge }: { $reason }
export-tournament-record = The record of tournament { $code }. Check it: python -m engine tournament FILE
export-tournament-games = It holds the first { $games } games of { $tables }; each of the others comes with /export and the code of its table.
export-tournament-csv = The results of tournament { $code } for a spreadsheet
export-tournament-text = The standings of tournament { $code }, to be pinned

## Buttons
## Under the page, the settings and the desk. $name: a person. $number: of a decision. $round: its number.

button-settings = Settings
button-my-table = My table
button-standings = Standings
button-more-tables = More tables
button-next-round = Next round
button-deal = Deal now
button-results = Results
button-table-of-results = Table of results
button-start-as-it-is = Start now
button-round = Round { $round }
button-refresh = Refresh
button-withdraw = Yes, withdraw
button-yes = Yes
button-no = No
button-annul = Annul the hand
button-fine = Fine
button-annul-fine = Annul and fine
button-desk-pause = Pause
button-desk-resume = Go on
button-clock = Time for a move
button-stand-in = Bot for …
button-end-game = End the game
button-points = Tournament points
button-disqualify = Disqualify
button-desk-back = Back
button-desk-penalties = Penalties
button-take-back = Take { $number } back
button-desk-proposals = Proposals
button-confirm = Confirm { $number }
button-appoint = Appoint { $name }
button-desk-appoint = Appoint a judge
button-take-over = Take over
button-keep-tournament = I’m here, it stays mine
button-cancel-tournament = Call the tournament off

## Settings
## $name: of the tournament, or a person. $count: rounds, hands or minutes. $platform: Telegram or Discord. $time: a
## span, ready to read. $tournament: its name.

settings-title = { $name } · settings
start-nobody-judges = You’re playing too, and there’s no other judge. Who should rule at your table? Appoint someone now. Anyone who isn’t playing can offer with /judge offer in the tournament’s chat. Otherwise an admin who isn’t playing will judge there.
settings-typed = Type everything else in the tournament’s chat: <code>/tournament barrel.at=850 points=3,1,0</code>
settings-rounds = { $count ->
        [one] { $count } round
       *[other] { $count } rounds
    }
settings-rounds-auto = Rounds: auto
settings-table = Tables of { $count }
settings-end-game = Whole games
settings-end-hands = { $count ->
        [one] { $count } hand
       *[other] { $count } hands
    }
settings-end-minutes = { $count } min
settings-bye-on = Someone sits out
settings-bye-off = Bots fill seats
settings-move = Move: { $time }
settings-pause = Pause: { $time }
settings-pause-off = I start each round
settings-join-members = Members
settings-join-link = Anyone with the code
settings-join-anyone = Anyone
settings-threads-off = { $platform ->
        [telegram] No topics
       *[other] No threads
    }
settings-threads-on = { $platform ->
        [telegram] A topic for each table
       *[other] A thread for each table
    }
time-minutes = { $count ->
        [one] { $count } minute
       *[other] { $count } minutes
    }
time-seconds = { $count ->
        [one] { $count } second
       *[other] { $count } seconds
    }
hand-withdrawn = You’ve withdrawn from the tournament: a bot plays on for you here.
withdraw-sure = Withdraw from “{ $name }” for good? A bot plays on at your table, and you keep your points so far.
take-over-question = { $name } wants to take over “{ $tournament }” from you. Press the button within five minutes to keep it.

## The judges' desk
## In private. $name, $other: people, or the tournament's name in desk-title. $round, $table, $hand, $number: which.
## $points: with their sign where they are given. $reason, $remark: why, from the list and in own words. $what: one of
## desk-act-….

desk-title = { $round ->
        [0] ⚖️ { $name } · before round 1
       *[other] ⚖️ { $name } · round { $round }
    }
desk-typed = With your own remark, type: <code>/judge fine 3 Anna 50 …</code>, <code>/judge annul 3 …</code>, <code>/judge both 3 Anna 50 …</code>, <code>/judge points Anna 1 …</code>, <code>/judge out Anna …</code>, <code>/judge appoint Anna</code>, <code>/judge swap Anna / Jan</code>
desk-admin = You’re an admin of the tournament’s chat. If every judge plays at the same table, you judge that table.
desk-penalties = Penalties in the tournament:
desk-proposals = Proposed, and not confirmed yet:
desk-which-player = Table { $table }: who?
desk-appointing = Who else should judge? Nobody judges their own table. Anyone who isn’t playing can type /judge offer in the tournament’s chat and will be listed here.
desk-which-fine = Table { $table }: how many game points?
desk-which-points = Table { $table }: how many tournament points?
desk-which-clock = Table { $table }: how long may a move take?
desk-which-reason = Why? (You can add a remark afterwards: <code>/judge reason …</code>)
judge-reason-mistake = A mistake in dealing or play
judge-reason-unintended = Rule broken by mistake
judge-reason-cheating = Cheating
judge-reason-help = Help from outside
judge-reason-delay = Delaying the game
judge-reason-other = Another reason
judge-reason-remark = { $reason } (“{ $remark }”)
desk-reason = Reason: { $reason }
desk-final = You can’t undo this.
desk-sure = Go ahead?
desk-dropped = Cancelled: nothing has changed.
desk-proposed = Proposed, because you’re playing: { $what }. Another judge, or an admin of the tournament’s chat who isn’t playing, has to confirm it.
desk-act-annul = Table { $table }: annul hand { $hand }
desk-act-fine = Table { $table }: { $name } loses { $points } game points
desk-act-both = Table { $table }: annul hand { $hand }, and { $name } loses { $points } game points
desk-act-points = { $name } loses { $points } tournament points
desk-act-out = { $name } is disqualified
desk-act-back = Take penalty { $number } back
desk-act-appoint = { $name } becomes a judge
desk-act-dismiss = { $name } is no longer a judge
desk-act-swap = { $name } and { $other } swap places
desk-act-end = Table { $table }: end the game with the totals as they are
desk-act-take-over = Take over from the organiser, who is asked first and has five minutes to answer
desk-act-cancel = Call the whole tournament off
desk-act-confirm = Confirm { $number }: { $what }

## What was done
## $name: the tournament's, or a person's. $round: its number. $who: who had a bot sit down.

done-tournament-joined = You’re in: { $name }. You’ll get your table in private.
done-tournament-left = You’re no longer in “{ $name }”.
done-tournaments-admins = From now on only admins can open tournaments here.
done-tournaments-anyone = From now on anyone can open a tournament here.
done-judge-offered = The organiser can see that you’d like to judge.
done-tournament-kept = You keep “{ $name }”.
done-round-drawn = Round { $round } is drawn.
done-round-dealt = The tables are dealt.
done-asked-first = One question first: I’ve just sent it to you.
done-lot-words-in = Your words are in the draw of round { $round }.
done-lot-words-kept = Your words are kept: they’re in the draw of round { $round } and all that follow.
done-seat-taken = A bot plays for { $name } until they’re back.
history-told-stood-in = { $who } has a bot play for { $name }

## Why not
## $code: of the tournament. $minimum, $maximum: limits. $people, $tables: how many. $hand: its number. $field,
## $value: a setting and what was typed for it.

refusal-judges-only = At a tournament’s table only the organiser and judges can do that, and never at a table they play at.
refusal-not-in-tournament = You can’t do that at a tournament’s table.
refusal-no-tournament-table = This isn’t a tournament’s table.
refusal-timer-always = A tournament’s table always has a time limit. Try 30s, 1m or 2m.
refusal-judges-only-offer = Only judges have a desk. Use /judge offer to tell the organiser that you’d like to judge.
refusal-organiser-only = Only the organiser can do that.
refusal-organiser-asked = Someone already wants to take over; the organiser has five minutes to answer.
refusal-desk-answered = That’s been answered already, or it has changed. /judge shows the desk.
refusal-table-done = This table’s game is over.
refusal-proposal-lapsed = That proposal is no longer open, or has been confirmed.
refusal-no-hand-to-annul = No hand is in play at that table just now.
refusal-hand-over = Hand { $hand } is already over, so it can’t be annulled.
refusal-no-such-tournament = There’s no tournament with the code { $code }.
refusal-no-tournament-here = There’s no tournament here. /tournament opens one in a group.
refusal-no-table-of-yours = You have no table in this round.
refusal-round-undealt = The tables of this round haven’t been dealt yet. It takes half a minute at most.
refusal-other-lot = That isn’t the seal of the next draw, so your words don’t count. The page shows the current one.
refusal-tournament-here = A tournament is already running here: { $code }. /standings shows it.
refusal-threads-nowhere = The playground has no threads. A tournament on Telegram or Discord can have one for each table.
refusal-tournament-no-lot = There are no more draws, so words can’t be added.
refusal-tournament-not-let-in = The organiser hasn’t let you in.
refusal-tournament-bad-settings = { $value } doesn’t work for { $field } here.
refusal-tournament-bad-name = A name has 1 to 60 characters.
refusal-tournament-not-registering = The tournament has begun: too late to change that.
refusal-tournament-not-playing = No round is being played.
refusal-tournament-over = This tournament is over.
refusal-tournament-already-in = You’re already in.
refusal-tournament-not-in = You aren’t in this tournament.
refusal-tournament-withdrawn = You’ve withdrawn from this tournament, so you can’t come back to it.
refusal-tournament-disqualified = You can’t do that after a disqualification.
refusal-tournament-entry-closed = The last round has been drawn: too late to join.
refusal-tournament-full = The tournament is full: at most { $maximum } people.
refusal-tournament-too-few = It takes { $minimum } people; { $people } have joined.
refusal-tournament-round-unfinished = Tables of this round are still playing: { $tables }.
refusal-tournament-no-round-left = The last round has been played.
refusal-tournament-round-begun = This round’s tables have been dealt: too late to swap places.
refusal-tournament-not-drawn = That player isn’t in this round.
refusal-tournament-same-player = It takes two different players.
refusal-tournament-no-such-table = There’s no such table in this round.
refusal-tournament-no-such-player = There’s no such player.
refusal-tournament-not-the-organiser = Only the organiser can do that.
refusal-tournament-not-a-judge = Only judges can do that.
refusal-tournament-own-table = You can’t judge your own game.
refusal-tournament-own-proposal = You can’t confirm your own proposal.
refusal-tournament-needs-confirmation = You’re playing, so someone else has to confirm this.
refusal-tournament-own-seat = You can’t swap your own seat.
refusal-tournament-table-done = This table’s game is over.
refusal-tournament-not-at-table = That player isn’t at this table.
refusal-tournament-bad-points = Points go from { $minimum } to { $maximum }.
refusal-tournament-bad-reason = Choose a reason from the list.
refusal-tournament-bad-remark = A remark has at most { $maximum } characters.
refusal-tournament-no-such-penalty = There’s no such penalty.
refusal-tournament-taken-back = That has already been taken back.
refusal-tournament-too-late = The next round has been drawn: too late to take that back.
refusal-tournament-already-judge = That person is already a judge.
refusal-tournament-no-such-judge = There’s no such judge.
refusal-tournament-already-organiser = That person is already the organiser.
refusal-tournament-organiser-there = The organiser is still around. A judge can take over after 15 minutes of silence, an admin after a day.
refusal-tournament-other = You can’t do that in the tournament now.
