### Perché il gioco non permette una mossa. Testo semplice di al massimo 200 caratteri.

error-other = Ora non si può.
error-must_follow_suit = Devi rispondere al seme: si gioca a { $suit }, e tu hai { $suit } in mano.
error-must_beat = Se puoi, devi superare { $card }.
error-must_trump = Non hai il seme richiesto, quindi devi giocare una briscola: { $suit }.
error-must_overtrump = Devi giocare una briscola più alta di { $card }.
error-not_in_hand = Non hai più { $card } in mano.
error-no_marriage =
    { $why ->
        [not_leading] Un matrimonio si dichiara giocando la prima carta di una presa.
        [no_trick_yet] Prima devi fare una presa: solo dopo puoi dichiarare un matrimonio.
       *[not_both_cards] Ti servono sia il re sia la donna di { $suit }.
    }
error-no_four_aces = I quattro assi si dichiarano giocando uno di loro come prima carta, dopo aver già fatto una presa.
error-wrong_phase = Ora serve un’altra mossa. Il messaggio più recente dice quale.
error-bid_too_low = Troppo poco: ora devi offrire almeno { $minimum }.
error-bid_too_high = Troppo: puoi offrire al massimo { $maximum }.
error-needs_marriage = Per questo ti serve un matrimonio in mano: senza, puoi offrire al massimo { $maximum }.
error-bid_off_step = Le offerte salgono a passi di { $step }.
error-must_open = Devi aprire l’asta con { $minimum }.
error-silent = Il tuo totale è troppo basso per offrire: puoi solo passare.
error-already_looked = Le carte le hai già guardate.
error-no_right = Ora non puoi annullare la mano.
error-no_concession = Ora non puoi abbandonare questa mano.
error-no_such_talon = Questo monte non c’è.
error-no_card_due = { $to } ha già ricevuto la sua carta.
error-talon_cards_only = Hai vinto con la sola apertura: puoi dare solo carte del monte.
error-no_discard_due = Ora non si scarta.
error-bad_cut = Si taglia dopo un numero di carte da 1 a { $maximum }.
error-bad_positions =
    { $count ->
        [one] Indica { $count } posizione: mai la prima o l’ultima.
       *[other] Indica { $count } posizioni: mai la prima o l’ultima, mai due vicine.
    }
error-hand_over = Questa mano è finita.
error-game_over = Questa partita è finita.
error-bad_record = Non ho capito.
error-bad-rules-value = “{ $typed }” non va bene per “{ $field }”. Possibile: { $allowed }.
error-bad-rules-chosen = “{ $field }: { $value }” non è compatibile con “{ $other }: { $set }”, che avete scelto voi. Cambiate prima quell’opzione.
error-bad-rules-preset = “{ $field }: { $value }” non è compatibile con “{ $other }: { $set }”, che fa parte della variante { $preset }.
error-bad-rules-both = Andrebbe bene con “{ $other }: { $instead }”.
error-judge_seat = Chi gioca a questo tavolo non può arbitrarlo.
error-no_such_player = A quel posto non c’è nessuno.
error-penalty_points = Una penalità va da { $minimum } a { $maximum } punti.
