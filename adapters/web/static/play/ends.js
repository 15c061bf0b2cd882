// The ends of hands and games as a sheet shows them. All is drawn from the view.
import { cardFace } from "../cards.js";
import { drawChart } from "../chart.js";
import { element } from "../element.js";
import { cardName, spoken, suitName } from "../spoken.js";
import { suitOfLetter } from "../suits.js";
import { word } from "../words.js";
import { faceOf } from "./faces.js";
import { countTo, stress } from "./motion.js";

const CHARTED = 3; // the first hand after which a chart is useful

export const points = (value) => String(value).replace("-", "−");
export const signed = (value) => (value > 0 ? `+${value}` : points(value));

// `moves`: whether totals are counted and stamps fall; `press(choice)` is called for what may be agreed to.
export function endOf(view, { moves, press }) {
  const over = view.over ? [gameEnd(view)] : [];
  if (view.day) over.push(element("p", { className: "day-told" }, view.day.told.split("\n")[1]));
  return view.result ? [...over, handEnd(view, { moves: moves && !view.over, press })] : over;
}

// What screen readers are told of an end.
export function spokenEnd({ over, result }) {
  const lines = over ? [over.words, ...(over.earned ?? []), ...(over.why ?? []), ...over.totals.map(({ name, total }) => `${name}: ${points(total)}`)] : [];
  if (result) {
    const { last_trick: last } = result;
    lines.push(result.title, result.words, ...result.rows.map((row) => `${row.name}: ${signed(row.delta)} → ${points(row.total)}. ${notesOf(row).join(", ")}`));
    if (last) lines.push(`${word("play-peek")}: ${last.cards.map(([name, card]) => `${name} ${cardName(card)}`).join(", ")} → ${last.winner}`);
    lines.push(...linesOf(result));
  }
  return spoken(lines.join(". "));
}

// A game's end in two lines, or what a deal of the day tells.
export function toShare({ day, over }) {
  return day?.told ?? [bareWords(over.words), over.totals.map(({ name, total }) => `${name} ${points(total)}`).join(" · ")].join("\n");
}

const notesOf = ({ why = [], marks = [] }) => [...why, ...marks];
const linesOf = ({ rulings = [], paused = [], vote = [] }) => [...rulings, ...paused, ...vote];

function handEnd({ result, four_colours: four }, { moves, press }) {
  const stamps = (result.stamp ?? []).map((stamp) => element("strong", { className: `stamp ${result.outcome}` }, stamp));
  const rows = result.rows.map((row, seat) => rowOf(row, seat, result, moves));
  const heads = ["play-col-points", "play-col-counts", "play-col-total"].map((name) => element("th", { scope: "col" }, word(name)));
  const table = element(
    "table",
    { className: "counts" },
    element("thead", {}, element("tr", {}, element("th", { scope: "col" }, element("span", { className: "spoken" }, word("name-of"))), ...heads)),
    element("tbody", {}, ...rows),
  );
  const agree = (result.motions ?? []).map((choice) => element("button", { type: "button", className: "button", onclick: () => press(choice) }, choice.label));
  if (moves) stamps.forEach(stress);
  return element(
    "section",
    { className: "hand-end" },
    element("div", { className: "outcome" }, element("h3", {}, result.words), ...stamps),
    table,
    result.last_trick && trickOf(word("play-peek"), result.last_trick, four),
    ...linesOf(result).map((line) => element("p", {}, line)),
    ...agree,
  );
}

// A player's row: the points won, what counts of them, and the total. Why it counts stands below the name.
function rowOf(row, seat, { declarer, contract }, moves) {
  const total = element("b", {}, points(row.total));
  if (moves && row.delta) countTo(total, row.total - row.delta, row.total, points);
  const plays = seat === declarer ? element("span", { className: "plays", title: word("play-contract", { contract }) }, String(contract)) : "";
  const suits = (row.marriages ?? []).map((suit, at) => suitWorth(suit, row.worth[at]));
  const notes = notesOf(row).join(" · ");
  const beside = element("small", {}, ...suits, suits.length && notes ? " · " : "", notes);
  const name = element("th", { scope: "row", className: `hue-${seat}` }, element("bdi", {}, row.name), plays, suits.length || notes ? beside : "");
  const change = element("td", { className: row.delta < 0 ? "minus" : "" }, row.sits_out && !row.delta ? "–" : signed(row.delta ?? 0));
  return element("tr", { className: row.own ? "own" : "" }, name, element("td", {}, row.points === undefined ? "" : points(row.points)), change, element("td", {}, total));
}

function suitWorth(letter, worth) {
  const { symbol, name } = suitOfLetter(letter);
  return element("span", { className: `suit ${name}`, title: suitName(letter) }, `${symbol}\uFE0E ${worth} `);
}

// A trick with the names of who played its cards.
export function trickOf(title, { cards, winner }, four) {
  const lying = cards.map(([name, card]) => element("figure", { className: name === winner ? "took" : "" }, cardFace(card, "", four), element("figcaption", {}, name)));
  return element("div", { className: "last-lying", role: "group", aria: { label: title } }, element("span", {}, title), ...lying);
}

function gameEnd(view) {
  const { over, seats, sheet = [] } = view;
  const best = over.totals.find(({ won }) => won);
  const places = over.totals.map((one) => placeOf(one, over.totals.findIndex(({ total }) => total === one.total) + 1));
  return element(
    "section",
    { className: "game-end" },
    element("div", { className: "winner" }, best ? faceOf(seats, best.seat) : "", element("h3", {}, bareWords(over.words)), ...(over.earned ?? []).map((line) => element("p", { className: "first-win" }, line)), ...(over.why ?? []).map((why) => element("p", {}, why))),
    element("ol", { className: "places" }, ...places),
    sheet.length >= CHARTED ? curveOf(view) : "",
    ...[over.following, ...(over.inspections ?? [])].filter(Boolean).map((line) => element("p", { className: "following" }, line)),
  );
}

function placeOf({ name, total, won, own }, place) {
  return element("li", { className: `${won ? "won" : ""} ${own ? "own" : ""}` }, element("span", {}, `${place}.`), element("bdi", {}, name), element("b", {}, points(total)));
}

const bareWords = (words) => words.replace(/^[^\p{L}\p{N}]+/u, "");

// The curve of a game's totals.
export function curveOf({ seats, sheet, score }) {
  const names = seats.map(({ name, own }) => (own ? word("play-own") : name));
  return drawChart({ names, totals: sheet.map(({ totals }) => totals), target: score.target, zone: score.zone }, word("play-score"));
}
