### How to play, in one minute: made of the table’s rules. Then what a person’s first hands are accompanied by.

howto-title = Tausend in einer Minute
howto-cards = <b>Karten.</b> { $deck }, von hoch nach niedrig: { $order }. Die 10 schlägt den König!
howto-auction =
    <b>Reizen.</b> Ihr versprecht Punkte, mindestens { $opening }. Wer am höchsten reizt, { $exchange ->
        [pass] nimmt den Talon, gibt jedem Gegenspieler eine Karte und spielt aus.
        [pass_one] nimmt den Talon, gibt dem Gegenspieler eine Karte und spielt aus.
        [discard] nimmt den Talon, legt ebenso viele Karten weg (das heißt drücken) und spielt aus.
       *[none] spielt aus.
    }
howto-no-auction = <b>Kein Reizen.</b> Alle spielen für sich und behalten, was sie gewinnen.
howto-tricks =
    <b>Stiche.</b> { $beat ->
        [yes] Farbe bedienen und höher spielen, wenn du kannst.
       *[no] Farbe bedienen, wenn du kannst.
    } Wer den Stich macht, bekommt die Punkte und spielt aus.
howto-stock = <b>Stapel.</b> Nach jedem Stich ziehen alle eine Karte. Solange der Stapel nicht leer ist, darfst du jede Karte spielen.
howto-marriages = <b>Hochzeit.</b> Spiel König oder Dame aus, solange du die andere Karte des Paars hast: sofort ♠ { $mS }, ♣ { $mC }, ♦ { $mD }, ♥ { $mH }, und die Farbe ist Trumpf.
howto-score = <b>Punkte.</b> Gebot erfüllt: plus das Gebot, verfehlt: minus. Die anderen schreiben an, was sie gemacht haben. Wer zuerst { $target } erreicht, gewinnt.
howto-score-own = <b>Punkte.</b> Alle schreiben an, was sie gemacht haben. Wer zuerst { $target } erreicht, gewinnt.
howto-first = <i>Passen kostet nichts. Gereizt wird auf Asse und Hochzeiten.</i>
button-howto = So geht’s
button-practise = ▶ Jetzt üben
button-learn = Lektionen
button-add-to-group = In Gruppe einladen
button-language = Sprache
button-tips-off = Keine Hinweise mehr
button-tips-on = Hinweise an

## Tips: facts of what one sees oneself, never advice

coach-auction =
    { $count ->
        [0] Du hast { $points } Punkte, keine Hochzeit.
        [one] Du hast { $points } Punkte und die Hochzeit { $marriages } (+{ $value }).
       *[other] Du hast { $points } Punkte und die Hochzeiten { $marriages } (+{ $value }).
    } Wer am höchsten reizt, muss so viele Punkte machen, wie geboten sind.
coach-worth = Mit so einem Blatt macht der Alleinspieler in drei von vier Fällen mindestens { $points } Punkte.
coach-price = Mit so einem Blatt sind { $points } Punkte sicher, du brauchst { $contract }. Verfehlen kostet { $lost }, Aufgeben { $cost }, und jeder andere bekommt { $others }.
coach-pass = Passen kostet nichts.
coach-opening = Bietet niemand mehr, spielst du dafür.
coach-cut = Noch hat niemand die Karten gesehen: Abheben ändert rein zufällig, wer was bekommt.
coach-choose = Einen der beiden Talons bekommst du. Was darin liegt, weiß niemand.
coach-talon = Du hast das Reizen gewonnen und nimmst den Talon: Seine Karten hast du jetzt auf der Hand.
coach-concession = Spielst du und erfüllst das Gebot, kommt es zu deinem Stand hinzu; verfehlst du es, wird es abgezogen. Aufgeben beendet das Spiel sofort.
coach-give = Du spielst { $contract }. Deine Karten zählen jetzt { $points } Punkte; eine Karte, die du abgibst, kann einem Gegenspieler Punkte bringen.
coach-contract = Jetzt kennst du deine Karten und darfst mehr als { $contract } versprechen. Erfüllt bringt es mehr, verfehlt kostet es mehr.
coach-lesson = Mehr dazu in der Lektion „{ $lesson }“.
button-lesson-of-tip = 📖 { $lesson }
button-ladder = ▶ Leiter der Bots: { $level }
coach-lead = Du spielst aus: Die anderen bedienen deine Farbe, wenn sie können. Wer den Stich macht, bekommt seine Punkte und spielt zum nächsten aus. Die 10 schlägt den König.
coach-trump = { $suit } ist jetzt Trumpf und sticht jede andere Farbe.
coach-marriage = Du hast König und Dame von { $marriages }. Sag die Hochzeit an und spiel dabei König oder Dame aus: Das gibt sofort { $value } Punkte, und die Farbe wird Trumpf und sticht alle anderen.
coach-follow =
    { $suit } ist ausgespielt. { $why ->
        [follow] Du hast { $suit }, also musst du { $suit } spielen.
        [beat] Du hast { $suit }, also musst du { $suit } spielen, und zwar höher als das, was liegt.
        [trump] Du hast kein { $suit }, also musst du Trumpf spielen.
       *[free] Du kannst jede Karte spielen.
    }
coach-possible = Du kannst spielen: { $cards }.
coach-result =
    Dein letztes Spiel: { $why ->
        [made] { $contract } versprochen, { $points } Punkte gemacht: erfüllt.
        [down] { $contract } versprochen, { $points } Punkte gemacht: verfehlt.
        [gave-up] Du hast { $contract } aufgegeben.
        [others-gave-up] { $name } hat { $contract } aufgegeben, und die anderen bekommen Punkte dafür.
        [sat-out] Du hast ausgesetzt.
        [own-rounded] { $points } Punkte aus Stichen und Hochzeiten, gerundet.
       *[own] { $points } Punkte aus Stichen und Hochzeiten.
    }
coach-change =
    { $reason ->
        [barrel] Wegen des Fasses für dich: { $delta }.
        [golden] In der goldenen Runde zählt alles doppelt. Für dich: { $delta }.
        [blind] Ein blindes Spiel zählt doppelt. Für dich: { $delta }.
        [fine] Mit der Strafe für dich: { $delta }.
        [locked] Du bist eingeschlossen. Für dich: { $delta }.
       *[none] Für dich: { $delta }.
    }
share-learn = Lern es in fünf kurzen Lektionen: { $link }
inline-rules = Die Regeln auf einen Blick

button-short = ▶ Partie bis 300
button-short-next = ▶ Nächste bis 300
button-whole-game = ▶ Partie bis 1000
short-head = Kurze Partie bis { $target } · Bots: { $level }
short-won = Gewonnen! In der nächsten kurzen Partie spielen die Bots besser; Stufe: { $level }.
short-lost = Diesmal nicht. Versuch es noch einmal; Stufe der Bots wie bisher: { $level }.
short-ready = Zeit für eine ganze Partie. Gewonnene kurze Partien: { $count }.
