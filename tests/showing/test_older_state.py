"""A store that comes back with an older state is believed: games go on from it, and what was lost is not told."""

import pytest
from fakeredis import FakeAsyncRedis

from adapters.redis import keys
from adapters.redis.database import Database
from adapters.redis.directory import RedisDirectory
from adapters.redis.limits import RedisLimits
from adapters.redis.schedule import RedisSchedule
from adapters.redis.store import RedisTables
from bot.codec import HandPage, decode, encode
from bot.finished.records import record
from bot.ports.messenger import Busy, Gone
from bot.ports.presses import Press, Pressed
from bot.ports.store import SurfaceKind
from bot.refusal import Refusal
from bot.screen import Screen
from bot.showing.set_back import go_on
from bot.table.change import TableChange
from bot.table.choices import MOVE_VERBS
from bot.table.documents import NewerSchema
from bot.table.table import Stage
from bot.table.tables import IN_PLAY, Tables
from engine.errors import EngineError
from engine.verify import verify
from tests.screens import faces
from tests.world.chat_room import World, pressable
from tests.world.finished_games import finish


class Shop:
    """A world with a table, on a store that can be set back."""

    def __init__(self) -> None:
        self.database = Database(FakeAsyncRedis(version=(7, 0), protocol=2))
        self.schedule = RedisSchedule(self.database)
        self.world = World(
            RedisTables(self.database), RedisDirectory(self.database), RedisLimits(self.database, figures={})
        )
        self.id = ""

    async def begin(self, *, started: bool = True) -> None:
        await self.world.seats("Anna Ben Cleo", start=started)
        await self.world.passes(1.0)
        self.id = await self.world.table_id()

    async def button(self):
        """The player to move, and a button that makes a move."""
        table = await self.table()
        person = table.seats[table.to_act].person
        return person, pressable(self.world.room.hand_of(person).screen)[0]

    async def move(self) -> None:
        """Make the move of the player to act; the last trick plays itself."""
        table = await self.table()
        person = table.seats[table.to_act].person
        buttons = pressable(self.world.room.hand_of(person).screen)
        await (self.world.presses(person, buttons[0]) if buttons else self.world.passes(1.0, self.id))

    async def saved(self, *codes: str) -> dict[str, bytes]:
        kinds = (keys.table, keys.log, keys.seen, keys.shown)
        names = [kind(code) for code in codes or (self.id,) for kind in kinds]
        return {name: await self.database.call("DUMP", name) for name in names}

    async def set_back(self, saved: dict[str, bytes]) -> None:
        """Lose everything since `saved`, as a replica does that becomes master without the last writes."""
        for name, content in saved.items():
            await self.database.call("DEL", name)
            if content is not None:
                await self.database.call("RESTORE", name, 0, content, "REPLACE")

    async def go_on(self) -> None:
        """Go on from the store's state, as the worker does."""
        await go_on(self.world.tables.registry, self.schedule)
        self.world.tender.begin(())

    async def table(self):
        return await self.world.table(self.id)

    async def until(self, enough) -> None:
        while not enough(table := await self.table()):
            if table.to_act is not None:
                await self.move()
            await self.world.passes(1.0, self.id)

    async def to_the_last_choice(self) -> None:
        """Play to the last move that isn't made automatically: after it come the last trick and the next deal."""
        await self.until(lambda table: sum(hand.bit_count() for hand in table.game.hands) == 4)

    async def to_the_next_hand(self) -> None:
        hand = (await self.table()).deal.hand
        await self.until(lambda table: table.deal is not None and table.deal.hand > hand)

    @property
    def shown(self) -> Screen:
        return self.world.room.board(self.world.group).screen


@pytest.fixture
async def shop():
    shop = Shop()
    await shop.begin()
    yield shop
    await shop.database.close()


@pytest.fixture
async def lobby():
    shop = Shop()
    await shop.begin(started=False)
    yield shop
    await shop.database.close()


async def test_a_game_goes_on_from_the_older_state_and_its_messages_show_it(shop):
    saved, before = await shop.saved(), await shop.table()
    await shop.move()
    await shop.move()
    await shop.set_back(saved)
    await shop.go_on()
    await shop.world.passes(1.0, shop.id)
    table = await shop.table()
    assert (table.game, table.deal, table.notice) == (before.game, before.deal, None)
    assert shop.shown == faces.board(table, "en", shop.world.time)
    person, button = await shop.button()
    assert not (await shop.world.presses(person, button)).toast
    assert (await shop.table()).decision == before.decision + 1


async def test_messages_are_edited_even_if_their_records_say_they_show_the_older_state(shop):
    saved = await shop.saved()
    await shop.move()
    await shop.set_back(saved)
    shop.world.restart()
    shop.world.time += 1.0
    await shop.go_on()
    await shop.world.passes(1.0, shop.id)
    assert shop.shown == faces.board(await shop.table(), "en", shop.world.time)


async def test_a_button_of_a_lost_decision_is_old_though_its_number_has_come_again(shop):
    saved = await shop.saved()
    await shop.move()
    person, lost = await shop.button()
    await shop.set_back(saved)
    await shop.go_on()
    await shop.world.passes(1.0, shop.id)
    await shop.move()
    table = await shop.table()
    assert decode(lost.data).decision == table.decision
    assert table.seats[table.to_act].person == person
    assert "old" in (await shop.world.presses(person, lost.data)).toast
    assert await shop.table() == table


async def test_a_press_on_a_message_that_only_the_lost_part_knew_takes_its_buttons_away(shop):
    await shop.to_the_last_choice()
    saved, known = await shop.saved(), shop.world.board
    await shop.to_the_next_hand()
    person, _ = await shop.button()
    lost = shop.world.board
    assert lost is not known
    await shop.set_back(saved)
    await shop.go_on()
    await shop.world.passes(1.0, shop.id)
    move = next(button for button in lost.buttons if decode(button.data).verb in MOVE_VERBS)
    assert (await shop.world.presses(person, move, message=lost.id)).toast
    assert not lost.deleted
    assert not lost.buttons
    assert (await shop.world.presses(person, move, message=known.id)).toast
    assert known.buttons, "the newest board keeps its buttons"


@pytest.mark.parametrize("refusal", [Gone("gone"), Busy(1.0)])
async def test_a_lost_message_whose_buttons_cannot_be_taken_away_is_no_error(shop, refusal):
    await shop.go_on()
    _, button = await shop.button()
    await shop.move()
    person, _ = await shop.button()
    shop.world.room.refuse = lambda call, chat: refusal if call == "without buttons" else None
    assert "old" in (await shop.world.presses(person, button, message="999")).toast


async def test_a_press_on_an_old_button_asks_for_no_records_if_nothing_was_lost(shop, monkeypatch):
    _, button = await shop.button()
    await shop.move()
    person, _ = await shop.button()
    monkeypatch.setattr(shop.world.store, "shown", None)
    press = Press(person, shop.world.group, "late", Pressed(button.data, "999"))
    assert "old" in (await shop.world.service.act(press)).toast


async def test_a_second_click_is_passed_over_only_while_the_first_ones_move_stands(shop):
    saved = await shop.saved()
    await shop.move()
    person, button = await shop.button()
    for _ in range(2):
        assert not (await shop.world.presses(person, button)).toast
    await shop.set_back(saved)
    assert (await shop.world.presses(person, button)).toast, "the move was lost: nothing was done"


async def test_a_made_up_button_of_another_decision_is_old_and_changes_nothing(shop):
    table = await shop.table()
    person, button = await shop.button()
    token = decode(button.data)
    known = f"{shop.id}.{button.data.split('.')[1]}"
    for data in (f"{known}.pass~zzzz", f"{shop.id}.zz.pass", f"{shop.id}.zz.pass~{button.data.partition('~')[2]}"):
        assert "old" in (await shop.world.presses(person, data)).toast
    assert (await shop.world.presses(person, f"{known}.pass~1-1-0-AAAAAAA")).toast
    assert await shop.table() == table
    assert encode(token) == button.data


async def test_a_process_with_the_lost_state_never_writes_it_over_what_took_its_place(shop):
    saved = await shop.saved()
    await shop.move()
    lost = await shop.world.store.version(shop.id)
    await shop.set_back(saved)
    other = shop.world.another_service()
    table = await other.tables.table(shop.id)
    seat, opened = table.to_act, HandPage(number=7)
    await other.tables.change(
        shop.id, lambda now: TableChange(now.with_seat(seat, hand_page=opened))
    )  # in place of the lost one
    assert await shop.world.store.version(shop.id) != lost
    await shop.world.tend(shop.id)
    now = await shop.table()
    assert now.seats[seat].hand_page.number == 7
    assert now.game == table.game


async def test_the_next_deal_is_sealed_anew_and_words_for_it_have_to_be_typed_again(shop):
    await shop.to_the_last_choice()
    anna = (await shop.table()).seats[0].person
    await shop.world.says(anna, "/seed words typed after the old seal")
    saved, before = await shop.saved(), await shop.table()
    await shop.to_the_next_hand()
    seen = (await shop.table()).game.hands
    await shop.set_back(saved)
    await shop.go_on()
    table = await shop.table()
    assert before.seats[0].words.share
    assert not table.seats[0].words.share
    await shop.world.passes(1.0, shop.id)
    again = "Hand 2 is sealed anew, so earlier words don’t count. Type yours again with /seed: Anna"
    assert again in faces.board(table, "en", shop.world.time).text
    assert [again in one.screen.text for one in shop.world.room.seen_in(shop.world.group)] == [True, False]
    await shop.world.says(anna, "/seed other words")
    assert again not in faces.board(await shop.table(), "en", shop.world.time).text
    assert table.next_deal.hand == before.next_deal.hand
    assert table.next_deal.commitment != before.next_deal.commitment
    assert table.deal == before.deal, "the hand in play goes on"
    await shop.to_the_next_hand()
    assert (await shop.table()).game.hands != seen


async def test_replaced_seals_stand_as_unplayed(shop):
    before = await shop.table()
    await shop.go_on()
    answer = await shop.world.says(shop.world.person("Anna"), "/verify")
    found = f"Seal: {before.next_deal.commitment}, opened: {before.next_deal.secret}"
    assert found in answer.replies[0].document[1].decode()
    assert "1 sealed anew" in answer.replies[0].screen.text
    over = (await shop.table()).model_copy(update={"stage": Stage.CLOSED})
    exported = record(over, await shop.world.store.log(shop.id))
    assert before.next_deal.commitment in [one["seal"] for one in exported["unplayed"]]
    assert verify(exported)["unplayed"] == [True, True]


async def test_a_lobby_is_sealed_anew_and_asks_for_words_again(lobby):
    await lobby.world.says(lobby.world.person("Ben"), "/seed some words")
    before = await lobby.table()
    await lobby.go_on()
    await lobby.world.passes(1.0, lobby.id)
    after = await lobby.table()
    assert after.next_deal.commitment != before.next_deal.commitment
    assert (after.stage, after.people) == (Stage.LOBBY, before.people)
    assert "Hand 1 is sealed anew, so earlier words don’t count. Type yours again with /seed: Ben" in lobby.shown.text


async def test_a_lobby_whose_start_was_lost_is_shown_again_and_not_the_game(lobby):
    saved, before = await lobby.saved(), lobby.shown.text
    anna = (await lobby.table()).opener
    start = next(one for one in lobby.world.board.buttons if "Start" in one.label)
    await lobby.world.presses(anna, start)
    await lobby.world.passes(1.0, lobby.id)
    assert "Hand 1" in lobby.shown.text
    await lobby.set_back(saved)
    await lobby.go_on()
    await lobby.world.passes(1.0, lobby.id)
    assert lobby.shown.text.splitlines()[0] == before.splitlines()[0]


async def test_after_an_upgrade_a_lobby_can_be_checked_and_a_game_in_play_cannot(lobby, shop):
    for one in (lobby, shop):
        await one.world.tables.change(one.id, lambda table: TableChange(table.replace(scheme=2)))
        await one.go_on()
    assert [(await one.table()).scheme for one in (lobby, shop)] == [3, 2]
    answer = await shop.world.says(shop.world.person("Anna"), "/verify")
    assert "This version can’t check it." in answer.replies[0].screen.text
    assert "python -m engine verify" not in answer.replies[0].screen.text
    with pytest.raises(EngineError, match="scheme"):
        verify(record(await shop.table(), await shop.world.store.log(shop.id)))


async def test_the_table_that_was_played_last_comes_first(shop):
    await shop.move()
    first, zoe = shop.id, shop.world.person("Zoe")
    here = await shop.world.room.private_chat(zoe)
    await shop.world.says(zoe, "/newgame", chat=here)
    second = await shop.world.table_id(here)
    shop.world.time += 5.0
    await shop.move()
    renewed = []
    renew = shop.world.tables.renew

    async def watched(code):
        renewed.append(code)
        await renew(code)

    shop.world.tables.renew = watched
    await shop.go_on()
    assert renewed == [first, second]


async def test_a_table_at_rest_is_sealed_anew_and_not_redrawn(shop):
    before = await shop.table()
    shop.world.time += IN_PLAY + 1.0
    await shop.go_on()
    table = await shop.table()
    assert table.redrawn == before.redrawn == 0.0
    assert table.next_deal.commitment != before.next_deal.commitment


async def test_a_finished_game_rests_with_the_record_of_its_result_or_not_at_all(world, fake_database, people):
    forget = world.store.forget

    async def set_back_before(code, **named):
        await fake_database.call("DEL", keys.shown(code))
        return await forget(code, **named)

    world.store.forget = set_back_before
    code = await finish(world, people)
    await world.passes(30.0, code)
    assert SurfaceKind.OVER in {name.kind for name in await world.store.shown(code)}


async def test_a_table_that_is_gone_or_of_a_newer_release_stops_nothing(shop):
    await shop.database.call("ZADD", keys.WAKE, shop.world.time, "QQQQQQ")
    await shop.world.store.commit("LEAGUE", expected=0, what="league", schema=1, body=b"{}", wake=shop.world.time)
    before = await shop.table()
    await shop.go_on()
    assert (await shop.table()).next_deal != before.next_deal
    with pytest.raises(Refusal):
        await shop.world.tables.table("QQQQQQ")


async def test_an_older_worker_leaves_a_table_of_a_newer_release_alone(shop):
    store, name = shop.world.store, keys.table(shop.id)
    newer = ("schema", Tables.schema + 1, "body", b'{"written": "differently"}', "version", 1 << 40)
    await shop.database.call("HSET", name, *newer)
    before = await store.load(shop.id)
    with pytest.raises(NewerSchema):
        await shop.world.tend(shop.id)
    data = shop.world.board.buttons[0].data
    press = Press(shop.world.person("Anna"), shop.world.group, "input-newer", Pressed(data))
    assert (await shop.world.service.act(press)).toast
    assert await store.load(shop.id) == before
    assert await shop.database.call("ZSCORE", keys.WAKE, shop.id) is not None
