button-people = Play with people
people-how = You’re seated with whoever else wants a game. After 20 seconds bots fill the free seats, and people who come later take them. Nobody knows you here but by the name you choose.
people-wait = You’re waiting for { $preset }. Within 20 seconds you play.
people-line = { $preset }: { $waiting }, { $playing }
people-waiting = { $many ->
        [none] nobody waits yet
        [few] somebody waits
       *[many] { $count } wait
    }
people-playing = { $many ->
        [none] nobody plays
        [few] somebody plays
       *[many] { $count } play
    }
people-name = Strangers see you as { $name }
button-people-quit = Stop waiting
button-people-game = ▶ Back to your game
button-people-tick = Tell me when somebody waits
button-people-name = Name and face
button-people-tables = Open tables
people-name-ask = What do strangers call you? Press a name or a face, or type /play name and a name of your own. They see nothing else of you.
people-table = { $preset }: { $seated } of { $most } seats · { $hand ->
        [0] not begun
       *[other] hand { $hand } · { $totals }
    } · rating { $ratings }
button-people-sit = Sit down
button-people-watch = Watch
people-head = <i>Play with people · 30 seconds a move, and two minutes in reserve</i>
people-guests = <i>Not rated: a guest plays.</i>
button-people-menu = 💬 Say something, mute, report
people-menu = Say it to the table, or choose what to do about a player. Nobody learns that you mute, avoid or report them.
people-alone = You’re alone with bots. Whoever comes takes a bot’s seat. You may also move to others when there are any: this game then ends and doesn’t count.
phrase-1 = Hello!
phrase-2 = Good luck!
phrase-3 = Well played!
phrase-4 = Thanks!
phrase-5 = Oops!
phrase-6 = One moment, please
phrase-7 = That was close!
phrase-8 = Bye, it was fun!
button-people-mute = Mute { $name }
button-people-hear = Unmute { $name }
button-people-not-again = Not again with { $name }
button-people-report = Report { $name }
people-report = What’s wrong with { $name }? The operator reads it.
report-name = The name
report-stalling = Plays for time
report-together = Two play into each other’s hands
report-leaving = Spoils the game
button-people-move = Move to other people
button-people-stay = Stay here after all
people-next = The next game begins in 15 seconds with all who stay.
button-people-ready = Again with these people
button-people-whole = To 1,000 next time
button-people-out = Leave
call-people = Somebody plays { $preset } with bots and waits for people.
