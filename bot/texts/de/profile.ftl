### Was die Plattformen vom Bot zeigen, bevor ihm jemand geschrieben hat.

profile-telegram = Tausend (Tysiąc, 1000) in eurer Gruppe: reizen, den Talon nehmen, Hochzeiten ansagen und Stiche machen.

    Füg mich zu einer Gruppe hinzu und schreib dort /newgame. Gespielt wird mit Knöpfen, deine Karten kommen hier privat, und auf leere Plätze setzen sich Bots. /learn erklärt ein Spiel Schritt für Schritt, /newgame hier ist zum Üben.

    Regeln aus vielen Gegenden, Turniere und Karten, deren Mischen ihr nachprüfen könnt. /privacy sagt, was ich mir merke.
profile-telegram-short = Das Kartenspiel Tausend (Tysiąc, 1000) in eurer Gruppe: Regeln aus vielen Gegenden, Bots, Turniere.
profile-discord = Das Kartenspiel Tausend (Tysiąc, 1000) in euren Kanälen. /newgame eröffnet einen Tisch: Freunde setzen sich per Knopf dazu, „Meine Karten“ zeigt deine Karten nur dir, auf leere Plätze setzen sich Bots. Regeln aus vielen Gegenden, Turniere und Karten, deren Mischen ihr nachprüfen könnt. /learn erklärt ein Spiel Schritt für Schritt, privat.
