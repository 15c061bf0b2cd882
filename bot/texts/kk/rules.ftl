### Ереже сөзбен: әзірге түсіндірмелер айтатыны ғана.
### A draft: no native speaker has read this file yet.

rules-auction-above-120 = { $auction-above_120 ->
        [free] 120-дан көп кез келген адам айта алады.
        [any_marriage] 120-дан көп айту үшін қолда марьяж керек.
       *[held_marriages] 120 мен қолдағы марьяждардың құнынан көп айтуға болмайды.
    }
rules-brief-lock = { $lock-strict ->
        [yes] { $lock-earns ->
            [declarer] { $lock-at } ұпайдан асса — құлып: ұпай тек ойнаушыға қосылады.
            [declarer_with_marriage] { $lock-at } ұпайдан асса — құлып: ұпай тек марьяжы бар ойнаушыға қосылады.
           *[marriage_or_sweep] { $lock-at } ұпайдан асса — құлып: ұпай тек марьяжға не барлық алымға қосылады.
        }
       *[no] { $lock-earns ->
            [declarer] { $lock-at } ұпайдан бастап — құлып: ұпай тек ойнаушыға қосылады.
            [declarer_with_marriage] { $lock-at } ұпайдан бастап — құлып: ұпай тек марьяжы бар ойнаушыға қосылады.
           *[marriage_or_sweep] { $lock-at } ұпайдан бастап — құлып: ұпай тек марьяжға не барлық алымға қосылады.
        }
    }
rules-brief-barrel = { $barrel-style ->
        [lviv] { $barrel-at } ұпайда бөшкеге отырады, қанша керек болса, сонша отырады.
       *[classic] { $barrel-at } ұпайда бөшкеге отырады, жеңіске берілетін тарату саны: { $barrel-hands }.
    }
