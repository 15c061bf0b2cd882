### Che cosa mostrano le piattaforme del bot prima che qualcuno gli scriva.

profile-telegram = Mille (1000, Tysiąc) nel tuo gruppo: asta, monte, matrimoni e briscole.

    Aggiungimi a un gruppo e scrivi lì /newgame. Si gioca con i pulsanti, le tue carte arrivano qui in privato e i posti liberi li occupano i bot. /learn spiega una mano passo per passo, /newgame qui è per allenarsi.

    Regole di molte regioni, tornei, e mani che poi si possono verificare. /privacy dice che cosa ricordo.
profile-telegram-short = Il gioco di carte Mille (1000, Tysiąc) nel tuo gruppo: regole di molte regioni, bot, tornei.
profile-discord = Il gioco di carte Mille (1000, Tysiąc) nei tuoi canali. /newgame apre un tavolo: gli amici si siedono con un pulsante, “Le mie carte” mostra le tue carte solo a te e i posti liberi li occupano i bot. Regole di molte regioni, tornei, e mani che poi si possono verificare. /learn spiega una mano passo per passo, in privato.
