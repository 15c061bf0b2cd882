// The lobby as seats around the felt: who sits there, as the bot's text lists them, and chairs that somebody can take.
import { element } from "../element.js";
import { lines } from "../markup.js";
import { word } from "../words.js";
import { icon } from "./icons.js";
import { initial } from "./plates.js";
import { buttonFor } from "./told.js";

const PLACES = { 1: ["bottom"], 2: ["bottom", "top"], 3: ["bottom", "left", "right"], 4: ["bottom", "left", "top", "right"] };
const ISOLATES = /[\u2066-\u2069]/g; // signs around names that are read from right to left
const CHAIR = /^(\d+)\. (.+)$/gm;

// `invite()` opens the links, `add(button)` seats a built-in player; `mine` is one's own name.
export function chairs(board, { seats, mine, invite, add }) {
  if (!buttonFor(board, "join")) return [];
  const taken = [...board.text.matchAll(CHAIR)].map(([, , line]) => plain(line));
  const count = Math.min(4, Math.max(seats, taken.length));
  const own = Math.max(0, taken.findIndex((line) => line.startsWith(mine)));
  return Array.from({ length: count }, (_, at) => {
    const place = PLACES[count][(at - own + count) % count];
    return taken[at] ? sitting(taken[at], at, place) : empty(board, place, { invite, add });
  });
}

// The lobby in two: what is pressed next, for the place of the buttons, and the rest, for paper.
export function halves(board, mine) {
  const seated = [...board.text.matchAll(CHAIR)].some(([, , line]) => plain(line).startsWith(mine));
  const next = new Set(["start", "add_built_in", "menu", ...(seated ? [] : ["join"])]);
  const rest = (button) => !next.has(button.does) && button.does !== "join";
  const rows = board.rows.map((row) => row.filter((button) => next.has(button.does)));
  const order = rows.flat().sort((one, other) => (other.does === "start") - (one.does === "start"));
  return [
    { ...board, rows: [order] },
    { ...board, rows: board.rows.map((row) => row.filter(rest)).filter((row) => row.length) },
  ];
}

function sitting(line, at, place) {
  const shown = element(
    "div",
    { className: "shown" },
    element("span", { className: "avatar", aria: { hidden: "true" } }, initial(line)),
    element("bdi", { className: "who chair-name", title: line }, line),
  );
  return element("div", { className: `plate ${place} hue-${at}` }, shown);
}

function empty(board, place, { invite, add }) {
  const asking = element("button", { type: "button", className: "act" }, word("play-door-invite"));
  asking.addEventListener("click", invite);
  const parts = [asking];
  const button = buttonFor(board, "add_built_in");
  if (button) {
    const adding = element("button", { type: "button", className: "act", aria: { label: button.label }, title: button.label }, icon("plus"));
    adding.addEventListener("click", () => add(button));
    parts.push(adding);
  }
  return element("div", { className: `plate free ${place}` }, element("div", { className: "shown" }, ...parts));
}

function plain(markup) {
  return lines(markup)[0].textContent.replace(ISOLATES, "");
}
