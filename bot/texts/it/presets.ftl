### Varianti: un nome e una riga d’aiuto ciascuna.

preset-polish = Mille polacca
    .help = Il Tysiąc come si gioca di solito in Polonia: tre o quattro giocatori, monte di tre carte, rilanci di 10, blocco a 900.
    .short = Polacca
preset-polish_pagat = Mille polacca facile
    .help = Come la Mille polacca, ma si può aprire più in alto, per superare 120 basta un matrimonio qualsiasi, la briscola è obbligatoria e si può abbandonare due volte.
    .short = Più facile
preset-polish_two_talons = Mille polacca per due
    .help = Due giocatori, dieci carte a testa, due monti di due carte; due carte si scartano.
    .short = In due
preset-auction_thousand = Mille con asta
    .help = Due giocatori, due monti di due carte; gli scarti non contano per nessuno e non c’è blocco.
preset-polish_nine = Per due, nove carte
    .help = Due giocatori, nove carte a testa, due monti di tre carte; tre carte si scartano.
preset-polish_twelve = Per due, senza monte
    .help = Due giocatori, dodici carte a testa e nessun monte.
preset-polish_open_seven = Per due, monte scoperto
    .help = Due giocatori, sette carte a testa, un monte di due carte scoperte e otto carte da pescare.
preset-draw_thousand = Mille a pescare
    .help = Due giocatori, senza asta: sei carte a testa, e dopo ogni presa se ne pesca una.
    .short = A pescare
preset-draw_thousand_five = A pescare, cinque carte
    .help = Come Mille a pescare, ma con cinque carte a testa.
preset-elwood = Mille di Elwood
    .help = Due giocatori, due monti di tre carte; offerte da 85 con rilanci di 5, una carta si dà e una si scarta.
preset-skoroszow = Mille di Skoroszów
    .help = Tre giocatori, senza asta né monte: otto carte a testa, matrimoni anche sulla donna in tavola, senza prese si perde 120.
preset-italian = Mille italiana
    .help = Tre giocatori, rilanci di 5, barrage a 880 dove con 120 punti vince chiunque, la terza volta a mani vuote costa 120.
    .short = Italiana
preset-tysiac_2004 = Mille 2004
    .help = Da due a quattro giocatori, i matrimoni si dichiarano in automatico, punti senza arrotondamenti, blocco oltre 800.
preset-russian = Mille russa
    .help = Tre o quattro giocatori, barrage a 880, la terza volta a mani vuote costa 120, due abbandoni gratis.
    .short = Russa
preset-lviv = Mille di Leopoli
    .help = Come la Mille russa, con il barrage di Leopoli: a 900 e senza limite di mani, ma lì i matrimoni danno solo la briscola.
    .short = Leopoli
preset-thousand_and_one = Mille e uno
    .help = Come la Mille russa, ma bisogna superare 1000, e in barrage serve un contratto di 125.
    .short = 1001
preset-german_1001 = 1001 tedesca
    .help = Tre giocatori, venti carte, offerte da 40; due carte si scartano e contano per il dichiarante.
    .short = 1001 tedesca
preset-russeln = Russeln
    .help = Tre giocatori, otto carte a testa e nessun monte; offerte da 10, il dichiarante segna i punti fatti.
preset-unknown = Regole di una versione precedente

## Not words, but names of presets: what the people who speak this language play

# The preset that a chat begins with, until somebody keeps another.
usual-preset = italian
# Three others that they are likely to want, as buttons of the lobby, with blanks between.
likely-presets = polish russian polish_two_talons
