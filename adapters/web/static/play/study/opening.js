// Opens the study board in a window over the page. Loaded when it is needed.
import { dressed } from "../../dressed.js";
import { loadMoreWords, word } from "../../words.js";
import { Asking } from "./asking.js";
import { Board, Replay } from "./board.js";
import { readStudy } from "./files.js";
import { linked } from "./link.js";
import { BEGINNING, Study } from "./study.js";

// In the order in which they apply.
const SHEETS = [
  "/static/play/study/board.css",
  "/static/play/study/scrubber.css",
  "/static/play/study/panel.css",
  "/static/play/study/sheets.css",
  "/static/play/study/small.css",
];

let shown = null; // the open window
let ready = null; // resolves when its words and its style sheets are loaded

// Opens the board. `what` has one of
// - `code`: a finished game's, or empty for the newest; with `review` its mistakes are searched at once;
// - `record`, a game;
// - `puzzle`, one that is over: its { record, at, mine, view, mistakes }, where the others answer by best play;
// - `link`, the part behind the # in an address, or `file`: a study that the person brings;
// - nothing: a random deal.
// `who` is the asker of requests, or null: then `enter()` makes a seat for the person, and returns the asker.
// `closed()` is called at the end; `address` is where links to studies lead. Throws an Error with the reason why there
// is nothing to show.
export async function openStudy({ who, enter = null, closed, address, code = undefined, record = null, puzzle = null, link = "", file = null, review = false }) {
  const asking = new Asking(who);
  ready ??= Promise.all([loadMoreWords("/static/play/study/words"), dressed(SHEETS)]);
  await ready;
  try {
    const { board, at = BEGINNING } = await boardOf(asking, { code, record, puzzle, link, file });
    const first = await board.show(at, review ? board.mine : null);
    shown?.root.close();
    shown = new Study(asking, board, first, { review, closed, enter, address, puzzle });
    document.body.append(shown.root);
    shown.root.showModal();
    await shown.begin(at);
  } catch (why) {
    if (!shown?.root.open) throw why;
    shown.say(why.message);
  }
}

async function boardOf(asking, { code, record, puzzle, link, file }) {
  if (puzzle) return { board: new Board(asking, puzzle.record, { mine: puzzle.mine }), at: puzzle.at };
  if (record) return { board: new Board(asking, record) };
  if (file) return { board: new Board(asking, await readStudy(file)) };
  if (link) {
    const found = await linked(link);
    if (!found) throw new Error(word("board-bad-link"));
    return { board: new Board(asking, found.record), at: found.at };
  }
  if (code === undefined) {
    const [{ preset, seats }] = (await asking.board("presets")).presets;
    const players = seats.includes(3) ? 3 : seats[0];
    const position = { rules: { preset, options: {} }, seats: players, dealer: 0, hands: Array(players).fill(null), random: true };
    const made = await asking.board("setup", { position });
    return { board: new Board(asking, made.record) };
  }
  try {
    const found = await asking.own("board", { table: code });
    return { board: new Board(asking, found.record, { table: found.table, mine: found.seat }) };
  } catch {
    return { board: new Replay(asking, await asking.own("hand", { table: code, hand: 1, seat: null })) }; // others still play its cards
  }
}
