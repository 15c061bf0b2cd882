"""Everything in a person's private chat is in their language, including the board of a practice game."""

from bot.people import Chat


async def test_a_practice_game_follows_its_persons_language(world, anna):
    chat = Chat(platform="telegram", id="dm-anna", private=True)

    def all_texts() -> str:
        return "\n".join(sent.screen.text for sent in world.room.seen_in(chat))

    await world.says(anna, "/newgame", chat=chat)
    code = await world.table_id(chat)
    await world.passes(2.0, code)
    assert "Hand 1" in all_texts()
    await world.says(anna, "/language pl", chat=chat)
    await world.passes(2.0, code)
    assert "Hand 1" not in all_texts()
    assert "Rozdanie 1" in all_texts()
