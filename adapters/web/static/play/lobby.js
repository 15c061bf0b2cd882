// The lobby as seats around the felt: the people there, and chairs to take.
import { element } from "../element.js";
import { word } from "../words.js";
import { faceOf } from "./faces.js";
import { icon } from "./icons.js";
import { PLACES } from "./plates.js";
import { buttonFor } from "./messages.js";

export function isLobby(board) {
  return board?.facts?.kind === "lobby";
}

// `mine` is one's own id, `seats` the usual number; `invite()` opens the links, null where there are none; `add(button)` seats a built-in player.
export function chairs(board, { seats, mine, invite, add }) {
  if (!isLobby(board)) return [];
  const { seats: taken, counts } = board.facts;
  const count = counts.find((one) => one >= Math.max(taken.length, seats)) ?? Math.max(taken.length, counts.at(-1));
  const own = Math.max(0, placeOf(mine, taken));
  return Array.from({ length: count }, (_, at) => {
    const place = PLACES[count][(at - own + count) % count];
    return taken[at] ? sitting(taken, at, place, taken[at].person === mine) : empty(board, place, { invite, add });
  });
}

function placeOf(person, taken) {
  return taken.findIndex((seat) => seat.person === person);
}

// The lobby in two parts: the next buttons, for the place of the choices, and the rest, for the paper.
export function halves(board, mine) {
  const seated = placeOf(mine, board.facts.seats) >= 0;
  const next = new Set(["start", "add_built_in", "menu", ...(seated ? [] : ["join"])]);
  const rest = (button) => !next.has(button.does) && button.does !== "join";
  const rows = board.rows.map((row) => row.filter((button) => next.has(button.does)));
  const order = rows.flat().sort((one, other) => Number(other.does === "start") - Number(one.does === "start"));
  return [
    { ...board, rows: [order] },
    { ...board, rows: board.rows.map((row) => row.filter(rest)).filter((row) => row.length) },
  ];
}

function sitting(taken, at, place, isOwn) {
  const { name, level } = taken[at];
  const shown = element(
    "div",
    { className: "shown" },
    faceOf(taken, at),
    element("span", { className: "who" }, element("bdi", { className: "chair-name", title: name }, isOwn ? word("play-own") : name), level ? element("span", { className: "level" }, level) : ""),
  );
  return element("div", { className: `plate ${place} hue-${at}` }, shown);
}

function empty(board, place, { invite, add }) {
  const parts = [];
  if (invite) {
    const asking = element("button", { type: "button", className: "act" }, word("play-door-invite"));
    asking.addEventListener("click", invite);
    parts.push(asking);
  }
  const button = buttonFor(board, "add_built_in");
  if (button) {
    const adding = element("button", { type: "button", className: "act", aria: { label: button.label }, title: button.label }, icon("plus"));
    adding.addEventListener("click", () => add(button));
    parts.push(adding);
  }
  return element("div", { className: `plate free ${place}` }, element("div", { className: "shown" }, ...parts));
}
