"""Print docs/rights.md: who may do what at a table, from the table of rights that the code uses.

python -m tools.rights_page > docs/rights.md
"""

from bot.table.kinds import KINDS
from bot.table.roles import USUAL, Right, Role

HEAD = """\
# Who may do what

Made from `bot/table/roles.py` and the kinds of tables by `python -m tools.rights_page`; a test compares the two. It is
asked when the decision is made, of the table as it is then, whichever way the wish comes: by a button, by a typed
command, from another chat.

- The **opener** opened the table, or was left it by the one who did.
- An **admin** speaks for the chat that the table is *at home* in: the chat in which it was opened. An admin of any
  other chat is a stranger here, though the board may be shown there too.
- A **playing admin** has a seat as well, or has left one in this game. Once the cards are dealt, whoever plays has one
  voice like the others, and who has left has none.
- A **player** has a seat and has not left it.
- A **judge** judges this table of a tournament: its organiser, or whom the organiser has appointed, at every table at
  which they have no seat; where every judge plays, an admin of the tournament's home chat who does not play in it.
  Openers and admins as such have no right at these tables: whoever lacks one there is told `judges-only`, or
  `not-in-tournament` where nobody has it. What is decided about a tournament itself (drawing, exchanging players before
  the deal, points, taking over) is no right at a table, and what a judge who plays takes from others waits for somebody
  else to confirm it: [docs/tournaments.md](tournaments.md).

Looking at what everybody sees (the board, the score, the rules, the checks of a deal) takes no right. A hand is shown
to nobody but its player, a move takes a seat and its turn. Whoever was sent away before the game cannot sit down at
that table again. What somebody decides alone is told on the board with their name.

Who sits down has to be in the chat that the table is at home in: a press or a command there is the proof, and stays one
for a quarter of an hour for the link that opens the private chat; else the platform is asked. Whoever is not, or where
the platform does not say, asks to be let in, and whoever has the right lets them in with one press. With
`/newgame join=link` the code is enough, and with `join=anyone` the table is also listed for whoever types `/join` in
private. Who comes back to a seat they have left is asked the same, unless they were let in as guests;
who still sits there and was only played for takes over again unasked.

Ten minutes after somebody has left, their seat is free. Whoever may sit down as above, and has not sat in this game,
may take it and plays from the next hand on, with its total. Who left cannot come back then. The game counts for them as
one that they left, and for whoever came in it counts nothing.

The deal of the day ([docs/daily.md](daily.md)) is the same for everybody, so at its tables nothing can be changed but
what the own eyes see: whoever wants more there is told `daily-fixed`. That a group gets one line a day about it
(`/daily on`, `/daily off`) takes an admin of that group, and stands in no table.

"""


TAIL = """
## What holds it

Each promise of this page, and the tests that fail when it is broken.

| promise | tests |
|---|---|
"""

PROMISES: tuple[tuple[str, tuple[str, ...]], ...] = (
    (
        "every role has each right of the table, at each moment, or has it not",
        (
            "tests/asking/test_rights.py::test_a_right_belongs_to_these_roles",
            "tests/asking/test_rights.py::test_no_right_is_left_out_here",
        ),
    ),
    (
        "the same at a tournament's table, and at a deal of the day",
        (
            (
                "tests/tournament/test_rights_at_tournament_tables.py::"
                "test_at_a_tournaments_table_a_role_has_a_right_or_it_has_not"
            ),
            "tests/daily/test_day_for_everybody.py::test_nothing_of_it_can_be_changed",
        ),
    ),
    (
        "a free seat is taken by who may sit down and has not sat in this game, and who left does not come back then",
        (
            "tests/games/test_free_seats.py::test_who_left_cannot_come_back_then",
            "tests/games/test_free_seats.py::test_nor_take_another_free_seat_of_this_game",
            "tests/games/test_free_seats.py::test_people_from_elsewhere_are_refused_unless_the_code_is_enough",
            "tests/games/test_free_seats.py::test_who_was_sent_away_stays_away",
        ),
    ),
    (
        "it is asked of the table as it is then, whatever came in between",
        (
            "tests/games/test_service_machine.py",
            "tests/asking/test_presses_at_the_same_time.py",
        ),
    ),
    (
        "a role follows from seat, opening and the home chat",
        ("tests/asking/test_rights.py::test_what_somebody_is_follows_from_seat_opening_and_home",),
    ),
    (
        "an admin of any other chat is a stranger, though the board is shown there",
        (
            (
                "tests/asking/test_rights.py::"
                "test_an_admin_of_another_group_decides_nothing_about_a_table_that_is_shown_there_too"
            ),
        ),
    ),
    (
        "the table is left to the next person when its opener goes",
        (
            (
                "tests/asking/test_votes_and_leaving.py::"
                "test_a_lobby_passes_to_the_next_when_the_opener_leaves_and_closes_with_the_last"
            ),
        ),
    ),
    (
        "once the cards are dealt, whoever plays has one voice like the others, and who has left has none",
        (
            "tests/asking/test_votes_and_leaving.py::test_in_a_game_the_opener_has_one_voice_like_the_others",
            "tests/asking/test_rights.py::test_who_has_left_the_seat_has_no_voice",
        ),
    ),
    (
        (
            "nobody judges at a table where they sit, and where every judge plays an admin of the home chat who "
            "does not play does"
        ),
        (
            "tests/tournament/test_rights_at_tournament_tables.py::test_an_organiser_who_plays_cannot_judge_his_rivals",
            (
                "tests/tournament/test_rights_at_tournament_tables.py::"
                "test_an_admin_who_does_not_play_judges_where_every_judge_plays"
            ),
        ),
    ),
    (
        "players are exchanged before the deal alone, and nobody exchanges their own seat",
        (
            "tests/tournament/test_exchanges_before_the_deal.py::test_nobody_changes_places_once_the_tables_are_dealt",
            "tests/tournament/test_exchanges_before_the_deal.py::test_nobody_exchanges_their_own_seat",
        ),
    ),
    (
        "what a judge who plays takes from others waits for somebody else",
        (
            "tests/tournament/test_penalties_are_confirmed.py::test_points_and_disqualifications_wait_as_well",
            "tests/tournament/test_penalties_are_confirmed.py::test_nobody_confirms_what_they_have_proposed",
        ),
    ),
    (
        "nobody takes a tournament over before its organiser was asked",
        ("tests/tournament/test_taking_over.py::test_a_judge_who_wants_to_take_over_deposes_nobody_at_once",),
    ),
    (
        (
            "evenings every week are planned and stopped by admins of their chat alone, "
            "a single one is stopped by whoever planned it too"
        ),
        (
            "tests/tournament/test_evenings_by_themselves.py::test_every_week_takes_an_admin_and_one_evening_takes_none",
            (
                "tests/tournament/test_evenings_by_themselves.py::"
                "test_admins_stop_the_evenings_by_a_button_and_it_asks_once_more"
            ),
            "tests/tournament/test_evenings_by_themselves.py::test_whoever_planned_a_single_evening_may_stop_it",
            "tests/tournament/test_evenings_by_themselves.py::test_an_admin_of_another_group_stops_nothing",
        ),
    ),
    (
        "openers and admins as such have no right at a tournament's table",
        (
            (
                "tests/tournament/test_rights_at_tournament_tables.py::"
                "test_an_admin_of_the_home_chat_has_no_right_at_the_tables_as_such"
            ),
        ),
    ),
    (
        "a hand is shown to nobody but its player",
        (
            "tests/screens/test_screens_hide_cards.py",
            "tests/finished/test_records_and_secrets.py",
        ),
    ),
    (
        "a move takes a seat and its turn",
        (
            "tests/asking/test_presses_at_the_same_time.py",
            "tests/asking/test_votes_and_leaving.py::test_who_has_left_makes_no_move_with_the_buttons_of_before",
        ),
    ),
    (
        "whoever was sent away before the game does not sit down again, nor asks to",
        (
            "tests/asking/test_rights.py::test_who_was_sent_away_does_not_come_back",
            "tests/asking/test_the_door.py::test_who_is_turned_away_cannot_ask_again",
        ),
    ),
    (
        "what somebody decides alone is told on the board with their name",
        ("tests/asking/test_rights.py::test_every_act_of_power_is_told_with_the_name_of_who_did_it",),
    ),
    (
        (
            "a press in the home chat proves that somebody is in it, for that table and a quarter of an hour; "
            "else nobody gets in unasked"
        ),
        (
            "tests/asking/test_rights.py::test_a_press_in_the_tables_chat_proves_that_somebody_is_in_it",
            "tests/asking/test_rights.py::test_without_a_fresh_press_there_the_platforms_silence_lets_nobody_in",
        ),
    ),
    (
        "whoever has the right lets in with one press, and nobody else does",
        (
            "tests/asking/test_the_door.py::test_the_opener_lets_them_in_with_one_press_and_their_chat_sees_the_board",
            "tests/asking/test_the_door.py::test_nobody_else_lets_them_in_not_even_themselves",
        ),
    ),
    (
        "`join=link` and `join=anyone` open the door that far",
        (
            "tests/asking/test_the_door.py::test_with_join_link_the_code_is_enough",
            "tests/asking/test_the_door.py::test_with_join_anyone_whoever_looks_for_a_table_finds_it",
        ),
    ),
    (
        "who comes back is asked the same, but guests and those who still sit there",
        (
            (
                "tests/asking/test_the_door.py::"
                "test_a_member_who_left_the_group_during_the_game_does_not_come_back_by_the_code"
            ),
            "tests/asking/test_the_door.py::test_a_guest_who_left_comes_back_as_they_came",
            "tests/asking/test_the_door.py::test_who_still_sits_there_takes_over_from_the_stand_in_unasked",
        ),
    ),
    (
        "a group gets a line a day about the deal of the day only if an admin of it asks",
        ("tests/daily/test_results_and_groups.py",),
    ),
)
"""The promises of the page, each with the tests that fail when it is broken, as pytest names them."""


def page() -> str:
    """Return the page."""
    kinds = {str(kind.model_fields["name"].default): kind.rights for kind in KINDS if kind.rights is not USUAL}
    columns = ["", "before the first deal", "in the game", *(f"kind *{name}*" for name in kinds), "otherwise"]
    rows = [f"| {' | '.join(columns)} |".replace("|  |", "| |"), "|---" * len(columns) + "|"]
    for right in Right:
        usual = USUAL[right]
        held = (usual.in_lobby, usual.in_game, *(rights[right].in_game for rights in kinds.values()))
        rows.append(f"| {right} | {' | '.join(map(_named, held))} | `{usual.lacking}` |")
    promised = [f"| {promise} | {', '.join(f'`{test}`' for test in tests)} |" for promise, tests in PROMISES]
    return f"{HEAD}{chr(10).join(rows)}\n{TAIL}{chr(10).join(promised)}\n"


def _named(roles: frozenset[Role]) -> str:
    return ", ".join(role for role in Role if role in roles) or "nobody"


if __name__ == "__main__":
    print(page(), end="")
