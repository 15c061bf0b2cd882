### The deal of the day: /daily, its result to share, and what its seals prove.

daily-head = Deal of the day · { $date }
daily-kind = { $preset }, { $seats ->
        [2] for two
       *[other] for three
    }
daily-same = Everybody gets the same cards, against the same bots. You have one try, until 00:00 UTC. It counts for no rating.
daily-new = You have not played yet.
daily-waits = Your cards are waiting for you.
daily-done = You have played today.
daily-closed = Your try of today is over without a result.
daily-streak = Days in a row: { $count }
daily-numbers = Results: { $count } · median { $median } · best { $best }
daily-numbers-named = Results: { $count } · median { $median } · best { $best } ({ $name })
daily-nobody = No result yet
daily-result = { $name } { $points }
daily-chat = { $chat }: { $results }
daily-tomorrow = Tomorrow: { $preset }
daily-yesterday = <b>Yesterday</b> · { $preset }
daily-seal = Seal of { $date }: <code>{ $seal }</code>
daily-opened = { $date } opened: <code>{ $secret }</code>
daily-seals = A seal stands from 00:00 UTC of the day before, and nobody adds to it. It is opened when the day is over: /verify
daily-opened-later = Seal and secret of { $date } belong to everybody’s hand: I open them when the day is over. <code>/verify { $code }</code>
daily-how = The deal of a day comes from a secret whose seal /daily shows from 00:00 UTC of the day before. It is the same for everybody, and nobody adds words. When the day is over I show the secret, and anybody can compute the pack again.
daily-proof-beacon = With the beacon (the first round of the day), to whoever saw the seal before: that nobody could choose the pack.
daily-share = Deal of the day { $date } · { $preset }
daily-in-private = Everybody gets the same cards: play in the private chat with me, /daily shows the way. Who asks here is in this group’s table.
daily-finished = Played today: { $names }
daily-before = <b>Yesterday</b>
daily-line = Deal of the day: { $preset }. The same cards for everybody – /daily in private.
daily-line-best = Yesterday’s best here: { $name } with { $points }.
daily-best = { $date }: the best line · { $name } { $points }
daily-export = What you have seen of table { $code }, step by step. The whole record comes when the day is over: others still play these cards.
button-daily-play = Play
button-daily-go-on = Go on
button-daily-best = Yesterday’s best line
history-day-over = The day is over: the hand is closed
replay-give-hidden = { $name } gives a card to { $to }
replay-discard-hidden = { $name } discards a card
mydata-daily = Deal of the day: last played on { $date }, days in a row: { $count }
mydata-daily-chats = Your groups for the deal of the day: { $chats }
