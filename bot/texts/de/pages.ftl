### Das Befehlsmenü und Seiten neben den Partien.

command-newgame = einen Tisch eröffnen, z. B. /newgame russian barrel.at=850
command-play = sofort mit Bots spielen, und andere können dazukommen
command-join = mitspielen, mit einem Code auch am Tisch eines anderen Chats
command-tournament = ein Turnier eröffnen oder mit seinem Code ansehen
command-standings = die Tabelle des Turniers und alle Ergebnisse
command-judge = die Übersicht des Schiedsgerichts, privat
command-leave = den Tisch verlassen
command-addbot = einen Bot dazusetzen: sanft, leicht, normal, schwer oder Experte
command-kick = jemanden vom Tisch entfernen
command-deal = die Partie starten
command-hand = deine Karten noch einmal zeigen, privat
command-score = der Punktestand, Spiel für Spiel; /score text in Sätzen
command-rules = die Regeln dieses Tisches in einfachen Worten
command-options = die Regeln vor dem ersten Geben ändern
command-timer = Bedenkzeit für einen Zug: off, 30s, 2m, 1d
command-pause = die Partie anhalten (mit Abstimmung)
command-resume = nach einer Pause weiterspielen
command-endgame = die Partie beenden (mit Abstimmung)
command-history = beendete Partien
command-replay = eine beendete Partie Schritt für Schritt, mit allen Karten
shown-title = { $name } zeigt Spiel { $hand } von Tisch { $code }
button-show-hand = Der Gruppe zeigen
button-shown-replay = Hier nachspielen
button-shown-story = Das ganze Spiel
command-review = was deine Entscheidungen in einer beendeten Partie gekostet haben und wie gut deine Karten waren
command-stats = deine Partien, Gebote und Wertung, oder die von jemand anderem (mit Namen)
command-top = die Rangliste dieses Chats; /top month: dieser Monat
command-export = die Aufzeichnung einer Partie als Datei
command-verify = prüfen, ob ehrlich gemischt wurde
command-seed = eigene Worte zum nächsten Mischen beitragen
command-language = eine Sprache wählen
command-zone = eine Zeitzone wählen, z. B. /zone Berlin
command-callme = eine private Nachricht, wenn hier ein Tisch eröffnet wird; /callme off
command-opentables = Fremde an offene Tische der Gruppe lassen; /opentables off
command-notwith = eine Warnung, bevor du dich zu jemandem setzt, z. B. /notwith Anna
command-help = diese Seite
command-learn = kurze Lektionen für den Anfang, privat
command-daily = das Spiel des Tages, für alle dasselbe
command-puzzle = Aufgaben: finde die eine richtige Karte
command-privacy = was ich mir merke
command-mydata = zeigen, was ich mir von dir merke
command-deletemydata = löschen, was ich mir von dir merke

history-title = <b>Beendete Partien</b>
history-none = Noch keine beendete Partie. /newgame eröffnet einen Tisch.
history-game = { DATETIME($day, dateStyle: "medium") } · { $preset } · { $hands ->
        [one] { $hands } Spiel
       *[other] { $hands } Spiele
    }: { $players } · <code>/replay { $code }</code> · <code>/export { $code }</code>
export-caption = Die Aufzeichnung von Tisch { $code }: { $hands ->
        [one] { $hands } beendetes Spiel
       *[other] { $hands } beendete Spiele
    }, mit allen Karten und Zügen.
language-name = Deutsch
language-which = In welcher Sprache soll ich mit dir sprechen?
language-drafts = ✎ Noch nicht ganz übersetzt: Manches steht da in einer anderen Sprache.
zone-question = Zeitzone: { $zone }. Wähl eine andere oder schreib sie: { $example }
mydata-title = <b>{ $name }</b> (<code>{ $person }</code>): Das merke ich mir.
mydata-language = Sprache: { $name }
mydata-client = Sprache deiner App: { $name }
mydata-zone = Zeitzone: { $zone }
mydata-picture = Das letzte Bild aus einer Wiederholung, das du in jeden Chat setzen kannst: { $words }
mydata-callme = Gruppen, aus denen du von neuen Tischen erfährst: { $chats }
mydata-quiet = Keine Nachrichten von { $begin } bis { $end }
mydata-quiet-none = Nachrichten zu jeder Zeit
mydata-notwith = Du willst gewarnt werden, bevor du dich zu diesen Leuten setzt: { $names }
mydata-private = Privater Chat mit mir: { $on ->
        [yes] offen
       *[no] nicht offen
    }
mydata-ticket = Dass du am Tisch { $code } auf „Mitspielen“ gedrückt hast (15 Minuten lang)
mydata-learnt = Lektionen: { $count } begonnen.
mydata-short-games = Gewonnene kurze Partien: { $count }
mydata-seen = Wer deine Zahlen und die Wertung sieht: { $who }
mydata-finished = Dass du schon eine Partie zu Ende gespielt hast
mydata-tips =
    Hinweise: { $on ->
        [yes] an
       *[no] aus
    }
mydata-invited = Dass ich schon vorgeschlagen habe, mich in eine Gruppe einzuladen
mydata-explained = Schon erklärt in Hinweisen: { $count }
mydata-tournament = Dein letztes Turnier: { $code }
mydata-speaks-for = Dass du in einem Chat als Admin entscheidest (eine Weile lang)
mydata-other = Etwas, das nur ich brauche: { $value }
mydata-studies = Aufgehobene Studien: { $count }
mydata-handover = Dass du deine Partien einem Konto übergibst (zehn Minuten lang)
mydata-opened = Dass du den Link eines Gastes („Behalten“) geöffnet hast
mydata-games = { $count ->
        [0] Keine beendete Partie
        [one] { $count } beendete Partie
       *[other] { $count } beendete Partien
    } in /history. /deletemydata löscht das alles.

question-which = So heißen mehrere. Wer ist gemeint?
which-person = { $name } · { $count ->
        [one] { $count } Partie
       *[other] { $count } Partien
    }
mydata-stranger = Fremde kennen dich als: { $name }
