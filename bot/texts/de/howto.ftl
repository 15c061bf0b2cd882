### How to play, in one minute: made of the table’s rules. Then what a person’s first hands are accompanied by.

howto-title = Tausend in einer Minute
howto-cards = <b>Karten.</b> { $deck } Karten, von hoch nach niedrig mit ihren Punkten: { $order }. Die 10 schlägt den König! Zusammen 120.
howto-auction =
    <b>Reizen.</b> Ab { $opening } werden Punkte versprochen. Wer am meisten verspricht, { $exchange ->
        [pass] nimmt den Talon, gibt jedem Gegner eine Karte und spielt aus.
        [discard] nimmt den Talon, legt ebenso viele Karten weg und spielt aus.
       *[none] spielt aus.
    }
howto-no-auction = <b>Kein Reizen.</b> Alle spielen für sich und behalten, was sie gewinnen.
howto-tricks =
    <b>Stiche.</b> { $beat ->
        [yes] Bediene die Farbe, und spiel höher, wenn du kannst.
       *[no] Bediene die Farbe.
    } Wer den Stich macht, bekommt seine Punkte und spielt den nächsten an.
howto-stock = <b>Stapel.</b> Nach jedem Stich ziehen alle eine Karte. Solange gezogen wird, darf jede Karte gespielt werden.
howto-marriages = <b>Hochzeit.</b> König und Dame einer Farbe. Spiel eine davon aus, während du die andere hältst: sofort ♠ { $mS }, ♣ { $mC }, ♦ { $mD }, ♥ { $mH }, und die Farbe ist Trumpf.
howto-score = <b>Punkte.</b> Versprechen gehalten: plus das Gebot, sonst minus. Die anderen schreiben an, was sie gemacht haben. Wer { $target } erreicht, gewinnt.
howto-score-own = <b>Punkte.</b> Alle schreiben an, was sie gemacht haben. Wer { $target } erreicht, gewinnt.
howto-first = <i>Zum ersten Mal? Passen kostet nichts. Asse und eine Hochzeit sind das, woraus ein Gebot besteht.</i>
button-howto = So geht’s – 1 Minute
button-practise = ▶ Jetzt üben
button-learn = Ein Spiel mit Erklärungen
button-add-to-group = Zu einer Gruppe hinzufügen
button-language = Sprache
button-tips-off = Keine Tipps mehr
button-tips-on = Tipps für drei Spiele

## Tips: facts of what one sees oneself, never advice

coach-auction =
    Deine Karten: { $points } Punkte{ $marriages ->
        [none] , keine Hochzeit
       *[other] , Hochzeit { $marriages } (+{ $value })
    }. Wer am höchsten bietet, muss so viele Punkte machen.
coach-pass = Passen kostet nichts.
coach-opening = Jemand muss das Reizen eröffnen, diesmal du. Sagt niemand mehr, spielst du für dieses Gebot.
coach-cut = Noch hat niemand eine Karte gesehen: Das ändert, wer welche bekommt, und niemand weiß, wie.
coach-choose = Einer der Talons wird deiner. Gesehen hat sie niemand.
coach-concession = Gespielt und erfüllt kommt der Kontrakt zu deinem Stand hinzu, verfehlt wird er abgezogen. Aufgeben beendet das Spiel sofort.
coach-give = Du spielst für { $contract }. Deine Karten haben jetzt { $points } Punkte; eine Karte, die du abgibst, kann dem, der sie bekommt, Punkte bringen.
coach-contract = Jetzt, da du deine Karten kennst, darfst du mehr versprechen als die { $contract } vom Reizen. Erfüllt kommt es hinzu, verfehlt geht es ab.
coach-lead = Du spielst aus: Die anderen bedienen deine Farbe, wenn sie können. Wer den Stich macht, bekommt seine Punkte und spielt als Nächstes aus. Die 10 schlägt den König.
coach-marriage = Du hast König und Dame von { $marriages }. Beim Ausspielen angesagt bringen sie sofort { $value } Punkte, und die Farbe wird Trumpf: Sie sticht alle anderen.
coach-follow =
    { $suit } ist ausgespielt. { $why ->
        [follow] Du hast { $suit }, also muss es { $suit } sein.
        [beat] Du hast { $suit }, also muss es { $suit } sein, und höher als das, was liegt.
        [trump] Du hast kein { $suit }, also muss es ein Trumpf sein.
       *[free] Jede deiner Karten geht.
    }
coach-possible = Möglich ist jetzt: { $cards }.
coach-result =
    Dein letztes Spiel: { $why ->
        [made] { $contract } versprochen, { $points } Punkte gemacht, also kommen { $contract } hinzu.
        [down] { $contract } versprochen, { $points } Punkte gemacht, also gehen { $contract } ab.
        [gave-up] Du hast { $contract } aufgegeben.
        [others-gave-up] { $name } hat { $contract } aufgegeben, und die anderen bekommen etwas dafür.
        [sat-out] Du hast ausgesetzt.
       *[own] { $points } Punkte aus Stichen und Hochzeiten.
    } Dein Stand: { $delta }.
lesson-over = Das war ein ganzes Spiel. Eine Partie sind viele davon, bis { $target }.
lesson-left = Du hast die Übung verlassen. /learn beginnt eine neue.
button-lesson-leave = Übung verlassen
