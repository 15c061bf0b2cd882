### Statistik: /stats und /top.

stats-title = <b>{ $name }</b>
stats-finished = zu Ende gespielt: { $share } % der Partien mit anderen
stats-others = Die anderen am Tisch:
stats-games = { $games ->
        [one] { $games } Partie
       *[other] { $games } Partien
    }, { $wins ->
        [0] keine gewonnen
       *[other] { $wins } gewonnen
    }
stats-contracts = Gebote: { $made } erfüllt, { $down } verfehlt
stats-conceded = { $count } aufgegeben
stats-average = Punkte im Schnitt: { $game } pro Partie, { $hand } pro Spiel
stats-rating = Wertung: { $rating }
stats-rating-provisional = Wertung: { $rating }, vorläufig ({ $count } von { $needed } Partien)
stats-rating-none = Wertung: noch keine, erst nach einer Partie mit mindestens zwei Menschen

top-title = <b>Die Rangliste dieses Chats</b>
top-none = In diesem Chat hat noch niemand eine Partie beendet. /newgame eröffnet einen Tisch.
top-player = { $place }. <b>{ $name }</b> – { $rating } · { $games } · { $contracts }
top-rating = Wertung { $rating }
top-rating-provisional = Wertung { $rating } (vorläufig)
top-rating-none = noch ohne Wertung
top-more = { $count ->
        [one] … und noch { $count } Person
       *[other] … und noch { $count } Personen
    }
top-how = Partien und Gebote sind nur die aus diesem Chat. Die Wertung gilt für alle Chats zusammen: Sie kommt aus Partien mit mindestens zwei Menschen und ist vorläufig, bis es { $needed } davon gibt.
month-title = <b>Die Besten: { $month }</b>
month-none = In diesem Monat hat noch niemand eine Partie mit anderen beendet.
month-player = { $place }. <b>{ $name }</b> – { $wins } von { $games } gewonnen · { $contracts } · bestes Spiel: { $best }
month-left = verlassen: { $count }
month-unplaced = <b>{ $name }</b> – noch keine Partie zu Ende gespielt
month-how = Wer am meisten gewinnt, steht vorn; bei Gleichstand, wer weniger Partien verlassen, dann wer mehr zu Ende gespielt hat. Es zählen nur Partien mit mindestens zwei Menschen. Ein neuer Monat beginnt um Mitternacht in dieser Zeitzone: { $zone }. /top months zeigt die früheren.
month-zone = Ein Admin kann die Zeitzone dieser Gruppe wählen: /zone
months-title = <b>Die Besten jedes Monats</b>
months-one = { $month }: { $names }
months-none = Für frühere Monate gibt es noch keine Ergebnisse. /top month zeigt diesen.
month-line = { $month }, die meisten Siege: { $names }. Ein neuer Monat beginnt: /top month
