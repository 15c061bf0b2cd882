"""A failover of the store may lose acknowledged commits: the table notices, says so, and goes on without them."""

import pytest
from fakeredis import FakeAsyncRedis

from adapters.redis import keys
from adapters.redis.database import Database
from adapters.redis.directory import RedisDirectory
from adapters.redis.limits import RedisLimits
from adapters.redis.store import RedisTables
from bot.asking.service import TableService
from bot.chance import SystemChance
from bot.codec import Verb, decode
from bot.finished.records import record
from bot.people import Person
from bot.ports.health import Unavailable
from bot.ports.messenger import Busy
from bot.ports.presses import Press, Pressed
from bot.screen import Button
from bot.table import ancestry, pauses
from bot.table.automatic import chosen_action
from bot.table.change import TableChange
from bot.table.dealing import TOLD_AT_LEAST
from bot.table.documents import SEEN_WITHIN, NewerSchema
from bot.table.table import Stage
from bot.table.tables import Tables
from engine.record import play_through, read
from engine.verify import verify
from tests.world.chat_room import World, pressable

LOST = "The server lost"


class Shop:
    """A world with a table in play, on a store that can be set back."""

    def __init__(self) -> None:
        self.database = Database(FakeAsyncRedis(version=(7, 0), protocol=2))
        self.world = World(
            RedisTables(self.database), RedisDirectory(self.database), RedisLimits(self.database, figures={})
        )
        self.id = ""

    async def begin(self, *, started: bool = True) -> None:
        world = self.world
        people = [world.person(name) for name in ("Anna", "Ben", "Cleo")]
        await world.says(people[0], "/newgame")
        board = world.room.board(world.group)
        for person in people[1:]:
            await world.presses(person, board.button(Verb.JOIN))
        self.id = await world.table_id()
        if started:
            await self.start()

    async def start(self) -> None:
        board = self.world.room.board(self.world.group)
        await self.world.presses(self.world.person("Anna"), board.button(Verb.START))
        await self.world.passes(1.0)

    async def move(self) -> None:
        """Make the move of the player to act; the last trick plays itself."""
        table = await self.world.table(self.id)
        person = table.seats[table.to_act].person
        buttons = pressable(self.world.room.hand_of(person).screen)
        await (self.world.presses(person, buttons[0]) if buttons else self.world.passes(1.0, self.id))

    async def saved(self) -> dict[str, bytes]:
        names = [make(self.id) for make in (keys.table, keys.log, keys.seen, keys.shown)]
        return {name: await self.database.call("DUMP", name) for name in names}

    async def set_back(self, saved: dict[str, bytes]) -> None:
        """Lose everything since `saved`, as a replica does that becomes master without the last writes."""
        for name, content in saved.items():
            if content is not None:
                await self.database.call("RESTORE", name, 0, content, "REPLACE")

    async def loses(self, moves: int = 1) -> None:
        """Make so many moves and lose them again."""
        saved = await self.saved()
        for _ in range(moves):
            await self.move()
        await self.set_back(saved)

    async def table(self):
        return await self.world.table(self.id)

    async def button(self):
        """The player to move, and a button that makes a move."""
        table = await self.table()
        person = table.seats[table.to_act].person
        return person, pressable(self.world.room.hand_of(person).screen)[0]

    async def until(self, enough) -> None:
        while not enough(table := await self.table()):
            if table.to_act is not None:
                await self.move()
            await self.world.passes(1.0, self.id)

    async def to_the_auction(self) -> None:
        await self.until(lambda table: table.game.phase == "auction")

    async def to_the_play(self) -> None:
        await self.until(lambda table: table.game.phase == "play" and len(table.game.tricks) == 1)

    async def to_the_last_choice(self) -> None:
        """Play to the last move that isn't made automatically: after it come the last trick and the next deal."""
        await self.until(lambda table: sum(hand.bit_count() for hand in table.game.hands) == 4)

    async def lost_button(self) -> tuple[Person, Button]:
        """Make a move and lose it, with every worker dead. Return the next player to move, and the button they had."""
        saved = await self.saved()
        await self.move()
        person, button = await self.button()
        await self.set_back(saved)
        self.restart()
        return person, button

    def restart(self) -> None:
        """Replace every worker by one that remembers nothing."""
        self.world.restart()

    @property
    def board(self) -> str:
        return self.world.room.board(self.world.group).screen.text

    def another_process(self) -> TableService:
        """Another worker, which remembers nothing."""
        return self.world.another_service(chance=SystemChance())


@pytest.fixture
async def shop():
    shop = Shop()
    await shop.begin()
    yield shop
    await shop.database.close()


async def test_the_worker_that_looks_after_the_table_says_how_much_was_lost_and_where_the_game_is(shop):
    await shop.to_the_auction()
    saved, older = await shop.saved(), await shop.table()
    await shop.move()
    await shop.move()
    await shop.set_back(saved)
    await shop.world.tend(shop.id)
    assert "The server lost 2 moves. We’re back in the auction." in shop.board
    assert (await shop.table()).game == older.game


async def test_a_loss_is_told_though_the_store_goes_away_as_it_is_written(shop):
    await shop.to_the_auction()
    await shop.loses()
    commit, away = shop.world.store.commit, []

    async def broken(*args, **named):
        if not away:
            away.append(args)
            raise Unavailable
        return await commit(*args, **named)

    shop.world.store.commit = broken
    with pytest.raises(Unavailable):
        await shop.world.tend(shop.id)
    await shop.world.tend(shop.id)
    assert LOST in shop.board


async def test_a_loss_is_told_though_somebody_else_writes_at_that_very_moment(shop):
    await shop.to_the_auction()
    await shop.loses()
    commit, other = shop.world.store.commit, shop.another_process()

    async def later(*args, **named):
        shop.world.store.commit = commit
        await other.tables.change(shop.id, lambda table: _with_page(table, table.to_act))
        return await commit(*args, **named)

    shop.world.store.commit = later
    await shop.world.tend(shop.id)
    assert LOST in shop.board


async def test_a_loss_is_told_though_an_input_of_before_it_is_delivered_once_more(shop):
    await shop.to_the_auction()
    person, button = await shop.button()
    press = Press(person, shop.world.group, "earlier", Pressed(button.data))
    await shop.world.service.act(press)
    await shop.world.tend(shop.id)
    await shop.loses()
    await shop.world.tables.change(shop.id, lambda table: _with_page(table, table.to_act), input_id="earlier")
    await shop.world.tend(shop.id)
    assert LOST in shop.board


async def test_a_card_that_waits_for_the_pause_of_its_turn_is_played_after_a_loss_all_the_same(shop):
    await shop.to_the_play()
    await shop.world.tables.change(shop.id, lambda table: TableChange(pauses.kept(table, chosen_action(table))))
    kept = pauses.kept_action(await shop.table())
    saved = await shop.saved()
    await shop.world.tables.change(shop.id, lambda table: _with_page(table, table.to_act))
    await shop.set_back(saved)
    table = (await shop.world.tables.newest(shop.id)).value
    assert table.notice.key == "moves-lost"
    assert pauses.kept_action(table) == kept


async def test_the_note_stays_until_the_next_deal(shop):
    await shop.to_the_auction()
    await shop.loses()
    await shop.world.tend(shop.id)
    hand = (await shop.table()).deal.hand
    while (table := await shop.table()).deal is not None and table.deal.hand == hand:
        assert LOST in shop.board
        if table.to_act is None:
            break
        await shop.move()
        await shop.world.passes(1.0, shop.id)
    await shop.world.passes(10.0, shop.id)
    assert LOST not in shop.board


async def test_the_note_stays_though_the_next_hand_is_dealt_until_a_board_could_show_it(shop):
    await shop.to_the_last_choice()
    await shop.loses()
    shop.world.room.refuse = lambda call, chat: Busy(1.0) if chat == shop.world.group else None
    await shop.world.tend(shop.id)
    await shop.world.passes(TOLD_AT_LEAST, shop.id)
    hand = (await shop.table()).deal.hand
    await shop.until(lambda table: table.deal is not None and table.deal.hand > hand)
    assert LOST not in shop.board
    shop.world.room.refuse = lambda call, chat: None
    await shop.world.passes(5.0, shop.id)
    assert LOST in shop.board
    await shop.until(lambda table: table.deal is not None and table.deal.hand > hand + 1)
    assert LOST not in shop.board


async def test_a_game_that_was_set_back_to_its_lobby_says_so():
    other = Shop()
    await other.begin(started=False)
    saved = await other.saved()
    await other.start()
    await other.set_back(saved)
    await other.world.tend(other.id)
    assert "We’re back before the game." in other.board
    await other.database.close()


async def test_versions_skipped_by_a_lost_notice_do_not_count_as_lost_moves(shop):
    await shop.to_the_auction()
    saved = await shop.saved()
    await shop.move()
    await shop.set_back(saved)
    await shop.world.tend(shop.id)
    assert "The server lost one move." in shop.board
    await shop.move()
    await shop.move()
    await shop.set_back(saved)
    await shop.world.tend(shop.id)
    assert "The server lost 2 moves." in shop.board


async def test_a_loss_that_nobody_saw_told_is_counted_with_the_next_one(shop):
    await shop.to_the_auction()
    saved = await shop.saved()
    await shop.move()
    await shop.set_back(saved)
    shop.world.room.refuse = lambda call, chat: Busy(1.0) if call == "edit" else None
    await shop.world.tend(shop.id)
    assert LOST not in shop.board
    shop.world.room.refuse = lambda call, chat: None
    await shop.set_back(saved)
    await shop.world.passes(3.0, shop.id)
    assert "The server lost one move." in shop.board


async def test_a_button_of_after_a_loss_that_was_told_counts_no_more_moves_than_were_made(shop):
    await shop.to_the_auction()
    saved = await shop.saved()
    await shop.move()
    await shop.set_back(saved)
    await shop.world.tend(shop.id)
    await shop.move()
    await shop.move()
    person, button = await shop.button()
    await shop.set_back(saved)
    shop.restart()
    await shop.world.presses(person, button)
    assert "The server lost at least 2 moves." in shop.board


async def test_a_loss_is_told_though_another_worker_has_committed_since(shop):
    await shop.to_the_auction()
    await shop.loses()
    other = shop.another_process()
    for _ in range(8):  # whatever version numbers are drawn, some are above the lost one
        await other.tables.change(shop.id, lambda table: _with_page(table, table.to_act))
    await shop.world.tend(shop.id)
    assert LOST in shop.board


async def test_a_loss_is_told_by_a_commit_that_meets_what_another_worker_has_written_since(shop):
    await shop.to_the_auction()
    saved = await shop.saved()
    await shop.move()
    lost = await shop.world.store.version(shop.id)
    await shop.set_back(saved)
    await shop.another_process().tables.change(shop.id, lambda table: _with_page(table, table.to_act))
    assert shop.world.tables.registry.cache[shop.id].version == lost
    await shop.world.tables.change(shop.id, lambda table: _with_page(table, table.to_act))
    assert (await shop.another_process().tables.table(shop.id)).notice.key == "moves-lost"


async def test_a_lost_commit_is_told_by_the_process_that_made_it(shop):
    await shop.to_the_auction()
    saved = await shop.saved()
    person, button = await shop.button()
    await shop.world.service.act(Press(person, shop.world.group, "lost", Pressed(button.data)))
    await shop.set_back(saved)
    shop.world.time += SEEN_WITHIN
    await shop.world.tables.registry.look_again()
    assert (await shop.another_process().tables.table(shop.id)).notice.key == "moves-lost"


async def test_a_process_asks_once_after_what_it_has_committed(shop):
    await shop.to_the_auction()
    await shop.move()
    asked, version = [], shop.world.store.version

    def watched(table_id):
        asked.append(table_id)
        return version(table_id)

    shop.world.tables.store.version = watched
    for _ in range(3):
        shop.world.time += SEEN_WITHIN
        await shop.world.tables.registry.look_again()
    assert asked == [shop.id]


async def test_a_button_of_a_lost_moment_tells_workers_that_remember_nothing(shop):
    await shop.to_the_auction()
    person, button = await shop.lost_button()
    answer = await shop.world.presses(person, button)
    assert answer.alert
    assert "The server lost at least one move. We’re back in the auction." in shop.board


async def test_a_hand_of_which_a_lost_card_was_seen_is_dealt_anew_by_the_same_dealer(shop):
    await shop.to_the_play()
    before = await shop.table()
    person, button = await shop.lost_button()
    await shop.world.presses(person, button)
    assert "this hand is dealt again" in shop.board
    await shop.world.passes(10.0, shop.id)
    table = await shop.table()
    assert table.rows[-1].result["outcome"] == "annulled"
    assert (table.game.dealer, table.game.totals) == (before.game.dealer, before.game.totals)
    assert table.deal.hand == before.deal.hand + 1
    told = record(table.model_copy(update={"stage": Stage.OVER}), await shop.world.store.log(shop.id))
    assert play_through(read(told)).state == table.game
    assert verify(told)["verified"]


async def test_why_a_hand_was_dealt_anew_is_said_until_the_new_one_is_over(shop):
    await shop.to_the_play()
    person, button = await shop.lost_button()
    await shop.world.presses(person, button)
    await shop.world.passes(10.0, shop.id)  # a chat without budget doesn't show the moment between the hands
    new = (await shop.table()).deal.hand
    while (table := await shop.table()).deal is not None and table.deal.hand == new:
        assert "this hand is dealt again" in shop.board
        await shop.move()
        await shop.world.passes(1.0, shop.id)
    await shop.world.passes(10.0, shop.id)
    assert "this hand is dealt again" not in shop.board


async def test_bids_that_were_lost_show_no_card_and_the_hand_goes_on(shop):
    await shop.to_the_auction()
    before = await shop.table()
    person, button = await shop.lost_button()
    await shop.world.presses(person, button)
    table = await shop.table()
    assert table.deal == before.deal
    assert table.game == before.game


async def test_a_second_click_is_passed_over_in_silence_only_while_the_move_of_the_first_one_stands(shop):
    await shop.to_the_auction()
    saved, before = await shop.saved(), await shop.table()
    person, button = await shop.button()
    first = await shop.world.presses(person, button)
    assert not first.toast
    assert not (await shop.world.presses(person, button)).toast
    await shop.set_back(saved)
    assert (await shop.world.presses(person, button)).toast, "the move was lost: nothing was done"
    assert (await shop.table()).game == before.game
    person, button = await shop.button()
    assert not (await shop.world.presses(person, button)).toast
    assert not (await shop.world.presses(person, button)).toast


async def test_a_lost_branch_is_told_once(shop):
    await shop.to_the_play()
    saved = await shop.saved()
    buttons = []
    for _ in range(2):
        await shop.move()
        buttons.append(await shop.button())
    await shop.set_back(saved)
    shop.restart()
    await shop.world.presses(*buttons[0])
    await shop.world.passes(10.0, shop.id)
    dealt = await shop.table()
    answer = await shop.world.presses(*buttons[1])
    assert answer.toast
    table = await shop.table()
    assert (table.deal, table.game, table.notice) == (dealt.deal, dealt.game, dealt.notice)


async def test_a_button_of_a_lost_branch_ends_no_later_hand(shop):
    await shop.to_the_play()
    first = await shop.table()
    person, button = await shop.lost_button()
    await shop.world.tend(shop.id)
    while (table := await shop.table()).deal is None or table.deal.hand == first.deal.hand:
        await (shop.move() if table.to_act is not None else shop.world.passes(6.0, shop.id))
    await shop.world.presses(person, button)
    now = await shop.table()
    assert (now.deal, now.game) == (table.deal, table.game)


async def test_a_forged_button_of_a_later_moment_is_refused_and_changes_nothing(shop):
    await shop.to_the_auction()
    table = await shop.table()
    person, button = await shop.button()
    token = decode(button.data)
    own = token.stamp.rsplit("-", 1)[1]
    later = f"{shop.id}.zz.p"
    for data in (later, f"{later}~zzzz-1-1-0-AAAAAAA", f"{later}~{token.stamp}", f"{later}~zzzz-1-1-0-{own}"):
        answer = await shop.world.presses(person, data)
        assert answer.toast
    assert await shop.table() == table


async def test_a_button_older_than_all_that_a_table_remembers_proves_no_loss(shop):
    await shop.to_the_auction()
    person, button = await shop.button()
    for _ in range(ancestry.KEPT + 1):
        await shop.world.tables.change(shop.id, lambda table: _with_page(table, table.to_act))
    await shop.world.tables.change(shop.id, lambda table: TableChange(table.model_copy(update={"decision": 999})))
    await shop.world.presses(person, button)
    assert (await shop.table()).notice is None


async def test_the_next_deal_gets_another_seal_if_its_cards_were_seen_in_the_lost_branch(shop):
    await shop.to_the_last_choice()
    anna = (await shop.table()).seats[0].person
    await shop.world.says(anna, "/seed words typed after the old seal")
    saved, before = await shop.saved(), await shop.table()
    await shop.move()
    await shop.world.passes(10.0, shop.id)
    assert (await shop.table()).deal.hand == before.deal.hand + 1
    person, button = await shop.button()
    await shop.set_back(saved)
    shop.restart()
    await shop.world.presses(person, button)
    table = await shop.table()
    assert table.rows[-1].result["outcome"] == "annulled"
    assert table.next_deal.commitment != before.next_deal.commitment
    answer = await shop.world.says(person, "/verify")
    assert before.next_deal.commitment in answer.replies[0].document[1].decode()
    assert before.seats[0].share
    assert not table.seats[0].share, "words of before the new seal prove nothing"


async def test_messages_of_the_lost_branch_are_put_away(shop):
    await shop.to_the_last_choice()
    saved = await shop.saved()
    boards = len(shop.world.room.seen_in(shop.world.group))
    await shop.move()
    await shop.world.passes(10.0, shop.id)
    assert len(shop.world.room.seen_in(shop.world.group)) == boards + 1
    await shop.set_back(saved)
    await shop.world.tend(shop.id)
    assert len(shop.world.room.seen_in(shop.world.group)) == boards
    assert LOST in shop.board


async def test_the_message_on_which_the_lost_button_stands_goes_too(shop):
    await shop.to_the_last_choice()
    saved = await shop.saved()
    boards = len(shop.world.room.seen_in(shop.world.group))
    await shop.move()
    await shop.world.passes(10.0, shop.id)
    stray = shop.world.room.board(shop.world.group)
    person, _ = await shop.button()
    await shop.set_back(saved)
    shop.restart()
    await shop.world.presses(person, stray.button(Verb.HAND), message=stray.id)
    assert stray.deleted
    assert len(shop.world.room.seen_in(shop.world.group)) == boards


async def test_a_worker_with_the_lost_state_never_writes_it_over_what_took_its_place(shop):
    saved = await shop.saved()
    await shop.move()
    lost = await shop.world.store.version(shop.id)
    await shop.set_back(saved)
    other = shop.another_process()
    table = await other.tables.table(shop.id)
    seat = table.to_act
    await other.tables.change(shop.id, lambda table: _with_page(table, seat))  # in place of the lost commit
    assert await shop.world.store.version(shop.id) != lost
    await shop.world.tend(shop.id)
    now = await shop.world.table(shop.id)
    assert now.seats[seat].page == 7
    assert now.game == table.game


async def test_an_older_worker_leaves_a_table_of_a_newer_release_alone(shop):
    store, name = shop.world.store, keys.table(shop.id)
    newer = ("schema", Tables.schema + 1, "body", b'{"written": "differently"}', "version", 1 << 40)
    await shop.database.call("HSET", name, *newer)
    before = await store.load(shop.id)
    with pytest.raises(NewerSchema):
        await shop.world.tend(shop.id)
    anna = shop.world.person("Anna")
    answer = await shop.world.service.act(_press(shop, anna))
    assert answer.toast
    assert await store.load(shop.id) == before
    assert await shop.database.call("ZSCORE", keys.wake(keys.partition_of(shop.id)), shop.id) is not None


def _with_page(table, seat):

    return TableChange(table.with_seat(seat, page=7))


def _press(shop, person):
    from bot.ports.presses import Press, Pressed

    data = shop.world.room.board(shop.world.group).buttons[0].data
    return Press(person, shop.world.group, "input-newer", Pressed(data))
