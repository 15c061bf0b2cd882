### Le carte in privato e il promemoria.

hand-head = Le tue carte
hand-none = Ora non hai carte.
hand-sits-out = In questa mano riposi.
hand-barrel-need = In barrage, con un contratto sotto { $need } non si vince.
hand-bids-opening = Siedi alla sinistra del mazziere: devi aprire tu, con { $value }.
hand-bids-no-marriage = Senza un matrimonio in mano puoi offrire al massimo { $maximum }.
hand-bids-marriages = Con { $count ->
        [one] il matrimonio
       *[other] i matrimoni
    } che hai in mano puoi offrire al massimo { $maximum }.
hand-bids-blind = Prima di guardare le carte puoi offrire al massimo { $maximum }.
hand-bids-barrel = In barrage puoi offrire al massimo { $maximum }.
hand-bids-ceiling = Nessuno può offrire più di { $maximum }.
hand-bids-pass = { $why } Quindi puoi solo passare.
hand-total = Tu: { $total } · questa mano { $points }
hand-void = nessuna
hand-not-now = “·” davanti a una carta: ora non si può giocare.
hand-your-turn = Tocca a te: { $what }
hand-stood-in = Al tuo posto gioca un bot. Premi “Rieccomi” per continuare tu.
hand-away = Hai lasciato il tavolo. Premi “Rieccomi” per riprendere il tuo posto.
hand-comes-next = Hai preso un posto con un totale di { $total }. Giochi dalla prossima mano. Per le tue statistiche la partita non conta.
hand-gave-up = Al tuo posto ora gioca qualcun altro. Per te la partita conta come abbandonata.
hand-earlier = Queste erano le tue carte di prima. Premi “Le mie carte” per vedere quelle di adesso.

## Che cosa fare, dopo hand-your-turn

ask-cut = scegli dopo quante carte tagliare, o lasciale così
ask-talon_positions = scegli le posizioni del monte
ask-opening = apri l’asta
ask-auction = offri o passa
ask-auction-look = guarda le carte, offri al buio o passa
ask-opening-look = guarda le carte, oppure apri al buio
ask-concession = gioca il contratto o abbandona subito
ask-choose_talon = scegli un monte senza vederlo
ask-exchange = scambia le carte
ask-give = scegli una carta per { $name }
ask-discard = scarta { $count ->
        [one] { $count } carta
       *[other] { $count } carte
    }
ask-contract = fissa il contratto
ask-lead = gioca la prima carta
ask-play = gioca una carta

## Pulsanti

button-no-cut = Non taglio
button-cut = { $at }
button-talon = Monte { $number }
button-positions = Come al solito: { $positions }
button-position = { $position }
button-start-over = Da capo
button-concede = Abbandono: agli altri +{ $others } a testa
button-concede-fined = Abbandono: −{ $cost }, agli altri +{ $others }
button-write_down = Perdo { $cost } e chiudo
button-walk_out = Abbandono: −{ $cost }, agli altri +{ $others }
button-play_on = Gioco
button-redeal = Annullo la mano
button-marriage = Matrimonio: gioco { $card } (+{ $value })
button-marriage-plain = Matrimonio: gioco { $card }
button-four-aces = Quattro assi: gioco { $card } (+{ $value })
button-rest = Il resto è mio
button-contract-same = { $value } – senza aumento
button-not-sure = No, indietro
button-switches = ⚙ Impostazioni
button-nudges-on = Promemoria: sì
button-nudges-off = Promemoria: no
button-auto-on = Auto: sì
button-auto-off = Auto: no
button-sure-concede = Abbandonare?
button-sure-write_down = Davvero −{ $cost }?
button-sure-walk_out = Davvero per −{ $cost }?

## Una riga di al massimo 200 caratteri

glance-empty = Ora non hai carte.
glance-not-looked = Non hai ancora guardato le carte.
numbers = Le tue scelte: { $numbers }
peek = { $trick } → { $winner }

nudge = { $mention }, tocca a te: { $what }
