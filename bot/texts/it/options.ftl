### Opzioni: un nome, una riga d’aiuto e i nomi dei valori di ciascuna. I gruppi sono pagine del menu.

value-yes = sì
value-no = no
value-none = nessuno
value-no-limit = senza limite
join-members = membri
join-link = link
join-anyone = tutti

group-table = Il tavolo
group-deal = La distribuzione
group-redeal = Mani annullate
group-auction = L’asta
group-talon = Il monte
group-sitter = Chi riposa
group-concession = L’abbandono
group-play = Il gioco
group-marriages = I matrimoni
group-scoring = Il punteggio
group-lock = Il blocco
group-barrel = Il barrage
group-game = La fine

option-table-players = Giocatori
    .help = In quanti si può giocare.
option-table-sits_out = Chi riposa
    .help = In quattro, a ogni mano giocano in tre: questo giocatore riposa.
    .dealer = il mazziere
    .right_of_dealer = a destra del mazziere
    .opposite_dealer = di fronte al mazziere
option-table-deck = Carte in gioco
    .help = 24 dal nove in su, o 20 senza i nove.
option-deal-layouts = Carte distribuite
    .help = Carte in mano, monti, carte da dare e scarti, per ogni numero di giocatori.
option-deal-cut = Taglio
    .help = Se prima di ogni mano chi siede alla destra del mazziere può tagliare le carte.
    .off = no
    .offer = facoltativo
option-deal-dealer_sets_talon = Il mazziere sceglie il monte
    .help = Il mazziere indica, senza vederle, quali posizioni delle carte formano il monte.
option-deal-bottom_jack = Fante in fondo
    .help = Se l’ultima carta è un fante, si ridanno le carte; tre volte di fila costano 120 al mazziere.
option-redeal-rights = Diritto di annullare
    .help = Con quali carte o monti poveri si può annullare la mano.
option-redeal-third_in_a_row_penalty = Terza mano annullata per i nove
    .help = La terza mano di fila annullata per i nove costa 120 al mazziere, e poi dà le carte chi siede alla sua sinistra.
option-auction-enabled = Asta
    .help = Senza asta ognuno conta i propri punti.
option-auction-opening = Apertura
    .help = L’offerta più bassa.
option-auction-step = Rilancio
    .help = Di quanti punti salgono le offerte.
option-auction-ceiling = Contratto massimo
    .help = Nessuno può mai giocare per di più.
option-auction-forced_opening = Apertura obbligata
    .help = Chi siede alla sinistra del mazziere deve aprire.
option-auction-opening_fixed = Apertura fissa
    .help = La prima offerta è esattamente quella di apertura.
option-auction-graded = Un rilancio alla volta
    .help = Ogni offerta supera la precedente esattamente di un rilancio.
option-auction-raise_after_exchange = Aumento del contratto
    .help = Dopo lo scambio il dichiarante può aumentare il contratto.
option-auction-above_120 = Oltre 120
    .help = Che cosa serve per offrire più di quanto valgono le carte.
    .free = possono tutti
    .any_marriage = con un matrimonio
    .held_marriages = secondo i matrimoni
option-auction-silence_below = Totale minimo per offrire
    .help = Chi ha meno punti di così non può offrire.
option-auction-golden_round = Giro d’oro
    .help = Le prime mani, una per ogni mazziere, si aprono a 120 e valgono il doppio.
    .off = no
    .on = sì
    .on_with_reset = sì, ripartendo da 0
option-auction-blind = Offerta al buio
    .help = Chi vince l’asta senza aver guardato le carte gioca per il doppio.
    .off = no
    .gains = guadagni doppi
    .all = tutto doppio
option-talon-reveal = Monte mostrato
    .help = Quando tutti vedono il monte.
    .always = sempre
    .never = mai
    .contested = solo con un rilancio
    .from_130 = da 130
option-talon-face_up = Monte scoperto
    .help = Il monte è scoperto fin dalla distribuzione.
option-talon-pass_face_up = Carte date scoperte
    .help = Tutti vedono le carte che il dichiarante dà agli altri.
option-talon-uncontested_pass = Dare senza rilanci
    .help = Che cosa può dare chi vince con la sola apertura.
    .any = qualsiasi carta
    .talon_cards = solo dal monte
option-talon-discards_count_for = Punti degli scarti
    .help = A chi vanno i punti degli scarti e di un monte non preso.
    .last_trick = all’ultima presa
    .nobody = a nessuno
    .declarer = al dichiarante
option-talon-sweep_fills_120 = Tutte le prese fanno 120
    .help = Un contratto di esattamente 120 si mantiene facendo tutte le prese, senza matrimoni.
option-sitter-ace = Premio per asso
    .help = Punti a chi riposa per ogni asso nel monte.
option-sitter-marriage = Premio per matrimonio
    .help = Chi riposa segna il valore di un matrimonio nel monte.
option-sitter-card_points = Premio in punti delle carte
    .help = Chi riposa segna i punti delle carte del monte, invece di quelli per gli assi.
option-concession-enabled = Abbandono
    .help = Il dichiarante può abbandonare la mano e pagare gli altri.
option-concession-stage = Quando abbandonare
    .help = Prima che il monte sia scoperto, o dopo averlo visto.
    .before_talon = prima del monte
    .after_talon = dopo il monte
option-concession-max_contract = Limite per abbandonare
    .help = L’offerta più alta che si può ancora abbandonare.
option-concession-free_uses = Abbandoni gratis
    .help = Quante volte a partita un giocatore può abbandonare senza penalità.
option-concession-payout = Agli altri
    .help = 60 a testa, o metà del contratto.
    .fixed = 60 a testa
    .half = metà contratto
option-concession-payout_step = Metà arrotondata a
    .help = La metà del contratto si arrotonda per eccesso a un multiplo di questo numero.
option-concession-payout_minimum = Minimo per l’abbandono
    .help = Gli altri non ricevono mai meno di così.
option-concession-beyond = Abbandoni oltre il limite
    .help = Abbandonare ancora è vietato, o costa 120.
    .forbidden = vietato
    .penalty = costa 120
option-concession-write_down = Segnare la perdita
    .help = Il dichiarante può segnare il contratto in perdita, senza niente per gli altri.
option-concession-write_down_uses = Quante volte segnarla
    .help = Quante volte in una partita si può segnare la perdita.
option-concession-forced_opening_walkout = Abbandono dell’apertura
    .help = Chi ha aperto per obbligo senza rilanci degli altri può guardare il monte e abbandonare per −100; ogni avversario riceve 50.
option-play-follow_suit = Rispondere al seme
    .help = Sempre, o solo quando non ci sono più carte da pescare.
    .always = sempre
    .after_stock = a pesca finita
option-play-must_beat = Obbligo di superare
    .help = Rispondendo al seme, se puoi giochi una carta più alta.
option-play-must_overtrump = Superare le briscole
    .help = Se puoi, giochi una briscola più alta.
option-play-when_void = Senza il seme
    .help = Che cosa giocare quando non puoi rispondere al seme.
    .trump = una briscola
    .beat = una briscola che vince
    .free = qualsiasi carta
option-play-peek = Rivedere le prese
    .help = Quale presa si può rivedere.
    .none = nessuna
    .first_trick = la prima
    .last_trick = l’ultima
option-marriages-values = Valore dei matrimoni
    .help = Quanto vale un matrimonio in ogni seme.
    .standard = ♠40 ♣60 ♦80 ♥100
    .silesia = ♦40 ♥60 ♠80 ♣100
    .wielkopolska = ♦40 ♥60 ♣80 ♠100
    .russeln = ♣40 ♠60 ♦80 ♥100
option-marriages-first_trick = Matrimonio alla prima presa
    .help = Un matrimonio si può dichiarare già con la primissima carta.
option-marriages-automatic = Matrimoni automatici
    .help = Chi apre con il re o la donna di un matrimonio lo dichiara senza premere altro.
option-marriages-on_queen = Matrimonio su donna in tavola
    .help = Il re sulla donna giocata subito prima di te dichiara un matrimonio.
option-marriages-four_aces = Quattro assi
    .help = Punti per chi gioca un asso come prima carta avendoli in mano tutti e quattro.
option-scoring-declarer = Punti del dichiarante
    .help = Un contratto mantenuto vale il contratto, o i punti fatti.
    .contract = il contratto
    .points = i punti fatti
option-scoring-rounding_to = Arrotondamento a
    .help = I punti si arrotondano a un multiplo di questo numero.
option-scoring-rounding_half = Arrotondare le metà
    .help = Se un punteggio esattamente a metà si arrotonda per eccesso o per difetto.
    .up = per eccesso
    .down = per difetto
option-scoring-zero = Restare a mani vuote
    .help = Quanto costa una mano senza punti o senza prese.
    .off = niente
    .strikes = tre volte: −120
    .per_hand = subito −120
option-scoring-reset_at = Totale che torna a 0
    .help = Chi ha esattamente questo totale torna a 0.
option-lock-enabled = Blocco
    .help = Vicino al traguardo si guadagna solo a certe condizioni.
option-lock-strict = Blocco solo oltre la soglia
    .help = Il blocco scatta sopra la soglia, non già sulla soglia.
option-lock-at = Soglia del blocco
    .help = Il totale a cui scatta il blocco.
option-lock-earns = Guadagni
    .help = Come guadagna chi è sotto blocco.
    .declarer = da dichiarante
    .declarer_with_marriage = dichiarante + matrimonio
    .marriage_or_sweep = matrimonio o tutte le prese
    .any_marriage_or_sweep = ogni matrimonio/tutte le prese
option-lock-no_trick_penalty = Blocco senza prese
    .help = Quanto perde chi, sotto blocco, non fa prese.
option-barrel-enabled = Barrage
    .help = Vicino al traguardo restano poche mani per vincere.
option-barrel-exact_points = Barrage senza arrotondare
    .help = In barrage non si arrotonda.
option-barrel-at = Quota del barrage
    .help = Il totale di chi è in barrage.
option-barrel-hands = Mani in barrage
    .help = Quante mani ci sono per vincere.
option-barrel-need = Quanto serve in barrage
    .help = Quanto bisogna fare, o offrire, per vincere dal barrage.
option-barrel-crowd = Più in barrage
    .help = Che cosa succede quando si è in più d’uno.
    .share = si condivide
    .clash = chi entra insieme cade
    .push_off = chi entra spinge via
option-barrel-falls_to_zero = Limite di cadute
    .help = La caduta con questo numero riporta a 0.
option-barrel-style = Tipo di barrage
    .help = Quello classico, o quello di Leopoli senza limite di mani.
    .classic = classico
    .lviv = di Leopoli
option-barrel-wins_by = Vince dal barrage
    .help = Se, con il contratto mantenuto, contano i punti fatti o il contratto stesso.
    .points = i punti fatti
    .contract = il contratto
option-barrel-role = Chi vince dal barrage
    .help = Solo il dichiarante, o anche un avversario con altrettanti punti.
    .declarer = il dichiarante
    .anyone = chiunque
option-barrel-failure_is_fall = Chi fallisce cade
    .help = Un contratto fallito in barrage conta come caduta.
option-game-target = Traguardo
    .help = Il totale che fa vincere.
option-game-exceed_target = Superare il traguardo
    .help = Il traguardo va superato, non solo raggiunto.
option-game-tie = Parità in testa
    .help = Chi è in parità vince insieme, o si gioca un’altra mano.
    .shared = vittoria condivisa
    .another_hand = un’altra mano

## Diritti di annullare la mano, come valori e nelle regole

right-weak_hand = carte sotto { $number } punti
right-nines_dealt = { $number } nove ricevuti
right-poor_talon = monte sotto { $number } punti
right-talon_nines = { $number } nove nel monte
right-nines_after_exchange = { $number } nove dopo lo scambio
right-weak_after_exchange = sotto { $number } punti dopo lo scambio
right-unless_marriage = senza matrimonio
right-minimum_bid_only = solo con l’apertura

## Distribuzioni

layout-players = { $count ->
        [one] { $count } giocatore
       *[other] { $count } giocatori
    }
layout-hand = { $count ->
        [one] { $count } carta a testa
       *[other] { $count } carte a testa
    }
layout-talon = { $talons ->
        [one] un monte di { $count }
       *[other] { $talons } monti di { $count }
    }
layout-pass = { $players ->
        [2] { $count ->
            [one] { $count } carta all’avversario
           *[other] { $count } carte all’avversario
        }
       *[other] { $count ->
            [one] { $count } carta a ogni avversario
           *[other] { $count } carte a ogni avversario
        }
    }
layout-discard = { $count } da scartare

## Il menu

menu-title = Regole di questo tavolo: { $preset }
menu-presets = Scegli una variante. Sostituisce tutte le opzioni.
button-menu-more-rules = Altre regole
menu-more-rules = Regole che pochi conoscono. Scegliendone una cambiano tutte le opzioni.
menu-groups = Che cosa vuoi cambiare?
menu-about = Premi un’opzione per leggere che cosa significa.
menu-option = <b>{ $option }</b> – { $help }
menu-both = ⚠ { $why }
menu-now = ora: { $value }
menu-changed = Modifiche: { $changes }
menu-page = pagina { $page } di { $pages }
menu-table = Come si presenta e come inizia questo tavolo
setting-pictures = Immagini
setting-four_colours = Carte a quattro colori
setting-nudges = Promemoria nel gruppo
setting-draw_seats = Sorteggio dei posti
setting-patience = Bot su richiesta
setting-preset = Regole
setting-join = Chi può sedersi
setting-reliable = Solo chi finisce le partite
setting-timer = Tempo per una mossa
button-menu-presets = Varianti
button-menu-groups = Opzioni
button-menu-table = Il tavolo
button-set-both = Imposta entrambe
button-menu-back = Indietro
button-menu-close = Fatto
button-menu-keep = Salva per la chat
button-setting = { $name }: { $value }
