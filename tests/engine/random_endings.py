"""Random positions of the engine near the end of a hand, for the tests of the solver with open cards."""

from engine import actions, cards, game


def dealt(table, seats, generator):
    pack = list(cards.deck(table.table.deck))
    generator.shuffle(pack)
    return game.apply(game.new(table, seats, generator.randrange(seats)), actions.Deal(tuple(pack)))[0]


def near_the_end(table, seats, generator, cards_left, *, stock=False):
    """A random position of the play in which the seat to act has at most `cards_left` cards.

    `stock`: the position may still have a stock.
    """
    while True:
        state = dealt(table, seats, generator)
        while state.to_act is not None:
            is_wanted = state.phase == "play" and (stock or not state.stock)
            if is_wanted and state.hands[state.to_act].bit_count() <= cards_left:
                return state
            # Actions that end a hand before its play, or name a declarer twice, are left out.
            legal = [one for one in game.legal(state) if one.do not in {"redeal", "concede"}]
            words = {"pass", "play_on"} if state.bid else {"bid"}
            first = [one for one in legal if one.do in words] or legal[:1]
            quiet = [one for one in legal if one.do in {"give", "discard", "play", "choose_talon"}]
            state, _ = game.apply(state, generator.choice(quiet) if quiet else first[0])
