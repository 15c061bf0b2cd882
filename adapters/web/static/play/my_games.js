// One's own games in a sheet: those that go on, and the finished ones by twenties.
import { written } from "../dates.js";
import { element } from "../element.js";
import { word } from "../words.js";
import { points } from "./ends.js";
import { scoreOf } from "./score.js";

const TURNS = { "◀": "play-newer-games", "▶": "play-older-games" };
/** @type {[string, number][]} */
const UNITS = [["day", 86_400], ["hour", 3600], ["minute", 60]]; // with their seconds

// Returns what stands in the sheet. `app` is the Seating.
export function myGamesOf({ now, running = [], running_title, finished = [], finished_title, turns = [] }, app) {
  const pages = turns.map((turn) => button(word(TURNS[turn.label]), () => app.doing.press("hand", turn)));
  return [
    running.length ? section(running_title, running.map((game) => runningOf(game, now, app))) : "",
    finished.length ? section(finished_title, finished.map((game) => finishedOf(game, app))) : "",
    running.length || finished.length ? "" : element("p", {}, word("play-no-games")),
    pages.length ? element("div", { className: "ways-of-links" }, ...pages) : "",
  ].filter(Boolean);
}

function section(title, games) {
  return element("section", { className: "of-mine" }, element("h3", {}, title), element("ul", { className: "game-list" }, ...games));
}

function runningOf({ code, by, with_whom: names = [], turn, own, since }, now, app) {
  const open = () => {
    app.sheets.close();
    app.goTo(code);
  };
  return element(
    "li",
    { className: own ? "to-act" : "" },
    element("p", { className: "people" }, ...listed(names.map((name) => element("bdi", {}, name)))),
    element("p", {}, element("b", {}, turn), ` · ${ago(now - since)}`),
    element("p", { className: "note" }, by),
    code === app.code ? "" : element("div", { className: "ways-of-links" }, button(word("play-open-game"), open)),
  );
}

function finishedOf(game, app) {
  const { code, by, day, players, result, kept, again = [] } = game;
  const seats = players.map(({ name, total, own, won }) =>
    element("span", { className: `${own ? "own" : ""} ${won ? "won" : ""}` }, element("bdi", {}, name), total === undefined ? "" : ` ${points(total)}`, won ? element("span", { className: "spoken" }, ` (${word("play-winner")})`) : ""),
  );
  const ways = [
    ...(kept ? [button(word("play-replay-game"), () => app.doing.study("replay", code)), button(word("play-review"), () => app.doing.study("review", code))] : []),
    ...again.map((choice) => button(choice.label, () => playAgain(choice, game, app))),
  ];
  return element(
    "li",
    {},
    element("p", {}, element("b", {}, result), ` · ${written({ dateStyle: "medium", timeZone: "UTC" }, Date.parse(day))} · ${by}`),
    element("p", { className: "people" }, ...listed(seats)),
    ways.length ? element("div", { className: "ways-of-links" }, ...ways) : "",
    game.sheet?.length ? sheetOf(game, app) : "",
  );
}

function playAgain(choice, { alone }, app) {
  app.sheets.close();
  app.opening.playAgain(choice, { chat: alone ? app.me.id : app.room.group });
}

// The score sheet, drawn when it is opened.
function sheetOf({ players, sheet }, app) {
  const place = element("div");
  const draw = () => {
    const rows = sheet.map((row, at) => ({
      ...row,
      deltas: row.totals.map((total, seat) => total - (sheet[at - 1]?.totals[seat] ?? 0)),
      marks: players.map(() => []),
    }));
    place.replaceChildren(...scoreOf({ seats: players, sheet: rows, score: { lines: [] } }, app));
  };
  return element("details", { ontoggle: draw }, element("summary", {}, word("play-score")), place);
}

function listed(nodes) {
  return nodes.flatMap((node, at) => (at ? [" · ", node] : [node]));
}

function ago(seconds) {
  const [unit, length] = UNITS.find((one) => seconds >= one[1]) ?? UNITS[UNITS.length - 1];
  return new Intl.RelativeTimeFormat(document.documentElement.lang, { numeric: "auto" }).format(-Math.floor(seconds / length), /** @type {any} */ (unit));
}

function button(label, onclick) {
  return element("button", { type: "button", className: "button", onclick }, label);
}
