### Nur für Discord: wie die Befehle und ihre Angaben heißen, und die Sätze, die nur ein Befehl braucht.
### Namen von Befehlen und Angaben: klein, ohne Leerzeichen, höchstens 32 Buchstaben.

slash-newgame = neuepartie
slash-play = spielen
slash-join = mitspielen
slash-tournament = turnier
slash-standings = tabelle
slash-judge = schiedsgericht
slash-leave = aussteigen
slash-addbot = botdazu
slash-kick = entfernen
slash-deal = geben
slash-options = optionen
slash-timer = bedenkzeit
slash-hand = karten
slash-score = punkte
slash-rules = regeln
slash-verify = prüfen
slash-seed = seed
slash-history = verlauf
slash-replay = wiederholung
slash-review = analyse
slash-export = export
slash-language = sprache
slash-zone = zeitzone
slash-callme = sag-bescheid
slash-opentables = offene-tische
slash-notwith = nicht-mit
slash-help = hilfe
slash-learn = lernen
slash-daily = tagesspiel
slash-puzzle = aufgabe
slash-privacy = datenschutz
slash-mydata = meinedaten
slash-deletemydata = meinedatenlöschen
slash-keep = behalten
    .help = übernimm Partien von der Seite, mit ihrem Code
slash-start = start
    .help = sag hallo
slash-pause = pause
slash-resume = weiter
slash-endgame = beenden
slash-stats = statistik
slash-top = rangliste

## Was hinter einem Befehl stehen kann: der Name und eine Zeile Hilfe mit höchstens 100 Zeichen

slash-argument-rules = regeln
    .help = Eine Variante, dann Optionen als name=wert, z. B. russian barrel.at=850
slash-argument-code = code
    .help = Der Code des Tisches, z. B. K7QX2M
slash-argument-keep = code
    .help = Der Code, den die Seite zeigt
slash-argument-tournament = turnier
    .help = Name, Regeln und Einstellungen, z. B. Freitag skoroszow rounds=4 end=45m; oder ein Code
slash-argument-ruling = entscheidung
    .help = Z. B. annul 3 …, fine 3 Anna 50 …, points Anna 1 …; ohne Angabe die Übersicht
slash-argument-level = stufe
    .help = Wie gut der Bot spielt
slash-argument-name = name
    .help = Der Name am Tisch, oder eine Zeit, um jemanden fernzuhalten: 7d
slash-argument-time = zeit
    .help = off, 30s, 2m, 1d …
slash-argument-topic = thema
    .help = Ein Thema; ohne Angabe siehst du alle
slash-argument-language = sprache
    .help = Die Sprache, in der ich mit dir spreche
slash-argument-zone = zeitzone
    .help = Region und Stadt, z. B. Europe/Berlin; ohne Angabe siehst du die jetzige
slash-argument-calls = nachrichten
    .help = „nein“ beendet die Nachrichten; 23-7 legt die Ruhezeiten fest
slash-argument-player = name
    .help = Ein Name; ohne Angabe siehst du deine eigene Statistik
slash-argument-person = wer
    .help = Jemand auf diesem Server, aus der Liste
slash-argument-words = worte
    .help = Beliebige Worte; „keep …“ für alle weiteren Spiele, „off“ beendet das
slash-argument-messages = nachrichten
    .help = Ob deine Karten auch als private Nachricht kommen
slash-choice-on = ja
slash-choice-off = nein
slash-choice-text = text
slash-choice-month = dieser Monat
slash-choice-months = frühere Monate
slash-argument-form = form
    .help = „text“ gibt Sätze statt einer Tabelle
slash-argument-line = täglich
    .help = „ja“ schickt der Gruppe einmal am Tag eine kurze Nachricht, „nein“ beendet das (Admins)
slash-argument-top = was
    .help = Dieser Monat, frühere; „ja“ schickt am Monatsersten eine Nachricht (Admins)

## Je eine Zeile

slash-nothing = Dazu gibt es nichts weiter zu sagen: Wie es steht, siehst du am Tisch.
slash-failed = Hier ist etwas schiefgegangen. Versuch es bitte noch einmal.
slash-missing = Ich kann in diesem Kanal nicht schreiben. Ich brauche: { $permissions }.
slash-no-pictures = Der Tisch kommt hier ohne Bilder. Dafür brauche ich: { $permission }.
slash-no-window-channel = In diesem Kanal darfst du keine Aktivitäten öffnen, deshalb geht der Tisch hier nicht auf. Dir fehlt: { $permission }. Die Knöpfe funktionieren wie immer.
slash-no-window-off = Ich kann den Tisch gerade nicht in Discord öffnen. Die Knöpfe funktionieren wie immer.
slash-elsewhere = Auf diesem Server bin ich nicht. Schreib mir privat, um zu üben, oder bitte einen Admin, mich hier hinzuzufügen.
slash-messages-on = Deine Karten kommen ab jetzt auch als private Nachricht.
slash-messages-off = Keine privaten Nachrichten mehr. „Meine Karten“ am Tisch zeigt sie nur dir.

## Berechtigungen, wie Discord sie nennt

slash-permission-view_channel = Kanal anzeigen
slash-permission-send_messages = Nachrichten senden
slash-permission-send_messages_in_threads = Nachrichten in Threads senden
slash-permission-attach_files = Dateien anhängen
slash-permission-use_embedded_activities = Aktivitäten verwenden
slash-choice-people = leute
slash-choice-name = name
