"""What a value works out of its fields, it works out anew in a copy with other fields."""

from bot.people import Chat, Person
from bot.table.table import Stage, Table
from tests.screens.set_tables import opened, started


def test_a_copy_of_a_person_with_another_id_has_another_key():
    anna = Person(platform="telegram", id="7", name="Anna")
    assert anna.key == "telegram:7"
    assert anna.model_copy(update={"id": "8"}).key == "telegram:8"
    assert anna.replace(id="9").key == "telegram:9"


def test_the_chat_of_a_topic_has_its_own_key():
    topic = Chat(platform="telegram", id="-100", thread="7")
    assert (topic.key, topic.group.key) == ("telegram:-100:7", "telegram:-100")


def test_a_copy_of_a_table_asks_nobody_to_move_once_it_is_closed():
    table = started(opened("polish"))
    assert table.is_live
    assert table.people
    closed = table.replace(stage=Stage.CLOSED, seats=())
    assert (closed.is_live, closed.to_act, closed.people) == (False, None, ())


def test_what_was_worked_out_is_not_stored_and_changes_no_comparison():
    table = opened("polish")
    stored = table.model_dump_json()
    assert table.people
    assert table.opener.key
    assert table.model_dump_json() == stored
    assert table == Table.model_validate_json(stored)
