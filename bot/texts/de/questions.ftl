### Questions before something is done, and what may be chosen without typing.

question-forget = Das löscht überall deine Sprache, deine Einstellungen, Partien, Studien und Statistik. In Partien mit anderen wirst du zu „jemand“. Rückgängig machen lässt es sich nicht.
button-forget-me = Ja, alles löschen
question-end = Diese Partie für alle beenden? Dann zählt sie nicht.
question-leave = Dann bleiben nur Bots: Die Partie endet und zählt nicht. Diese Partie beenden?
question-timer = Wie lange darf ein Zug dauern? Ist die Zeit um, spielt der Bot. Oder schreib eine Zeit, z. B. /timer 90s
question-timer-vote = Während der Partie stimmt ihr darüber ab: Mehr als die Hälfte muss zustimmen.
button-timer-off = Ohne Limit
question-kick = Wer soll den Tisch verlassen?
question-stand-in = Für wen soll ein Bot spielen, bis die Person zurück ist?
