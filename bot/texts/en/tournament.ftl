### Tournaments: the page, the standings, the judges' desk, and what is said about them.

## The page while people join

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
tournament-bye = Odd players sit out for the points of the second place
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
        [one] { $count } more is needed.
       *[other] { $count } more are needed.
    }
tournament-knock = 🚪 { $name } asks to be let in
tournament-door-members = From another chat: <code>/tournament { $code }</code>, then the organiser lets you in.
tournament-door-link = From another chat: <code>/tournament { $code }</code>
tournament-door-anyone = Open to all: <code>/tournament { $code }</code>
tournament-began = The tournament has begun: its page stands below.
tournament-cancelled = The tournament “{ $name }” has been called off.

## The lot

lot-sealed = Seals of round { $round }: lot <code>{ $lot }</code>, first hands <code>{ $deals }</code>
lot-words = { $count ->
        [0] Nobody’s words are in the next lot.
       *[other] Words in the next lot: { $names }
    }
lot-add-words = Add yours to the next lot: <code>/seed { $seal } any words</code>
lot-opened = Lot of round { $round } opened: <code>{ $secret }</code>
deals-opened = First hands of round { $round } opened: <code>{ $secret }</code>
verify-lot = Hand { $hand } comes from the lot of the tournament { $code }: its record opens it (/export { $code }).

## A round

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
round-exchange = ⇄ { $first } and { $second } have changed places ({ $by })
round-undealt = ⏳ The tables are dealt { $seconds } s after the draw. Until then judges and admins of this chat may exchange two players, never themselves: <code>/judge swap Anna / Jan</code>
take-over-asked = ⚖️ { $name } wants to organise in the place of { $organiser }, who is asked in private and has five minutes to answer.
round-ruling = ⚖️ Table { $table }: { $told }
round-proposal = ⚖️ { $judge } plays and proposes ({ $number }): { $what } – { $reason }. Another judge, or an admin of this chat who does not play, confirms it with /judge.
round-standings = Standings
round-standing = { $place }. { $name } { $points }
round-no-judge = ⚖️ At these tables every judge plays: { $tables }. An admin of this chat judges there, with /judge.
threads-no-forum = { $platform ->
        [telegram] 🧵 No topics for the tables: this group has none. Its settings can switch Topics on; the next round tries again.
       *[other] 🧵 No threads for the tables: only text channels have them.
    }
threads-no-rights = { $platform ->
        [telegram] 🧵 No topics for the tables: I need the admin right “Manage Topics”. The next round tries again.
       *[other] 🧵 No threads for the tables: I need the permission “Create Public Threads”. The next round tries again.
    }
threads-refused = 🧵 No threads for the tables in this round: they could not be opened.

## What judges have decided

ruling-annulled = Hand { $hand } is annulled
ruling-fined = { $name } loses { $points } in hand { $hand }
ruling-fined-held = { $name } will lose { $points } when the next hand is dealt
ruling-by = { $told } – { $judge }: { $reason }
penalty-points = ⚖️ { $number }: { $name } loses { $points } tournament points – { $judge }: { $reason }
penalty-points-back = <s>{ $number }: { $name } loses { $points } tournament points – { $judge }: { $reason }</s> taken back
penalty-disqualify = ⚖️ { $number }: { $name } is disqualified – { $judge }: { $reason }
penalty-disqualify-back = <s>{ $number }: { $name } is disqualified – { $judge }: { $reason }</s> taken back

## Standings and results

standings-title = { $round ->
        [0] { $name } · before round 1
       *[other] { $name } · standings after round { $round }
    }
tournament-lost = ⚠️ The store has lost a few moments of this tournament. Whoever has just done something: please look whether it still stands.
tournament-lost-joined = Not in it any more, please join again: { $names }
tournament-lost-round = The draw of round { $round } is void: it is drawn again, and its games do not count.
standings-in-round = { $name } · standings while round { $round } is played
standings-final = 🏆 { $name } · final standings after { $round ->
        [one] { $round } round
       *[other] { $round } rounds
    }
standings-empty = Nobody plays yet.
standings-columns = Points, what judges took of them, then the points of all opponents met, the sum of game totals, first places. × no longer plays.
standings-next = Round { $round } is drawn in { $seconds } s.
standings-waits = Round { $round } is drawn when the organiser says so.
standings-line = { $place }. { $name }: { $points } points, opponents { $buchholz }, totals { $totals }, first places { $firsts }
column-points = Pts
column-taken = Jdg
column-buchholz = Opp
column-totals = Sum
column-firsts = 1st
results-title = { $name } · results of round { $round }
results-title-all = { $name } · results after round { $round }
results-cells = In each round: the points, and below them the total of the game. Gold: first place. –: nothing. …: still playing.
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

button-settings = Settings
button-my-table = My table
button-standings = Standings
button-more-tables = More tables
button-next-round = Next round
button-deal = Deal now
button-results = Results
button-table-of-results = Table of results
button-start-as-it-is = Start as it is
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
button-keep-tournament = I am here and keep it
button-cancel-tournament = Call the tournament off

## Settings

settings-title = { $name } · settings
start-nobody-judges = You play yourself and nobody else judges: who decides at your table? Appoint somebody now. Whoever wants to judge without playing types /judge offer in the home chat. Otherwise an admin of that chat who does not play judges there.
settings-typed = Everything else is typed in the home chat: <code>/tournament barrel.at=850 points=3,1,0</code>
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
settings-bye-on = Odd ones sit out
settings-bye-off = Bots fill seats
settings-move = Move: { $time }
settings-pause = Pause: { $time }
settings-pause-off = I call each round
settings-join-members = Members
settings-join-link = Whoever has the code
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
hand-withdrawn = You have withdrawn from the tournament: a bot goes on here in your place.
withdraw-sure = You withdraw from “{ $name }” for good: a bot goes on at your table, and you keep the points you have. Sure?
take-over-question = { $name } wants to take over “{ $tournament }” from you. Press the button within five minutes and it stays yours.

## The judges' desk

desk-title = { $round ->
        [0] ⚖️ { $name } · before round 1
       *[other] ⚖️ { $name } · round { $round }
    }
desk-typed = With a remark of your own, type: <code>/judge fine 3 Anna 50 …</code>, <code>/judge annul 3 …</code>, <code>/judge both 3 Anna 50 …</code>, <code>/judge points Anna 1 …</code>, <code>/judge out Anna …</code>, <code>/judge appoint Anna</code>, <code>/judge swap Anna / Jan</code>
desk-admin = As an admin of the home chat you judge where every judge plays.
desk-penalties = Penalties in the tournament:
desk-proposals = Proposed, and not confirmed yet:
desk-which-player = Table { $table }: who?
desk-appointing = Who is to judge too? Nobody judges at their own table. Whoever does not play types /judge offer in the home chat and then stands here.
desk-which-fine = Table { $table }: how many points of the game?
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
desk-final = This cannot be taken back.
desk-sure = Shall it be done?
desk-dropped = Nothing was done.
desk-proposed = Proposed, as you play: { $what }. It is done once another judge, or an admin of the home chat who does not play, confirms it.
desk-act-annul = Table { $table }: annul hand { $hand }
desk-act-fine = Table { $table }: { $name } loses { $points } points of the game
desk-act-both = Table { $table }: annul hand { $hand }, and { $name } loses { $points } points of the game
desk-act-points = { $name } loses { $points } tournament points
desk-act-out = { $name } is disqualified
desk-act-back = Take penalty { $number } back
desk-act-appoint = { $name } becomes a judge
desk-act-dismiss = { $name } is no longer a judge
desk-act-swap = { $name } and { $other } change places
desk-act-end = Table { $table }: end the game, the totals count
desk-act-take-over = Take over as the organiser, who is asked first and has five minutes to answer
desk-act-cancel = Call the whole tournament off
desk-act-confirm = Confirm { $number }: { $what }

## What was done

done-tournament-joined = You are in: { $name }. Your table comes to you in private.
done-tournament-left = You are no longer in “{ $name }”.
done-tournaments-admins = From now on only admins open tournaments here.
done-tournaments-anyone = From now on anyone may open a tournament here.
done-judge-offered = The organiser sees that you offer to judge.
done-tournament-kept = You keep “{ $name }”.
done-round-drawn = Round { $round } is drawn.
done-round-dealt = The tables are dealt.
done-asked-first = One question first: I have just sent it to you.
done-lot-words-in = Your words are in the lot of round { $round }.
done-lot-words-kept = Your words are kept: they are in the lot of round { $round } and all that follow.
done-seat-taken = A bot plays for { $name } until they are back.
history-told-stood-in = { $who } has a bot play for { $name }

## Why not

refusal-judges-only = At a tournament’s table only the organiser and the judges can do that, and never at their own.
refusal-not-in-tournament = At a tournament’s table that cannot be done.
refusal-no-tournament-table = This is no table of a tournament.
refusal-timer-always = At a tournament’s table there is always a time for a move. Try 30s, 1m or 2m.
refusal-judges-only-offer = Only judges have a desk. /judge offer tells the organiser that you would judge.
refusal-organiser-only = Only the organiser can do that.
refusal-organiser-asked = Somebody wants to take over already; the organiser has five minutes to answer.
refusal-desk-answered = That has been answered already, or has changed. /judge shows the desk.
refusal-table-done = This table’s game is over.
refusal-proposal-lapsed = That proposal has lapsed, or was confirmed already.
refusal-no-hand-to-annul = No hand is in play at that table just now.
refusal-hand-over = Hand { $hand } is over already; it cannot be annulled any more.
refusal-no-such-tournament = There is no tournament with the code { $code }.
refusal-no-tournament-here = There is no tournament here. /tournament opens one in a group.
refusal-no-table-of-yours = You have no table in this round.
refusal-round-undealt = The tables of this round are not dealt yet. That takes half a minute at most.
refusal-other-lot = That is not the seal of the next lot, so your words do not count. The page shows the present one.
refusal-tournament-here = A tournament is on here already: { $code }. /standings shows how it stands.
refusal-threads-nowhere = The playground has no threads. A tournament on Telegram or Discord can have one for each table.
refusal-tournament-no-lot = No lot follows any more, so there is nothing for words.
refusal-tournament-not-let-in = The organiser has not let you in.
refusal-tournament-bad-settings = { $value } does not work for { $field } here.
refusal-tournament-bad-name = A name has 1 to 60 characters.
refusal-tournament-not-registering = The tournament has begun: that can no longer be changed.
refusal-tournament-not-playing = No round is being played.
refusal-tournament-over = This tournament is over.
refusal-tournament-already-in = You are in already.
refusal-tournament-not-in = You are not in this tournament.
refusal-tournament-withdrawn = Whoever has withdrawn from a tournament cannot come back to it.
refusal-tournament-disqualified = That is not possible after a disqualification.
refusal-tournament-entry-closed = The last round is drawn: nobody can join any more.
refusal-tournament-full = The tournament is full: at most { $maximum } people.
refusal-tournament-too-few = { $minimum } people are needed, { $people } have joined.
refusal-tournament-round-unfinished = Tables of this round are still playing: { $tables }.
refusal-tournament-no-round-left = The last round has been played.
refusal-tournament-round-begun = The tables of this round are dealt: nobody changes places any more.
refusal-tournament-not-drawn = That player is not in this round.
refusal-tournament-same-player = It takes two different players.
refusal-tournament-no-such-table = There is no such table in this round.
refusal-tournament-no-such-player = There is no such player.
refusal-tournament-not-the-organiser = Only the organiser can do that.
refusal-tournament-not-a-judge = Only judges can do that.
refusal-tournament-own-table = Nobody judges their own game.
refusal-tournament-own-proposal = Nobody confirms what they have proposed themselves.
refusal-tournament-needs-confirmation = What a judge who plays takes has to be confirmed by somebody else.
refusal-tournament-own-seat = Nobody exchanges their own seat.
refusal-tournament-table-done = This table’s game is over.
refusal-tournament-not-at-table = That player does not sit at this table.
refusal-tournament-bad-points = Points go from { $minimum } to { $maximum }.
refusal-tournament-bad-reason = Choose a reason from the list.
refusal-tournament-bad-remark = A remark has at most { $maximum } characters.
refusal-tournament-no-such-penalty = There is no such penalty.
refusal-tournament-taken-back = That has been taken back already.
refusal-tournament-too-late = The next round is drawn: that can no longer be taken back.
refusal-tournament-already-judge = That person is a judge already.
refusal-tournament-no-such-judge = There is no such judge.
refusal-tournament-already-organiser = That person is the organiser already.
refusal-tournament-organiser-there = The organiser is here. A judge can take over after a quarter of an hour of silence, an admin after a day.
refusal-tournament-other = That is not possible in the tournament now.
