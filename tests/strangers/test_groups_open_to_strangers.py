"""Tables of a group that are open to strangers: a stranger reads nothing of the group, and it only a chosen name."""

import pytest

from adapters.redis.windows import RedisWishes
from bot.asking.commands import COMMANDS
from bot.asking.windows import WindowDoors
from bot.codec import ButtonToken, Verb, encode
from bot.finished import forgetting
from bot.people import Chat
from bot.ports.allowances import Unlimited
from bot.ports.presses import StudyRequest
from bot.ports.windows import Sight
from bot.showing.looks import TableLooks
from bot.table import ending
from bot.table.change import TableChange
from bot.table.masks import is_masked
from bot.table.playing import play
from tests.crossed import sampled
from tests.world.finished_games import private, simple_action
from tests.world.strangers_met import labels_of, text_of

RULES = "polish game.target=150 lock.enabled=no barrel.enabled=no"


class Nobody:
    async def at(self, code):
        return {}


class OpenGroup:
    """A group whose table a stranger finds: Annabella is known to strangers as Fox, Benedict by no name."""

    def __init__(self, strangers):
        self.strangers, self.world = strangers, strangers.world
        self.anna, self.ben, self.dora = self.world.persons("Annabella Benedict Dorothea")
        self.world.group = Chat(platform="telegram", id="-990077", title="Kitchen Club")
        self.world.room.departed.add(self.dora.key)  # who is not in the group
        self.code = ""

    async def opened(self, *, named=True):
        for person, name in ((self.anna, "Fox"), (self.dora, "Owl")) if named else ((self.anna, "Fox"),):
            await self.world.says(person, f"/play name {name}", chat=private(person))
        await self.world.says(self.anna, "/opentables on", admin=True)
        await self.world.says(self.anna, f"/newgame {RULES} join=anyone")
        self.code = await self.world.table_id()
        await self.world.says(self.ben, "/join")

    async def begun(self):
        answer = await self.strangers.presses(self.dora, "sit", self.code)
        await self.world.presses(self.anna, encode(ButtonToken(self.code, 0, Verb.START)))
        await self.world.tend()
        return answer

    async def table(self):
        return await self.world.tables.table(self.code)

    async def asks(self, person, verb, argument=""):
        now = await self.table()
        token = ButtonToken(self.code, now.decision, verb, argument)
        return await self.world.presses(person, encode(token), chat=private(person))

    def read_by_dora(self):
        return "\n".join(
            screen.model_dump_json()
            for one in self.world.room.messages
            if one.chat.key == private(self.dora).key
            for screen in (one.screen, *one.before)
        )

    @property
    def of_the_group(self):
        people = (self.anna, self.ben)
        return (*(one.name for one in people), *(one.id for one in people), self.world.group.title, self.world.group.id)


@pytest.fixture
async def group(strangers):
    return OpenGroup(strangers)


def tells(text, hidden):
    return [one for one in hidden if one in text]


async def test_a_groups_table_is_on_the_list_after_an_admin_has_said_so(group, strangers):
    await group.world.says(group.anna, f"/newgame {RULES} join=anyone")
    assert not labels_of(await strangers.presses(group.dora, "tables"))
    assert "admin" in (await group.world.says(group.ben, "/opentables on")).toast
    assert "/opentables on" in (await group.world.says(group.anna, "/opentables", admin=True)).toast
    await group.world.says(group.anna, "/leave")
    await group.opened()
    listed = await strangers.presses(group.dora, "tables")
    assert labels_of(listed) == ["1. Sit down"]
    assert not tells(listed.model_dump_json(), group.of_the_group)
    host = group.world.person("Gus")
    await group.world.says(host, "/play join=anyone", chat=private(host))
    listed = await strangers.presses(group.dora, "tables")
    assert len(labels_of(listed)) == 3, "a private host's table beside it"
    joined = await group.world.says(group.dora, "/join", chat=private(group.dora))
    assert joined.replies == listed.replies, "/join in private is this one list"
    await group.world.says(group.anna, "/opentables off", admin=True)
    assert len(labels_of(await strangers.presses(group.dora, "tables"))) == 2
    assert (await strangers.presses(group.dora, "sit", group.code)).toast


async def test_whoever_has_no_name_for_strangers_is_asked_for_one_first(group, strangers):
    await group.opened(named=False)
    assert "/play name" in (await strangers.presses(group.dora, "sit", group.code)).toast
    assert (await group.table()).seat_of(group.dora.key) is None


@pytest.mark.slow
async def test_a_stranger_reads_nothing_of_the_group_and_it_only_the_chosen_name(group, strangers):
    world = group.world
    await group.opened()
    answers = [await group.begun()]
    looks = TableLooks(world.tables, world.messengers, Nobody())
    views = []
    while (await group.table()).is_live:
        table = await group.table()
        if table.to_act is not None and len(views) % 7 == 0:
            answers += [await group.asks(group.dora, verb) for verb in (Verb.PASS, Verb.HAND, Verb.SCORE, Verb.PEEK)]
            answers.append(await world.says(group.dora, "/hand", chat=private(group.dora)))
            views.append(repr((await looks.look(group.code, group.dora)).view))
        else:
            views.append("")
        await one_move(group)
    await strangers.passes(1)
    await world.tender.tend(group.code)
    views.append(repr((await looks.look(group.code, group.dora)).view))
    told = "\n".join([group.read_by_dora(), *views, *(one.model_dump_json() for one in answers)])
    assert "Fox" in told
    assert "Player 2" in told, "who has no name for strangers is called by the seat"
    assert not tells(told, group.of_the_group)
    seen = "\n".join(one.screen.model_dump_json() for one in world.room.messages if one.chat.key == world.group.key)
    assert "🦊 Owl" in seen
    assert not tells(seen, ("Dorothea", group.dora.id)), "nor does a mention lead to the person"


async def one_move(group):
    table = await group.table()
    if table.to_act is None:
        group.world.time += 3
        return await group.world.tender.tend(group.code)

    def moved(now):
        played, entry = play(now, simple_action(now), group.world.time)
        return TableChange(played, log=(entry,))

    await group.world.tables.change(group.code, moved)
    return await group.world.tender.tend(group.code) if table.decision % 5 == 0 else None


@pytest.mark.parametrize("over", sampled([False, True], 2))
async def test_no_command_and_no_button_tells_a_stranger_of_the_group(group, strangers, over):
    world = group.world
    await group.opened()
    await group.begun()
    if over:
        await strangers.game_over(group.code)
    chat = private(group.dora)
    names = [name for name in COMMANDS if name not in {"leave", "deletemydata"}]
    typed = [f"/{name}{code}" for name in names for code in ("", f" {group.code}")]
    told = [(line, await world.says(group.dora, line, chat=chat)) for line in typed]
    for verb in Verb:
        if verb not in {Verb.LEAVE, Verb.FORGET}:
            told.append((verb, await group.asks(group.dora, verb)))
            old = encode(ButtonToken(group.code, 0, verb, "0"))
            told.append((verb, await world.presses(group.dora, old, chat=chat)))
    asked = [StudyRequest(part, group.code) for part in ("hand", "review", "board")]
    told += [(one.part, await world._act(group.dora, one, chat, window=group.code)) for one in asked]
    for name, answer in told:
        assert not tells(answer.model_dump_json(), group.of_the_group), name
    assert is_masked(await group.table(), group.dora.key), "and no way in takes the mask off"


async def test_nobody_outside_reads_of_the_group_by_the_code(group):
    """The code stands in every button of the list; with it one can ask to be let in, as with any other table."""
    world, chat = group.world, private(group.dora)
    await group.opened()
    names = [name for name in COMMANDS if name != "deletemydata"]
    told = [(name, await world.says(group.dora, f"/{name} {group.code}", chat=chat)) for name in names]
    told += [(verb, await group.asks(group.dora, verb)) for verb in Verb if verb is not Verb.FORGET]
    for asked, answer in told:
        assert not tells(answer.model_dump_json(), group.of_the_group), asked
    assert (await group.table()).seat_of(group.dora.key) is None


@pytest.mark.slow
async def test_a_game_as_a_stranger_is_in_no_list_and_in_no_table_of_the_group(group, strangers):
    world = group.world
    await group.opened()
    await group.begun()
    await strangers.game_over(group.code)
    assert await world.directory.finished(group.dora.key, 10) == []
    assert len(await world.directory.finished(group.anna.key, 10)) == 1
    (sums,) = await world.directory.sums([group.dora.key])
    assert sums.numbers["games"] == 1, "it counts for the person alone"
    assert group.dora.key not in await world.directory.sums_in(world.group.key)
    assert not tells(repr(sums), group.of_the_group)


async def test_whoever_avoids_somebody_at_a_groups_table_does_not_find_it(group, strangers):
    await group.opened()
    await group.world.directory.save_person(group.ben.key, {"notwith": {group.dora.key: "Owl"}})
    assert not labels_of(await strangers.presses(group.dora, "tables"))
    assert (await strangers.presses(group.dora, "sit", group.code)).toast == (
        await strangers.presses(group.dora, "sit", "ABCDEF")
    ).toast.replace("ABCDEF", group.code)


async def test_a_stranger_watches_a_game_without_names_of_the_platform(group, strangers):
    await group.opened()
    await group.world.says(group.anna, "/addbot")
    await group.world.presses(group.anna, encode(ButtonToken(group.code, 0, Verb.START)))
    await group.world.tables.change(group.code, lambda now: TableChange(now.with_seat(2, free=True)))
    listed = await strangers.presses(group.dora, "tables")
    assert labels_of(listed) == ["1. Sit down", "1. Watch"]
    (shown,) = listed.people["tables"]
    assert [one["kind"] for one in shown["acts"]] == ["sit", "watch"]
    assert "code" not in shown, "a page shows it by a press, as everybody outside sees it"
    answer = await strangers.presses(group.dora, "watch", group.code)
    assert "Fox" in text_of(answer)
    assert not tells(answer.model_dump_json(), group.of_the_group)


async def test_the_code_alone_opens_no_window_of_such_a_table(group, redis_database):
    await group.opened()
    world = group.world
    doors = WindowDoors(
        world.tables, world.facts, world.messengers, Unlimited(), RedisWishes(redis_database), people=True
    )
    assert await doors.sight(group.code, group.dora) is Sight.PROVED
    assert await doors.sight(group.code, group.anna) is Sight.FREE


async def test_a_game_that_was_ended_stays_unknown_to_the_strangers_chat(group):
    world, chat = group.world, private(group.dora)
    await group.opened()
    await group.begun()
    await world.tables.change(group.code, lambda now: TableChange(ending.void(now)))
    await world.tender.tend(group.code)
    for typed in ("/score", "/verify", "/export", "/history", "/replay"):
        answer = await world.says(group.dora, typed, chat=chat)
        assert not tells(answer.model_dump_json(), group.of_the_group), typed
    assert (await world.says(group.anna, "/score")).replies, "the group knows it"


async def test_a_stranger_who_has_left_is_told_no_more_than_before(group):
    world, chat = group.world, private(group.dora)
    await group.opened()
    await group.begun()
    left = await world.says(group.dora, "/leave", chat=chat)
    assert (await group.table()).seats[2].left
    told = [
        left,
        await world.says(group.dora, f"/score {group.code}", chat=chat),
        await group.asks(group.dora, Verb.BACK),
    ]
    assert not (await group.table()).seats[2].left, "the seat waits for them as for anybody"
    assert not tells("".join(one.model_dump_json() for one in told) + group.read_by_dora(), group.of_the_group)


@pytest.mark.parametrize("name", ["Fox", "Owl"])
async def test_whoever_is_forgotten_leaves_no_name_for_strangers_at_the_table(group, name):
    await group.opened()
    await group.begun()
    assert name in (await group.table()).model_dump_json()
    person = {"Fox": group.anna, "Owl": group.dora}[name]
    await forgetting.forget(group.world.tables, person)
    group.world.time += 61
    await forgetting.forget_everywhere(group.world.tables, person.key, group.world.time)
    assert name not in (await group.table()).model_dump_json()
