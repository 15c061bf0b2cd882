### Ереже сөзбен: әзірге түсіндірмелер айтатыны ғана.
### A draft: no native speaker has read this file yet.

rules-auction-above-120 = { $auction-above_120 ->
        [free] 120-дан көп кез келген адам айта алады.
        [any_marriage] 120-дан көп айту үшін қолда марьяж керек.
       *[held_marriages] 120 мен қолдағы марьяждардың құнынан көп айтуға болмайды.
    }
rules-brief-barrel = { $barrel-style ->
        [lviv] { $barrel-at } ұпайда бөшкеге отырады, қанша керек болса, сонша отырады.
       *[classic] { $barrel-at } ұпайда бөшкеге отырады, жеңіске берілетін тарату саны: { $barrel-hands }.
    }
