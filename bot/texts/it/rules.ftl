### Le regole di un tavolo in parole semplici. Ogni frase può usare qualsiasi opzione delle regole con il suo nome, con
### un trattino al posto del punto; vero e falso sono `yes` e `no`, un numero assente è `none`.

rules-title = Regole: { $preset }
rules-topics = Premi un argomento per i dettagli e un esempio.
rules-usual = Qui non c’è un tavolo aperto. /newgame ne apre uno con queste regole.
rules-brief-players = Per { $players } giocatori; si gioca fino a { $game-target }.
rules-brief-goal = Fai prese piene di punti. Le carte, dalla più alta alla più bassa: A = 11, 10 = 10, K = 4, Q = 3, J = 2, 9 = 0; 120 in tutto. Il 10 batte il re!
rules-brief-auction = { $auction-enabled ->
        [yes] L’asta parte da { $auction-opening } e sale di { $auction-step } in { $auction-step }. Chi offre di più deve fare almeno quei punti.
       *[no] Non c’è asta: ognuno gioca per sé.
    }
rules-brief-marriages = Re e donna dello stesso seme sono un matrimonio: ♠ { $mS }, ♣ { $mC }, ♦ { $mD }, ♥ { $mH }. Il seme del matrimonio dichiarato diventa briscola.
rules-brief-lock = { $lock-strict ->
        [yes] { $lock-earns ->
            [declarer] Oltre { $lock-at } punti sei sotto blocco: guadagni solo da dichiarante.
            [declarer_with_marriage] Oltre { $lock-at } punti sei sotto blocco: guadagni solo da dichiarante con un matrimonio.
           *[marriage_or_sweep] Oltre { $lock-at } punti sei sotto blocco: guadagni solo con un matrimonio o con tutte le prese.
        }
       *[no] { $lock-earns ->
            [declarer] Da { $lock-at } punti in su sei sotto blocco: guadagni solo da dichiarante.
            [declarer_with_marriage] Da { $lock-at } punti in su sei sotto blocco: guadagni solo da dichiarante con un matrimonio.
           *[marriage_or_sweep] Da { $lock-at } punti in su sei sotto blocco: guadagni solo con un matrimonio o con tutte le prese.
        }
    }
rules-brief-barrel = { $barrel-style ->
        [lviv] A { $barrel-at } punti sei in barrage (a un passo dalla vittoria), senza limite di mani.
       *[classic] A { $barrel-at } punti sei in barrage (a un passo dalla vittoria), con { $barrel-hands ->
            [one] { $barrel-hands } mano
           *[other] { $barrel-hands } mani
        } per vincere.
    }

topic-minute = In un minuto
topic-deal = Distribuzione
topic-auction = Asta
topic-talon = Monte
topic-redeal = Mano annullata
topic-concession = Abbandono
topic-play = Gioco
topic-marriages = Matrimoni
topic-scoring = Punteggio
topic-target = Fine

rules-example = Esempio: { $example }

## La distribuzione

rules-deal-deck = { $table-deck ->
        [20] 20 carte: A, 10, K, Q, J di ogni seme, dalla più alta alla più bassa. I nove non ci sono.
       *[24] 24 carte: A, 10, K, Q, J, 9 di ogni seme, dalla più alta alla più bassa.
    }
rules-deal-layout = { $stock ->
        [0] { $players ->
            [one] { $players } giocatore: { $layout }.
           *[other] { $players } giocatori: { $layout }.
        }
       *[other] { $players ->
            [one] { $players } giocatore: { $layout }; le altre { $stock } si pescano una alla volta.
           *[other] { $players } giocatori: { $layout }; le altre { $stock } si pescano una alla volta.
        }
    }
rules-deal-sits-out = In quattro, a ogni mano giocano in tre. { $table-sits_out ->
        [dealer] Riposa il mazziere.
        [right_of_dealer] Riposa chi siede alla destra del mazziere.
       *[opposite_dealer] Riposa chi siede di fronte al mazziere.
    }
rules-deal-sitter = { $sitter-card_points ->
        [yes] { $sitter-marriage ->
            [yes] Quando il monte viene scoperto o preso, chi riposa segna i punti delle carte del monte, arrotondati, e il valore di un eventuale matrimonio.
           *[no] Quando il monte viene scoperto o preso, chi riposa segna i punti delle carte del monte, arrotondati.
        }
       *[no] { $sitter-ace ->
            [0] { $sitter-marriage ->
                [yes] Quando il monte viene scoperto o preso, chi riposa segna il valore di un eventuale matrimonio nel monte.
               *[no] Chi riposa non segna niente.
            }
           *[other] { $sitter-marriage ->
                [yes] Quando il monte viene scoperto o preso, chi riposa segna { $sitter-ace } per ogni asso nel monte e il valore di un eventuale matrimonio.
               *[no] Quando il monte viene scoperto o preso, chi riposa segna { $sitter-ace } per ogni asso nel monte.
            }
        }
    }
rules-deal-sitter-golden = Nel giro d’oro vale il doppio.
rules-deal-next = Dopo ogni mano dà le carte chi siede alla sinistra del mazziere.
rules-deal-again = Se una mano si annulla, le carte le ridà lo stesso mazziere.
rules-deal-cut = Prima di ogni mano chi siede alla destra del mazziere può tagliare le carte.
rules-deal-dealer-sets-talon = Prima di dare le carte il mazziere indica, senza vederle, le posizioni che formano il monte: mai la prima o l’ultima, mai due vicine.
rules-deal-bottom-jack = Se l’ultima carta è un fante, si ridanno le carte; la terza volta di fila costa 120 al mazziere, e poi dà le carte chi siede alla sua sinistra.
rules-deal-example = { $auction-enabled ->
        [yes] Anna dà le carte, e alla sua sinistra c’è Marco. Marco riceve la prima carta e parla per primo nell’asta.
       *[no] Anna dà le carte, e alla sua sinistra c’è Marco. Marco riceve la prima carta e apre il gioco.
    }

## L’asta

rules-auction-none = Non c’è asta. Nessuno è dichiarante, e ognuno conta i propri punti.
rules-auction-opening = { $auction-forced_opening ->
        [yes] { $auction-opening_fixed ->
            [yes] Chi siede alla sinistra del mazziere deve aprire con un’offerta di esattamente { $auction-opening }.
           *[no] Chi siede alla sinistra del mazziere deve aprire con un’offerta di almeno { $auction-opening }.
        }
       *[no] { $auction-opening_fixed ->
            [yes] Nessuno è obbligato ad aprire; se passano tutti, dà le carte il prossimo. La prima offerta è di esattamente { $auction-opening }.
           *[no] Nessuno è obbligato ad aprire; se passano tutti, dà le carte il prossimo. La prima offerta è di almeno { $auction-opening }.
        }
    }
rules-auction-steps = { $auction-graded ->
        [yes] Ogni offerta supera la precedente di esattamente { $auction-step }.
       *[no] Si rilancia di { $auction-step } o di un suo multiplo.
    } Chi passa è fuori dall’asta; chi fa l’ultima offerta è il dichiarante e deve raggiungere quei punti.
rules-auction-above-120 = { $auction-above_120 ->
        [free] Chiunque può offrire più di 120.
        [any_marriage] Per offrire più di 120 serve un matrimonio in mano.
       *[held_marriages] Si può offrire al massimo 120 più il valore dei matrimoni che si hanno in mano.
    }
rules-auction-ceiling = Il contratto più alto possibile è { $auction-ceiling }.
rules-auction-raise = { $auction-raise_after_exchange ->
        [yes] Prima di giocare il dichiarante fissa il contratto: quanto ha offerto, o di più.
       *[no] Il contratto è l’offerta che ha vinto l’asta; non si può aumentare.
    }
rules-auction-silence = Chi ha meno di { $auction-silence_below } punti non può offrire, tranne che per l’apertura obbligata.
rules-auction-golden = { $auction-golden_round ->
        [on_with_reset] Giro d’oro: le prime mani, una per ogni mazziere, si aprono a 120 e valgono il doppio. Se nel giro nessun contratto è mantenuto, ne segue un altro, e tutti i totali tornano a 0.
       *[on] Giro d’oro: le prime mani, una per ogni mazziere, si aprono a 120 e valgono il doppio. Se nel giro nessun contratto è mantenuto, ne segue un altro.
    }
rules-auction-blind = { $auction-blind ->
        [gains] Puoi offrire senza aver guardato le carte. Un dichiarante che non le ha mai guardate prende il monte senza mostrarlo e dà le carte scoperte; in quella mano tutti i guadagni raddoppiano.
       *[all] Puoi offrire senza aver guardato le carte. Un dichiarante che non le ha mai guardate prende il monte senza mostrarlo e dà le carte scoperte; in quella mano guadagni e perdite raddoppiano.
    }
rules-auction-example = { $two ->
        [yes] Anna apre con { $auction-opening }, Marco offre { $next }, Anna passa. Marco è il dichiarante e deve fare { $next } punti.
       *[no] Anna apre con { $auction-opening }, Marco offre { $next }, Giulia e Anna passano. Marco è il dichiarante e deve fare { $next } punti.
    }

## Il monte

rules-talon-none = Non c’è monte.
rules-talon-one = Il dichiarante prende il monte.
rules-talon-several = Il dichiarante sceglie uno dei monti senza vederlo; l’altro resta coperto.
rules-talon-reveal = { $talon-reveal ->
        [always] Il monte preso viene prima mostrato a tutti.
        [never] Il monte preso non lo vede nessun altro.
        [contested] Il monte preso viene prima mostrato a tutti, se qualcuno ha superato l’apertura; altrimenti lo vede solo il dichiarante.
       *[from_130] Il monte preso viene prima mostrato a tutti, se l’asta è arrivata a 130; altrimenti lo vede solo il dichiarante.
    }
rules-talon-face-up = Il monte è scoperto fin dalla distribuzione.
rules-talon-exchange =
    { $pass ->
        [0]
            { $discard ->
                [0] In { $players }: non si danno carte, non si scarta nulla.
                [one] In { $players }: non si danno carte, se ne scarta { $discard }.
               *[other] In { $players }: non si danno carte, se ne scartano { $discard }.
            }
        [one]
            { $discard ->
                [0] In { $players }: { $players ->
                    [2] l’avversario
                   *[other] ogni avversario
                } riceve { $pass } carta, non si scarta nulla.
                [one] In { $players }: { $players ->
                    [2] l’avversario
                   *[other] ogni avversario
                } riceve { $pass } carta, se ne scarta { $discard }.
               *[other] In { $players }: { $players ->
                    [2] l’avversario
                   *[other] ogni avversario
                } riceve { $pass } carta, se ne scartano { $discard }.
            }
       *[other]
            { $discard ->
                [0] In { $players }: { $players ->
                    [2] l’avversario
                   *[other] ogni avversario
                } riceve { $pass } carte, non si scarta nulla.
                [one] In { $players }: { $players ->
                    [2] l’avversario
                   *[other] ogni avversario
                } riceve { $pass } carte, se ne scarta { $discard }.
               *[other] In { $players }: { $players ->
                    [2] l’avversario
                   *[other] ogni avversario
                } riceve { $pass } carte, se ne scartano { $discard }.
            }
    }
rules-talon-pass-face-up = Le carte date agli altri le vedono tutti.
rules-talon-uncontested = Chi vince con la sola apertura può dare solo carte del monte.
rules-talon-discards = { $talon-discards_count_for ->
        [last_trick] I punti degli scarti e di un monte non preso vanno a chi fa l’ultima presa.
        [nobody] I punti degli scarti e di un monte non preso non vanno a nessuno.
       *[declarer] I punti degli scarti vanno al dichiarante, quelli di un monte non preso a nessuno.
    }
rules-talon-sweep = Un contratto di esattamente 120 si mantiene anche facendo tutte le prese senza dichiarare matrimoni.
rules-talon-example = Marco prende dal monte K♥, ha già Q♥, e ora ha in mano il matrimonio di cuori.

## Mani a monte

rules-redeal-none = Non si può annullare una mano per le carte deboli.
rules-redeal-rights = Quando tocca a te puoi annullare la mano:
rules-redeal-weak_hand = { $auction ->
        [no] • prima di giocare la tua prima carta, con carte che valgono meno di { $number } e nessun matrimonio
       *[yes] • al tuo primo turno dell’asta, con carte che valgono meno di { $number } e nessun matrimonio
    }
rules-redeal-nines_dealt = { $auction ->
        [no] { $unless_marriage ->
            [yes] { $number ->
                [4] • prima di giocare la tua prima carta, con 4 nove e nessun matrimonio
               *[other] • prima di giocare la tua prima carta, con almeno { $number } nove e nessun matrimonio
            }
           *[no] { $number ->
                [4] • prima di giocare la tua prima carta, con 4 nove
               *[other] • prima di giocare la tua prima carta, con almeno { $number } nove
            }
        }
       *[yes] { $unless_marriage ->
            [yes] { $number ->
                [4] • al tuo primo turno dell’asta, con 4 nove e nessun matrimonio
               *[other] • al tuo primo turno dell’asta, con almeno { $number } nove e nessun matrimonio
            }
           *[no] { $number ->
                [4] • al tuo primo turno dell’asta, con 4 nove
               *[other] • al tuo primo turno dell’asta, con almeno { $number } nove
            }
        }
    }
rules-redeal-poor_talon = { $minimum_bid_only ->
        [yes] • come dichiarante, appena preso il monte, se vale meno di { $number } e hai vinto con l’apertura
       *[no] • come dichiarante, appena preso il monte, se vale meno di { $number }
    }
rules-redeal-talon_nines = • come dichiarante, appena preso il monte, se contiene almeno { $number } nove
rules-redeal-nines_after_exchange = { $number ->
        [4] • al tuo primo turno di gioco, con 4 nove
       *[other] • al tuo primo turno di gioco, con almeno { $number } nove
    }
rules-redeal-weak_after_exchange = { $minimum_bid_only ->
        [yes] • al tuo primo turno di gioco, con carte che valgono meno di { $number }, se non hai mai offerto più dell’apertura
       *[no] • al tuo primo turno di gioco, con carte che valgono meno di { $number }
    }
rules-redeal-how = Il bot non te lo chiede: con qualsiasi altra mossa perdi questo diritto. Le carte le ridà lo stesso mazziere, e non si segna niente.
rules-redeal-third = La terza mano di fila annullata per i nove costa 120 al mazziere, e poi dà le carte chi siede alla sua sinistra.
rules-redeal-example = sotto le tue carte c’è il pulsante “Annullo la mano”. Se lo premi, si ridanno le carte; se invece offri o giochi, sparisce.

## L’abbandono

rules-concession-none = Una mano non si può abbandonare.
rules-concession-stage = { $concession-max_contract ->
        [none] { $concession-stage ->
            [before_talon] Il dichiarante può abbandonare prima che il monte sia scoperto.
           *[after_talon] Il dichiarante può abbandonare subito dopo aver visto il monte.
        }
       *[other] { $concession-stage ->
            [before_talon] Il dichiarante può abbandonare prima che il monte sia scoperto, se ha offerto al massimo { $concession-max_contract }.
           *[after_talon] Il dichiarante può abbandonare subito dopo aver visto il monte, se ha offerto al massimo { $concession-max_contract }.
        }
    }
rules-concession-payout = { $concession-payout ->
        [fixed] Il dichiarante segna 0, e ogni avversario riceve 60.
       *[half] { $concession-payout_minimum ->
            [0] Il dichiarante segna 0, e ogni avversario riceve metà del contratto, arrotondata per eccesso a un multiplo di { $concession-payout_step }.
           *[other] Il dichiarante segna 0, e ogni avversario riceve metà del contratto, arrotondata per eccesso a un multiplo di { $concession-payout_step }, e almeno { $concession-payout_minimum }.
        }
    }
rules-concession-uses = { $concession-free_uses ->
        [none] Si può fare quante volte si vuole.
        [1] { $concession-beyond ->
            [penalty] In una partita ogni giocatore può farlo gratis una volta; la volta dopo costa anche 120, e il conto riparte.
           *[forbidden] In una partita ogni giocatore può farlo gratis una volta; poi è vietato.
        }
       *[other] { $concession-beyond ->
            [penalty] In una partita ogni giocatore può farlo gratis { $concession-free_uses } volte; la volta dopo costa anche 120, e il conto riparte.
           *[forbidden] In una partita ogni giocatore può farlo gratis { $concession-free_uses } volte; poi è vietato.
        }
    }
rules-concession-write-down = Oppure il dichiarante può segnare il contratto in perdita; gli altri non ricevono niente.
rules-concession-write-down-uses = In una partita ciascuno può farlo { $concession-write_down_uses ->
        [1] una volta.
       *[other] { $concession-write_down_uses } volte.
    }
rules-concession-walkout = Se nessuno rilancia su un’apertura obbligata, chi ha aperto guarda il monte senza mostrarlo e può abbandonare per −100; ogni avversario riceve 50.
rules-concession-barrel = In barrage non si può abbandonare.
rules-concession-example = { $two ->
        [yes] Anna ha vinto con 100, vede che non ce la fa e abbandona: Anna 0, Marco { $payout }.
       *[no] Anna ha vinto con 100, vede che non ce la fa e abbandona: Anna 0, Marco e Giulia { $payout } a testa.
    }

## Il gioco

rules-play-lead = { $auction-enabled ->
        [yes] La prima carta la gioca il dichiarante; poi, ogni volta, chi ha fatto la presa precedente.
       *[no] La prima carta la gioca chi siede alla sinistra del mazziere; poi, ogni volta, chi ha fatto la presa precedente.
    }
rules-play-follow = { $play-follow_suit ->
        [always] Se puoi, devi rispondere al seme.
       *[after_stock] Finché ci sono carte da pescare puoi giocare qualsiasi carta; poi, se puoi, devi rispondere al seme.
    }
rules-play-beat = { $play-must_beat ->
        [yes] Rispondendo al seme devi superare la carta più alta, se puoi, a meno che la presa sia già tagliata con una briscola.
       *[no] Rispondendo al seme va bene qualsiasi carta del seme.
    }
rules-play-void = { $play-when_void ->
        [trump] Se non hai quel seme devi giocare una briscola, se ce l’hai.
        [beat] Se non hai quel seme devi giocare una briscola, se così vinci la presa; altrimenti qualsiasi carta.
       *[free] Se non hai quel seme puoi giocare qualsiasi carta.
    }
rules-play-overtrump = Se giochi una briscola e nella presa ce n’è già una, la tua deve essere più alta, se puoi.
rules-play-trick = Vince la presa la briscola più alta; senza briscole, la carta più alta del seme richiesto. Finché nessuno dichiara un matrimonio non c’è briscola.
rules-play-stock = Dopo ogni presa pesca una carta chi l’ha vinta, poi l’altro giocatore, finché ce ne sono.
rules-play-peek = { $play-peek ->
        [first_trick] Si può rivedere solo la prima presa.
       *[last_trick] Si può rivedere l’ultima presa.
    }
rules-play-no-peek = Le prese ormai coperte non si possono rivedere.
rules-play-example = la prima carta è Q♥, e tu hai A♥ e J♥. { $play-must_beat ->
        [yes] Devi giocare A♥, che la supera.
       *[no] Puoi giocare l’uno o l’altro.
    }

## I matrimoni

rules-marriages-values = Re e donna dello stesso seme: ♠ { $mS }, ♣ { $mC }, ♦ { $mD }, ♥ { $mH }.
rules-marriages-how = Gioca una delle due come prima carta mentre hai l’altra in mano: il valore è subito tuo, anche se perdi la presa, e quel seme è briscola fino al prossimo matrimonio.
rules-marriages-first = { $marriages-first_trick ->
        [yes] Si può fare già con la primissima carta.
       *[no] Devi prima aver fatto una presa.
    }
rules-marriages-automatic = { $marriages-automatic ->
        [yes] Se come prima carta giochi il re o la donna, il matrimonio si dichiara da solo.
       *[no] Va dichiarato con il pulsante; quando una delle due carte non c’è più, il matrimonio è perso.
    }
rules-marriages-on-queen = Se nella presa chi gioca subito prima di te mette una donna, anche il tuo re di quel seme può dichiarare un matrimonio.
rules-marriages-four-aces = Quattro assi valgono { $marriages-four_aces }: dopo aver fatto una presa, gioca un asso come prima carta avendoli tutti e quattro in mano.
rules-marriages-example = Anna gioca Q♥ come prima carta e ha K♥ in mano: +{ $mH }, e la briscola è cuori.

## Il punteggio

rules-scoring-declarer = Il dichiarante deve raggiungere il contratto con i punti delle carte e i matrimoni, senza arrotondare. { $scoring-declarer ->
        [contract] Mantenuto: si segna il contratto, e non di più. Fallito: lo si perde.
       *[points] Mantenuto: si segnano i punti fatti, arrotondati. Fallito: si perde il contratto.
    }
rules-scoring-others = { $auction-enabled ->
        [yes] { $scoring-rounding_to ->
            [1] Gli altri segnano i punti fatti, senza arrotondare.
            [10] { $scoring-rounding_half ->
                [up] Gli altri segnano i punti fatti, arrotondati a multipli di 10; il 5 si arrotonda per eccesso.
               *[down] Gli altri segnano i punti fatti, arrotondati a multipli di 10; il 5 si arrotonda per difetto.
            }
           *[other] Gli altri segnano i punti fatti, arrotondati a multipli di { $scoring-rounding_to }.
        }
       *[no] { $scoring-rounding_to ->
            [1] Ognuno segna i punti fatti, senza arrotondare.
            [10] { $scoring-rounding_half ->
                [up] Ognuno segna i punti fatti, arrotondati a multipli di 10; il 5 si arrotonda per eccesso.
               *[down] Ognuno segna i punti fatti, arrotondati a multipli di 10; il 5 si arrotonda per difetto.
            }
           *[other] Ognuno segna i punti fatti, arrotondati a multipli di { $scoring-rounding_to }.
        }
    }
rules-scoring-zero = { $scoring-zero ->
        [strikes] { $auction-enabled ->
            [yes] Chi non fa neanche un punto, dichiarante escluso, resta a mani vuote; la terza volta costa 120, e il conto riparte. In barrage non conta.
           *[no] Chi non fa neanche un punto resta a mani vuote; la terza volta costa 120, e il conto riparte. In barrage non conta.
        }
       *[per_hand] { $auction-enabled ->
            [yes] Chi non fa prese, dichiarante escluso, perde 120 e il valore dei matrimoni dichiarati.
           *[no] Chi non fa prese perde 120 e il valore dei matrimoni dichiarati.
        }
    }
rules-scoring-reset = Un totale di esattamente { $scoring-reset_at } torna a 0.
rules-scoring-example = { $auction-enabled ->
        [yes] offerti 150, fatti 147: −150. Un avversario con 26 punti ne segna { $rounded }.
       *[no] chi fa 26 punti ne segna { $rounded }.
    }

## La fine

rules-target-reach = { $game-exceed_target ->
        [yes] Vince chi supera { $game-target } punti.
       *[no] Vince chi arriva a { $game-target } punti.
    }
rules-target-several = { $auction-enabled ->
        [yes] { $game-tie ->
            [shared] Se in una mano ci arrivano più giocatori, vince il dichiarante se è tra loro, altrimenti il totale più alto. In caso di parità la vittoria è condivisa.
           *[another_hand] Se in una mano ci arrivano più giocatori, vince il dichiarante se è tra loro, altrimenti il totale più alto. In caso di parità decide un’altra mano.
        }
       *[no] { $game-tie ->
            [shared] Se in una mano ci arrivano più giocatori, vince il totale più alto. In caso di parità la vittoria è condivisa.
           *[another_hand] Se in una mano ci arrivano più giocatori, vince il totale più alto. In caso di parità decide un’altra mano.
        }
    }
rules-target-lock = { $lock-strict ->
        [yes] { $lock-earns ->
            [declarer] Oltre { $lock-at } punti sei sotto blocco: guadagni solo da dichiarante. Le perdite contano sempre.
            [declarer_with_marriage] Oltre { $lock-at } punti sei sotto blocco: guadagni solo da dichiarante che ha dichiarato un matrimonio. Le perdite contano sempre.
            [any_marriage_or_sweep] Oltre { $lock-at } punti sei sotto blocco: guadagni solo con un matrimonio o con tutte le prese, anche senza arrivare al traguardo. Le perdite contano sempre.
           *[marriage_or_sweep] Oltre { $lock-at } punti sei sotto blocco: guadagni solo con un matrimonio o con tutte le prese nella mano che arriva al traguardo. Le perdite contano sempre.
        }
       *[no] { $lock-earns ->
            [declarer] Da { $lock-at } punti in su sei sotto blocco: guadagni solo da dichiarante. Le perdite contano sempre.
            [declarer_with_marriage] Da { $lock-at } punti in su sei sotto blocco: guadagni solo da dichiarante che ha dichiarato un matrimonio. Le perdite contano sempre.
            [any_marriage_or_sweep] Da { $lock-at } punti in su sei sotto blocco: guadagni solo con un matrimonio o con tutte le prese, anche senza arrivare al traguardo. Le perdite contano sempre.
           *[marriage_or_sweep] Da { $lock-at } punti in su sei sotto blocco: guadagni solo con un matrimonio o con tutte le prese nella mano che arriva al traguardo. Le perdite contano sempre.
        }
    }
rules-target-lock-no-trick = Chi è sotto blocco e non fa prese perde { $lock-no_trick_penalty }, dichiarante escluso.
rules-target-lock-example = Anna ha { $held } punti e ne fa 40 senza soddisfare questa condizione: il totale non cambia.
rules-target-barrel = { $barrel-style ->
        [lviv] Chi arriverebbe a { $barrel-at } o più senza vincere si ferma a { $barrel-at }, in barrage, e da lì continua a segnare senza limite di mani; sotto { $barrel-at } ne esce. In barrage i matrimoni danno solo la briscola, e le offerte si fermano a 120.
       *[classic] Chi arriverebbe a { $barrel-at } o più senza vincere si ferma a { $barrel-at }, in barrage. Da lì ha { $barrel-hands ->
            [one] { $barrel-hands } mano
           *[other] { $barrel-hands } mani
        } per vincere.
    }
rules-target-barrel-wins = { $auction-enabled ->
        [no] In barrage vince la partita chi fa almeno { $barrel-need } punti in una mano.
       *[yes] { $barrel-wins_by ->
            [points] { $barrel-role ->
                [anyone] In barrage il dichiarante vince la partita se mantiene il contratto e fa almeno { $barrel-need } punti, qualunque sia stata l’offerta. Anche un avversario in barrage vince, se fa almeno { $barrel-need } punti.
               *[declarer] In barrage il dichiarante vince la partita se mantiene il contratto e fa almeno { $barrel-need } punti, qualunque sia stata l’offerta.
            }
           *[contract] { $barrel-role ->
                [anyone] In barrage il dichiarante vince la partita se mantiene un contratto di { $barrel-need } o più. Anche un avversario in barrage vince, se fa almeno { $barrel-need } punti.
               *[declarer] In barrage il dichiarante vince la partita se mantiene un contratto di { $barrel-need } o più.
            }
        }
    }
rules-target-barrel-down = { $auction-enabled ->
        [no] Dopo l’ultima mano si cade di 120.
       *[yes] { $barrel-failure_is_fall ->
            [yes] Chi fallisce un contratto ne perde il valore ed esce dal barrage, e questo conta come caduta. Dopo l’ultima mano si cade di 120.
           *[no] Chi fallisce un contratto ne perde il valore ed esce dal barrage. Dopo l’ultima mano si cade di 120.
        }
    }
rules-target-barrel-crowd = { $barrel-crowd ->
        [share] In barrage si può stare in più d’uno.
        [clash] Se nella stessa mano entrano in barrage in due o più, finiscono tutti 120 punti sotto.
       *[push_off] Chi entra in barrage spinge fuori chi c’era già: −120 a testa.
    }
rules-target-barrel-falls = La caduta numero { $barrel-falls_to_zero } porta via tutto: si torna a 0.
rules-target-barrel-exact = In barrage non si arrotonda.
rules-target-barrel-example = { $auction-enabled ->
        [no] Anna è in barrage e fa { $barrel-need } punti: vince la partita.
       *[yes] { $barrel-wins_by ->
            [points] Anna è in barrage, gioca per { $low } e fa { $barrel-need } punti: vince la partita.
           *[contract] Anna è in barrage, gioca per { $low } e fa { $barrel-need } punti: non vince, perché il contratto doveva essere { $barrel-need }.
        }
    }
rules-target-example = { $near ->
        [barrel] con { $from } punti, altri 160 fanno vincere subito, saltando il barrage.
       *[other] con { $from } punti, altri 160 fanno vincere subito.
    }
