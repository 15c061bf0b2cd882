### Hilfe, Begrüßung, Datenschutz.

help-title = Tausend – das Kartenspiel, hier im Chat
help-how = In einer Gruppe eröffnet /newgame einen Tisch: Leute oder Bots setzen sich dazu, und „Los geht’s“ gibt die Karten. Deine Karten kommen privat, den Rest zeigt der Tisch in der Gruppe. Im privaten Chat startet /newgame eine Übungspartie.
start = Hallo! Ich gebe in Gruppenchats die Karten für Tausend (Tysiąc, 1000): Füg mich zu einer Gruppe hinzu und schreib dort /newgame. Hier privat bekommst du deine Karten, und mit /newgame übst du gegen Bots. /help zeigt alles.

privacy-title = Was ich mir merke
privacy =
    • Von dir: deine ID und deinen Namen auf dieser Plattform, deine Sprache und deine Einstellungen, an welchen Tischen du bist, deine beendeten Partien und was sie zusammen ergeben: Partien, Siege, Gebote, Punkte und die Wertung, die /stats zeigt. Alle in einem Chat, in dem du eine Partie zu Ende gespielt hast, können diese Zahlen unter deinem Namen ansehen.
    • Von einem Chat: seine ID, seine Sprache, die gemerkten Regeln, seine beendeten Partien und was sie für alle ergeben, die mitgespielt haben.
    • Von einer Partie: wer welchen Platz hatte, die Karten, jeden Zug und den Hash von Worten fürs Mischen (/seed), damit sie nach einem Neustart weitergeht und sich später prüfen lässt.
    Ich lese nur Befehle, Knöpfe, Antworten an mich und Nachrichten, die mich erwähnen, und behalte keine anderen Nachrichten. Nichts wird weitergegeben. /mydata zeigt, was ich von dir weiß, /deletemydata löscht es.
