"""The one way to change a table: decided on the newest version, written once, announced to everybody concerned."""

import pytest

from bot.codec import ButtonToken, Verb, encode
from bot.people import Frozen
from bot.ports.effects import Closes, Opens, Remembered, Unmet
from bot.ports.store import CommitResult
from bot.refusal import Refusal
from bot.screen import Answer
from bot.table.change import Denied, TableChange
from bot.table.documents import TRIES, VERSION_STEP, Documents, Live, NewerSchema
from bot.table.gathering import KEY_BYTES
from bot.table.tables import Tables


class Watched:
    """A store that records the requests to it, and gives a set answer if a test wants that."""

    def __init__(self, store) -> None:
        self.store = store
        self.loads, self.commits = [], []
        self.result: tuple | None = None

    def __getattr__(self, name):
        return getattr(self.store, name)

    async def load(self, table_id):
        self.loads.append(table_id)
        return await self.store.load(table_id)

    async def commit(self, table_id, **named):
        self.commits.append((table_id, named))
        return self.result or await self.store.commit(table_id, **named)


class Counted:
    """A meter that records the outcomes of commits."""

    def __init__(self) -> None:
        self.ended = []

    def committed(self, outcome):
        self.ended.append(outcome)


class Shop:
    def __init__(self, world, table_id) -> None:
        self.world, self.id = world, table_id
        self.store, self.meter = Watched(world.store), Counted()
        self.tables = self.another_process(self.store, self.meter)

    def another_process(self, store=None, meter=None):
        world = self.world
        return Tables(
            store or world.store, world.directory, now=lambda: world.time, chance=world.chance, meter=meter or Counted()
        )

    async def speaks(self, language, tables=None, **named):
        return await (tables or self.tables).change(self.id, changed_to(language), **named)

    async def language(self):
        return (await self.world.table(self.id)).language


@pytest.fixture
async def shop(world):
    await world.says(world.person("Anna"), "/newgame")
    return Shop(world, await world.table_id())


def changed_to(language, **more):
    return lambda table: TableChange(
        table.model_copy(update={"language": language}), answer=Answer(toast=language), **more
    )


def refuse(_):
    raise Refusal("not-your-turn")


async def test_a_change_is_decided_written_and_answered(shop):
    assert await shop.speaks("de") == Answer(toast="de")
    assert await shop.language() == "de"
    assert shop.meter.ended == ["done"]


async def test_a_version_rises_by_at_least_one_and_at_most_a_step(shop, monkeypatch):
    for drawn in (0, VERSION_STEP - 1):
        monkeypatch.setattr("secrets.randbelow", lambda most, drawn=drawn: drawn if most == VERSION_STEP else 0)
        before = (await shop.tables.newest(shop.id)).version
        await shop.speaks("de" if drawn else "it")
        assert (await shop.tables.newest(shop.id)).version == before + 1 + drawn
        assert await shop.store.version(shop.id) == before + 1 + drawn


async def test_what_another_process_wrote_first_is_not_asked_for_again(shop):
    await shop.tables.table(shop.id)
    await shop.speaks("de", shop.another_process())
    shop.store.loads.clear()
    assert await shop.speaks("it") == Answer(toast="it")
    assert shop.meter.ended == ["conflict", "done"]
    assert shop.store.loads == [], "the newer table came with the answer"
    assert await shop.language() == "it"


async def test_who_never_comes_first_is_asked_to_try_again(shop):
    shop.store.result = (CommitResult.CONFLICT, None)
    with pytest.raises(Refusal) as refused:
        await shop.speaks("de")
    assert refused.value.key == "try-again"
    assert len(shop.store.commits) == TRIES
    assert await shop.language() != "de"


async def test_a_refusal_is_of_the_newest_table_though_an_older_one_is_warm(shop):
    await shop.tables.table(shop.id)
    await shop.speaks("de", shop.another_process())

    def decide(table):
        return changed_to("it")(table) if table.language == "de" else refuse(table)

    assert await shop.tables.change(shop.id, decide) == Answer(toast="it")
    assert await shop.language() == "it"


async def test_a_refusal_of_the_newest_table_is_denied_with_it(shop):
    await shop.tables.table(shop.id)
    await shop.speaks("de", shop.another_process())
    with pytest.raises(Denied) as denied:
        await shop.tables.change(shop.id, refuse)
    assert denied.value.table.language == "de"
    assert shop.store.commits == []


async def test_a_table_just_loaded_is_not_asked_for_again_before_a_refusal(shop, monkeypatch):
    async def never(table_id):
        raise AssertionError(table_id)

    monkeypatch.setattr(shop.store.store, "version", never)
    with pytest.raises(Denied):
        await shop.tables.change(shop.id, refuse)


async def test_what_is_only_shown_is_carried_out_beside_the_table_and_writes_nothing(shop):
    def decide(table):
        return TableChange(
            table, answer=Answer(toast="shown"), effects=(Remembered("telegram:anna", {"language": "it"}),)
        )

    assert await shop.tables.change(shop.id, decide) == Answer(toast="shown")
    assert (await shop.world.directory.person("telegram:anna"))["language"] == "it"
    assert shop.store.commits == []


async def test_what_a_change_brings_about_is_written_with_it(shop):
    effects = (Remembered("telegram:anna", {"language": "ko"}),)
    await shop.tables.change(shop.id, changed_to("ko", effects=effects))
    assert (await shop.world.directory.person("telegram:anna"))["language"] == "ko"


async def test_an_input_that_was_applied_elsewhere_is_no_error_and_shows_what_came_of_it(shop):
    await shop.tables.table(shop.id)
    await shop.speaks("de", shop.another_process(), input_id="once")
    assert await shop.speaks("it", input_id="once") == Answer()
    assert shop.meter.ended[-1] == "duplicate"
    shop.store.loads.clear()
    assert (await shop.tables.newest(shop.id)).value.language == "de"
    assert shop.store.loads == [shop.id], "what was warm is not taken for the newest"


async def test_a_table_that_is_not_there_is_named(shop):
    for request in (shop.tables.table, shop.tables.newest):
        with pytest.raises(Refusal) as refused:
            await request("QQQQQQ")
        assert (refused.value.key, refused.value.params) == ("no-such-table", {"code": "QQQQQQ"})


async def test_a_table_that_has_gone_is_no_longer_warm(shop):
    await shop.tables.table(shop.id)
    shop.store.load = lambda _: nothing()
    with pytest.raises(Refusal):
        await shop.tables.table(shop.id)
    assert shop.tables.warm(shop.id) is None


async def nothing():
    return None


async def test_a_code_that_is_taken_opens_no_second_table(shop):
    table = await shop.tables.table(shop.id)
    with pytest.raises(Refusal) as refused:
        await shop.another_process().create(TableChange(table.model_copy(update={"language": "ko"})))
    assert refused.value.key == "try-again"
    assert await shop.language() == table.language


async def test_a_new_table_is_there_with_all_that_it_brings_about(shop):
    table = (await shop.tables.table(shop.id)).model_copy(update={"id": "ABC234"})
    await shop.tables.create(TableChange(table, effects=(Remembered("telegram:ben", {"language": "de"}),)))
    assert (await shop.another_process().table("ABC234")).id == "ABC234"
    assert (await shop.world.directory.person("telegram:ben"))["language"] == "de"


async def test_a_warm_table_is_known_without_asking_until_it_is_forgotten(shop):
    assert shop.tables.warm(shop.id) is None
    table = await shop.tables.table(shop.id)
    assert shop.tables.warm(shop.id) == table
    shop.tables.forget(shop.id)
    assert shop.tables.warm(shop.id) is None
    shop.tables.forget(shop.id)


async def test_the_newest_is_what_is_warm_as_long_as_its_version_is(shop):
    known = await shop.tables.newest(shop.id)
    shop.store.loads.clear()
    assert await shop.tables.newest(shop.id) is known
    assert shop.store.loads == []
    await shop.speaks("de", shop.another_process())
    assert (await shop.tables.newest(shop.id, just_committed=True)) is known, "taken for it without asking"
    assert (await shop.tables.newest(shop.id)).value.language == "de"


async def test_a_table_of_a_newer_release_is_left_alone(shop):
    stored = await shop.store.load(shop.id)
    await shop.world.store.commit(
        shop.id, expected=stored.version, what="table", schema=Tables.schema + 1, body=stored.body, wake=shop.world.time
    )
    with pytest.raises(NewerSchema):
        await shop.another_process().table(shop.id)


class Listener:
    def __init__(self) -> None:
        self.heard = []

    def committed(self, table_id):
        self.heard.append(table_id)


async def test_the_worker_of_this_process_is_told_of_a_commit(shop):
    listener = Listener()
    with shop.tables.registry.heard_by(listener):
        await shop.speaks("de")
    assert listener.heard == [shop.id]


async def test_a_commit_whose_condition_does_not_hold_writes_nothing(shop):
    await shop.world.store.carry_out((Opens("telegram:-7", "OTHER1"),))
    effects = (Remembered("telegram:anna", {"language": "ko"}), Opens("telegram:-7", shop.id))
    before = await shop.language()
    with pytest.raises(Unmet) as unmet:
        await shop.tables.change(shop.id, changed_to("ko", effects=effects))
    assert unmet.value.by == "OTHER1"
    assert await shop.language() == before
    assert "language" not in await shop.world.directory.person("telegram:anna")
    await shop.world.store.carry_out((Closes("telegram:-7", "OTHER1"),))
    await shop.tables.change(shop.id, changed_to("ko", effects=effects))
    assert await shop.world.directory.table_of_chat("telegram:-7") == shop.id


async def test_a_change_that_comes_too_late_is_let_go_quietly(shop):
    await shop.tables.quietly(shop.tables.change("QQQQQQ", changed_to("de")))
    await shop.tables.quietly(shop.tables.change(shop.id, refuse))


async def test_what_a_code_stands_for_is_stored_with_it(shop):
    await shop.world.says(shop.world.person("Ben"), "/tournament Friday Cup")
    cup = str((await shop.world.directory.chat(shop.world.group.key))["tournament"])
    day = await shop.world.service.days.day(shop.world.service.days.today)
    shop.world.restart()
    registry = shop.world.tables.registry
    codes = (shop.id, cup, day.id, "QQQQQQ")
    assert [await registry.what(code) for code in codes] == ["table", "tournament", "day", ""]
    for code in codes[1:]:
        with pytest.raises(Refusal) as refused:
            await shop.world.tables.table(code)
        assert (refused.value.key, refused.value.params) == ("no-such-table", {"code": code})


async def test_a_given_source_of_chance_is_used(shop):
    assert shop.tables.chance is shop.world.chance


async def test_a_document_of_any_type_is_found_by_its_code(shop):
    registry = shop.tables.registry
    with pytest.raises(Refusal) as refused:
        await registry.find("QQQQQQ")
    assert (refused.value.key, refused.value.params) == ("no-such-table", {"code": "QQQQQQ"})
    found = await registry.find(shop.id)
    assert found.value.id == shop.id
    await shop.speaks("de", shop.another_process())
    assert await registry.find(shop.id, just_committed=True) is found
    assert (await registry.find(shop.id)).value.language == "de"


async def test_rules_are_written_once_as_the_game_begins(shop):
    assert await shop.store.load(shop.id)
    for name in ("Ben", "Cleo"):
        await shop.world.presses(shop.world.person(name), shop.world.room.board(shop.world.group).button(Verb.JOIN))
    before = await shop.tables.newest(shop.id)
    assert shop.tables.rules(before, before.value) == b""
    await shop.world.presses(shop.world.person("Anna"), shop.world.room.board(shop.world.group).button(Verb.START))
    begun = await shop.tables.newest(shop.id)
    assert b"polish" in shop.tables.rules(before, begun.value)
    assert shop.tables.rules(begun, begun.value) == b""
    assert shop.world.service.tournaments.rules(before, before.value) == b""


async def test_a_tournament_under_a_code_as_long_as_a_tables_is_one_all_the_same(shop, monkeypatch):
    monkeypatch.setattr("bot.tournament.entering.CODE_LENGTH", 6)
    await shop.world.says(shop.world.person("Ben"), "/tournament Friday Cup")
    cup = str((await shop.world.directory.chat(shop.world.group.key))["tournament"])
    await shop.world.tend(cup)
    await shop.world.presses(shop.world.person("Cleo"), encode(ButtonToken(cup, 0, Verb.JOIN)))
    await shop.world.says(shop.world.person("Dora"), f"/join {cup}")
    players = (await shop.world.service.tournaments.tournament(cup)).core.players
    assert [player.person.name for player in players] == ["Cleo", "Dora"]


async def test_a_type_that_only_a_newer_release_knows_is_left_alone(shop):
    await shop.world.store.commit("LEAGUE", expected=0, what="league", schema=1, body=b"{}", wake=shop.world.time)
    with pytest.raises(NewerSchema):
        await shop.world.tender.tend("LEAGUE")
    with pytest.raises(NewerSchema, match="LEAGUE"):
        await shop.tables.registry.find("LEAGUE")


# --------------------------------------------------------------------------------------- what a commit writes by itself


async def test_a_commit_is_warm_at_once_with_its_version(shop):
    await shop.speaks("de")
    shop.store.loads.clear()
    assert (await shop.tables.newest(shop.id)).value.language == "de"
    assert shop.store.loads == []


async def test_a_table_is_stored_with_its_version_and_with_the_one_before(shop):
    before = await shop.tables.newest(shop.id)
    await shop.speaks("de")
    table = await shop.another_process().table(shop.id)
    assert table.version == await shop.store.version(shop.id)
    assert table.parent == before.version


async def test_buttons_stay_good_until_the_next_decision(shop):
    world = shop.world
    for name in ("Ben", "Cleo"):
        await world.presses(world.person(name), world.room.board(world.group).button(Verb.JOIN))
    await world.presses(world.person("Anna"), world.room.board(world.group).button(Verb.START))
    first = await shop.tables.newest(shop.id)
    await shop.speaks("de")
    same = (await shop.tables.newest(shop.id)).value
    assert (same.decision, same.decided) == (first.value.decision, first.value.decided)
    assert shop.tables.written(Live("table", same, 0), same, 7).decided == 7, "a table that is made"
    await world.tend(shop.id)
    asked = await world.mover(shop.id)
    await world.presses(asked, world.room.hand_of(asked).button(Verb.BID))
    moved = await shop.tables.newest(shop.id)
    assert (moved.value.decision, moved.value.decided) == (same.decision + 1, moved.version)


async def test_a_table_gets_a_key_once(shop):
    live = await shop.tables.newest(shop.id)
    assert shop.tables.written(live, live.value, 7).key == live.value.key != ""
    made = shop.tables.written(live, live.value.replace(key=""), 7).key
    assert made != live.value.key
    assert len(bytes.fromhex(made)) == KEY_BYTES


async def test_who_sits_down_is_noted_for_the_group_unless_masked_or_at_home_alone(shop):
    world, directory = shop.world, shop.world.directory
    table = await shop.tables.table(shop.id)
    anna, ben = (world.person(name) for name in ("Anna", "Ben"))
    assert await directory.people_of(world.group.key) == {anna.key: "Anna"}
    second = table.seats[0].replace(person=ben, masked=True)
    for masked, private, noted in ((True, False, False), (False, True, False), (False, False, True)):
        seats = (table.seats[0], second.replace(masked=masked))
        chat = table.home.replace(private=private)
        await shop.tables.change(shop.id, lambda now, s=seats, c=chat: TableChange(now.replace(seats=s, chats=(c,))))
        assert (ben.key in await directory.people_of(world.group.key)) is noted
        await shop.tables.change(shop.id, lambda now: TableChange(now.replace(seats=now.seats[:1], chats=table.chats)))
    await directory.sat_down(world.group.key, {anna.key: "Hanna"})
    await shop.speaks("de")
    assert (await directory.people_of(world.group.key))[anna.key] == "Hanna", (
        "who sits there already is not noted again"
    )


async def test_a_code_is_drawn_until_one_is_free(shop):
    codes = iter([shop.id, "FREE22", "FREE33"])
    assert await shop.tables.registry.free_code(lambda _: next(codes), shop.world.chance) == "FREE22"


# ------------------------------------------------------------------------ documents that are changed for the first time


class Note(Frozen):
    id: str = "NOTE"
    words: tuple[str, ...] = ()

    def with_word(self, word):
        return self.model_copy(update={"words": (*self.words, word)})


class Notes(Documents[Note]):
    what = "note"
    form = Note


def knows(word):
    return (Remembered("telegram:anna", {"language": word}),)


@pytest.fixture
def notes(shop):
    return Notes(shop.tables.registry)


async def language_of_anna(shop):
    return (await shop.world.directory.person("telegram:anna")).get("language")


async def test_a_document_is_made_with_its_first_change_and_changed_by_the_next(shop, notes):
    await notes.put(Note(), lambda note: note.with_word("one"), knows("de"))
    assert await language_of_anna(shop) == "de"
    await notes.put(Note(), lambda note: note.with_word("two"), knows("it"))
    assert await language_of_anna(shop) == "it"
    assert (await notes.known(Note())).words == ("one", "two")
    assert [named["expected"] > 0 for _, named in shop.store.commits] == [False, True], "made once, then changed"


async def test_a_document_that_another_process_makes_meanwhile_is_changed(shop, notes):
    other = Notes(shop.another_process().registry)
    version = shop.store.store.version

    async def just_before(code):
        await other.put(Note(), lambda note: note.with_word("other"))
        shop.store.version = version

    shop.store.version = just_before
    await notes.put(Note(), lambda note: note.with_word("own"))
    assert (await notes.known(Note())).words == ("other", "own")


async def test_a_document_that_is_not_there_is_known_as_it_begins(notes):
    await notes.put(Note(), lambda note: note.with_word("one"))
    assert (await notes.known(Note(id="OTHER"))) == Note(id="OTHER")
    assert (await notes.known(Note())).words == ("one",)
