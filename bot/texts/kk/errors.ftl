### Ойын неге рұқсат бермейді.
### A draft: no native speaker has read this file yet.

error-other = Қазір олай болмайды.
error-must_follow_suit = Жүріс: { $suit }, ал қолыңда { $suit } бар: сол мастіні сал.
error-must_beat = Шамаң келсе, { $card } картасын ұруың керек.
error-must_trump = Ол масть қолыңда жоқ, сондықтан көзір сал: { $suit }.
error-must_overtrump = { $card } картасынан үлкен көзір керек.
error-not_in_hand = { $card } қолыңда енді жоқ.
error-no_marriage = { $why ->
        [not_leading] Марьяжды жүріс бастағанда ғана жариялайды.
        [no_trick_yet] Алдымен бір алым ал: содан кейін ғана марьяж жариялауға болады.
       *[not_both_cards] Марьяжға { $suit } королі де, дамасы да керек.
    }
error-wrong_phase = Қазір басқа нәрсе керек. Не екені — соңғы хабарда.
error-bid_too_low = Аз: енді ең азы { $minimum }.
error-bid_too_high = Көп: сен ең көбі { $maximum } айта аласың.
error-needs_marriage = Ол үшін қолда марьяж керек, онсыз ең көбі { $maximum }.
error-bid_off_step = Сауда қадамы: { $step }.
error-must_open = Сауданы ашуың керек: { $minimum }.
error-no_right = Қазір қайта тарату сұрауға құқығың жоқ.
error-no_concession = Қазір берілуге болмайды.
error-no_card_due = { $to }: карта берілген.
error-talon_cards_only = Сауданы бастапқы сөзбен ұттың: тек прикуптан алынған карталарды бере аласың.
error-hand_over = Бұл тарату бітті.
error-game_over = Бұл ойын бітті.
