"""What a new player does, from the greeting to the end of the first game, and the texts that the bot uses meanwhile."""

import random
from collections import Counter
from contextlib import contextmanager

from bot.asking import rules_typed
from bot.codec import ButtonToken, Verb, decode, encode
from bot.table.table import Stage
from bot.texts import sentences, typed
from bot.texts.cards import card, rank
from engine.lessons.lesson import steps
from engine.record import RecordRules
from tests.world.chat_room import pressable
from tests.world.finished_games import play_out, private

LATER = {Verb.RULES, Verb.MENU, Verb.REVIEW, Verb.REPLAY, Verb.LEAVE, Verb.START}  # not read in a first game
PRESSES = 120  # of people; after them the game is played on automatically
REFUSED = ("/deal", "/join", "/leave", "/addbot", "/join ABCDEF", "/newgame nonsense", "/language nonsense")


@contextmanager
def heard(monkeypatch):
    """Count the (language, key) of every text shown; words that are only compared with typed ones are not counted."""
    said, fill = Counter(), sentences._fill
    rules_typed._beginnings(), rules_typed._is_known("")  # they compare, and remember it for all later tests

    def counted(language, key, params):
        said[language, key] += 1
        return fill(language, key, params)

    with monkeypatch.context() as patch:
        patch.setattr(sentences, "_fill", counted)
        patch.setattr(typed, "plain", lambda language, key, **params: fill(language, key, params))
        for kept in (rank, card):
            kept.cache_clear()
        yield said


async def greeted(world, person):
    """Greet the bot in private, press its buttons, choose a language, and learn one hand."""
    chat = private(person)
    (reply,) = (await world.says(person, "/start", chat=chat)).replies
    for verb in (Verb.RULES, Verb.LANGUAGE):
        await _press(world, person, reply.screen, verb, chat=chat)
    await world.says(person, f"/language {person.language}", chat=chat)
    await world.says(person, "/help", chat=chat)


async def learnt(world, person):
    """Go through the lessons, with every choice of each step."""
    chat = private(person)
    (reply,) = (await world.says(person, "/learn", chat=chat)).replies
    for lesson in reply.screen.rows[0]:
        preset, name, *_ = decode(lesson.data).argument.split("-")
        for place, step in enumerate(steps(name, RecordRules(preset=preset))):
            for number in range(len(step.choices)):
                await world.presses(person, f".0.learn.{preset}-{name}-{place}-{number}", chat=chat)
    await world.says(person, "/learn", chat=chat)


async def first_game(world, people, seed):
    """Open a table, try what newcomers are refused, sit down, and play to the end, pressing informative buttons too."""
    chance = random.Random(seed)
    await world.says(people[0], "/newgame nonsense")
    await world.says(people[0], "/newgame")
    table_id = await world.table_id()
    await world.says(people[0], "/deal")
    await world.presses(people[1], world.board.button(Verb.JOIN))
    await world.presses(people[1], world.board.button(Verb.JOIN))
    await world.presses(people[1], world.board.button(Verb.START))
    await world.presses(people[1], world.board.button(Verb.ADD_BUILT_IN))
    await world.presses(people[0], world.board.button(Verb.ADD_BUILT_IN))
    for text in REFUSED[1:5]:
        await world.says(people[2], text)
    await world.presses(people[0], world.board.button(Verb.START))
    await _played(world, people, table_id, chance, None)
    for text in ("/score", "/hand", "/rematch"):
        await world.says(people[0], text)


async def _played(world, people, table_id, chance, chat):
    """Let the person to move press a legal button; now and then an illegal or an informative one."""
    by_key = {person.key: person for person in people}
    for _ in range(PRESSES):
        await world.tender.tend(table_id)
        table = await world.table(table_id)
        if table.stage is not Stage.PLAYING:
            return
        mover = table.to_act
        if mover is None or table.seats[mover].is_played:
            world.time += 1.0
            continue
        person = by_key[table.seats[mover].person.key]
        shown = [one.screen for one in world.room.seen_in(chat or private(person)) if pressable(one.screen)]
        if not shown:
            await world.presses(person, encode(ButtonToken(table_id, table.decision, Verb.BACK)), chat=chat)
            continue
        screen = shown[-1]
        if not chance.randrange(12):
            await _wrong(world, people, table, screen, chance, chat)
        else:
            await world.presses(person, _chosen(screen, chance), chat=chat)
    await play_out(world, table_id)


def _chosen(screen, chance):
    choices = [(decode(one.data), one) for one in pressable(screen)]
    for token, one in choices:
        if token.verb is Verb.MARRIAGE and chance.randrange(4):
            return one
        if token.verb is Verb.PASS and chance.randrange(3):
            return one
    return choices[0][1] if chance.randrange(3) else chance.choice(choices)[1]


async def _wrong(world, people, table, screen, chance, chat):
    """Press buttons that newcomers press by mistake, and buttons that only show something."""
    everything = _looked_at(screen)
    for person in people:
        await world.presses(person, chance.choice(everything), chat=chat)
    if chat is None:
        board = _looked_at(world.board.screen)
        for person in people:
            await world.presses(person, chance.choice(board))
        await world.says(people[0], chance.choice(["/newgame", "/hand", "/score", "/leave nobody", *REFUSED]))


def _looked_at(screen):
    return [one for row in screen.rows for one in row if one.data and decode(one.data).verb not in LATER]


async def _press(world, person, screen, verb, chat):
    for row in screen.rows:
        for one in row:
            if one.data and decode(one.data).verb is verb:
                await world.presses(person, one, chat=chat)
