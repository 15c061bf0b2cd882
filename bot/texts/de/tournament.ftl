### Turniere: die Seite, die Tabelle, die Übersicht des Schiedsgerichts, und was darüber gesagt wird.

## Die Seite der Anmeldung

tournament-title = 🏆 { $name } · { $code }
tournament-nameless = Turnier
tournament-rules = { $preset }, Tische zu { $size }
tournament-which-rules = ❓ Nach welchen Regeln? Bei Turnieren üblich: { $usual }; in diesem Chat gespeichert: { $kept }. Die Turnierleitung wählt.
button-kept-rules = { $preset } (dieser Chat)
tournament-rounds = { $count ->
        [one] { $count } Runde
       *[other] { $count } Runden
    }
tournament-rounds-auto = Runden: so viele wie nötig, mindestens 3
tournament-end-hands = { $count ->
        [one] Jede Partie dauert { $count } Spiel
       *[other] Jede Partie dauert { $count } Spiele
    }
tournament-end-minutes = Jede Runde dauert { $count } min: Das laufende Spiel wird zu Ende gespielt, dann zählt der Stand
tournament-points = Punkte nach Plätzen: { $points } · Bedenkzeit: { $time }
tournament-fillers = Bots füllen die Tische auf
tournament-bye = Wer übrig bleibt, setzt aus und bekommt die Punkte des zweiten Platzes
tournament-threads = { $platform ->
        [telegram] Jeder Tisch hat in diesem Chat ein eigenes Thema
       *[other] Jeder Tisch hat in diesem Chat einen eigenen Thread
    }
tournament-organiser = Turnierleitung, entscheidet auch Streitfälle: { $name }
tournament-judges = Schiedsgericht: { $names }
tournament-joined = { $count ->
        [0] Noch ist niemand dabei
        [one] { $count } Person: { $names }
       *[other] { $count } Personen: { $names }
    }
tournament-knock = 🚪 { $name } möchte mitspielen
tournament-door-members = Aus einem anderen Chat: <code>/tournament { $code }</code>, dann lässt die Turnierleitung die Person herein.
tournament-door-link = Aus einem anderen Chat: <code>/tournament { $code }</code>
tournament-door-anyone = Für alle offen: <code>/tournament { $code }</code>
tournament-began = Das Turnier hat begonnen: Seine Seite steht weiter unten.
tournament-cancelled = Das Turnier „{ $name }“ ist abgesagt.

## Die Auslosung

lot-sealed = Siegel von Runde { $round }: Auslosung <code>{ $lot }</code>, erste Spiele <code>{ $deals }</code>
lot-words = Worte in der nächsten Auslosung: { $names }
lot-words-again = Runde { $round } ist neu versiegelt, frühere Worte zählen nicht. Bitte noch einmal mit /seed schreiben: { $names }
lot-add-words = Misch mit bei der nächsten Auslosung: <code>/seed { $seal } beliebige Worte</code>
lot-opened = Geheimnis der Auslosung von Runde { $round }: <code>{ $secret }</code>
deals-opened = Geheimnis der ersten Spiele von Runde { $round }: <code>{ $secret }</code>
verify-lot = Spiel { $hand } kommt aus der Auslosung des Turniers { $code }. Die Aufzeichnung des Turniers öffnet sie (/export { $code }).

## Eine Runde

entry-head = 🏆 { $title } · Runde { $round } · Tisch { $table }
over-tournament = Das war Runde { $round } an diesem Tisch. Punkte und Plätze stehen in der Tabelle.
thread-title = Runde { $round } · Tisch { $table }: { $names }
round-title = 🏆 { $name } · Runde { $round } von { $rounds }
round-done = Fertige Tische: { $done } von { $tables }
page-table = <b>{ $table }.</b> { $players } · Spiel { $hand }
page-table-done = <b>{ $table }.</b> ✓ { $players }
page-table-waits = <b>{ $table }.</b> { $players } · gleich geht es los
page-table-paused = <b>{ $table }.</b> { $players } · Pause
page-of = Seite { $page } von { $pages }
round-more-tables = { $count ->
        [one] … und noch { $count } Tisch
       *[other] … und noch { $count } Tische
    }
round-ruling = ⚖️ Tisch { $table }: { $ruling }
round-proposal = ⚖️ Vorschlag { $number } von { $judge } (spielt selbst mit): { $what } – { $reason }. Bestätigen kann ihn jemand anders im Schiedsgericht oder ein Admin dieses Chats, der nicht mitspielt: /judge.
round-standings = Tabelle
round-standing = { $place }. { $name } { $points }
round-no-judge = ⚖️ An diesen Tischen spielt das ganze Schiedsgericht selbst mit: { $tables }. Dort entscheidet ein Admin dieses Chats, mit /judge.
face-round = Runde { $round } von { $rounds }
face-start-own = Starte, wenn alle da sind.
face-start-other = Die erste Runde startet { $name }.
face-next-after = Runde { $round } beginnt, wenn { $count ->
        [one] Tisch { $tables } fertig ist
       *[other] die Tische { $tables } fertig sind
    }.
face-last-after = Die Endtabelle kommt, wenn { $count ->
        [one] Tisch { $tables } fertig ist
       *[other] die Tische { $tables } fertig sind
    }.
face-next-soon = Gleich beginnt Runde { $round }
face-won = { $count ->
        [one] { $names } gewinnt das Turnier
       *[other] Den ersten Platz teilen sich { $names }
    }
face-proposal = Vorschlag von { $judge } (spielt selbst mit): { $what } – { $reason }. Jemand anders im Schiedsgericht muss ihn bestätigen.
face-no-judge = An diesen Tischen spielt das ganze Schiedsgericht selbst mit: { $tables }. Dort entscheidet ein Admin dieses Chats.
threads-no-forum = { $platform ->
        [telegram] 🧵 Keine Themen für die Tische: Diese Gruppe hat keine. In ihren Einstellungen lassen sich Themen einschalten; die nächste Runde versucht es wieder.
       *[other] 🧵 Keine Threads für die Tische: Die gibt es nur in Textkanälen.
    }
threads-no-rights = { $platform ->
        [telegram] 🧵 Keine Themen für die Tische: Mir fehlt das Adminrecht „Themen verwalten“. Die nächste Runde versucht es wieder.
       *[other] 🧵 Keine Threads für die Tische: Mir fehlt die Berechtigung „Öffentliche Threads erstellen“. Die nächste Runde versucht es wieder.
    }
threads-refused = 
    { $platform ->
        [telegram] 🧵 Telegram hat mich keine Themen für die Tische öffnen lassen. Gespielt wird ohne sie; die nächste Runde versucht es wieder.
       *[other] 🧵 Discord hat mich keine Threads für die Tische öffnen lassen. Gespielt wird ohne sie; die nächste Runde versucht es wieder.
    }

## Was entschieden wurde

own-result = Dein Platz am Tisch: { $place } von { $seats } · Punkte: { $points }
own-result-none = Keine Punkte für diese Partie: Kein Zug darin war von dir.
own-standing = { $over ->
        [yes] Tabelle nach Runde { $round }
       *[no] Tabelle bisher
    }: Platz { $place } von { $count } · Punkte: { $points }
own-next = Runde { $round } wird ausgelost, wenn der letzte Tisch fertig ist.
own-last = Die Endtabelle kommt, wenn der letzte Tisch fertig ist.
own-over = Das Turnier ist zu Ende.
button-judge = ⚖️ Schiedsgericht
judge-call = ⚖️ Schiedsgericht für Tisch { $table }: { $names }. Schreib ihnen oder in den Chat des Turniers. Sie können das laufende Spiel annullieren oder Punkte abziehen.
judge-call-nobody = ⚖️ An Tisch { $table } spielt das ganze Schiedsgericht mit. Frag im Chat des Turniers: Ein Admin, der nicht mitspielt, darf dort entscheiden.
round-judges = ⚖️ Schiedsgericht: { $names } · /judge zeigt, wer an deinem Tisch entscheidet.

ruling-annulled = Spiel { $hand } ist annulliert
ruling-fined = { $name } verliert { $points } in Spiel { $hand }
ruling-fined-held = { $name } verliert { $points }, sobald das nächste Spiel gegeben ist
ruling-by = { $ruling } – { $judge }: { $reason }
penalty-disqualify = ⚖️ { $number }: { $name } ist disqualifiziert – { $judge }: { $reason }
penalty-disqualify-back = <s>{ $number }: { $name } ist disqualifiziert – { $judge }: { $reason }</s> zurückgenommen

## Tabelle und Ergebnisse

standings-title = { $round ->
        [0] { $name } · vor Runde 1
       *[other] { $name } · Tabelle nach Runde { $round }
    }
standings-in-round = { $name } · Tabelle, während Runde { $round } läuft
standings-final = 🏆 { $name } · Endstand nach { $round ->
        [one] { $round } Runde
       *[other] { $round } Runden
    }
standings-empty = Noch spielt niemand.
standings-columns = Punkte, Strafpunkte aus den Partien, Punkte aller bisherigen Gegner, Summe der Partien, erste Plätze. × spielt nicht mehr.
standings-next = Runde { $round } wird in { $seconds } s ausgelost.
standings-waits = Runde { $round } wird ausgelost, sobald die Turnierleitung sie startet.
standings-line = { $place }. { $name }: Punkte { $points }, Gegner { $buchholz }, Summe { $totals }, erste Plätze { $firsts }
column-points = Pkt
column-taken = Str
column-buchholz = Geg
column-totals = Summe
column-firsts = 1.
results-title = { $name } · Ergebnisse von Runde { $round }
results-title-all = { $name } · Ergebnisse nach Runde { $round }
results-cells = In jeder Runde: die Punkte, darunter der Stand der Partie. Gold: erster Platz. –: keine Punkte, weil nicht dabei. …: wird noch gespielt.
results-table = <b>{ $table }.</b> { $players }
results-open = <b>{ $table }.</b> { $players } · läuft noch
results-bye = { $name } setzt aus
results-annul = ⚖️ Spiel { $hand } annulliert – { $judge }: { $reason }
results-penalty = ⚖️ { $name } verlor { $points } in Spiel { $hand } – { $judge }: { $reason }
export-tournament-record = Die Aufzeichnung des Turniers { $code }. Zum Prüfen: python -m engine tournament DATEI
export-tournament-games = Sie enthält die ersten { $games } von { $tables } Partien; jede andere gibt es mit /export und dem Code ihres Tisches.
export-tournament-csv = Die Ergebnisse des Turniers { $code } für die Tabellenkalkulation
export-tournament-text = Die Tabelle des Turniers { $code } zum Anheften

## Knöpfe

button-settings = Einstellungen
button-my-table = Mein Tisch
button-standings = Tabelle
button-more-tables = Weitere Tische
button-next-round = Nächste Runde
button-results = Ergebnisse
button-table-of-results = Ergebnistabelle
button-start-as-it-is = Jetzt starten
button-round = Runde { $round }
button-refresh = Aktualisieren
button-withdraw = Ja, ich steige aus
button-yes = Ja
button-no = Nein
button-annul = Spiel annullieren
button-fine = Strafe
button-annul-fine = Annullieren, Strafe
button-desk-pause = Pause
button-desk-resume = Weiter
button-clock = Bedenkzeit
button-stand-in = Bot für …
button-end-game = Partie beenden
button-disqualify = Disqualifizieren
button-desk-penalties = Strafen
button-take-back = { $number } zurücknehmen
button-desk-proposals = Vorschläge
button-confirm = { $number } bestätigen
button-appoint = { $name } ernennen
button-desk-typed = Was man tippen kann
button-desk-appoint = Jemanden ernennen
button-offer-to-judge = Im Schiedsgericht mitmachen
button-cancel-tournament = Turnier absagen

## Einstellungen

settings-title = { $name } · Einstellungen
start-nobody-judges = Du spielst mit, und sonst ist niemand im Schiedsgericht. Ernenne jemanden oder starte: Dann entscheidet an deinem Tisch ein Admin, der nicht mitspielt.
settings-typed = Alles andere schreibst du im Chat des Turniers: <code>/tournament barrel.at=850 points=3,1,0</code>
settings-rounds-auto = Runden: automatisch
settings-table = Tische zu { $count }
settings-end-game = Ganze Partien
settings-end-hands = { $count ->
        [one] { $count } Spiel
       *[other] { $count } Spiele
    }
settings-end-minutes = { $count } min
settings-bye-on = Jemand setzt aus
settings-bye-off = Bots springen ein
settings-move = Bedenkzeit: { $time }
settings-pause = Pause: { $time }
settings-pause-off = Runden starte ich
settings-join-members = Aus dem Chat
settings-join-link = Wer den Code hat
settings-join-anyone = Alle
settings-threads-off = { $platform ->
        [telegram] Keine Themen
       *[other] Keine Threads
    }
settings-threads-on = { $platform ->
        [telegram] Ein Thema je Tisch
       *[other] Ein Thread je Tisch
    }
time-minutes = { $count ->
        [one] { $count } Minute
       *[other] { $count } Minuten
    }
time-seconds = { $count ->
        [one] { $count } Sekunde
       *[other] { $count } Sekunden
    }
hand-withdrawn = Du bist aus dem Turnier ausgestiegen: Hier spielt ein Bot für dich weiter.
withdraw-sure = Aus „{ $name }“ endgültig aussteigen? An deinem Tisch spielt ein Bot weiter, und deine bisherigen Punkte behältst du.

## Die Übersicht des Schiedsgerichts

desk-title = { $round ->
        [0] ⚖️ { $name } · vor Runde 1
       *[other] ⚖️ { $name } · Runde { $round }
    }
desk-typed = Mit eigener Bemerkung schreibst du: <code>/judge fine 3 Anna 50 …</code>, <code>/judge annul 3 …</code>, <code>/judge both 3 Anna 50 …</code>, <code>/judge out Anna …</code>, <code>/judge appoint Anna</code>
desk-admin = Du bist Admin im Chat des Turniers und spielst nicht mit: Du kannst Leute ins Schiedsgericht berufen. Spielt an einem Tisch das ganze Schiedsgericht mit, entscheidest dort du.
desk-penalties = Strafen im Turnier:
desk-proposals = Vorgeschlagen und noch nicht bestätigt:
desk-which-player = Tisch { $table }: Wer?
desk-appointing = Wer soll noch ins Schiedsgericht? Am eigenen Tisch entscheidet niemand.
judge-volunteers = Freiwillige schreiben /judge offer in den Turnierchat.
judge-volunteers-page = Freiwillige drücken auf der Turnierseite „Im Schiedsgericht mitmachen“.
desk-which-fine = Tisch { $table }: Wie viele Punkte in der Partie?
desk-which-clock = Tisch { $table }: Wie lange darf ein Zug dauern?
desk-which-reason = Warum?
desk-remark-typed = (Eine Bemerkung kannst du danach hinzufügen: <code>/judge reason …</code>)
judge-reason-mistake = Fehler beim Geben oder Spielen
judge-reason-unintended = Regelverstoß aus Versehen
judge-reason-cheating = Betrug
judge-reason-help = Hilfe von außen
judge-reason-delay = Zeitspiel
judge-reason-other = Anderer Grund
judge-reason-own = „{ $remark }“
judge-reason-remark = { $reason } („{ $remark }“)
desk-reason = Grund: { $reason }
desk-final = Das lässt sich nicht zurücknehmen.
desk-sure = Wirklich?
desk-dropped = Abgebrochen, alles bleibt, wie es ist.
desk-proposed = Du spielst mit, darum ist das nur ein Vorschlag: { $what }. Bestätigen muss es jemand anders im Schiedsgericht oder ein Admin des Turnierchats, der nicht mitspielt.
desk-act-annul = Spiel { $hand } an Tisch { $table } wird annulliert
desk-act-fine = { $name } bekommt { $points } Strafpunkte (Tisch { $table })
desk-act-both = Spiel { $hand } an Tisch { $table } wird annulliert, und { $name } bekommt { $points } Strafpunkte
desk-act-out = { $name } wird disqualifiziert
desk-act-back = Strafe { $number } wird zurückgenommen
desk-act-appoint = { $name } kommt ins Schiedsgericht
desk-act-dismiss = { $name } ist nicht mehr im Schiedsgericht
desk-act-end = Die Partie an Tisch { $table } endet mit dem jetzigen Stand
desk-act-cancel = Das ganze Turnier absagen
desk-act-confirm = Vorschlag { $number } wird bestätigt: { $what }

## Was geschehen ist

done-tournament-joined = Du bist dabei: { $name }. An welchem Tisch du spielst, schreibe ich dir privat.
done-tournament-left = Du bist bei „{ $name }“ nicht mehr dabei.
done-tournaments-admins = Ab jetzt dürfen hier nur Admins Turniere eröffnen.
done-tournaments-anyone = Ab jetzt dürfen hier alle Turniere eröffnen.
done-judge-offered = Die Turnierleitung sieht jetzt, dass du im Schiedsgericht mitmachen möchtest.
done-judge-offered-unseen = Wenn es dieses Turnier gibt, sieht die Turnierleitung jetzt, dass du im Schiedsgericht mitmachen möchtest.
done-round-drawn = Runde { $round } ist ausgelost.
done-asked-first = Vorher eine Frage: Ich habe sie dir gerade geschickt.
done-lot-words-in = Deine Worte sind in der Auslosung von Runde { $round }.
done-seat-taken = Für { $name } spielt ein Bot, bis die Person wieder da ist.
history-decided-stood-in = { $who } lässt für { $name } einen Bot spielen

## Warum nicht

refusal-judges-only = An einem Turniertisch können das nur Turnierleitung und Schiedsgericht, und nie am eigenen Tisch.
refusal-not-in-tournament = An einem Turniertisch geht das nicht.
refusal-no-tournament-table = Das ist kein Turniertisch.
refusal-timer-always = An einem Turniertisch läuft immer die Uhr. Versuch 30s, 1m oder 2m.
refusal-judges-only-offer = Das ist nur für das Schiedsgericht. Mit /judge offer sagst du der Turnierleitung, dass du dort mitmachen möchtest.
refusal-no-desk = Das ist nur für das Schiedsgericht.
refusal-organiser-only = Das kann nur die Turnierleitung.
refusal-desk-answered = Das ist schon beantwortet oder hat sich geändert. Unter „Schiedsgericht“ steht, was offen ist.
refusal-table-done = Die Partie an diesem Tisch ist vorbei.
refusal-proposal-lapsed = Dieser Vorschlag gilt nicht mehr oder ist schon bestätigt.
refusal-no-hand-to-annul = An diesem Tisch läuft gerade kein Spiel.
refusal-hand-over = Spiel { $hand } ist schon vorbei und lässt sich nicht mehr annullieren.
refusal-no-such-tournament = Es gibt kein Turnier mit dem Code { $code }.
refusal-no-tournament-here = Hier gibt es kein Turnier. /tournament eröffnet in einer Gruppe eines.
refusal-no-table-of-yours = In dieser Runde hast du keinen Tisch.
refusal-other-lot = Das ist nicht das Siegel der nächsten Auslosung, deine Worte zählen also nicht. Das aktuelle steht auf der Seite.
refusal-tournament-here = Hier läuft schon ein Turnier: { $code }. /standings zeigt die Tabelle.
refusal-threads-nowhere = Auf der Spielwiese gibt es keine Threads. Ein Turnier auf Telegram oder Discord kann für jeden Tisch einen haben.
refusal-tournament-no-lot = Es wird nichts mehr ausgelost, für Worte ist es zu spät.
refusal-tournament-not-let-in = Die Turnierleitung hat dich nicht hereingelassen.
refusal-tournament-bad-settings = { $value } geht hier für { $field } nicht.
refusal-tournament-bad-name = Ein Name hat 1 bis 60 Zeichen.
refusal-tournament-not-registering = Das Turnier hat begonnen: Dafür ist es zu spät.
refusal-tournament-not-playing = Gerade läuft keine Runde.
refusal-tournament-over = Dieses Turnier ist vorbei.
refusal-tournament-already-in = Du bist schon dabei.
refusal-tournament-not-in = Du bist in diesem Turnier nicht dabei.
refusal-tournament-withdrawn = Du bist aus diesem Turnier ausgestiegen und kannst nicht mehr zurück.
refusal-tournament-disqualified = Nach einer Disqualifikation geht das nicht.
refusal-tournament-entry-closed = Die letzte Runde ist ausgelost: Zum Mitspielen ist es zu spät.
refusal-tournament-full = Das Turnier ist voll: höchstens { $maximum } Leute.
refusal-tournament-too-few = Nötig sind { $minimum } Leute, angemeldet: { $people }.
refusal-tournament-round-unfinished = In dieser Runde wird noch gespielt. Tische: { $tables }.
refusal-tournament-no-round-left = Die letzte Runde ist gespielt.
refusal-tournament-no-such-table = Diesen Tisch gibt es in der Runde nicht.
refusal-tournament-no-such-player = Diese Person spielt nicht mit.
refusal-tournament-not-the-organiser = Das kann nur die Turnierleitung.
refusal-tournament-not-a-judge = Das kann nur das Schiedsgericht.
refusal-tournament-own-table = Über deine eigene Partie kannst du nicht entscheiden.
refusal-tournament-own-proposal = Deinen eigenen Vorschlag kannst du nicht bestätigen.
refusal-tournament-needs-confirmation = Du spielst mit, darum muss das jemand anderes bestätigen.
refusal-tournament-table-done = Die Partie an diesem Tisch ist vorbei.
refusal-tournament-not-at-table = Diese Person ist nicht an diesem Tisch.
refusal-tournament-bad-points = Möglich sind { $minimum } bis { $maximum } Punkte.
refusal-tournament-bad-reason = Wähl einen Grund aus der Liste.
refusal-tournament-bad-remark = Eine Bemerkung hat höchstens { $maximum } Zeichen.
refusal-tournament-no-such-penalty = Diese Strafe gibt es nicht.
refusal-tournament-taken-back = Das ist schon zurückgenommen.
refusal-tournament-too-late = Die nächste Runde ist ausgelost: Das lässt sich nicht mehr zurücknehmen.
refusal-tournament-already-judge = Diese Person ist schon im Schiedsgericht.
refusal-tournament-no-such-judge = Diese Person ist nicht im Schiedsgericht.
refusal-tournament-already-organiser = Diese Person leitet das Turnier schon.
refusal-tournament-organiser-there = Die Turnierleitung ist noch da. Nach einem Tag ohne ein Zeichen von ihr kann ein Admin das Turnier absagen.
refusal-tournament-other = Das geht im Turnier gerade nicht.

## Turnierabende

tournament-begins = ⏰ Beginnt von selbst: { $when } ({ $zone })
tournament-reminder = ⏰ „{ $name }“ beginnt bald: { $when } ({ $zone }). Wenn du nicht kannst, drück den Knopf.
tournament-fallen-few = Das Turnier „{ $name }“ fällt aus: Zu wenige haben sich gemeldet.
tournament-fallen-late = Das Turnier „{ $name }“ fällt aus: Ich war weg, als es beginnen sollte.
evenings-title = 🗓 { $name }
evenings-weekly = Jede Woche: { $when } ({ $zone })
evenings-next = Nächster Spieleabend: { $when } ({ $zone }). Anmelden kann man sich ab dem Tag davor.
evenings-open = Nächster Spieleabend: { $when } ({ $zone }). Seine Seite: <code>/tournament { $code }</code>
evenings-how = Eine Stunde vorher erinnere ich alle, die dabei sind. Sind mindestens { $count } angemeldet, geht es von selbst los.
evenings-best = { $count ->
        [one] Serie: Bei allen zählt der beste Spieleabend.
       *[other] Serie: Bei allen zählen die besten { $count } Spieleabende.
    }
evenings-stop-how = Admins sagen die Spieleabende mit dem Knopf oder mit <code>{ $command }</code> ab.
evenings-zone = Ist das eure Zeit? Admins können die Zeitzone des Chats wählen:
evenings-over = Hier sind keine Spieleabende mehr geplant.
evenings-sure = { $open ->
        [yes] Die Spieleabende absagen? Auch der nächste, dessen Seite schon offen ist, wird abgesagt.
       *[no] Die Spieleabende absagen?
    }
evenings-few = „{ $name }“, { $when } ({ $zone }), fällt aus: angemeldet { $joined }, nötig { $needed }.
evenings-busy = „{ $name }“, { $when } ({ $zone }), ist ausgefallen: Hier lief noch ein anderes Turnier.
evenings-missed = „{ $name }“, { $when } ({ $zone }), ist ausgefallen: Ich war weg.
evenings-nobody = „{ $name }“, { $when } ({ $zone }): Die Turnierleitung ist nicht mehr hier. Wenn jemand von den Admins übernimmt, öffne ich die Seite.
evenings-ended = Das war das zweite Mal hintereinander, darum höre ich hier auf. Admins können neue Spieleabende planen: <code>{ $command }</code>
series-title = 🏆 { $name } · Serie
series-standings = Tabelle nach { $count ->
        [one] { $count } Spieleabend
       *[other] { $count } Abenden
    }
series-line = { $place }. { $name }: <b>{ $points }</b> · Spieleabende: { $count }
mydata-series = Die Serie „{ $name }“: Punkte { $points }, Spieleabende: { $count }
button-evenings = Spieleabende
button-stop-evenings = Abende absagen
button-organise = Ich übernehme
done-evenings-stopped = Hier sind keine Spieleabende mehr geplant.
done-evenings-yours = Von jetzt an leitest du die Spieleabende.
refusal-no-evenings = Hier sind keine Spieleabende geplant.
refusal-evenings-planned = Hier sind schon Spieleabende geplant. /tournament zeigt sie, Admins sagen sie mit every=off ab.
refusal-evenings-need-time = Wann beginnen sie? Zum Beispiel: at=Fr_20:00 every=week
refusal-series-needs-every = Zu einer Serie gehört ein Spieleabend pro Woche: every=week
refusal-evenings-organised = Jemand leitet die Spieleabende schon.
