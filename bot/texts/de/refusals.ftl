### Warum nicht. Schlichter Text mit höchstens 200 Zeichen: eine kurze Meldung auf dem Telefon.

refusal-not-your-turn = Du bist nicht dran, sondern { $name }.
refusal-stale-button = Dieser Knopf ist von vorhin. Die Knöpfe unter der neuesten Nachricht funktionieren.
refusal-own-turn = Du bist selbst dran. Dieser Knopf ist für die anderen.
refusal-not-seated = Du hast an diesem Tisch keinen Platz.
refusal-not-in-lobby = Die Partie hat schon begonnen: Dafür ist es zu spät.
refusal-no-game-yet = Die Partie hat noch nicht begonnen.
refusal-lobby-full = Alle Plätze sind besetzt.
refusal-seats-taken = Die Partie läuft schon, und alle Plätze sind besetzt.
refusal-seat-taken = Jemand war schneller: Dieser Platz ist besetzt.
refusal-already-seated = Du hast an diesem Tisch schon einen Platz.
refusal-already-playing-here = In diesem Chat ist schon ein Tisch offen: { $code }. Spielt ihn zu Ende, oder beendet ihn mit /endgame.
refusal-no-table-here = In diesem Chat gibt es keinen Tisch. Eröffne einen mit /newgame.
refusal-no-such-table = Es gibt keinen Tisch mit dem Code { $code }.
refusal-keep-gone = Dieser Link wurde schon benutzt, oder die zehn Minuten sind um.
refusal-unknown-command = Ich kenne /{ $command } nicht. /help zeigt, was es gibt.
refusal-unknown-preset =
    { $suggestion ->
        [none] Es gibt keine Variante „{ $typed }“. Der Knopf „Optionen“ an einem offenen Tisch zeigt alle.
       *[other] Es gibt keine Variante „{ $typed }“. Meinst du „{ $suggestion }“?
    }
refusal-unknown-option =
    { $suggestion ->
        [none] Es gibt keine Option „{ $typed }“. Der Knopf „Optionen“ an einem offenen Tisch zeigt alle.
       *[other] Es gibt keine Option „{ $typed }“. Meinst du „{ $suggestion }“?
    }
refusal-bad-value = „{ $typed }“ passt nicht zu „{ $option }“. Möglich: { $suggestion }.
values-range = { $least } bis { $most }, z. B. { $examples }
refusal-not-the-opener = Das kann nur, wer den Tisch eröffnet hat oder hier Admin ist.
refusal-needs-admin = Das können nur Admins dieser Gruppe.
refusal-seat-count = Diese Regeln sind für { $allowed } Personen; am Tisch { $seated ->
        [one] ist { $seated } Person.
       *[other] sind { $seated } Personen.
    }
refusal-too-many-seated = Diese Regeln sind für { $allowed } Personen, und am Tisch sind schon mehr.
refusal-nothing-to-peek = Gerade gibt es keinen Stich, den du noch einmal ansehen darfst.
refusal-group-only = Das geht in einer Gruppe. Füg mich zu einer hinzu und versuch es dort.
refusal-private-only = Das geht im privaten Chat mit mir.
refusal-paused = Die Partie macht Pause. Mit /resume geht es weiter.
refusal-paused-already = Die Partie macht schon Pause.
refusal-not-paused = Die Partie macht gerade keine Pause.
refusal-game-over = Diese Partie ist vorbei. /newgame eröffnet einen neuen Tisch.
refusal-game-not-over = Diese Partie läuft noch.
refusal-anonymous = Ich kann nicht sehen, wer du bist. Schreib dafür unter deinem eigenen Namen.
refusal-try-again = Das kam nicht an. Drück bitte noch einmal.
refusal-not-yet-safe = Angekommen. Es erscheint gleich: Du musst nicht noch einmal drücken.
refusal-unknown-button = Diesen Knopf kenne ich nicht mehr. Neue zeigen /hand und /newgame.
refusal-no-hand = Gerade sind keine Karten verteilt.
refusal-number = Diese Nummer ist veraltet. „Meine Karten“ zeigt dir, welche Nummer welche Karte ist.
refusal-timer-bad = Diese Zeit habe ich nicht verstanden. Versuch es mit /timer 30s, /timer 2m, /timer 1d oder /timer off.
refusal-timer-range = Möglich sind { $least } s bis { $most } Tage, z. B. /timer { $least }s.
refusal-patience = Versuch /options patience 2m, mindestens { $least }s, oder /options patience off.
refusal-vote-counted = Deine Stimme zählt schon: { $count } von { $needed }.
refusal-no-bot-here = An diesem Tisch ist kein Bot.
refusal-nobody-of-that-name = An diesem Tisch heißt niemand „{ $name }“.
refusal-person-not-seated = Diese Person ist nicht an diesem Tisch.
refusal-nobody-to-kick = Sonst ist niemand am Tisch.
refusal-unknown-topic = Es gibt kein Thema „{ $typed }“. Themen: { $topics }.
refusal-unknown-language = Diese Sprache spreche ich noch nicht. Sprachen: { $languages }.
refusal-unknown-zone = Die Zeitzone „{ $typed }“ kenne ich nicht. Schreib Region und Stadt, z. B. Europe/Berlin.
refusal-bad-level = Diese Stufe gibt es nicht. Stufen: { $levels }.
refusal-bad-code = Das ist kein Tischcode. Ein Code sieht so aus: K7QX2M.
refusal-not-a-member = Ich kann nicht sehen, ob du in „{ $place }“ bist. Schreib dort /join, dann bekommst du deinen Platz zurück.
refusal-many-ask = Es warten schon mehrere darauf, hereingelassen zu werden. Versuch es noch einmal, wenn sie eine Antwort haben.
refusal-too-often = Das war viel auf einmal. Bitte warte { $seconds } s.
refusal-no-room = Gerade kann ich keine weitere Partie annehmen. Laufende Partien gehen weiter; versuch es bitte später noch einmal.
refusal-nobody-asks = Darauf wurde schon geantwortet.
refusal-sent-away = Du wurdest von diesem Tisch entfernt und kannst hier nicht mehr mitspielen.
refusal-hand-shown-by = { $name } zeigt ein Spiel dieser Partie und blättert darin. /replay zeigt dir die Partie allein.
refusal-hand-shown-over = Die zehn Minuten dafür sind vorbei. /replay zeigt dir die Partie allein.
refusal-gave-up-seat = Du hast diese Partie verlassen, und jemand anders spielt auf deinem Platz.
refusal-seat-not-free = Dieser Platz ist nicht frei. Frei wird er zehn Minuten, nachdem jemand gegangen ist.
refusal-seat-for-members = Dieser Platz ist für Leute aus „{ $place }“. Schreib dort /join, dann bekommst du ihn.
refusal-comes-next-hand = Du spielst ab dem nächsten Spiel mit.
refusal-too-fast = { $name }, das ist viel auf einmal. Ich beantworte die ersten Befehle; bitte warte einen Moment.
refusal-too-long = Das ist zu viel auf einmal: höchstens { $limit } Zeichen hinter einem Befehl.
refusal-edited-too-late = Diese Nachricht war schon ein Befehl, die Änderung zählt nicht. Schick eine neue.
refusal-replay-none = Du hast noch keine beendete Partie. /newgame eröffnet einen Tisch.
refusal-replay-not-over = Diese Partie läuft noch. /replay zeigt sie, wenn sie zu Ende ist; die bisherigen Spiele stehen in /score.
refusal-replay-empty = Kein Spiel dieser Partie wurde zu Ende gespielt, also gibt es nichts zu zeigen.
refusal-replay-gone = Die Karten der Partie { $code } sind gelöscht: Ich behalte sie 30 Tage.
refusal-review-not-over = Diese Partie läuft noch. /review gibt es, wenn sie zu Ende ist.
refusal-review-day-not-over = Andere spielen diese Karten heute noch. Die Analyse gibt es, wenn der Tag vorbei ist.
refusal-review-failed = Die Analyse ist fehlgeschlagen. Versuch es in einer Minute noch einmal.
refusal-review-many = Du wartest schon auf { $limit } Analysen. Frag noch einmal, wenn eine davon fertig ist.
refusal-study-many = Du hast schon { $limit } Studien gespeichert. Lösch erst eine.
refusal-study-gone = Diese Studie gibt es nicht mehr.
refusal-study-large = Diese Studie ist zu groß zum Aufheben. Lösch ein paar Varianten oder Kommentare.
refusal-study-cards = Diese Partie beginnt mit bekannten Karten und zählt nicht: Siegel und Mitmischen gibt es hier nicht.
refusal-hint-not-here = Tipps gibt es nur in Übungspartien: du allein gegen Bots.
refusal-hint-not-now = Du bist nicht dran: Jetzt ist nichts zu entscheiden.
refusal-take-back-not-here = In diesem Spiel gibt es nichts zurückzunehmen. Das geht nur in Übungspartien: du allein gegen Bots.
refusal-stats-nobody = Niemand namens „{ $name }“ hat in diesem Chat eine Partie beendet.
refusal-stats-not-here = Diese Person hat in diesem Chat noch keine Partie beendet.
refusal-stats-hidden = { $name } zeigt diese Zahlen hier nicht.
refusal-stats-built-in = { $name } ist ein Bot, und Bots haben keine Statistik.
refusal-set-aside = An diesem Tisch ist etwas schiefgegangen, er ist angehalten. Nichts ist verloren; der Betreiber weiß Bescheid.
refusal-other-seal = Das ist nicht das Siegel von Spiel { $hand }, deine Worte zählen also nicht. Das aktuelle steht am Tisch.
refusal-daily-over = Das Spiel jenes Tages ist vorbei: Du kannst es nicht mehr spielen.
refusal-daily-fixed = Das Spiel des Tages ist für alle dasselbe: Du kannst es nicht ändern, anhalten oder verlassen. Es wartet auf dich, bis der Tag vorbei ist.
refusal-daily-no-words = Das Spiel des Tages ist für alle dasselbe, darum gibt niemand Worte dazu.
refusal-daily-void = Das Spiel von heute zählt nicht, weil ich aktualisiert wurde. Morgen gibt es ein neues.
refusal-daily-gone = Das Spiel dieses Tages habe ich nicht. /daily zeigt das von heute.
refusal-daily-deleted = Du hast heute schon gespielt und deine Daten danach löschen lassen. Ein neues Spiel des Tages gibt es { $time }.
refusal-daily-typed = /daily on schickt dieser Gruppe einmal am Tag eine kurze Nachricht, /daily off beendet das. /daily allein zeigt das Spiel des Tages.
refusal-top-typed = /top month zeigt diesen Monat, /top months die früheren. /top on schickt der Gruppe am Monatsersten eine Nachricht, /top off beendet das.
refusal-callme-typed = /callme in einer Gruppe schaltet die Nachrichten ein, /callme off aus. /callme 23-7 legt die Ruhezeiten fest.
refusal-call-unseen = Ich sehe nicht, wer in dieser Gruppe ist, und kann deshalb niemandem von hier schreiben. Dafür muss ich hier Admin sein.
refusal-call-full = Mehr Gruppen und Leute kann ich mir nicht merken.
refusal-nobody-to-call = In „{ $place }“ will gerade niemand Nachrichten. Dafür gibt es dort /callme.
refusal-call-not-there = Ich kann nicht sehen, ob du in „{ $place }“ bist, darum schreibe ich dort niemandem.
refusal-called-today = Zu deinen Tischen habe ich heute schon geschrieben. Das geht einmal am Tag.
refusal-nothing-to-offer = An diesem Tisch ist kein Platz eines Bots mehr frei.
refusal-kept-away = Die Admins lassen dich nicht an die Tische dieser Gruppe. Das endet { $time }.
refusal-not-reliable = Dieser Tisch ist für Leute, die mindestens vier von fünf Partien mit anderen zu Ende spielen oder neu dabei sind.
refusal-kick-range = Wie lange: { $least } bis { $most }; 0d lässt jemanden wieder herein.
refusal-person-not-known = Diese Person hat in dieser Gruppe nicht gespielt.
refusal-nobody-sat-here = An den Tischen dieser Gruppe saß noch niemand namens „{ $name }“.
refusal-notwith-nobody = Mit „{ $name }“ hast du noch nicht gespielt.
refusal-person-not-met = Mit dieser Person hast du noch nicht gespielt.
refusal-notwith-full = Du kannst höchstens { $limit } Leute nennen.
refusal-no-words = In deiner Nachricht stehen keine Worte. /seed zeigt, wie es geht.

## Was geschehen ist

done-keep-yours = Schon deins: /stats zeigt alles.
done-joined = Du hast einen Platz in „{ $place }“. Viel Spaß!
done-asked-to-join = Wenn es diesen Tisch gibt, wurde dort nachgefragt. Bist du in der Gruppe? Dann geht es schneller, wenn du dort auf „Mitspielen“ drückst.
done-left = Du hast den Tisch verlassen.
done-left-by = { $who } hat den Tisch verlassen.
done-left-game = Du hast die Partie verlassen: Ein Bot spielt für dich weiter. Mit „Bin wieder da“ bekommst du deinen Platz zurück.
done-left-game-by = { $who } hat die Partie verlassen: Ein Bot spielt weiter. „Bin wieder da“ am Tisch gibt den Platz zurück.
done-hand-shown = Die Gruppe sieht jetzt dieses Spiel.
done-took-seat = Du hast den Platz von { $name }. Du spielst ab dem nächsten Spiel mit.
done-back = Willkommen zurück: Du spielst wieder selbst.
done-bot-added = { $name } spielt jetzt mit.
done-kicked = { $name } wurde vom Tisch entfernt.
done-language-set = Ich spreche jetzt Deutsch.
done-zone-set = Zeitzone: { $zone }.
done-rules-kept = Gespeichert: Neue Tische in diesem Chat beginnen mit diesen Regeln.
done-nudges-on = Wecker an: Ich melde mich, wenn du schon eine Weile dran bist.
done-nudges-off = Wecker aus: Ich erinnere dich nicht mehr.
done-auto-on = Automatik an: Wenn du nur eine Karte spielen darfst, spiele ich sie für dich.
done-auto-off = Automatik aus: Du spielst jede Karte selbst.
done-taken-back-first = Zurückgenommen. Üb, so viel du magst: Für Statistik, Wertung und Bot-Leiter zählt diese Partie nicht mehr.
done-taken-back = Zurückgenommen.
done-tips-off = Keine Hinweise mehr. Unter „So geht’s“ lassen sie sich wieder einschalten.
done-tips-on = Hinweise sind wieder an: Jeder kommt zweimal, wenn er gerade passt.
done-daily-line-on = Diese Gruppe bekommt ab jetzt einmal am Tag eine kurze Nachricht zum Spiel des Tages.
done-daily-line-off = Hier kommen keine Nachrichten zum Spiel des Tages mehr.
done-month-line-on = Am Ersten jedes Monats schreibe ich dieser Gruppe, wer am meisten gewonnen hat.
done-month-line-off = Hier kommt keine Monatsnachricht mehr.
done-call-on = Ich schreibe dir privat, wenn hier ein Tisch eröffnet wird. /callme off beendet das.
done-call-off = Aus dieser Gruppe schreibe ich dir nicht mehr.
done-quiet-set = Keine Nachrichten zwischen { $begin } und { $end }.
done-quiet-none = Ich schreibe dir zu jeder Zeit.
done-group-called = Ich schreibe allen, die das wollen: „{ $place }“.
done-kept-away = { $name } darf hier an keinen neuen Tisch; das endet { $time }. Plätze, die schon besetzt sind, bleiben.
done-let-back = { $name } darf hier wieder an die Tische.
done-notwith-on = Ich warne dich, bevor du dich zu { $name } setzt. Sonst erfährt es niemand.
done-notwith-off = Keine Warnung mehr: { $name }.
done-asked-in-private = Ich habe eine Frage an dich, privat.
done-paused = Die Partie macht Pause.
done-resumed = Die Partie geht weiter.
done-ended = Die Partie ist beendet.
done-closed = Der Tisch ist geschlossen.
done-opened = Der Tisch ist offen. Wer mitspielen will, drückt auf „Mitspielen“.
done-start-waits = { $name } muss noch einen privaten Chat mit mir öffnen. Die Partie beginnt, sobald das erledigt ist, spätestens in { $seconds } s.
done-again = Du bist bei der nächsten Partie dabei. Sie beginnt, sobald alle bestätigt haben.
done-started = Die Partie beginnt.
done-hand-sent = Deine Karten sind im privaten Chat mit mir.
done-vote-counted = Deine Stimme ist gezählt: { $count } von { $needed }.
done-open-private-chat = Öffne zuerst den privaten Chat mit mir: Dort kommen deine Karten an.
done-opened-start-me = Der Tisch ist offen. Öffne jetzt den privaten Chat mit mir, damit ich dir Karten geben kann.
done-rules-set = Die Regeln sind eingestellt.
done-set = { $what }.
done-menu-open = Die Optionen sind offen, in der Nachricht mit dem Tisch.
done-words-in = Deine Worte mischen bei Spiel { $hand } mit.
done-words-short = Deine Worte mischen bei Spiel { $hand } mit. Sie sind kurz, darum könnten andere sie aus dem Hash erraten, den ich nachher zeige.
done-replay-begin = Hier beginnt die Wiederholung.
done-replay-end = Hier endet die Wiederholung.
done-review-begin = Das ist die erste Entscheidung der Partie.
done-review-end = Das ist die letzte Entscheidung der Partie.
done-data-deleted = Gelöscht: deine Sprache, Einstellungen, Partien, Studien und Statistik. In Partien mit anderen bist du jetzt „jemand“, ein Bot spielt für dich weiter. Ältere Nachrichten bleiben stehen.
done-move-kept = Angekommen. Jede deiner Karten kommt mit dieser kleinen Pause: So weiß niemand, ob du nur eine spielen konntest.

## Zeiten, wie in board-time-left

time-hours = { $count ->
        [one] { $count } Stunde
       *[other] { $count } Stunden
    }
time-days = { $count ->
        [one] { $count } Tag
       *[other] { $count } Tage
    }

## Wenn ein Chat keine Nachrichten, Bilder oder Dateien annimmt

no-pictures-here = Der Tisch kommt hier ohne Bilder, weil ich in dieser Gruppe keine Fotos senden darf. Admins können das erlauben.
no-files-here = Ich darf hier keine Dateien senden. Tippe denselben Befehl im privaten Chat mit mir.
answer-in-private = In „{ $chat }“ darf ich nicht schreiben, deshalb antworte ich hier:
not-taken = Meine Antwort ließ sich nicht anzeigen. Versuch es bitte noch einmal.
done-unseen = Ist angekommen. Aber ich darf hier gerade nicht schreiben, deshalb bleibt der Tisch hier, wie er ist. Admins können das ändern.
unshown =
    { $why ->
        [closed] ⚠️ In „{ $chat }“ ist das Thema geschlossen, deshalb kann ich dort nicht schreiben. Admins können es wieder öffnen.
        [gone] ⚠️ „{ $chat }“ gibt es nicht mehr, oder ich bin nicht mehr dabei. Dort sieht niemand, was passiert.
        [contents] ⚠️ „{ $chat }“ hat meine Nachricht nicht angenommen. Ich versuche es später noch einmal.
       *[rights] ⚠️ Ich darf in „{ $chat }“ nicht mehr schreiben, dort sieht also niemand, was passiert. Admins können das ändern.
    }
refusal-people-off = Mit Fremden zu spielen geht hier nicht. /play allein beginnt eine Partie mit Bots.
refusal-opentables-typed = /opentables on lässt Fremde an Tische hier, an die alle dürfen, /opentables off nicht mehr.
refusal-people-fixed = An diesem Tisch bestimmt niemand: Regeln und Zeiten stehen fest, und „Mit Leuten spielen“ vergibt die Plätze.
refusal-people-full = Es warten zu viele. Versuch es in einer Minute noch einmal.
refusal-people-barred = Der Betreiber lässt dich nicht an diese Tische. Das endet { $time }.
refusal-people-left = Du hast heute schon zwei Partien verlassen, also muss die nächste warten. Sie kann { $time } beginnen.
refusal-people-name-refused = Der Betreiber bittet dich um einen anderen Namen: /play name und ein neuer.
refusal-people-bad-name = Das geht hier nicht als Name. Er braucht einen Buchstaben oder eine Ziffer und darf nicht der eines Bots sein.
refusal-people-unnamed = Wähle erst einen Namen für Fremde: /play name und der Name.
refusal-people-not-here = Du sitzt nicht an diesem Tisch.
refusal-people-of-group = Das sehen nur die Leute aus jener Gruppe.
refusal-people-no-seats = An anderen Tischen ist nicht Platz für euch alle.
refusal-people-begun = Die nächste Partie hat begonnen.
done-people-quit = Du wartest nicht mehr.
done-opentables-on = Ab jetzt finden Fremde hier Tische mit join=anyone. Sie erfahren weder, wer ihr seid, noch, welche Gruppe das ist.
done-opentables-off = Fremde finden die Tische dieser Gruppe nicht mehr.
done-people-seated = Du hast einen Platz. Die anderen sehen nur deinen gewählten Namen.
done-people-muted = Du liest nicht mehr, was { $name } sagt.
done-people-heard = Du liest wieder, was { $name } sagt.
done-people-reported = Danke. Der Betreiber liest, was du über { $name } meldest.
done-people-told = Gesagt.
done-people-moves = Du wechselst, sobald bei anderen ein Platz frei ist. Bis dahin spielst du weiter.
done-people-stays = Du bleibst hier.
done-people-ready = Du bleibst. Wenn alle das drücken, beginnt die nächste Partie sofort.
done-people-whole = Wenn alle das drücken, geht es mit diesen Punkten weiter.
