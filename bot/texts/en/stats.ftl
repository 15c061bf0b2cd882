### Statistics of players: /stats and /top.
### $name: a person. $games, $wins: how many; in top-player ready to read, like $contracts. $made, $down, $count:
### contracts or games. $game, $hand: average points. $rating: a number, in top-player ready to read. $needed: games
### that it takes. $place: in the list. $month: a month with its year. $names: the first three with their wins. $best:
### points of a hand. $zone: a time zone. $share: a percentage.

stats-title = <b>{ $name }</b>
stats-none = No finished game yet. /newgame opens a table.
stats-finished = played to the end: { $share } % of the games with others
stats-others = The others at the table:
stats-games = { $games ->
        [one] { $games } game
       *[other] { $games } games
    }, { $wins ->
        [0] none won
       *[other] { $wins } won
    }
stats-contracts = contracts: { $made } made, { $down } down
stats-conceded = { $count } given up
stats-average = average points: { $game } a game, { $hand } a hand
stats-rating = rating: { $rating }
stats-rating-provisional = rating: { $rating }, provisional ({ $count } of { $needed } games)
stats-rating-none = rating: none yet, it takes a game with at least two people

top-title = <b>The players of this chat</b>
top-none = Nobody has finished a game in this chat yet. /newgame opens a table.
top-player = { $place }. <b>{ $name }</b> – { $rating } · { $games } · { $contracts }
top-rating = rating { $rating }
top-rating-provisional = rating { $rating } (provisional)
top-rating-none = no rating yet
top-more = { $count ->
        [one] … and { $count } more player
       *[other] … and { $count } more players
    }
top-how = Games and contracts are from this chat only. The rating covers all chats: it comes from games with at least two people, and is provisional until there are { $needed } of them.
month-title = <b>The best of { $month }</b>
month-none = Nobody has finished a game with others in this month yet.
month-player = { $place }. <b>{ $name }</b> – { $wins } won of { $games } · { $contracts } · best hand: { $best }
month-how = Most wins first. Only games with at least two people count. A new month begins at midnight in this time zone: { $zone }. /top months shows the earlier ones.
months-title = <b>The best of each month</b>
months-one = { $month }: { $names }
months-none = No month is over yet in which someone finished a game with others. /top month shows this one.
month-line = The best of { $month }, by wins: { $names }. A new month begins: /top month
