"""`/puzzle`: a puzzle for oneself in private, or one for everybody in a group. A page gets its puzzles here too."""

import asyncio

from bot.asking.commands.request import CommandRequest
from bot.codec import ButtonToken
from bot.finished import solving
from bot.finished.group_puzzles import CODE_LENGTH, HERE, LAST, LASTS, GroupPuzzle
from bot.finished.solvers import Solver, pool
from bot.finished.solving import Attempt
from bot.ports.effects import Kept
from bot.ports.presses import StudyRequest
from bot.refusal import Refusal
from bot.screen import Answer, Screen, shown
from bot.screens import puzzles as screens
from bot.screens.afterwards import study as study_screen
from bot.screens.afterwards.study import Data
from bot.screens.refusals import done
from bot.table import lobby
from bot.table.documents import Changed
from bot.views.as_json import as_json
from bot.views.puzzle import MINE, NEXT, SHOW, WHY, Asked, PuzzleView, puzzle_view, read
from engine.puzzles.puzzle import Puzzle, dump, offered_in, state_of


async def puzzle(request: CommandRequest) -> Answer:
    """Show the asker's next puzzle in private, or open one for a group."""
    if not request.press.chat.private:
        return await _in_group(request)
    return shown(await _private(request, Asked(what=NEXT)))


async def pressed(request: CommandRequest, token: ButtonToken) -> Answer:
    """Do what a button of a puzzle asks for, in its message."""
    if not request.press.chat.private:
        raise Refusal("private-only")
    return Answer(instead=await _private(request, _read(token.argument)))


async def of_page(request: CommandRequest, what: StudyRequest) -> Data:
    """Return the puzzle that a page asks for by the argument of a button; an empty one asks for the next puzzle."""
    view = await _attempted(request, _read(what.puzzle) if what.puzzle else Asked(what=NEXT))

    def drawn() -> Data:
        language, eyes = request.language, view.eyes
        return {
            **as_json(view),
            "told": screens.in_words(view),
            "lines": screens.lines(view, language),
            "eyes": eyes,
            "names": study_screen.names(view.decision.table, language),
            "steps": study_screen.steps(view.course, language, eyes),
            "board": screens.on_board(view, language),
            "proof": study_screen.steps(view.proof, language, eyes),
        }

    return await request.aside(drawn)


def _read(argument: str) -> Asked:
    asked = read(argument)
    if asked is None or asked.what == SHOW:
        raise Refusal("unknown-button")
    return asked


async def _private(request: CommandRequest, asked: Asked) -> Screen:
    kept = await request.directory.chat(request.press.chat.key)
    view = await _attempted(request, asked, four_colours=bool(kept.get("four_colours")))
    return screens.private(view, request.language, pictures=request.pictures_here(kept))


async def _attempted(request: CommandRequest, asked: Asked, *, four_colours: bool = False) -> PuzzleView:
    """Return the attempt that a button asks for. The first decision counts, once. Raises Refusal."""
    known, now = await asyncio.to_thread(pool), request.tables.now()
    solver = (await request.services.solvers.of(request.person.key)).at(now)
    own = solver.mistakes
    if asked.what not in {"", WHY}:
        found = _following(solver, own, asked)
        if found is None:
            raise Refusal("puzzle-none")
        asked = Asked(found.id)
    one = known.get(asked.puzzle) or own.get(asked.puzzle)
    if one is None:
        raise Refusal("puzzle-none")
    attempt = await _thought(request, one, asked)
    if attempt.first is not None and one.id in known:
        right = attempt.first
        solver = await request.services.solvers.note(
            request.person.key, lambda old: old.with_try(one, now, right=right)
        )
    return await request.aside(
        lambda: puzzle_view(one, attempt, asked, request.language, solver=solver.at(now), four_colours=four_colours)
    )


def _following(solver: Solver, own: dict[str, Puzzle], asked: Asked) -> Puzzle | None:
    """Return the puzzle that a button asks for: after one of the person's own mistakes the next of these, if any."""
    if asked.what == MINE or asked.puzzle in own:
        left = [*own][[*own].index(asked.puzzle) + 1 :] if asked.puzzle in own else [*own]
        if left or asked.what == MINE:
            return own[left[0]] if left else None
    return solver.following(asked.puzzle, "" if asked.what == NEXT else asked.what)


async def _thought(request: CommandRequest, one: Puzzle, asked: Asked) -> Attempt:
    """Work out an attempt where built-in players think, one at a time: games go first."""
    async with request.services.drawing.turn(request.tries_as):
        try:
            return await request.tables.think(solving.attempted, one, asked.path)
        except IndexError:
            raise Refusal("unknown-button") from None


# ------------------------------------------------------------------------------------------------------------ in groups


async def _in_group(request: CommandRequest) -> Answer:
    """Open a puzzle in a group, unless there is one that isn't solved yet."""
    chat, now = request.press.chat, request.tables.now()
    kept = await request.directory.chat(chat.key)
    if HERE in kept and await _is_live(request, str(kept[HERE])):
        if await request.tables.store.was_applied(str(kept[HERE]), request.press.input_id):
            return Answer()  # the command was delivered twice
        raise Refusal("puzzle-here")
    await request.spend_table()
    offered, chance = await asyncio.to_thread(lambda: pool(of_groups=True)), request.tables.chance
    codes, last = [*offered], str(kept.get(LAST, ""))
    following = next((one for one in codes if one > last), codes[0]) if last else codes[chance.below(len(codes))]
    group = GroupPuzzle(
        code=f"puzzle-{lobby.new_code(chance, CODE_LENGTH)}",
        chats=(chat,),
        language=await request.language_chosen_here(),
        pictures=request.pictures_here(kept),
        puzzle=dump(offered[following]),
        asker=request.person.key,
        ends=now + LASTS,
    )
    effects = (Kept(chat.key, {HERE: group.code, LAST: following}),)
    await request.services.group_puzzles.create(Changed(group, effects=effects), input_id=request.press.input_id)
    return Answer()


async def _is_live(request: CommandRequest, code: str) -> bool:
    try:
        return (await request.services.group_puzzles.newest(code)).value.is_live
    except Refusal:
        return False


async def answered(request: CommandRequest, token: ButtonToken) -> Answer:
    """Count a person's first answer to a group's puzzle and tell it to them alone, or show its asker the solution."""
    request.must_be_known()
    asked, person, code = read(token.argument), request.person.key, token.table
    group = (await request.services.group_puzzles.newest(code)).value
    if asked is None or not request.is_at(group.home):
        raise Refusal("unknown-button")
    if asked.what == SHOW:
        if person != group.asker:
            raise Refusal("puzzle-not-asker")
        line = await request.tables.think(solving.solution, group.asked)
        return await request.services.group_puzzles.change(code, lambda now: Changed(now.solved(line)))
    offered = offered_in(state_of(group.asked))
    if len(asked.path) != 1 or asked.path[0] >= len(offered):
        raise Refusal("unknown-button")
    right = (offered[asked.path[0]],) == group.asked.right

    def decided(now: GroupPuzzle) -> Changed[GroupPuzzle]:
        later = now.with_answer(person, right=right)
        return Changed(later, _told(request, now, later))

    return await request.services.group_puzzles.change(code, decided)


def _told(request: CommandRequest, before: GroupPuzzle, later: GroupPuzzle) -> Answer:
    """Tell a person whether their first answer is right."""
    answer = later.answer_of(request.person.key)
    key = "puzzle-answer-right" if answer is not None and answer.right else "puzzle-answer-wrong"
    again = "-before" if later is before else ""
    return Answer(toast=done(f"{key}{again}", request.language), alert=True)
