### Die Regeln eines Tisches in einfachen Worten. Jeder Satz kann jede Option der Regeln unter ihrem Namen nutzen, mit
### Bindestrich statt Punkt; wahr und falsch sind `yes` und `no`, eine fehlende Zahl ist `none`.

or = { $first } oder { $last }
rules-title = Regeln: { $preset }
rules-topics = Einzelheiten und Beispiele stehen hinter den Knöpfen.
rules-usual = Hier ist kein Tisch offen. /newgame eröffnet einen mit diesen Regeln.
rules-brief-players = Für { $players } Personen, gespielt wird bis { $game-target }.
rules-brief-goal = Mach Stiche mit vielen Punkten: A = 11, 10 = 10, K = 4, D = 3, B = 2, 9 = 0, in dieser Reihenfolge von hoch nach niedrig. Zusammen 120. Die 10 schlägt den König!
rules-brief-auction = { $auction-enabled ->
        [yes] Die Reizung beginnt bei { $auction-opening } und steigt in Schritten von { $auction-step }. Wer am höchsten reizt, muss so viele Punkte machen.
       *[no] Es wird nicht gereizt: Alle spielen für sich.
    }
rules-brief-marriages = König und Dame einer Farbe sind eine Hochzeit: ♠ { $mS }, ♣ { $mC }, ♦ { $mD }, ♥ { $mH }. Sagst du sie an, wird ihre Farbe Trumpf.
rules-brief-lock = { $lock-strict ->
        [yes] Über { $lock-at } Punkten bist du eingeschlossen:
       *[no] Ab { $lock-at } Punkten bist du eingeschlossen:
    } { $lock-earns ->
        [declarer] Punkte bekommst du nur noch als Alleinspieler.
        [declarer_with_marriage] Punkte bekommst du nur noch als Alleinspieler mit Hochzeit.
       *[marriage_or_sweep] Punkte bekommst du nur noch mit einer Hochzeit oder allen Stichen.
    }
rules-brief-barrel = { $barrel-style ->
        [lviv] Mit { $barrel-at } Punkten bist du auf dem Fass, so lange es eben dauert.
       *[classic] Mit { $barrel-at } Punkten bist du auf dem Fass und hast { $barrel-hands ->
            [one] { $barrel-hands } Spiel
           *[other] { $barrel-hands } Spiele
        }, um zu gewinnen.
    }

topic-minute = In einer Minute
topic-deal = Geben
topic-auction = Reizung
topic-talon = Talon
topic-redeal = Neues Geben
topic-concession = Aufgeben (Rospisat’)
topic-play = Stiche
topic-marriages = Hochzeiten
topic-scoring = Abrechnung
topic-target = Partieende

rules-example = Beispiel: { $example }

## Geben

rules-deal-deck = { $table-deck ->
        [20] 20 Karten: A, 10, K, D, B in jeder Farbe, von hoch nach niedrig. Neunen gibt es nicht.
       *[24] 24 Karten: A, 10, K, D, B, 9 in jeder Farbe, von hoch nach niedrig.
    }
rules-deal-layout = { $players ->
        [2] Zu zweit
        [3] Zu dritt
        [4] Zu viert
        [one] { $players } Person
       *[other] { $players } Personen
    }: { $layout }{ $stock ->
        [0] .
       *[other] ; die übrigen { $stock } werden einzeln nachgezogen.
    }
rules-deal-sits-out = Zu viert spielen jeweils drei. { $table-sits_out ->
        [dealer] Der Geber setzt aus.
        [right_of_dealer] Die Person rechts vom Geber setzt aus.
       *[opposite_dealer] Die Person gegenüber vom Geber setzt aus.
    }
rules-deal-sitter = Wer aussetzt, bekommt für den Talon, sobald er aufgedeckt oder aufgenommen ist:{ $sitter-card_points ->
        [yes] { "" } seine Kartenpunkte, gerundet
       *[no] { $sitter-ace ->
            [0] { "" } nichts für Asse
           *[other] { "" } { $sitter-ace } für jedes Ass
        }
    }{ $sitter-marriage ->
        [yes] { "" } und den Wert einer Hochzeit darin.
       *[no] .
    }
rules-deal-sitter-golden = In der goldenen Runde verdoppelt sich das.
rules-deal-next = Nach jedem Spiel gibt die nächste Person links.
rules-deal-again = Lässt jemand neu geben, gibt dieselbe Person noch einmal.
rules-deal-cut = Vor jedem Spiel darf die Person rechts vom Geber abheben.
rules-deal-dealer-sets-talon = Vor dem Geben nennt der Geber, ohne hinzusehen, die Plätze im Kartenstapel, die zum Talon werden: nie den ersten oder letzten, nie zwei nebeneinander.
rules-deal-bottom-jack = Ist die letzte Karte des Stapels ein Bube, wird neu gegeben; beim dritten Mal in Folge verliert der Geber 120, und die nächste Person gibt.
rules-deal-example = Anna gibt, und Jan ist links von ihr. Jan bekommt die erste Karte{ $auction-enabled ->
        [yes] { "" } und reizt als Erster.
       *[no] { "" } und spielt zum ersten Stich aus.
    }

## Reizung

rules-auction-none = Es wird nicht gereizt. Niemand ist Alleinspieler, und alle zählen ihre eigenen Punkte.
rules-auction-opening = { $auction-forced_opening ->
        [yes] Die Person links vom Geber muss eröffnen, und zwar
       *[no] Niemand muss eröffnen; passen alle, gibt die nächste Person. Eröffnet wird
    }{ $auction-opening_fixed ->
        [yes] { " " }mit genau { $auction-opening }.
       *[no] { " " }mit mindestens { $auction-opening }.
    }
rules-auction-steps = { $auction-graded ->
        [yes] Jedes Gebot ist genau { $auction-step } höher als das vorige.
       *[no] Gereizt wird in Schritten von { $auction-step }, auch mehrere auf einmal.
    } Wer gepasst hat, ist raus; wer übrig bleibt, ist Alleinspieler und muss das Gebot erfüllen.
rules-auction-above-120 = { $auction-above_120 ->
        [free] Mehr als 120 dürfen alle reizen.
        [any_marriage] Für mehr als 120 braucht man eine Hochzeit auf der Hand.
       *[held_marriages] Niemand darf mehr reizen als 120 plus die Hochzeiten auf der Hand.
    }
rules-auction-ceiling = Das höchste mögliche Gebot ist { $auction-ceiling }.
rules-auction-raise = { $auction-raise_after_exchange ->
        [yes] Vor dem ersten Ausspielen legt der Alleinspieler das Gebot fest: das gereizte oder ein höheres.
       *[no] Es bleibt beim gereizten Gebot; erhöhen geht nicht.
    }
rules-auction-silence = Wer weniger als { $auction-silence_below } hat, muss schweigen und darf nicht reizen, außer bei einer Zwangseröffnung.
rules-auction-golden = Goldene Runde: Die ersten Spiele, eins für jeden Geber, beginnen bei 120 und zählen doppelt. Erfüllt darin niemand ein Gebot, folgt noch eine{ $auction-golden_round ->
        [on_with_reset] , und alle beginnen wieder bei 0.
       *[on] .
    }
rules-auction-blind = Du darfst reizen, ohne deine Karten anzusehen. Wer so Alleinspieler wird, nimmt den Talon auf, ohne ihn zu zeigen, und gibt Karten offen ab; { $auction-blind ->
        [gains] alle Gewinne aus diesem Spiel zählen doppelt.
       *[all] alle Gewinne und Verluste aus diesem Spiel zählen doppelt.
    }
rules-auction-example = Anna eröffnet mit { $auction-opening }, Jan reizt { $next }, { $two ->
        [yes] Anna passt
       *[no] Ola und Anna passen
    }. Jan ist Alleinspieler und muss { $next } machen.

## Talon

rules-talon-none = Es gibt keinen Talon.
rules-talon-one = Der Alleinspieler nimmt den Talon auf.
rules-talon-several = Der Alleinspieler wählt einen der Talons, ohne hineinzusehen; der andere bleibt verdeckt.
rules-talon-reveal = { $talon-reveal ->
        [always] Der aufgenommene Talon wird zuerst allen gezeigt.
        [never] Den aufgenommenen Talon sieht sonst niemand.
        [contested] Der aufgenommene Talon wird zuerst allen gezeigt, wenn jemand die Eröffnung überboten hat; sonst sieht ihn nur der Alleinspieler.
       *[from_130] Der aufgenommene Talon wird zuerst allen gezeigt, wenn die Reizung 130 erreicht hat; sonst sieht ihn nur der Alleinspieler.
    }
rules-talon-face-up = Der Talon liegt von Anfang an offen.
rules-talon-exchange = { $players ->
        [2] Zu zweit
        [3] Zu dritt
        [4] Zu viert
        [one] Mit { $players } Person
       *[other] Mit { $players } Personen
    }: { $pass ->
        [0] abgegeben wird keine Karte
        [one] jeder Gegenspieler bekommt { $pass } Karte
       *[other] jeder Gegenspieler bekommt { $pass } Karten
    }, { $discard ->
        [0] gedrückt wird keine.
        [one] { $discard } wird gedrückt.
       *[other] { $discard } werden gedrückt.
    }
rules-talon-pass-face-up = Die abgegebenen Karten sehen alle.
rules-talon-uncontested = Wer schon mit der Eröffnung gewonnen hat, darf nur Karten aus dem Talon abgeben.
rules-talon-discards = Die Punkte gedrückter Karten{ $talon-discards_count_for ->
        [last_trick] { " " }und eines liegen gebliebenen Talons gehen an den letzten Stich.
        [nobody] { " " }und eines liegen gebliebenen Talons zählen für niemanden.
       *[declarer] { " " }zählen für den Alleinspieler, die eines liegen gebliebenen Talons für niemanden.
    }
rules-talon-sweep = Ein Gebot von genau 120 ist auch erfüllt, wenn der Alleinspieler alle Stiche macht und keine Hochzeit ansagt.
rules-talon-example = Jan findet K♥ im Talon, hat schon D♥ und hält jetzt eine Herz-Hochzeit.

## Neues Geben

rules-redeal-none = Wegen schwacher Karten wird nicht neu gegeben.
rules-redeal-rights = Neu geben lassen darfst du, wenn du dran bist:
rules-redeal-weak_hand = • { $auction ->
        [no] bevor du deine erste Karte spielst
       *[yes] bei deinem ersten Zug in der Reizung
    }, mit weniger als { $number } Kartenpunkten und ohne Hochzeit
rules-redeal-nines_dealt = • { $auction ->
        [no] bevor du deine erste Karte spielst
       *[yes] bei deinem ersten Zug in der Reizung
    }, mit { $number ->
        [4] allen vier Neunen
       *[other] mindestens { $number } Neunen
    }{ $unless_marriage ->
        [yes] { " " }und ohne Hochzeit
       *[no] { "" }
    }
rules-redeal-poor_talon = • als Alleinspieler gleich nach dem Aufnehmen des Talons, wenn er weniger als { $number } Punkte zählt{ $minimum_bid_only ->
        [yes] { " " }und das Gebot nur die Eröffnung ist
       *[no] { "" }
    }
rules-redeal-talon_nines = • als Alleinspieler gleich nach dem Aufnehmen des Talons, wenn mindestens { $number } Neunen darin sind
rules-redeal-nines_after_exchange = • bevor du deine erste Karte spielst, mit { $number ->
        [4] allen vier Neunen
       *[other] mindestens { $number } Neunen
    }
rules-redeal-weak_after_exchange = • bevor du deine erste Karte spielst, mit weniger als { $number } Kartenpunkten{ $minimum_bid_only ->
        [yes] , wenn du nie über die Eröffnung gereizt hast
       *[no] { "" }
    }
rules-redeal-how = Der Bot fragt nicht danach: Wer etwas anderes tut, verzichtet darauf. Dieselbe Person gibt noch einmal, und nichts wird angeschrieben.
rules-redeal-third = Wird zum dritten Mal in Folge wegen Neunen neu gegeben, verliert der Geber 120, und die nächste Person gibt.
rules-redeal-example = Unter deinen Karten steht der Knopf „Neu geben“. Drückst du ihn, wird neu gegeben; reizt oder spielst du stattdessen, ist er weg.

## Rospisat’

rules-concession-none = Ein Spiel kann nicht aufgegeben werden.
rules-concession-stage = { $concession-stage ->
        [before_talon] Bevor der Talon aufgedeckt wird, darf der Alleinspieler aufgeben
       *[after_talon] Gleich nach dem Blick in den Talon darf der Alleinspieler aufgeben
    }{ $concession-max_contract ->
        [none] .
       *[other] , bei einem Gebot von höchstens { $concession-max_contract }.
    }
rules-concession-payout = Der Alleinspieler bekommt 0 und jeder Gegenspieler { $concession-payout ->
        [fixed] 60.
       *[half] die Hälfte des Gebots, aufgerundet auf ein Vielfaches von { $concession-payout_step }{ $concession-payout_minimum ->
            [0] .
           *[other] , mindestens { $concession-payout_minimum }.
        }
    }
rules-concession-uses = { $concession-free_uses ->
        [none] Das geht beliebig oft.
       *[other] Pro Partie geht das für jede Person { $concession-free_uses ->
            [1] einmal
            [2] zweimal
           *[other] { $concession-free_uses }-mal
        } ohne Strafe; { $concession-beyond ->
            [penalty] das nächste Mal kostet außerdem 120, und die Zählung beginnt von vorn.
           *[forbidden] danach ist es verboten.
        }
    }
rules-concession-write-down = Stattdessen darf der Alleinspieler das Gebot als Minus anschreiben; die anderen bekommen nichts.
rules-concession-write-down-uses = Das darf man in einer Partie { $concession-write_down_uses ->
        [1] einmal.
       *[other] { $concession-write_down_uses } Mal.
    }
rules-concession-walkout = Wer eröffnen musste und nicht überboten wurde, sieht den Talon allein und darf für −100 aufgeben; jeder Gegenspieler bekommt 50.
rules-concession-barrel = Auf dem Fass kann niemand aufgeben.
rules-concession-example = Anna hat mit 100 gewonnen, sieht keine Chance und gibt auf: Anna 0, { $two ->
        [yes] Jan { $payout }
       *[no] Jan und Ola je { $payout }
    }.

## Stiche

rules-play-lead = { $auction-enabled ->
        [yes] Zum ersten Stich spielt der Alleinspieler aus, danach immer, wer den letzten Stich gemacht hat.
       *[no] Zum ersten Stich spielt die Person links vom Geber aus, danach immer, wer den letzten Stich gemacht hat.
    }
rules-play-follow = { $play-follow_suit ->
        [always] Du musst Farbe bedienen, wenn du kannst.
       *[after_stock] Solange es Karten zum Ziehen gibt, darfst du jede Karte spielen; danach musst du Farbe bedienen, wenn du kannst.
    }
rules-play-beat = { $play-must_beat ->
        [yes] Beim Bedienen musst du höher spielen als die höchste Karte, wenn du kannst, außer der Stich ist schon mit Trumpf gestochen.
       *[no] Beim Bedienen genügt jede Karte der Farbe.
    }
rules-play-void = { $play-when_void ->
        [trump] Ohne die Farbe musst du Trumpf spielen, wenn du einen hast.
        [beat] Ohne die Farbe musst du Trumpf spielen, wenn du damit den Stich bekommst; sonst geht jede Karte.
       *[free] Ohne die Farbe geht jede Karte.
    }
rules-play-overtrump = Er muss höher sein als die Trümpfe im Stich, wenn du kannst.
rules-play-trick = Der höchste Trumpf bekommt den Stich; ohne Trumpf die höchste Karte der ausgespielten Farbe. Trumpf gibt es erst, wenn eine Hochzeit angesagt ist.
rules-play-stock = Nach jedem Stich zieht zuerst, wer ihn gemacht hat, eine Karte, dann die andere Person, bis keine mehr da sind.
rules-play-peek = { $play-peek ->
        [first_trick] Nur den ersten Stich darf man noch einmal ansehen.
       *[last_trick] Den letzten Stich darf man noch einmal ansehen.
    }
rules-play-no-peek = Stiche, die verdeckt liegen, darf niemand noch einmal ansehen.
rules-play-example = D♥ ist ausgespielt, und du hast A♥ und B♥. { $play-must_beat ->
        [yes] Du musst A♥ spielen, denn es ist höher.
       *[no] Du darfst jede der beiden spielen.
    }

## Hochzeiten

rules-marriages-values = König und Dame einer Farbe: ♠ { $mS }, ♣ { $mC }, ♦ { $mD }, ♥ { $mH }.
rules-marriages-how = Spiel eine der beiden aus und behalte die andere auf der Hand: Der Wert gehört dir sofort, auch wenn der Stich verloren geht, und die Farbe ist Trumpf bis zur nächsten Hochzeit.
rules-marriages-first = { $marriages-first_trick ->
        [yes] Das geht schon beim allerersten Ausspielen.
       *[no] Vorher musst du einen Stich gemacht haben.
    }
rules-marriages-automatic = { $marriages-automatic ->
        [yes] Wer König oder Dame ausspielt, sagt die Hochzeit damit schon an.
       *[no] Ansagen musst du sie mit dem Knopf; ist eine der beiden Karten weg, ist es auch die Hochzeit.
    }
rules-marriages-on-queen = Hat die Person direkt vor dir im Stich eine Dame gelegt, darfst du auch mit dem König dieser Farbe eine Hochzeit ansagen.
rules-marriages-four-aces = Vier Asse bringen { $marriages-four_aces }: Spiel nach einem eigenen Stich eins aus, mit allen vieren auf der Hand.
rules-marriages-example = Anna spielt D♥ aus und hat K♥ auf der Hand: +{ $mH }, und Herz ist Trumpf.

## Abrechnung

rules-scoring-declarer = Der Alleinspieler muss das Gebot mit Kartenpunkten und Hochzeiten erreichen, ohne Rundung. { $scoring-declarer ->
        [contract] Erfüllt: plus das Gebot, nicht mehr. Verfehlt: minus das Gebot.
       *[points] Erfüllt: plus die gemachten Punkte, gerundet. Verfehlt: minus das Gebot.
    }
rules-scoring-others = { $auction-enabled ->
        [yes] Die anderen schreiben an, was sie gemacht haben
       *[no] Alle schreiben an, was sie gemacht haben
    }{ $scoring-rounding_to ->
        [1] , ohne Rundung.
        [10] , auf 10 gerundet; eine 5 wird { $scoring-rounding_half ->
            [up] aufgerundet.
           *[down] abgerundet.
        }
       *[other] , auf { $scoring-rounding_to } gerundet.
    }
rules-scoring-zero = { $scoring-zero ->
        [strikes] Wer gar keine Punkte macht{ $auction-enabled ->
            [yes] { "" } und nicht Alleinspieler ist
           *[no] { "" }
        }, bekommt einen Strich (auf dem Fass nicht); der dritte kostet 120, und die Zählung beginnt von vorn.
       *[per_hand] Wer keinen Stich macht{ $auction-enabled ->
            [yes] { "" } und nicht Alleinspieler ist
           *[no] { "" }
        }, verliert 120 und dazu den Wert der angesagten Hochzeiten.
    }
rules-scoring-reset = Wer genau { $scoring-reset_at } Punkte hat, fällt auf 0 zurück.
rules-scoring-example = { $auction-enabled ->
        [yes] 150 gereizt, 147 gemacht: −150. Ein Gegenspieler mit 26 Punkten bekommt { $rounded }.
       *[no] 26 gemachte Punkte bringen { $rounded }.
    }

## Partieende

rules-target-reach = { $game-exceed_target ->
        [yes] Wer mehr als { $game-target } Punkte hat, gewinnt.
       *[no] Wer { $game-target } Punkte hat, gewinnt.
    }
rules-target-several = Schaffen das mehrere im selben Spiel, gewinnt { $auction-enabled ->
        [yes] der Alleinspieler, wenn er dabei ist, sonst der höchste Stand.
       *[no] der höchste Stand.
    } { $game-tie ->
        [shared] Bei Gleichstand gewinnen sie gemeinsam.
       *[another_hand] Bei Gleichstand entscheidet ein weiteres Spiel.
    }
rules-target-lock = { $lock-strict ->
        [yes] Über { $lock-at } Punkten bist du eingeschlossen:
       *[no] Ab { $lock-at } Punkten bist du eingeschlossen:
    } { $lock-earns ->
        [declarer] Punkte bekommst du nur noch als Alleinspieler.
        [declarer_with_marriage] Punkte bekommst du nur noch als Alleinspieler mit angesagter Hochzeit.
        [any_marriage_or_sweep] Punkte bekommst du nur noch mit einer Hochzeit oder allen Stichen, auch wenn sie noch nicht ans Ziel reichen.
       *[marriage_or_sweep] Punkte bekommst du nur noch mit einer Hochzeit oder allen Stichen, und nur in dem Spiel, das dich ans Ziel bringt.
    } Verluste zählen immer.
rules-target-lock-no-trick = Wer eingeschlossen ist und keinen Stich macht, verliert { $lock-no_trick_penalty }, nur nicht als Alleinspieler.
rules-target-lock-example = Anna hat { $held } und macht 40 Punkte, ohne diese Bedingung zu erfüllen: Ihr Stand bleibt, wie er ist.
rules-target-barrel = { $barrel-style ->
        [lviv] Wer auf { $barrel-at } oder mehr käme, ohne zu gewinnen, wird auf { $barrel-at } gesetzt und ist auf dem Fass. Dort wird weitergezählt wie sonst, so lange es eben dauert; unter { $barrel-at } ist man wieder herunter. Hochzeiten machen auf dem Fass nur Trumpf, und gereizt wird höchstens bis 120.
       *[classic] Wer auf { $barrel-at } oder mehr käme, ohne zu gewinnen, wird auf { $barrel-at } gesetzt und ist auf dem Fass. Dort hast du { $barrel-hands ->
            [one] { $barrel-hands } Spiel
           *[other] { $barrel-hands } Spiele
        }, um zu gewinnen.
    }
rules-target-barrel-wins = { $auction-enabled ->
        [no] Wer dort in einem Spiel mindestens { $barrel-need } Punkte macht, gewinnt die Partie.
       *[yes] Die Partie gewinnt dort, wer als Alleinspieler{ " " }{ $barrel-wins_by ->
            [points] das Gebot erfüllt und mindestens { $barrel-need } Punkte macht, wie hoch auch gereizt war
           *[contract] ein Gebot von { $barrel-need } oder mehr erfüllt
        }{ $barrel-role ->
            [anyone] , und auch, wer als Gegenspieler mindestens { $barrel-need } Punkte macht.
           *[declarer] .
        }
    }
rules-target-barrel-down = { $auction-enabled ->
        [no] { "" }
       *[yes] Verfehlst du ein Gebot, wird es abgezogen, und du bist vom Fass herunter{ $barrel-failure_is_fall ->
            [yes] ; das gilt als Sturz.{ " " }
           *[no] .{ " " }
        }
    }Nach dem letzten Spiel fällst du um 120.
rules-target-barrel-crowd = { $barrel-crowd ->
        [share] Auf dem Fass haben mehrere zugleich Platz.
        [clash] Kommen zwei oder mehr im selben Spiel auf das Fass, landen sie alle 120 darunter.
       *[push_off] Wer neu auf das Fass kommt, stößt alle herunter, die schon dort waren: je −120.
    }
rules-target-barrel-falls = Der { $barrel-falls_to_zero }. Sturz vom Fass kostet alles: zurück auf 0.
rules-target-barrel-exact = Auf dem Fass wird nicht gerundet.
rules-target-barrel-example = { $auction-enabled ->
        [no] Anna ist auf dem Fass und macht { $barrel-need } Punkte: Damit gewinnt sie die Partie.
       *[yes] Anna ist auf dem Fass, spielt { $low } und macht { $barrel-need } Punkte:{ " " }{ $barrel-wins_by ->
            [points] Damit gewinnt sie die Partie.
           *[contract] Das gewinnt nicht, das Gebot hätte { $barrel-need } sein müssen.
        }
    }
rules-target-example = { $from } Punkte und 160 dazu gewinnen sofort{ $near ->
        [barrel] , am Fass vorbei.
       *[other] .
    }
