"""Playing from the board alone: a hand that only its player sees is kept up to date with its interaction's token."""

import pytest

from adapters.discord import answers
from bot.codec import Verb
from bot.texts import plain, say
from tests.chat.discord.discord_play import (
    SHORT,
    EphemeralPlayer,
    discord_bot,
    moves,
    sit_down,
    token,
)

EDIT = "/webhooks/{}/{}/messages/@original"


@pytest.fixture
def people(emulator):
    people = [emulator.user(name) for name in ("Anna", "Ben", "Cleo")]
    for person in people:
        person.close_dms()
    return people


@pytest.fixture
def friday(emulator, people):
    return emulator.guild("Friday", people).channel("table")


@pytest.fixture
def players(people, friday):
    return [EphemeralPlayer(person, friday) for person in people]


def ready(players):
    """A condition: the player to move, whose hand shows the turn or isn't open yet."""

    def found():
        return next((p for p in players if p.is_asked and (p.hand is None or is_true(p))), None)

    return found


def decision(player):
    """The decision number on the board."""
    return next(meaning.decision for button in player.board.buttons if (meaning := token(button)) is not None)


def is_true(player):
    """Whether the newest hand that a player sees offers exactly what the player can do now."""
    offered = {meaning.decision for meaning, _ in player.choices()}
    return offered == ({decision(player)} if player.is_asked else set())


def over(emulator):
    """Edits with an expired token."""
    return [call for call in emulator.calls_to("PATCH", EDIT) if call.code == 50027]


def all_true(players):
    return all(is_true(player) for player in players if player.hand is not None)


async def turn(players):
    """Let the player to move do so, from the hand as it is shown; return that player."""
    emulator = players[0].user.emulator
    player = await emulator.until(ready(players), 20, what="somebody's turn, and the cards to press")
    if player.hand is None:
        await player.look()
    await player.move()
    return player


async def begun(players, friday):
    """Play a game until the play of a hand begins; everybody has opened the hand once."""
    await sit_down([player.user for player in players], friday, SHORT)
    await friday.emulator.until(lambda: players[0].board and any(player.is_asked for player in players))
    for player in players:
        await player.look()
    while not in_play(players):
        await turn(players)


def in_play(players):
    return any(meaning.verb is Verb.CARD for player in players for meaning, _ in player.choices())


@pytest.mark.slow
async def test_a_hand_is_played_from_the_board_with_one_press_a_move(emulator, redis_url, players, friday):
    """Without handles each card took two presses: one for a new private answer with the cards, and one for the card."""
    made = 0
    async with discord_bot(emulator, redis_url):
        lobby = await sit_down([player.user for player in players], friday)

        def is_over():
            return friday.last is not lobby

        while await emulator.until(lambda: is_over() or ready(players)(), 20, what="a turn") is not True:
            await turn(players)
            made += 1
            await emulator.until(lambda: is_over() or all_true(players), what="hands that show what is so")
    presses = made + sum(player.looks for player in players)
    new = [message for message in friday.history if message.ephemeral and was_a_hand(message)]
    assert made > 20
    assert len(new) == len(players)
    assert presses == made + len(players)
    assert not emulator.unanswered
    assert not over(emulator)


def was_a_hand(message):
    return any(button.custom_id and button.custom_id.startswith("h") for v in message.versions for button in v.buttons)


@pytest.mark.slow
async def test_after_a_quarter_of_an_hour_the_next_press_goes_on(emulator, redis_url, players, friday):
    async with discord_bot(emulator, redis_url):
        await begun(players, friday)
        emulator.clock.advance(901)
        while not over(emulator):
            player = await emulator.until(
                lambda: over(emulator) or ready(players)(), what="an edit that comes too late"
            )
            if isinstance(player, EphemeralPlayer) and player.choices():  # the hand may have changed in between
                await player.move()
        following = await emulator.until(lambda: next((p for p in players if p.is_asked and not is_true(p)), None))
        renewed = await following.user.press(following.hand, plain("en", "button-refresh"))
        assert renewed.answer is following.hand
        await emulator.until(lambda: is_true(following), what="a hand that is as the board is")
        await following.move()


@pytest.mark.slow
async def test_before_its_time_ends_a_hand_is_put_away_and_comes_back_by_its_button(
    emulator, redis_url, players, friday, monkeypatch
):
    monkeypatch.setattr(answers, "LASTS", 1.0)
    async with discord_bot(emulator, redis_url):
        await sit_down([player.user for player in players], friday, SHORT)
        player = await emulator.until(ready(players), 20)
        await player.look()
        assert moves(player.hand)
        await emulator.until(lambda: player.hand.text == say("en", "hand-earlier"), what="the last form")
        assert not moves(player.hand)
        monkeypatch.setattr(answers, "LASTS", 870.0)
        back = await player.user.press(player.hand, plain("en", "button-hand"))
        assert back.answer is player.hand
        assert is_true(player)
