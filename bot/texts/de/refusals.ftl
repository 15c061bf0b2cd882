### Warum nicht. Schlichter Text mit höchstens 200 Zeichen: eine kurze Meldung auf dem Telefon.

refusal-not-your-turn = Du bist nicht dran: { $name } ist am Zug.
refusal-stale-button = Dieser Knopf ist von vorhin. Die Knöpfe unter der neuesten Nachricht funktionieren.
refusal-not-seated = Du hast an diesem Tisch keinen Platz.
refusal-not-in-lobby = Die Partie läuft schon, das lässt sich nicht mehr ändern.
refusal-no-game-yet = Die Partie hat noch nicht begonnen.
refusal-lobby-full = Alle Plätze sind besetzt.
refusal-already-seated = Du hast an diesem Tisch schon einen Platz.
refusal-already-playing-here = In diesem Chat ist schon ein Tisch offen: { $code }. Spielt ihn zu Ende, oder beendet ihn mit /endgame.
refusal-no-table-here = In diesem Chat gibt es keinen Tisch. Eröffne einen mit /newgame.
refusal-no-such-table = Es gibt keinen Tisch mit dem Code { $code }.
refusal-unknown-command = Ich kenne /{ $command } nicht. /help zeigt, was es gibt.
refusal-unknown-preset = Es gibt keine Variante „{ $typed }“.{ $suggestion ->
        [none] { "" } Der Knopf „Optionen“ an einem offenen Tisch zeigt alle.
       *[other] { "" } Meinst du „{ $suggestion }“?
    }
refusal-unknown-option = Es gibt keine Option „{ $typed }“.{ $suggestion ->
        [none] { "" } Der Knopf „Optionen“ an einem offenen Tisch zeigt alle.
       *[other] { "" } Meinst du „{ $suggestion }“?
    }
refusal-bad-value = „{ $typed }“ passt nicht für „{ $option }“. Möglich: { $suggestion }.
values-range = { $least } bis { $most }, z. B. { $examples }
values-or = { $values } oder { $last }
refusal-not-the-opener = Das kann nur, wer den Tisch eröffnet hat oder hier Admin ist.
refusal-needs-admin = Das können nur Admins dieser Gruppe.
refusal-seat-count = Diese Regeln sind für { $allowed } Personen; am Tisch { $seated ->
        [one] ist { $seated } Person.
       *[other] sind { $seated } Personen.
    }
refusal-too-many-seated = Diese Regeln sind für { $allowed } Personen, und am Tisch sind schon mehr.
refusal-nothing-to-peek = Gerade gibt es keinen Stich, den du nach diesen Regeln noch einmal ansehen darfst.
refusal-group-only = Das geht in einer Gruppe. Füg mich zu einer hinzu und versuch es dort.
refusal-private-only = Das geht im privaten Chat mit mir.
refusal-paused = Die Partie macht Pause. Mit /resume geht es weiter.
refusal-paused-already = Die Partie macht schon Pause.
refusal-not-paused = Die Partie macht gerade keine Pause.
refusal-game-over = Diese Partie ist vorbei. /newgame eröffnet einen neuen Tisch.
refusal-game-not-over = Diese Partie läuft noch.
refusal-anonymous = Ich kann nicht sehen, wer du bist. Anonyme Admins, Kanäle und Bots können nicht mitspielen.
refusal-try-again = Das kam nicht an. Drück bitte noch einmal.
refusal-not-yet-safe = Gespeichert, aber noch nicht gesichert. Es erscheint, sobald das so ist: Du musst nicht noch einmal drücken.
refusal-unknown-button = Diesen Knopf kenne ich nicht mehr. Frische zeigen /hand und /newgame.
refusal-no-hand = Gerade sind keine Karten verteilt.
refusal-number = Diese Nummer bedeutet jetzt nichts. „Meine Karten“ sagt dir, welche was ist.
refusal-timer-bad = Diese Zeit habe ich nicht verstanden. Versuch es mit /timer 30s, /timer 2m, /timer 1d oder /timer off.
refusal-timer-range = Für einen Zug gibt es zwischen { $least } s und { $most } Tagen: mindestens /timer { $least }s.
refusal-vote-counted = Deine Stimme zählt schon: { $count } von { $needed }.
refusal-no-bot-here = An diesem Tisch ist kein Bot.
refusal-nobody-of-that-name = An diesem Tisch heißt niemand „{ $name }“.
refusal-person-not-seated = Diese Person ist nicht an diesem Tisch.
refusal-nobody-to-kick = Sonst ist niemand am Tisch.
refusal-unknown-topic = Es gibt kein Thema „{ $typed }“. Themen: { $topics }.
refusal-unknown-language = Diese Sprache spreche ich noch nicht. Sprachen: { $languages }.
refusal-bad-level = Diese Stufe gibt es nicht. Stufen: { $levels }.
refusal-bad-code = Das ist kein Tischcode. Ein Code sieht so aus: K7QX2M.
refusal-not-a-member = Ich kann nicht sehen, dass du in „{ $place }“ bist. Schreib dort /join, dann ist dein Platz wieder deiner.
refusal-many-ask = Es fragen schon mehrere, ob sie mitspielen dürfen. Versuch es noch einmal, wenn sie eine Antwort haben.
refusal-too-often = Das war viel auf einmal. Bitte warte { $seconds } s.
refusal-no-room = Für noch eine Partie habe ich gerade keinen Platz. Laufende gehen weiter; versuch es bitte später noch einmal.
refusal-nobody-asks = Darauf wurde schon geantwortet.
refusal-sent-away = Du wurdest von diesem Tisch weggeschickt und kannst dich nicht wieder setzen.
refusal-too-fast = { $name }, das ist viel auf einmal. Ich beantworte das Erste; bitte warte einen Moment.
refusal-too-long = Das ist mehr, als ich auf einmal lese: höchstens { $limit } Zeichen hinter einem Befehl.
refusal-replay-none = Du hast noch keine beendete Partie. /newgame eröffnet einen Tisch.
refusal-replay-not-over = Diese Partie läuft noch. /replay zeigt sie, wenn sie zu Ende ist; die bisherigen Spiele stehen in /score.
refusal-replay-empty = Kein Spiel dieser Partie wurde zu Ende gespielt, also gibt es nichts zu zeigen.
refusal-replay-gone = Die Karten der Partie { $code } sind nicht mehr da: Sie verschwinden 30 Tage nach ihrem Ende.
refusal-review-not-over = Diese Partie läuft noch. /review gibt es, wenn sie zu Ende ist.
refusal-review-day-not-over = Andere spielen diese Karten heute noch. Die Analyse gibt es, wenn der Tag vorbei ist (UTC).
refusal-review-failed = Diese Analyse ist nicht gelungen. Versuch es in einer Minute noch einmal.
refusal-review-many = { $limit } Analysen von dir warten schon. Frag noch einmal, wenn eine davon da ist.
refusal-hint-not-here = Tipps gibt es nur zum Üben: wo du allein gegen Bots spielst.
refusal-hint-not-now = Du bist nicht am Zug: Jetzt ist nichts zu entscheiden.
refusal-stats-nobody = Niemand namens „{ $name }“ hat in diesem Chat eine Partie beendet.
refusal-stats-not-here = Diese Person hat in diesem Chat noch keine Partie beendet.
refusal-stats-built-in = { $name } ist ein Bot, und Bots haben keine Statistik.
refusal-set-aside = An diesem Tisch ist etwas schiefgegangen, er ist angehalten. Nichts ist verloren; wer mich betreibt, weiß Bescheid.
refusal-other-seal = Das ist nicht das Siegel von Spiel { $hand }, deine Worte zählen also nicht. Das jetzige steht am Tisch.
refusal-lesson-cards = Die Karten einer Übung sind für alle dieselben, und sie zählt nicht: Es gibt weder ein Siegel zu prüfen noch etwas mitzumischen.
refusal-daily-over = Der Tag dieses Spiels ist vorbei: Hier wird nicht mehr gespielt.
refusal-daily-fixed = Das Spiel des Tages ist für alle dasselbe: Ändern, anhalten oder verlassen lässt es sich nicht. Es wartet auf dich bis 00:00 UTC.
refusal-daily-no-words = Das Spiel des Tages ist für alle dasselbe: Niemand mischt Worte bei.
refusal-daily-not-drawn = Die Karten von heute werden gerade gezogen. Bitte versuch es in ein paar Sekunden noch einmal.
refusal-daily-gone = Diesen Tag habe ich nicht (mehr). /daily zeigt das Spiel von heute.
refusal-daily-deleted = Du hast heute gespielt und das löschen lassen. Das nächste Spiel des Tages kommt um 00:00 UTC.
refusal-daily-typed = /daily on gibt dieser Gruppe eine Zeile am Tag, /daily off beendet das. Allein zeigt /daily das Spiel des Tages.
refusal-no-words = Es fehlen die Worte. /seed zeigt, wie es geht.
refusal-starting = Gleich wird gegeben: Das lässt sich nicht mehr ändern.

## Was geschehen ist

done-joined = Du hast einen Platz in „{ $place }“. Viel Spaß!
done-number = Du bist Nummer { $number }.
done-asked-to-join = { $name } wurde gefragt, ob du mitspielen darfst. Bist du in „{ $place }“, dann drücke dort am Tisch auf „Mitspielen“: Das geht schneller.
done-left = Du hast den Tisch verlassen.
done-left-game = Du hast die Partie verlassen: Ein Bot spielt für dich weiter. Mit „Bin wieder da“ bekommst du deinen Platz zurück.
done-back = Willkommen zurück: Du spielst wieder selbst.
done-bot-added = { $name } spielt jetzt mit.
done-kicked = { $name } wurde vom Tisch weggeschickt.
done-timer-set = Zeit für einen Zug: { $time }.
done-timer-off = Kein Zeitlimit: Niemandem wird ein Zug abgenommen.
done-language-set = Ich spreche jetzt Deutsch.
done-rules-kept = Gemerkt: Neue Tische in diesem Chat beginnen mit diesen Regeln.
done-nudges-on = Wecker an: Ich melde mich, wenn die Partie auf dich wartet.
done-nudges-off = Wecker aus: Ich erinnere dich nicht mehr.
done-auto-on = Automatik an: Wenn du nur eine Karte spielen darfst, spiele ich sie für dich.
done-auto-off = Automatik aus: Du spielst jede Karte selbst.
done-tips-off = Keine Tipps mehr. Unter „So geht’s“ steht ein Knopf, der sie zurückholt.
done-tips-on = Tipps begleiten deine nächsten drei Spiele.
done-daily-line-on = Von jetzt an bekommt diese Gruppe eine Zeile am Tag über das Spiel des Tages.
done-daily-line-off = Diese Gruppe bekommt keine Zeilen über das Spiel des Tages mehr.
done-paused = Die Partie macht Pause.
done-resumed = Die Partie geht weiter.
done-ended = Die Partie ist beendet.
done-closed = Der Tisch ist geschlossen.
done-opened = Der Tisch ist offen. Wer mitspielen will, drückt auf den Knopf.
done-start-waits = { $name } muss noch einen privaten Chat mit mir öffnen. Das Spiel beginnt, sobald das geschehen ist, spätestens in { $seconds } s.
done-again = Du spielst noch einmal. Es beginnt, sobald alle bestätigt haben.
done-started = Die Partie beginnt.
done-hand-sent = Deine Karten sind im privaten Chat mit mir.
done-vote-counted = Deine Stimme ist gezählt: { $count } von { $needed }.
done-open-private-chat = Öffne zuerst den privaten Chat mit mir: Dort kommen deine Karten an.
done-opened-start-me = Der Tisch ist offen. Öffne jetzt den privaten Chat mit mir, damit ich dir Karten geben kann.
done-rules-set = Die Regeln sind eingestellt.
done-setting-changed = Die Einstellung ist geändert.
done-switched = { $name }: { $value }.
done-menu-open = Die Optionen sind offen: Sie stehen auf der Nachricht des Tisches.
done-words-in = Deine Worte sind in Spiel { $hand }.
done-words-short = Deine Worte sind in Spiel { $hand }. Sie sind kurz: Aus dem Hash, den ich nachher zeige, lassen sie sich erraten.
done-words-kept = Deine Worte bleiben: Sie sind in Spiel { $hand } und allen danach. Das schützt dich vor allen außer mir.
done-words-off = Ich behalte keine Worte von dir für die nächsten Spiele.
done-replay-begin = Hier beginnt die Wiederholung.
done-replay-end = Hier endet die Wiederholung.
done-review-begin = Das ist die erste Entscheidung der Partie.
done-review-end = Das ist die letzte Entscheidung der Partie.
done-data-deleted = Gelöscht: deine Sprache, Schalter, Partien und Zahlen. In Partien mit anderen bist du ab jetzt „jemand“, und ein Bot spielt für dich weiter. Ältere Nachrichten bleiben in ihren Chats, wie sie sind.
done-move-kept = Gemerkt. Die Karte kommt gleich, wie jede von dir: So merkt niemand, ob du nur diese eine spielen konntest.

## Zeiten, wie in done-timer-set

time-hours = { $count ->
        [one] { $count } Stunde
       *[other] { $count } Stunden
    }
