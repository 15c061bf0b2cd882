"""What a page is sent of playing with people, as data: who is there, open tables, and what stands beside a game."""

from bot.codec import ButtonToken, Verb, encode
from bot.people import Chat, Person
from bot.showing.looks import as_read_by
from bot.strangers.pairing import PATIENCE
from bot.views.menu import menu_of
from bot.views.page import page_view
from tests.world.strangers_met import sit_down


async def panel(strangers, person, argument="", table=""):
    return (await strangers.presses(person, argument, table)).people


async def view_of(strangers, table, person):
    newest = as_read_by(await strangers.world.tables.table(table.id), person)
    return page_view(newest, person.key, strangers.world.time, None).as_json()


async def test_who_waits_is_sent_with_the_time_until_the_game(strangers):
    anna, ben = await strangers.named("Anna", "Ben")
    await strangers.presses(anna, "wpolish")
    strangers.world.time += 5
    shown = await panel(strangers, anna)
    own = [crowd for crowd in shown["crowds"] if crowd.get("own")]
    assert [("wait" in crowd, crowd["anybody"]) for crowd in own] == [(False, True)]
    assert shown["left"] == PATIENCE - 5
    assert (await panel(strangers, ben))["left"] == 0.0


async def test_a_press_that_changes_a_page_answers_with_it_as_data(strangers):
    (anna,) = await strangers.named("Anna")
    await strangers.presses(anna, "wpolish")
    assert not any(crowd.get("own") for crowd in (await panel(strangers, anna, "quit"))["crowds"])
    assert (await panel(strangers, anna, "tick"))["ticked"]


async def test_whoever_plays_from_the_next_hand_has_a_game_to_go_back_to(strangers):
    anna, ben = await strangers.named("Anna", "Ben")
    await strangers.comes(anna)
    await strangers.passes(PATIENCE + 2)
    await strangers.comes(ben)
    (table,) = await strangers.tables()
    assert table.seats[table.seat_of(ben.key)].comes_after
    shown = await panel(strangers, ben)
    assert (shown["running"], shown["rows"][0][0]["kind"]) == (table.id, "game")


async def test_an_open_table_is_sent_without_names(strangers):
    _, table = await sit_down(strangers, "Anna", "Ben", "Cleo")
    (wanda,) = await strangers.named("Wanda")
    shown = await panel(strangers, wanda, "tables")
    assert [len(one["seats"]) for one in shown["tables"]] == [3]
    assert shown["tables"][0]["code"] == table.id
    assert not any(name in str(shown) for name in ("Anna", "Ben", "Cleo"))


async def test_a_seat_has_the_face_beside_the_name(strangers):
    people, table = await sit_down(strangers, "Anna", "Ben", "Cleo")
    view = await view_of(strangers, table, people[0])
    assert [(seat["sign"], seat["called"]) for seat in view["seats"]] == [("🦊", one.name) for one in people]
    assert not any(seat.get("guest") for seat in view["seats"])


async def test_a_guest_is_marked_and_offered_neither_faces_nor_messages(strangers):
    guest = Person(platform="web", id="room-1", name="Gina", room="web:room")
    chat = Chat(platform="web", id="room-1", private=True)
    world = strangers.world
    await world.says(guest, "/play name Gina", chat=chat)
    entrance = (await world.presses(guest, encode(ButtonToken("", 0, Verb.PEOPLE, "")), chat=chat)).people
    names = (await world.presses(guest, encode(ButtonToken("", 0, Verb.PEOPLE, "name")), chat=chat)).people
    kinds = {act["kind"] for page in (entrance, names) for row in page["rows"] for act in row}
    assert not {"tick", "face"} & kinds
    assert entrance["called"] == "👤 Gina"


async def test_a_guest_cannot_ask_for_messages_by_a_made_up_button(strangers):
    guest = strangers.world.person("Gast").model_copy(update={"platform": "web", "room": "R"})
    answer = await strangers.presses(guest, "tick")
    assert answer.toast
    assert not await strangers.world.directory.calls.in_turn("web:people")


async def test_phrases_are_sent_in_order_to_all_but_who_has_muted_their_speaker(strangers):
    (anna, ben, cleo), table = await sit_down(strangers, "Anna", "Ben", "Cleo")
    for phrase in ("p1", "p1"):
        await strangers.presses(anna, phrase, table.id)
    heard = (await view_of(strangers, table, ben))["strangers"]["heard"]
    assert [(one["seat"], one["number"]) for one in heard] == [(0, 1), (0, 2)]
    await strangers.presses(cleo, "m0", table.id)
    assert "heard" not in (await view_of(strangers, table, cleo))["strangers"]


async def test_the_times_of_a_turn_are_not_in_the_menu(strangers):
    (anna, _, _), table = await sit_down(strangers, "Anna", "Ben", "Cleo")
    assert {"pause", "end", "leave"} <= set(menu_of(table, anna.key, "en"))
    assert "timer" not in menu_of(table, anna.key, "en")
