"""The promises of `bot.ports.directory.Directory`: small documents, every write idempotent."""

import pytest

from adapters.redis import keys
from adapters.redis.effects import carry_out
from bot.ports.effects import Closes, Opens, Sits, Unmet
from tests.world.kept_games import archived

PERSON, OLD, NEW = "telegram:42", "telegram:-100", "telegram:-1009"


async def test_a_stranger_and_an_unknown_chat_are_empty(directory):
    assert await directory.person(PERSON) == {}
    assert await directory.chat(OLD) == {}
    assert await directory.table_of_chat(OLD) is None
    assert await directory.tables_of_person(PERSON) == []
    assert await directory.finished(PERSON, 10) == []


async def archive(directory, *game):
    await carry_out(directory._database, archived(*game), directory._clock())


@pytest.mark.parametrize("document", ["person", "chat"])
async def test_changes_are_merged_and_none_takes_a_field_away(directory, document):
    read, save = getattr(directory, document), getattr(directory, f"save_{document}")
    await save("x", {"language": "pl", "nudges": False, "options": {"barrel": [1, "ś"]}})
    await save("x", {"language": None, "nudges": True})
    await save("x", {"never": None})
    await save("x", {})
    assert await read("x") == {"nudges": True, "options": {"barrel": [1, "ś"]}}


async def test_a_person_who_is_forgotten_leaves_nothing(directory, database):
    await directory.save_person(PERSON, {"language": "pl"})
    await directory.link_person(PERSON, "AAAAA", on=True)
    await archive(directory, "AAAAA", {"winner": 1}, [PERSON], [OLD])
    await directory.forget_person(PERSON)
    await directory.forget_person(PERSON)
    assert await directory.person(PERSON) == {}
    assert await directory.tables_of_person(PERSON) == []
    assert await directory.finished(PERSON, 10) == []
    assert [key for key in await database.call("KEYS", "*") if PERSON.encode() in key] == []
    assert await directory.finished(OLD, 10) == [{"winner": 1}]  # the chat's data stays


async def test_a_chats_table_is_linked_replaced_and_cleared(directory):
    await directory.link_chat(OLD, "AAAAA")
    await directory.link_chat(OLD, "BBBBB")
    assert await directory.table_of_chat(OLD) == "BBBBB"
    await directory.link_chat(OLD, None)
    await directory.link_chat(OLD, None)
    assert await directory.table_of_chat(OLD) is None


async def test_live_tables_come_newest_first_and_keep_their_place_when_told_again(directory, clock):
    for table in ("AAAAA", "BBBBB", "CCCCC", "AAAAA"):
        await directory.link_person(PERSON, table, on=True)
        clock.now += 1
    assert await directory.tables_of_person(PERSON) == ["CCCCC", "BBBBB", "AAAAA"]
    await directory.link_person(PERSON, "BBBBB", on=False)
    await directory.link_person(PERSON, "BBBBB", on=False)
    assert await directory.tables_of_person(PERSON) == ["CCCCC", "AAAAA"]


async def test_a_chat_moves_with_its_document_link_and_games(directory, database):
    await directory.save_chat(OLD, {"language": "pl"})
    await directory.link_chat(OLD, "AAAAA")
    await archive(directory, "GGGGG", {"winner": 2}, [], [OLD])
    await directory.move_chat(OLD, NEW)
    assert await directory.chat(NEW) == {"language": "pl"}
    assert await directory.table_of_chat(NEW) == "AAAAA"
    assert await directory.finished(NEW, 10) == [{"winner": 2}]
    assert await database.call("EXISTS", keys.chat(OLD), keys.open_table(OLD), keys.finished(OLD)) == 0


async def test_a_chat_moved_twice_keeps_what_was_changed_in_between(directory):
    await directory.save_chat(OLD, {"language": "pl"})
    await directory.link_chat(OLD, "AAAAA")
    await directory.move_chat(OLD, NEW)
    await directory.save_chat(NEW, {"language": "ru"})
    await directory.link_chat(NEW, "BBBBB")
    await directory.move_chat(OLD, NEW)
    assert await directory.chat(NEW) == {"language": "ru"}
    assert await directory.table_of_chat(NEW) == "BBBBB"


async def test_a_chat_that_is_moved_to_keeps_its_own_settings(directory):
    await directory.save_chat(OLD, {"language": "pl", "pictures": True})
    await directory.save_chat(NEW, {"language": "ru"})
    await directory.link_chat(OLD, "AAAAA")
    await directory.link_chat(NEW, "BBBBB")
    await directory.move_chat(OLD, NEW)
    assert await directory.chat(NEW) == {"language": "ru", "pictures": True}
    assert await directory.table_of_chat(NEW) == "BBBBB"


async def test_a_chat_that_moves_onto_itself_stays(directory):
    await directory.save_chat(OLD, {"language": "pl"})
    await directory.move_chat(OLD, OLD)
    assert await directory.chat(OLD) == {"language": "pl"}


async def test_finished_games_come_newest_first_under_each_of_their_owners(directory, clock):
    for table in ("AAAAA", "BBBBB", "CCCCC"):
        await archive(directory, table, {"table": table}, [PERSON, "web:1"], [OLD])
        clock.now += 1
    for owner in (PERSON, "web:1", OLD):
        assert await directory.finished(owner, 2) == [{"table": "CCCCC"}, {"table": "BBBBB"}]
    assert await directory.finished(PERSON, 0) == []


async def test_a_game_archived_twice_is_one_game_in_its_first_place(directory, clock):
    await archive(directory, "AAAAA", {"n": 1}, [PERSON], [])
    clock.now += 1
    await archive(directory, "BBBBB", {"n": 2}, [PERSON], [])
    clock.now += 1
    await archive(directory, "AAAAA", {"n": 1}, [PERSON], [])
    assert await directory.finished(PERSON, 10) == [{"n": 2}, {"n": 1}]


async def test_the_oldest_games_of_a_busy_owner_fall_away(directory, clock, monkeypatch):
    monkeypatch.setattr(keys, "FINISHED_KEPT", 3)
    for number in range(5):
        clock.now += 1
        await archive(directory, f"T{number}", {"n": number}, [PERSON], [])
    assert await directory.finished(PERSON, 10) == [{"n": 4}, {"n": 3}, {"n": 2}]


async def test_a_game_whose_summary_has_expired_is_passed_over(directory, database):
    await archive(directory, "AAAAA", {"n": 1}, [PERSON], [])
    await database.call("DEL", keys.game("AAAAA"))
    assert await directory.finished(PERSON, 10) == []


async def test_a_chat_has_one_open_table_until_that_is_replaced_by_name(directory, database):
    await carry_out(database, (Opens(OLD, "AAAAA"),), 1.0)
    with pytest.raises(Unmet) as taken:
        await carry_out(database, (Sits(PERSON, "BBBBB", on=True), Opens(OLD, "BBBBB")), 1.0)
    assert (taken.value.by, await directory.tables_of_person(PERSON)) == ("AAAAA", [])
    await carry_out(database, (Opens(OLD, "AAAAA"),), 1.0)
    await carry_out(database, (Opens(OLD, "BBBBB", instead_of="AAAAA"),), 1.0)
    await carry_out(database, (Closes(OLD, "AAAAA"),), 1.0)
    assert await directory.table_of_chat(OLD) == "BBBBB"
    await carry_out(database, (Closes(OLD, "BBBBB"),), 1.0)
    assert await directory.table_of_chat(OLD) is None
