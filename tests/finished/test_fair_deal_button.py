"""A finished hand and a finished game have a button that gives, in private, the same answer as `/verify`."""

from bot.codec import Verb, decode
from bot.texts import plain


def proofs(messages):
    return [
        button
        for message in messages
        for row in message.screen.rows
        for button in row
        if button.data and decode(button.data).verb is Verb.VERIFY
    ]


async def test_the_button_answers_what_the_command_answers(world, people, finished):
    button = proofs(world.room.messages)[-1]
    (typed,) = (await world.says(people[0], f"/verify {finished}")).replies
    (pressed,) = (await world.presses(people[0], button)).replies
    assert (pressed.screen, pressed.document) == (typed.screen, typed.document)


async def test_the_answer_is_for_the_presser_alone_and_in_their_language(world, people, finished):
    button = proofs(world.room.messages)[-1]
    stranger = world.person("Zoe", language="pl")
    (reply,) = (await world.presses(stranger, button)).replies
    assert reply.private
    assert plain("pl", "verify-title") in reply.screen.text
