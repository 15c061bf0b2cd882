### Die Regeln eines Tisches in einfachen Worten. Jeder Satz kann jede Option der Regeln unter ihrem Namen nutzen, mit
### Bindestrich statt Punkt; wahr und falsch sind `yes` und `no`, eine fehlende Zahl ist `none`.

rules-title = Regeln: { $preset }
rules-topics = Drück auf ein Thema: Dort stehen Einzelheiten und ein Beispiel.
rules-usual = Hier ist kein Tisch offen. /newgame eröffnet einen mit diesen Regeln.
rules-brief-players = Für { $players } Personen, gespielt wird bis { $game-target }.
rules-brief-goal = Mach Stiche mit vielen Punkten: A = 11, 10 = 10, K = 4, D = 3, B = 2, 9 = 0, in dieser Reihenfolge von hoch nach niedrig. Zusammen 120. Die 10 schlägt den König!
rules-brief-auction = { $auction-enabled ->
        [yes] Das Reizen beginnt bei { $auction-opening } und steigt in Schritten von { $auction-step }. Wer am höchsten reizt, muss so viele Punkte machen.
       *[no] Es wird nicht gereizt: Alle spielen für sich.
    }
rules-brief-marriages = König und Dame einer Farbe sind eine Hochzeit: ♠ { $mS }, ♣ { $mC }, ♦ { $mD }, ♥ { $mH }. Sagst du sie an, wird ihre Farbe Trumpf.
rules-brief-lock = { $lock-strict ->
        [yes] { $lock-earns ->
            [declarer] Über { $lock-at } Punkten bist du eingeschlossen: Punkte bekommst du nur noch als Alleinspieler.
            [declarer_with_marriage] Über { $lock-at } Punkten bist du eingeschlossen: Punkte bekommst du nur noch als Alleinspieler mit Hochzeit.
           *[marriage_or_sweep] Über { $lock-at } Punkten bist du eingeschlossen: Punkte bekommst du nur noch mit einer Hochzeit oder allen Stichen.
        }
       *[no] { $lock-earns ->
            [declarer] Ab { $lock-at } Punkten bist du eingeschlossen: Punkte bekommst du nur noch als Alleinspieler.
            [declarer_with_marriage] Ab { $lock-at } Punkten bist du eingeschlossen: Punkte bekommst du nur noch als Alleinspieler mit Hochzeit.
           *[marriage_or_sweep] Ab { $lock-at } Punkten bist du eingeschlossen: Punkte bekommst du nur noch mit einer Hochzeit oder allen Stichen.
        }
    }
rules-brief-barrel = { $barrel-style ->
        [lviv] Mit { $barrel-at } Punkten bist du auf dem Fass, und zwar beliebig lange.
       *[classic] Mit { $barrel-at } Punkten bist du auf dem Fass und hast { $barrel-hands ->
            [one] { $barrel-hands } Spiel
           *[other] { $barrel-hands } Spiele
        }, um zu gewinnen.
    }

topic-minute = In einer Minute
topic-deal = Geben
topic-auction = Reizen
topic-talon = Talon
topic-redeal = Neu geben
topic-concession = Aufgeben
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
rules-deal-layout = { $stock ->
        [0] { $players ->
            [2] Zu zweit: { $layout }.
            [3] Zu dritt: { $layout }.
            [4] Zu viert: { $layout }.
            [one] { $players } Person: { $layout }.
           *[other] { $players } Personen: { $layout }.
        }
       *[other] { $players ->
            [2] Zu zweit: { $layout }; die übrigen { $stock } werden einzeln nachgezogen.
            [3] Zu dritt: { $layout }; die übrigen { $stock } werden einzeln nachgezogen.
            [4] Zu viert: { $layout }; die übrigen { $stock } werden einzeln nachgezogen.
            [one] { $players } Person: { $layout }; die übrigen { $stock } werden einzeln nachgezogen.
           *[other] { $players } Personen: { $layout }; die übrigen { $stock } werden einzeln nachgezogen.
        }
    }
rules-deal-sits-out = Zu viert spielen jeweils drei. { $table-sits_out ->
        [dealer] Der Geber setzt aus.
        [right_of_dealer] Die Person rechts vom Geber setzt aus.
       *[opposite_dealer] Die Person gegenüber vom Geber setzt aus.
    }
rules-deal-sitter = { $sitter-card_points ->
        [yes] { $sitter-marriage ->
            [yes] Wer aussetzt, bekommt für den Talon, sobald er gezeigt oder aufgenommen ist, seine Kartenpunkte (gerundet) und den Wert einer Hochzeit darin.
           *[no] Wer aussetzt, bekommt für den Talon, sobald er gezeigt oder aufgenommen ist, seine Kartenpunkte (gerundet).
        }
       *[no] { $sitter-ace ->
            [0] { $sitter-marriage ->
                [yes] Wer aussetzt, bekommt für den Talon, sobald er gezeigt oder aufgenommen ist, den Wert einer Hochzeit darin.
               *[no] Wer aussetzt, bekommt nichts.
            }
           *[other] { $sitter-marriage ->
                [yes] Wer aussetzt, bekommt für den Talon, sobald er gezeigt oder aufgenommen ist, { $sitter-ace } für jedes Ass und den Wert einer Hochzeit darin.
               *[no] Wer aussetzt, bekommt für den Talon, sobald er gezeigt oder aufgenommen ist, { $sitter-ace } für jedes Ass.
            }
        }
    }
rules-deal-sitter-golden = In der goldenen Runde verdoppelt sich das.
rules-deal-next = Nach jedem Spiel gibt die nächste Person links.
rules-deal-again = Lässt jemand neu geben, gibt dieselbe Person noch einmal.
rules-deal-cut = Vor jedem Spiel darf die Person rechts vom Geber abheben.
rules-deal-dealer-sets-talon = Vor dem Geben nennt der Geber, ohne hinzusehen, die Plätze im Kartenstapel, die zum Talon werden: nie den ersten oder letzten, nie zwei nebeneinander.
rules-deal-bottom-jack = Ist die letzte Karte des Stapels ein Bube, wird neu gegeben; beim dritten Mal in Folge verliert der Geber 120, und die nächste Person gibt.
rules-deal-example = { $auction-enabled ->
        [yes] Anna gibt, und Jan ist links von ihr. Jan bekommt die erste Karte und reizt als Erster.
       *[no] Anna gibt, und Jan ist links von ihr. Jan bekommt die erste Karte und spielt zum ersten Stich aus.
    }

## Reizen

rules-auction-none = Es wird nicht gereizt. Niemand ist Alleinspieler, und alle zählen ihre eigenen Punkte.
rules-auction-opening = { $auction-forced_opening ->
        [yes] { $auction-opening_fixed ->
            [yes] Die Person links vom Geber muss mit genau { $auction-opening } eröffnen.
           *[no] Die Person links vom Geber muss mit mindestens { $auction-opening } eröffnen.
        }
       *[no] { $auction-opening_fixed ->
            [yes] Niemand muss eröffnen; passen alle, gibt die nächste Person. Eröffnet wird mit genau { $auction-opening }.
           *[no] Niemand muss eröffnen; passen alle, gibt die nächste Person. Eröffnet wird mit mindestens { $auction-opening }.
        }
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
rules-auction-silence = Wer weniger als { $auction-silence_below } Punkte hat, darf nicht reizen, außer bei einer Zwangseröffnung.
rules-auction-golden = { $auction-golden_round ->
        [on_with_reset] Goldene Runde: Die ersten Spiele, eins für jeden Geber, beginnen bei 120 und zählen doppelt. Erfüllt darin niemand ein Gebot, folgt noch eine, und alle beginnen wieder bei 0.
       *[on] Goldene Runde: Die ersten Spiele, eins für jeden Geber, beginnen bei 120 und zählen doppelt. Erfüllt darin niemand ein Gebot, folgt noch eine.
    }
rules-auction-blind = { $auction-blind ->
        [gains] Du darfst reizen, ohne deine Karten anzusehen. Wer so Alleinspieler wird, nimmt den Talon auf, ohne ihn zu zeigen, und gibt Karten offen ab; alle Gewinne aus diesem Spiel zählen doppelt.
       *[all] Du darfst reizen, ohne deine Karten anzusehen. Wer so Alleinspieler wird, nimmt den Talon auf, ohne ihn zu zeigen, und gibt Karten offen ab; alle Gewinne und Verluste aus diesem Spiel zählen doppelt.
    }
rules-auction-example = { $two ->
        [yes] Anna eröffnet mit { $auction-opening }, Jan reizt { $next }, Anna passt. Jan ist Alleinspieler und muss { $next } machen.
       *[no] Anna eröffnet mit { $auction-opening }, Jan reizt { $next }, Ola und Anna passen. Jan ist Alleinspieler und muss { $next } machen.
    }

## Talon

rules-talon-none = Es gibt keinen Talon.
rules-talon-one = Der Alleinspieler nimmt den Talon auf.
rules-talon-several = Der Alleinspieler wählt einen der Talons, ohne hineinzusehen; der andere bleibt verdeckt.
rules-talon-reveal = { $talon-reveal ->
        [always] Der aufgenommene Talon wird zuerst allen gezeigt.
        [never] Den aufgenommenen Talon sieht sonst niemand.
        [contested] Der aufgenommene Talon wird zuerst allen gezeigt, wenn jemand die Eröffnung überboten hat; sonst sieht ihn nur der Alleinspieler.
       *[from_130] Der aufgenommene Talon wird zuerst allen gezeigt, wenn das Reizen 130 erreicht hat; sonst sieht ihn nur der Alleinspieler.
    }
rules-talon-face-up = Der Talon liegt von Anfang an offen.
rules-talon-exchange =
    { $pass ->
        [0]
            { $discard ->
                [0] Mit { $players } Personen wird keine Karte abgegeben und keine gedrückt.
                [one] Mit { $players } Personen wird keine Karte abgegeben, und { $discard } wird gedrückt.
               *[other] Mit { $players } Personen wird keine Karte abgegeben, und { $discard } werden gedrückt.
            }
        [one]
            { $discard ->
                [0] Mit { $players } Personen bekommt { $players ->
                    [2] der Gegenspieler
                   *[other] jeder Gegenspieler
                } { $pass } Karte, gedrückt wird nichts.
                [one] Mit { $players } Personen bekommt { $players ->
                    [2] der Gegenspieler
                   *[other] jeder Gegenspieler
                } { $pass } Karte, { $discard } wird gedrückt.
               *[other] Mit { $players } Personen bekommt { $players ->
                    [2] der Gegenspieler
                   *[other] jeder Gegenspieler
                } { $pass } Karte, { $discard } werden gedrückt.
            }
       *[other]
            { $discard ->
                [0] Mit { $players } Personen bekommt { $players ->
                    [2] der Gegenspieler
                   *[other] jeder Gegenspieler
                } { $pass } Karten, gedrückt wird nichts.
                [one] Mit { $players } Personen bekommt { $players ->
                    [2] der Gegenspieler
                   *[other] jeder Gegenspieler
                } { $pass } Karten, { $discard } wird gedrückt.
               *[other] Mit { $players } Personen bekommt { $players ->
                    [2] der Gegenspieler
                   *[other] jeder Gegenspieler
                } { $pass } Karten, { $discard } werden gedrückt.
            }
    }
rules-talon-pass-face-up = Die abgegebenen Karten sehen alle.
rules-talon-uncontested = Wer schon mit der Eröffnung gewonnen hat, darf nur Karten aus dem Talon abgeben.
rules-talon-discards = { $talon-discards_count_for ->
        [last_trick] Die Punkte der gedrückten Karten und eines liegen gebliebenen Talons bekommt, wer den letzten Stich macht.
        [nobody] Die Punkte der gedrückten Karten und eines liegen gebliebenen Talons zählen für niemanden.
       *[declarer] Die Punkte der gedrückten Karten zählen für den Alleinspieler, die eines liegen gebliebenen Talons für niemanden.
    }
rules-talon-sweep = Ein Gebot von genau 120 ist auch erfüllt, wenn der Alleinspieler alle Stiche macht und keine Hochzeit ansagt.
rules-talon-example = Jan findet K♥ im Talon, hat schon D♥ und damit jetzt eine Hochzeit in Herz.

## Neues Geben

rules-redeal-none = Wegen schwacher Karten wird nicht neu gegeben.
rules-redeal-rights = Neu geben lassen darfst du, wenn du dran bist:
rules-redeal-weak_hand = { $auction ->
        [no] • bevor du deine erste Karte spielst, mit weniger als { $number } Kartenpunkten und ohne Hochzeit
       *[yes] • bei deinem ersten Zug beim Reizen, mit weniger als { $number } Kartenpunkten und ohne Hochzeit
    }
rules-redeal-nines_dealt = { $auction ->
        [no] { $unless_marriage ->
            [yes] { $number ->
                [4] • bevor du deine erste Karte spielst, mit allen vier Neunen und ohne Hochzeit
               *[other] • bevor du deine erste Karte spielst, mit mindestens { $number } Neunen und ohne Hochzeit
            }
           *[no] { $number ->
                [4] • bevor du deine erste Karte spielst, mit allen vier Neunen
               *[other] • bevor du deine erste Karte spielst, mit mindestens { $number } Neunen
            }
        }
       *[yes] { $unless_marriage ->
            [yes] { $number ->
                [4] • bei deinem ersten Zug beim Reizen, mit allen vier Neunen und ohne Hochzeit
               *[other] • bei deinem ersten Zug beim Reizen, mit mindestens { $number } Neunen und ohne Hochzeit
            }
           *[no] { $number ->
                [4] • bei deinem ersten Zug beim Reizen, mit allen vier Neunen
               *[other] • bei deinem ersten Zug beim Reizen, mit mindestens { $number } Neunen
            }
        }
    }
rules-redeal-poor_talon = { $minimum_bid_only ->
        [yes] • als Alleinspieler gleich nach dem Aufnehmen des Talons, wenn er weniger als { $number } Punkte zählt und das Gebot nur die Eröffnung ist
       *[no] • als Alleinspieler gleich nach dem Aufnehmen des Talons, wenn er weniger als { $number } Punkte zählt
    }
rules-redeal-talon_nines = • als Alleinspieler gleich nach dem Aufnehmen des Talons, wenn mindestens { $number } Neunen darin sind
rules-redeal-nines_after_exchange = { $number ->
        [4] • bevor du deine erste Karte spielst, mit allen vier Neunen
       *[other] • bevor du deine erste Karte spielst, mit mindestens { $number } Neunen
    }
rules-redeal-weak_after_exchange = { $minimum_bid_only ->
        [yes] • bevor du deine erste Karte spielst, mit weniger als { $number } Kartenpunkten, wenn du nie über die Eröffnung gereizt hast
       *[no] • bevor du deine erste Karte spielst, mit weniger als { $number } Kartenpunkten
    }
rules-redeal-how = Der Bot fragt nicht danach: Wer etwas anderes tut, verzichtet darauf. Dieselbe Person gibt noch einmal, und nichts wird angeschrieben.
rules-redeal-third = Wird zum dritten Mal in Folge wegen Neunen neu gegeben, verliert der Geber 120, und die nächste Person gibt.
rules-redeal-example = Unter deinen Karten steht der Knopf „Neu geben“. Drückst du ihn, wird neu gegeben; reizt oder spielst du stattdessen, ist er weg.

## Aufgeben

rules-concession-none = Ein Spiel kann nicht aufgegeben werden.
rules-concession-stage = { $concession-max_contract ->
        [none] { $concession-stage ->
            [before_talon] Bevor der Talon aufgedeckt wird, darf der Alleinspieler aufgeben.
           *[after_talon] Gleich nach dem Blick in den Talon darf der Alleinspieler aufgeben.
        }
       *[other] { $concession-stage ->
            [before_talon] Ist das Gebot höchstens { $concession-max_contract }, darf der Alleinspieler aufgeben, bevor der Talon aufgedeckt wird.
           *[after_talon] Ist das Gebot höchstens { $concession-max_contract }, darf der Alleinspieler gleich nach dem Blick in den Talon aufgeben.
        }
    }
rules-concession-payout = { $concession-payout ->
        [fixed] Der Alleinspieler bekommt 0 und jeder Gegenspieler 60.
       *[half] { $concession-payout_minimum ->
            [0] Der Alleinspieler bekommt 0 und jeder Gegenspieler die Hälfte des Gebots, aufgerundet auf ein Vielfaches von { $concession-payout_step }.
           *[other] Der Alleinspieler bekommt 0 und jeder Gegenspieler die Hälfte des Gebots, aufgerundet auf ein Vielfaches von { $concession-payout_step }, mindestens aber { $concession-payout_minimum }.
        }
    }
rules-concession-uses = { $concession-free_uses ->
        [none] Aufgeben darf man beliebig oft.
        [1] { $concession-beyond ->
            [penalty] Aufgeben darf man einmal pro Partie ohne Strafe; das nächste Mal kostet außerdem 120, und die Zählung beginnt von vorn.
           *[forbidden] Aufgeben darf man einmal pro Partie ohne Strafe; danach ist es verboten.
        }
        [2] { $concession-beyond ->
            [penalty] Aufgeben darf man zweimal pro Partie ohne Strafe; das nächste Mal kostet außerdem 120, und die Zählung beginnt von vorn.
           *[forbidden] Aufgeben darf man zweimal pro Partie ohne Strafe; danach ist es verboten.
        }
       *[other] { $concession-beyond ->
            [penalty] Aufgeben darf man { $concession-free_uses }-mal pro Partie ohne Strafe; das nächste Mal kostet außerdem 120, und die Zählung beginnt von vorn.
           *[forbidden] Aufgeben darf man { $concession-free_uses }-mal pro Partie ohne Strafe; danach ist es verboten.
        }
    }
rules-concession-write-down = Stattdessen darf der Alleinspieler das Gebot als Minus anschreiben; die anderen bekommen nichts.
rules-concession-write-down-uses = { $concession-write_down_uses ->
        [1] Anschreiben darf man es einmal pro Partie.
        [2] Anschreiben darf man es zweimal pro Partie.
       *[other] Anschreiben darf man es { $concession-write_down_uses }-mal pro Partie.
    }
rules-concession-walkout = Wer eröffnen musste und nicht überboten wurde, sieht den Talon allein und darf für −100 aufgeben; jeder Gegenspieler bekommt 50.
rules-concession-barrel = Auf dem Fass kann niemand aufgeben.
rules-concession-example = { $two ->
        [yes] Anna hat mit 100 gewonnen, sieht keine Chance und gibt auf: Anna 0, Jan { $payout }.
       *[no] Anna hat mit 100 gewonnen, sieht keine Chance und gibt auf: Anna 0, Jan und Ola je { $payout }.
    }

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
        [yes] Beim Bedienen musst du die höchste Karte schlagen, wenn du kannst, außer es wurde schon mit Trumpf gestochen.
       *[no] Beim Bedienen genügt jede Karte der Farbe.
    }
rules-play-void = { $play-when_void ->
        [trump] Ohne die Farbe musst du Trumpf spielen, wenn du einen hast.
        [beat] Ohne die Farbe musst du Trumpf spielen, wenn du damit den Stich bekommst; sonst geht jede Karte.
       *[free] Ohne die Farbe geht jede Karte.
    }
rules-play-overtrump = Spielst du Trumpf und liegt schon einer im Stich, muss deiner höher sein, wenn du kannst.
rules-play-trick = Der höchste Trumpf macht den Stich; ohne Trumpf die höchste Karte der ausgespielten Farbe. Trumpf gibt es erst, wenn eine Hochzeit angesagt ist.
rules-play-stock = Nach jedem Stich zieht zuerst eine Karte, wer ihn gemacht hat, dann die andere Person, bis keine mehr da sind.
rules-play-peek = { $play-peek ->
        [first_trick] Nur den ersten Stich darf man noch einmal ansehen.
       *[last_trick] Den letzten Stich darf man noch einmal ansehen.
    }
rules-play-no-peek = Stiche, die verdeckt liegen, darf niemand noch einmal ansehen.
rules-play-example = D♥ ist ausgespielt, und du hast A♥ und B♥. { $play-must_beat ->
        [yes] Du musst A♥ spielen, denn damit schlägst du sie.
       *[no] Du darfst jede der beiden spielen.
    }

## Hochzeiten

rules-marriages-values = König und Dame einer Farbe: ♠ { $mS }, ♣ { $mC }, ♦ { $mD }, ♥ { $mH }.
rules-marriages-how = Spiel eine der beiden aus, solange du die andere auf der Hand hast: Der Wert gehört dir sofort, auch wenn der Stich verloren geht, und die Farbe ist Trumpf bis zur nächsten Hochzeit.
rules-marriages-first = { $marriages-first_trick ->
        [yes] Das geht schon beim allerersten Ausspielen.
       *[no] Vorher musst du einen Stich gemacht haben.
    }
rules-marriages-automatic = { $marriages-automatic ->
        [yes] Wer König oder Dame ausspielt, sagt die Hochzeit damit schon an.
       *[no] Ansagen musst du sie mit dem Knopf; ist eine der beiden Karten weg, ist es auch die Hochzeit.
    }
rules-marriages-on-queen = Hat die Person direkt vor dir im Stich eine Dame gelegt, darfst du auch mit dem König dieser Farbe eine Hochzeit ansagen.
rules-marriages-four-aces = Vier Asse bringen { $marriages-four_aces }: Spiel nach einem eigenen Stich eines davon aus, solange du alle vier auf der Hand hast.
rules-marriages-example = Anna spielt D♥ aus und hat K♥ auf der Hand: +{ $mH }, und Herz ist Trumpf.

## Abrechnung

rules-scoring-declarer = Der Alleinspieler muss das Gebot mit Kartenpunkten und Hochzeiten erreichen, ohne Rundung. { $scoring-declarer ->
        [contract] Erfüllt: plus das Gebot, nicht mehr. Verfehlt: minus das Gebot.
       *[points] Erfüllt: plus die gemachten Punkte, gerundet. Verfehlt: minus das Gebot.
    }
rules-scoring-others = { $auction-enabled ->
        [yes] { $scoring-rounding_to ->
            [1] Die anderen schreiben an, was sie gemacht haben, ohne Rundung.
            [10] { $scoring-rounding_half ->
                [up] Die anderen schreiben an, was sie gemacht haben, auf 10 gerundet; eine 5 wird aufgerundet.
               *[down] Die anderen schreiben an, was sie gemacht haben, auf 10 gerundet; eine 5 wird abgerundet.
            }
           *[other] Die anderen schreiben an, was sie gemacht haben, auf { $scoring-rounding_to } gerundet.
        }
       *[no] { $scoring-rounding_to ->
            [1] Alle schreiben an, was sie gemacht haben, ohne Rundung.
            [10] { $scoring-rounding_half ->
                [up] Alle schreiben an, was sie gemacht haben, auf 10 gerundet; eine 5 wird aufgerundet.
               *[down] Alle schreiben an, was sie gemacht haben, auf 10 gerundet; eine 5 wird abgerundet.
            }
           *[other] Alle schreiben an, was sie gemacht haben, auf { $scoring-rounding_to } gerundet.
        }
    }
rules-scoring-zero = { $scoring-zero ->
        [strikes] { $auction-enabled ->
            [yes] Wer gar keine Punkte macht und nicht Alleinspieler ist, bekommt einen Strich (auf dem Fass nicht); der dritte kostet 120, und die Zählung beginnt von vorn.
           *[no] Wer gar keine Punkte macht, bekommt einen Strich (auf dem Fass nicht); der dritte kostet 120, und die Zählung beginnt von vorn.
        }
       *[per_hand] { $auction-enabled ->
            [yes] Wer keinen Stich macht und nicht Alleinspieler ist, verliert 120 und dazu den Wert der angesagten Hochzeiten.
           *[no] Wer keinen Stich macht, verliert 120 und dazu den Wert der angesagten Hochzeiten.
        }
    }
rules-scoring-reset = Wer genau { $scoring-reset_at } Punkte hat, fällt auf 0 zurück.
rules-scoring-example = { $auction-enabled ->
        [yes] 150 gereizt, 147 gemacht: −150. Ein Gegenspieler mit 26 Punkten bekommt { $rounded }.
       *[no] 26 gemachte Punkte bringen { $rounded }.
    }

## Partieende

rules-target-reach = { $game-exceed_target ->
        [yes] Zum Gewinnen brauchst du mehr als { $game-target } Punkte.
       *[no] Wer zuerst { $game-target } Punkte hat, gewinnt.
    }
rules-target-several = { $auction-enabled ->
        [yes] { $game-tie ->
            [shared] Schaffen das mehrere im selben Spiel, gewinnt der Alleinspieler, wenn er dabei ist, sonst der höchste Stand. Bei Gleichstand gewinnen sie gemeinsam.
           *[another_hand] Schaffen das mehrere im selben Spiel, gewinnt der Alleinspieler, wenn er dabei ist, sonst der höchste Stand. Bei Gleichstand entscheidet ein weiteres Spiel.
        }
       *[no] { $game-tie ->
            [shared] Schaffen das mehrere im selben Spiel, gewinnt der höchste Stand. Bei Gleichstand gewinnen sie gemeinsam.
           *[another_hand] Schaffen das mehrere im selben Spiel, gewinnt der höchste Stand. Bei Gleichstand entscheidet ein weiteres Spiel.
        }
    }
rules-target-lock = { $lock-strict ->
        [yes] { $lock-earns ->
            [declarer] Über { $lock-at } Punkten bist du eingeschlossen: Punkte bekommst du nur noch als Alleinspieler. Verluste zählen immer.
            [declarer_with_marriage] Über { $lock-at } Punkten bist du eingeschlossen: Punkte bekommst du nur noch als Alleinspieler mit angesagter Hochzeit. Verluste zählen immer.
            [any_marriage_or_sweep] Über { $lock-at } Punkten bist du eingeschlossen: Punkte bekommst du nur noch mit einer Hochzeit oder allen Stichen, auch wenn sie noch nicht bis ans Ziel reichen. Verluste zählen immer.
           *[marriage_or_sweep] Über { $lock-at } Punkten bist du eingeschlossen: Punkte bekommst du nur noch mit einer Hochzeit oder allen Stichen in dem Spiel, das dich ans Ziel bringt. Verluste zählen immer.
        }
       *[no] { $lock-earns ->
            [declarer] Ab { $lock-at } Punkten bist du eingeschlossen: Punkte bekommst du nur noch als Alleinspieler. Verluste zählen immer.
            [declarer_with_marriage] Ab { $lock-at } Punkten bist du eingeschlossen: Punkte bekommst du nur noch als Alleinspieler mit angesagter Hochzeit. Verluste zählen immer.
            [any_marriage_or_sweep] Ab { $lock-at } Punkten bist du eingeschlossen: Punkte bekommst du nur noch mit einer Hochzeit oder allen Stichen, auch wenn sie noch nicht bis ans Ziel reichen. Verluste zählen immer.
           *[marriage_or_sweep] Ab { $lock-at } Punkten bist du eingeschlossen: Punkte bekommst du nur noch mit einer Hochzeit oder allen Stichen in dem Spiel, das dich ans Ziel bringt. Verluste zählen immer.
        }
    }
rules-target-lock-no-trick = Wer eingeschlossen ist und keinen Stich macht, verliert { $lock-no_trick_penalty }, außer als Alleinspieler.
rules-target-lock-example = Anna hat { $held } und macht 40 Punkte, ohne diese Bedingung zu erfüllen: Ihr Stand bleibt, wie er ist.
rules-target-barrel = { $barrel-style ->
        [lviv] Wer auf { $barrel-at } oder mehr käme, ohne zu gewinnen, wird auf { $barrel-at } gesetzt und ist auf dem Fass. Dort wird weitergezählt, beliebig lange; unter { $barrel-at } ist man nicht mehr auf dem Fass. Hochzeiten machen auf dem Fass nur Trumpf, und gereizt wird höchstens bis 120.
       *[classic] Wer auf { $barrel-at } oder mehr käme, ohne zu gewinnen, wird auf { $barrel-at } gesetzt und ist auf dem Fass. Dort hast du { $barrel-hands ->
            [one] { $barrel-hands } Spiel
           *[other] { $barrel-hands } Spiele
        }, um zu gewinnen.
    }
rules-target-barrel-wins = { $auction-enabled ->
        [no] Wer dort in einem Spiel mindestens { $barrel-need } Punkte macht, gewinnt die Partie.
       *[yes] { $barrel-wins_by ->
            [points] { $barrel-role ->
                [anyone] Dort gewinnt die Partie, wer als Alleinspieler das Gebot erfüllt und mindestens { $barrel-need } Punkte macht, egal wie hoch gereizt wurde. Auch ein Gegenspieler gewinnt dort mit mindestens { $barrel-need } Punkten.
               *[declarer] Dort gewinnt die Partie, wer als Alleinspieler das Gebot erfüllt und mindestens { $barrel-need } Punkte macht, egal wie hoch gereizt wurde.
            }
           *[contract] { $barrel-role ->
                [anyone] Dort gewinnt die Partie, wer als Alleinspieler ein Gebot von { $barrel-need } oder mehr erfüllt. Auch ein Gegenspieler gewinnt dort mit mindestens { $barrel-need } Punkten.
               *[declarer] Dort gewinnt die Partie, wer als Alleinspieler ein Gebot von { $barrel-need } oder mehr erfüllt.
            }
        }
    }
rules-target-barrel-down = { $auction-enabled ->
        [no] Nach dem letzten Spiel fällst du um 120.
       *[yes] { $barrel-failure_is_fall ->
            [yes] Verfehlst du ein Gebot, wird es abgezogen, du bist vom Fass herunter, und das gilt als Sturz. Nach dem letzten Spiel fällst du um 120.
           *[no] Verfehlst du ein Gebot, wird es abgezogen, und du bist vom Fass herunter. Nach dem letzten Spiel fällst du um 120.
        }
    }
rules-target-barrel-crowd = { $barrel-crowd ->
        [share] Auf dem Fass haben mehrere zugleich Platz.
        [clash] Kommen zwei oder mehr im selben Spiel auf das Fass, landen sie alle 120 darunter.
       *[push_off] Wer neu auf das Fass kommt, stößt alle herunter, die schon dort waren: je −120.
    }
rules-target-barrel-falls = Der { $barrel-falls_to_zero }. Sturz vom Fass kostet alles: zurück auf 0.
rules-target-barrel-exact = Auf dem Fass wird nicht gerundet.
rules-target-barrel-example = { $auction-enabled ->
        [no] Anna ist auf dem Fass und macht { $barrel-need } Punkte: Damit gewinnt sie die Partie.
       *[yes] { $barrel-wins_by ->
            [points] Anna ist auf dem Fass, spielt { $low } und macht { $barrel-need } Punkte: Damit gewinnt sie die Partie.
           *[contract] Anna ist auf dem Fass, spielt { $low } und macht { $barrel-need } Punkte: Damit gewinnt sie nicht, denn das Gebot hätte { $barrel-need } sein müssen.
        }
    }
rules-target-example = { $near ->
        [barrel] Mit { $from } Punkten und 160 dazu gewinnst du sofort, am Fass vorbei.
       *[other] Mit { $from } Punkten und 160 dazu gewinnst du sofort.
    }
