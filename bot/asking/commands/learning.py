"""`/learn`: five lessons in a private chat, and the same for a page."""

from collections.abc import Mapping
from contextlib import suppress
from dataclasses import replace
from typing import Any

from bot.asking import rules_typed
from bot.asking.commands.opening import usual_rules
from bot.asking.commands.request import CommandRequest
from bot.codec import ButtonToken
from bot.finished.details import details, level_after
from bot.ports.directory import Aggregates
from bot.ports.presses import StudyRequest
from bot.refusal import Refusal
from bot.screen import Answer, Screen, shown
from bot.screens import lessons as screens
from bot.screens.afterwards import study as study_screen
from bot.screens.afterwards.study import Data
from bot.screens.refusals import explain
from bot.views.as_json import as_json
from bot.views.lesson import Asked, LessonView, Progress, lesson_view, list_view, moment_of, read
from engine.errors import EngineError
from engine.lessons.lesson import LEARNER, LESSONS, Step, fault, steps
from engine.record import RecordRules

KEPT = "learnt"  # field of a person's document: by lesson, how many of its steps they have finished


async def learn(request: CommandRequest) -> Answer:
    """Show the lessons in private, by the preset typed or the chat's usual one."""
    if not request.press.chat.private:
        raise Refusal("private-only")
    kept = await request.directory.chat(request.press.chat.key)
    usual = usual_rules(kept, await request.language_chosen_here())
    typed = rules_typed.read(request.args.split(), usual[0])
    return shown(await _message(request, Asked(typed.preset), kept))


async def pressed(request: CommandRequest, token: ButtonToken) -> Answer:
    """Do what a button of a lesson asks for, in its message; one without a step comes from another message."""
    if not request.press.chat.private:
        raise Refusal("private-only")
    kept = await request.directory.chat(request.press.chat.key)
    asked = _read(token.argument)
    message = await _message(request, asked, kept)
    is_elsewhere = "-" not in token.argument or asked.place is None
    return shown(message) if is_elsewhere else Answer(instead=message)


async def of_page(request: CommandRequest, what: StudyRequest) -> Data:
    """Return the step that a page asks for by the argument of a button; an empty one asks for the list of lessons."""
    kept = await request.directory.chat(request.press.chat.key)
    asked = _read(what.lesson) if what.lesson else Asked(usual_rules(kept, request.language)[0])
    view = await _view(request, asked, kept)
    return await request.aside(lambda: _drawn(view, request.language))


def _drawn(view: LessonView, language: str) -> Data:
    found = {key: value for key, value in as_json(view).items() if key not in {"moment", "after"}}
    if view.moment is None:
        return found
    names = study_screen.names(view.moment.table, language)
    moments = [one for one in (view.moment, view.after) if one is not None]
    return {**found, "names": names, "steps": study_screen.steps(moments, language, LEARNER)}


def _read(argument: str) -> Asked:
    asked = read(argument)
    if asked is None:
        raise Refusal("unknown-button")
    return asked


async def _message(request: CommandRequest, asked: Asked, kept: Mapping[str, Any]) -> Screen:
    """Return the message of a step or of the list. `kept`: what is stored about the chat."""
    view, pictures = await _view(request, asked, kept), request.pictures_here(kept)
    return await request.aside(lambda: screens.lesson(view, request.language, pictures=pictures))


async def _view(request: CommandRequest, asked: Asked, kept: Mapping[str, Any]) -> LessonView:
    """Return the step or the list that a button asks for; a right choice is kept."""
    rules, courses = await request.aside(lambda: _courses(asked.preset, usual_rules(kept, request.language)))
    done: Mapping[str, int] = request.person_data.get(KEPT, {})
    if not asked.lesson:
        counts = {lesson: len(course) for lesson, course in courses.items()}
        return list_view(asked, counts, request.language, done=done)
    course, so_far = courses.get(asked.lesson, ()), done.get(asked.lesson, 0)
    place = asked.place if asked.place is not None else so_far if so_far < len(course) else 0
    if place >= len(course) or (asked.choice or 0) >= len(course[place].choices):
        raise Refusal("unknown-button")
    asked, step = replace(asked, place=place), course[place]
    if _is_right(step, asked) and so_far <= place:
        done = {**done, asked.lesson: place + 1}
        await request.directory.save_person(request.person.key, {KEPT: done})
    finished = sum(done.get(one, 0) >= len(its_steps) for one, its_steps in courses.items())
    (sums,) = await request.directory.sums([request.person.key]) if finished == len(courses) else (Aggregates(),)
    progress = Progress(finished, len(courses), level_after(details(sums.numbers).step))
    return await request.aside(
        lambda: lesson_view(
            asked, course, rules, request.language, progress=progress, why=_why(step, asked, request.language)
        )
    )


def _courses(
    preset: str, usual: tuple[str, Mapping[str, object]]
) -> tuple[RecordRules, Mapping[str, tuple[Step, ...]]]:
    """Return the rules of the lessons, and the steps by lesson, without lessons that these rules don't have.

    The rules are those of the chat, if they are of the preset; where the positions don't fit them, the preset's own.
    Raises Refusal for an unknown preset.
    """
    own = dict(usual[1]) if preset == usual[0] else {}
    for options in [own, {}] if own else [{}]:
        rules = RecordRules(preset=preset, options=options)
        with suppress(EngineError):
            return rules, {lesson: found for lesson in LESSONS if (found := steps(lesson, rules))}
    raise Refusal("unknown-button")


def _is_right(step: Step, asked: Asked) -> bool:
    return asked.choice is not None and step.choices[asked.choice] in step.right


def _why(step: Step, asked: Asked, language: str) -> str:
    """Return why the rules forbid the choice; empty if they allow it."""
    found = fault(step, step.choices[asked.choice]) if asked.choice is not None else None
    moment = moment_of(step) if found is not None else None
    return explain(found, moment.table if moment is not None else None, language) if found is not None else ""
