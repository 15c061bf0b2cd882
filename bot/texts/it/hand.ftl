### Le carte in privato e il promemoria.

hand-head = Le tue carte
hand-none = Ora non hai carte.
hand-sits-out = In questa mano riposi.
hand-blind = Non hai ancora guardato le carte. Offri al buio, oppure guardale prima.
hand-barrel-need = In barrage un contratto sotto { $need } non fa vincere.
hand-total = Tu: { $total } · questa mano { $points }
hand-void = –
hand-your-turn = Tocca a te: { $what }
hand-stood-in = Al tuo posto gioca un bot. Premi “Rieccomi” per continuare tu.
hand-away = Hai lasciato il tavolo. Premi “Rieccomi” per riprendere il tuo posto.

## Che cosa fare, dopo hand-your-turn

ask-cut = taglia le carte o lasciale così
ask-talon_positions = scegli i posti del mazzo
ask-opening = apri l’asta
ask-auction = offri o passa
ask-auction-look = guarda le carte, offri al buio o passa
ask-concession = gioca il contratto o abbandona subito
ask-choose_talon = scegli un mazzo senza vederlo
ask-exchange = scambia le carte
ask-give = scegli una carta per { $name }
ask-discard = scarta { $count ->
        [one] { $count } carta
       *[other] { $count } carte
    }
ask-contract = fissa il contratto
ask-lead = inizia la presa
ask-play = gioca una carta

## Pulsanti

button-no-cut = Non taglio
button-cut = Taglio a { $at }
button-talon = Mazzo { $number }
button-positions = Come al solito: { $positions }
button-position = { $position }
button-start-over = Da capo
button-concede = Abbandono
button-write_down = Segno −{ $contract }
button-walk_out = Abbandono per −100
button-play_on = Gioco
button-redeal = Mando a monte
button-marriage = Matrimonio { $suit } con { $card } (+{ $value })
button-marriage-card = { $card } matrimonio
button-marriage-plain = Matrimonio { $suit } con { $card }
button-four-aces = Quattro assi con { $card } (+{ $value })
button-contract-same = { $value } – senza aumento
button-not-sure = No, indietro
button-nudges-on = Promemoria: sì
button-nudges-off = Promemoria: no
button-auto-on = Unica carta: da sola
button-auto-off = Unica carta: la gioco io
button-sure-concede = Abbandonare questa mano?
button-sure-write_down = Segnare −{ $contract } e chiudere la mano?
button-sure-walk_out = Abbandonare la mano per −100?

## Una riga di al massimo 200 caratteri

glance-empty = Ora non hai carte.
glance-not-looked = Non hai ancora guardato le carte.
numbers = Sul tavolo: { $numbers }
peek = { $trick } → { $winner }

nudge = { $mention }, tocca a te: { $what }
