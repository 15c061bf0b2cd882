### Hilfe, Begrüßung, Datenschutz.

help-title = Tausend – das Kartenspiel, hier im Chat
help-how = In einer Gruppe eröffnet /newgame einen Tisch: Leute oder Bots setzen sich dazu, „Los geht’s“ gibt die Karten. Deine kommen in den privaten Chat; dort kannst du auch üben.
help-three =
    /newgame – einen Tisch eröffnen
    /hand – meine Karten noch einmal
    /score – der Punktestand
help-groups = Alle Befehle, in vier Gruppen:
button-help-play = Spielen
button-help-table = Tisch
button-help-records = Rückblick
button-help-you = Du
start = Mit mir spielt ihr Tausend (Tysiąc) im Gruppenchat: Füg mich zu einer Gruppe hinzu und schreib dort /newgame. Deine Karten kommen hierher; hier kannst du auch üben.

privacy-title = Was ich mir merke
privacy-short =
    • Du: deine Kennung und dein Name hier, Sprache und Einstellungen – { $year } nach der letzten Nutzung.
    • Deine Partien: wer mitgespielt hat, Karten und Züge – { $month }; Ergebnisse und Statistik – { $year }.
    • Deine Chats: ihre Einstellungen und wer von Tischen hören möchte – { $year } nach der letzten Nutzung.
    • Ich sehe nur Befehle, gedrückte Knöpfe, Antworten an mich und Nachrichten, die mich erwähnen, und gebe nichts weiter.
    • /mydata zeigt, was ich von dir weiß.
    • /deletemydata löscht es: In Partien mit anderen wirst du zu „jemand“.
privacy-days =
    { $days ->
        [one] { $days } Tag
       *[other] { $days } Tage
    }
privacy-minutes =
    { $minutes ->
        [one] { $minutes } Minute
       *[other] { $minutes } Minuten
    }
privacy-person = Über dich: deine ID und deinen Namen auf dieser Plattform, deinen Namen für Fremde, deine Sprache, deine Zeitzone, deine Einstellungen, aus welchen Gruppen du von neuen Tischen erfährst, vor wem ich dich warnen soll und an welchen Tischen du bist – { $life } nach der letzten Benutzung.
privacy-ticket = Dass du im Chat eines Tisches auf „Mitspielen“ gedrückt hast, damit du über den privaten Chat an diesen Tisch kommst – { $life }.
privacy-presence = Dass du den Tisch gerade vor dir offen hast, damit andere sehen, wer weg ist – { $life }.
privacy-session = Dass du am Tisch in dieser App angemeldet bist, mit Namen, Sprache und dem Chat, aus dem du ihn geöffnet hast – einen Tag nach dem letzten Mal, höchstens { $life }.
privacy-sums = Was deine beendeten Partien zusammen ergeben: Partien, Siege, Gebote, Punkte, Regeln, die Leiter der Bots und die Wertung mit ihren letzten hundert Werten. Alle in einem Chat, in dem du eine Partie zu Ende gespielt hast, können diese Zahlen unter deinem Namen ansehen, wenn du in /stats nicht wählst, dass alle oder niemand sie sehen – { $life } nach deiner letzten beendeten Partie; aus der Tabelle eines Chats fällst du, wenn dort danach die nächste Partie endet.
privacy-finished = Beendete Partien: wer mitgespielt hat, die Punkte jedes Spiels und wer gewonnen hat – { $life } nach der Partie.
privacy-chat = Über einen Chat: seine ID, seine Sprache, seine Zeitzone, die gemerkten Regeln und Einstellungen, wer dort an Tischen saß und wer Nachrichten über neue bekommt, ein Hash von allen, die dort nicht an die Tische dürfen, und bis wann, welcher Tisch dort offen ist und welche Partie dort zuletzt ohne Wertung endete – { $life } nach der letzten Benutzung.
privacy-lobby = Ein Tisch, an dem niemand die Partie startet, und wer in einer Gruppe auf eine Aufgabe geantwortet hat: { $life }, dann wird der Tisch geschlossen.
privacy-waiting = Eine Partie, die niemand weiterspielt: { $life }, dann endet sie.
privacy-resting = Über eine Partie: wer welchen Platz hatte, die Karten, jeden Zug, Analysen (/review) und den Hash von Worten fürs Mischen (/seed), damit sie nach einem Neustart weitergeht und sich später prüfen lässt; über ein Turnier: wer mitspielt, die Ergebnisse und was das Schiedsgericht warum entschieden hat; über geplante Abende: wann sie sind, wer sie leitet und die Tabelle der Serie – bis es zu Ende ist, und { $life } nach der letzten Änderung.
privacy-study = Studien, die du speicherst, und wer darin spielt; welche Aufgaben du versucht hast und wie es ausging, dazu Fehler aus deinen Analysen als Aufgaben (60 Tage) – { $life } nach der letzten Benutzung.
privacy-inputs = Welche deiner Eingaben ein Tisch schon angenommen hat, und ein Hash von jedem ausgeführten Befehl, damit nichts doppelt zählt – { $life } nach dem letzten Zug am Tisch.
privacy-daily = Was bei einem Spiel des Tages erreicht wurde: Punkte und Gebote ohne Namen, dass dein Tisch davon gelöscht wurde, wenn du das wolltest, und welche Gruppen ihre tägliche Nachricht schon hatten – { $life }.
privacy-budget = Wann ich einem Chat zuletzt geschrieben habe und was zuletzt von mir verlangt wurde, und ein Hash davon, wem ich heute von Tischen geschrieben habe oder wer heute gewertete Partien miteinander gespielt hat, damit es nicht zu viel wird – meist einige Minuten, höchstens { $life }.
privacy-forgetting = Dass du vergessen werden willst – bis es erledigt ist, meist eine Minute, höchstens { $life }.
privacy-playground = Die Räume dieser Seite, die Namen, Sprachen und Tierbilder der Leute dort, was in ihnen gesagt wird, und von Gästen Einstellungen, Zahlen und Liste der Partien – { $life } nach dem letzten Besuch.
privacy-handover = Dass jemand ohne Konto seine Partien einem Konto übergibt: wer beide sind und ein Hash des Codes – { $life }.
privacy-queries = Tippst du in einem anderen Chat meinen Namen (Telegram), biete ich dir nur Eigenes an und merke mir weder deine Worte noch den Chat. Dazu gehört das letzte Bild aus einer Wiederholung, das ich dir geschickt habe.
privacy-end = Ich sehe nur Befehle, gedrückte Knöpfe, Antworten an mich und Nachrichten, die mich erwähnen, und behalte keine anderen Nachrichten. Nichts wird weitergegeben. /mydata zeigt, was ich von dir weiß. /deletemydata löscht es: In Partien mit anderen wirst du zu „jemand“. Ältere Nachrichten, die ich nicht mehr ändere, bleiben in ihren Chats stehen. Einen Namen, den jemand in eine Bemerkung des Schiedsgerichts, in den Titel einer Gruppe oder in den Namen eines Turniers geschrieben hat, kann ich nicht finden: Er bleibt dort stehen.
privacy-conduct = Zu Partien mit Fremden: wer wen warum gemeldet hat, und Hashes derer, die heute solche Partien verlassen haben oder die der Betreiber fernhält – { $life } nach der Meldung, oder bis dahin.
