// The lobby as seats around the felt: the people there, and chairs to take.
import { element } from "../element.js";
import { word } from "../words.js";
import { faceOf } from "./faces.js";
import { icon } from "./icons.js";
import { PLACES } from "./plates.js";

// `seats` is the usual number; `invite()` opens the links, null where there are none; `add(button)` seats a built-in player.
export function chairs(lobby, { seats, invite, add }) {
  const taken = (lobby.seats ?? []).map((seat) => ({ ...seat, is_person: !seat.level }));
  const count = lobby.counts.find((one) => one >= Math.max(taken.length, seats)) ?? Math.max(taken.length, lobby.counts.at(-1));
  const own = Math.max(0, taken.findIndex((seat) => seat.own));
  const adds = lobby.acts.find(({ kind }) => kind === "add_built_in")?.button;
  return Array.from({ length: count }, (_, at) => {
    const place = PLACES[count][(at - own + count) % count];
    return taken[at] ? sitting(taken, at, place) : empty(place, adds, { invite, add });
  });
}

// The lobby in two parts: the next buttons, for the place of the choices, and the rest, for the paper.
export function halves(board, lobby) {
  const seated = lobby.seats?.some(({ own }) => own);
  const next = new Set(["start", "add_built_in", "menu", ...(seated ? [] : ["join"])]);
  const rest = (button) => !next.has(button.does) && button.does !== "join";
  const rows = board.rows.map((row) => row.filter((button) => next.has(button.does)));
  const order = rows.flat().sort((one, other) => Number(other.does === "start") - Number(one.does === "start"));
  return [
    { ...board, rows: [order] },
    { ...board, rows: board.rows.map((row) => row.filter(rest)).filter((row) => row.length) },
  ];
}

function sitting(taken, at, place) {
  const { name, level, own } = taken[at];
  const shown = element(
    "div",
    { className: "shown" },
    faceOf(taken, at),
    element("span", { className: "who" }, element("bdi", { className: "chair-name", title: name }, own ? word("play-own") : name), level ? element("span", { className: "level" }, level) : ""),
  );
  return element("div", { className: `plate ${place} hue-${at}` }, shown);
}

function empty(place, button, { invite, add }) {
  const parts = [];
  if (invite) {
    const asking = element("button", { type: "button", className: "act", onclick: invite }, word("play-door-invite"));
    parts.push(asking);
  }
  if (button) {
    const adding = element("button", { type: "button", className: "act", aria: { label: button.label }, title: button.label }, icon("plus"));
    adding.addEventListener("click", () => add(button));
    parts.push(adding);
  }
  return element("div", { className: `plate free ${place}` }, element("div", { className: "shown" }, ...parts));
}
