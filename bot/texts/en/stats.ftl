### Statistics of players: /stats and /top.
### $name: a person. $games, $wins: how many; in top-player ready to read, like $contracts. $made, $down, $count:
### contracts or games. $game, $hand: average points. $rating: a number, in top-player ready to read. $needed: games
### that it takes. $place: in the list.

stats-title = <b>{ $name }</b>
stats-none = No finished game yet. /newgame opens a table.
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
