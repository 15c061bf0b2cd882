### The deal of the day: /daily, its result to share, and what its seals prove.
### $date: the deal's day. $preset: the rules' name. $count: days in a row, or how many have played. $median, $best:
### points. $name: who reached the best result, or who moves. $names: people. $points: with their sign. $chat: a
### group's title. $results: its results, made of daily-result. $chats: titles of groups. $seal, $secret: hexadecimal.
### $code: the table's code. $to: who is given a card. $time: how far away the next deal is.

daily-head = Deal of the day · { DATETIME($date, dateStyle: "long") }
daily-same = Everyone gets the same cards, against the same bots. You have one try, and it doesn’t change your rating.
daily-new = You haven’t played yet.
daily-waits = Your cards are waiting for you.
daily-done = You have played today.
daily-closed = Today’s attempt ended without a result.
daily-streak = Days in a row: { $count }
daily-room = Only results from this room count here:
daily-numbers = Results: { $count } · median { $median } · best { $best }
daily-numbers-named = Results: { $count } · median { $median } · best { $best } ({ $name })
daily-nobody = No result yet
daily-result = { $name } { $points }
daily-chat = { $chat }: { $results }
daily-next = Next deal { $time }: { $preset }
daily-yesterday = <b>Yesterday</b> · { $preset }
daily-seal = Seal of { $date }: <code>{ $seal }</code>
daily-opened = { $date } opened: <code>{ $secret }</code>
daily-seals = The seal is shown a day ahead, and nothing is added to it. I open it when the day is over: /verify
daily-opened-later = Everyone plays the cards of { $date }, so I open the seal when the day is over. <code>/verify { $code }</code>
daily-how = The cards of a day come from a secret. /daily shows its seal a day ahead. The cards are the same for everyone, and nobody adds words. When the day is over I show the secret, and anyone can recompute the shuffle.
daily-proof-beacon = With the public random source (its first round of the day), for anyone who saw the seal before: nobody could choose the cards.
daily-share = Deal of the day { $date } · { $preset }
# The last line of the result. $link: an address.
share-day = Play it too: { $link }
# What the list of things to put into another chat calls it.
inline-day = My deal of the day
daily-in-private = Everyone gets the same cards. Play in our private chat: /daily shows the way. Type /daily here too, and your result joins this group’s table.
daily-finished = Played today: { $names }
daily-before = <b>Yesterday</b>
daily-line = Deal of the day: { $preset }. The same cards for everyone – type /daily in our private chat.
daily-line-best = Yesterday’s best here: { $name }, { $points }.
daily-best = { $date }: the best result, card by card · { $name } { $points }
daily-export = What you’ve seen of table { $code }, step by step. The whole record comes when the day is over: others still play these cards.
button-daily-play = Play
button-daily-go-on = Go on
button-daily-best = Yesterday’s best result
history-day-over = The day is over: the hand is closed
replay-give-hidden = { $name } gives a card to { $to }
replay-discard-hidden = { $name } discards a card
mydata-daily = Deal of the day: last played on { DATETIME($date, dateStyle: "long") }, days in a row: { $count }
mydata-daily-chats = Your groups for the deal of the day: { $chats }
