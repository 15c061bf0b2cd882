### Help, the greeting, privacy.

help-title = Thousand – the card game, in your chat
help-how = In a group, /newgame opens a table: people join, or built-in players take a seat, and Start deals. Your cards come in private; the board in the group shows the rest. In a private chat /newgame is a practice game.
start = Hello! I deal Thousand (Tysiąc) in group chats: add me to a group and type /newgame there. Here in private you get your cards, and /newgame lets you practise against built-in players. /help shows everything.

privacy-title = What I remember
privacy =
    • Of you: your id and name on this platform, your language and switches, which tables you sit at, your finished games, and what they add up to: games, wins, contracts, points and the rating that /stats shows. Whoever is in a chat where you finished a game can look at these numbers by your name.
    • Of a chat: its id, its language, the rules you kept for it, its finished games, and what each player has come to in them.
    • Of a game: who sat where, the cards, every move, and the hash of words for the shuffle (/seed), so that it can go on after a restart and be checked afterwards.
    I read only commands, buttons, answers to me and messages that mention me, and keep no other messages. Nothing is passed on. /mydata shows what I know of you, /deletemydata deletes it.
