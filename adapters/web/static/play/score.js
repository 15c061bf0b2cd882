// The score sheet as people write it on paper: a row a hand with the totals of all, and their curve.
import { copied } from "../copying.js";
import { element } from "../element.js";
import { word } from "../words.js";
import { curveOf, points, signed } from "./ends.js";

const CURVED = 2; // the first number of hands that have a curve
const MADE = { made: "✓", down: "✗", conceded: "○" };

// Returns what stands in the sheet. `app` is the Seating.
export function scoreOf(view, app) {
  const { seats, sheet = [], score } = view;
  const notes = score.lines.map((line) => element("p", { className: "note" }, line));
  if (!sheet.length) return notes;
  const names = seats.map(({ name, own }) => (own ? word("play-own") : name));
  const heads = names.map((name, seat) => element("th", { scope: "col", className: `hue-${seat}` }, element("bdi", {}, name)));
  const table = element(
    "table",
    { className: "paper-score" },
    element("caption", { className: "spoken" }, word("play-score")),
    element("thead", {}, element("tr", {}, element("td", {}), ...heads)),
    element("tbody", {}, ...sheet.flatMap((row) => rowsOf(row, names))),
  );
  const curve = sheet.length >= CURVED ? [curveOf(view)] : [];
  const copy = button(word("play-copy-sheet"), async () => {
    if (await copied(textOf(names, sheet))) copy.textContent = word("copied");
  });
  const file = view.over && !app.place.window && button(word("play-save-game"), () => app.doing.inPrivate("/export"));
  const checks = (score.checks ?? []).map((check) => button(check.label, () => app.doing.press("board", check)));
  return [table, ...notes, ...curve, element("div", { className: "ways-of-links" }, copy, file || "", ...checks)];
}

// A hand: its number, and for each seat the total and what has changed it. A second row tells what else happened.
function rowsOf({ hand, declarer, contract, outcome, deltas, totals, marks }, names) {
  const cells = totals.map((total, seat) => {
    const plays = seat === declarer ? element("span", { className: `plays ${outcome}`, title: word("play-contract", { contract }) }, `${contract}${MADE[outcome] ?? ""}`) : "";
    const delta = deltas[seat];
    const change = element("small", { className: delta < 0 ? "minus" : "" }, typeof delta === "number" ? signed(delta) : "–");
    return element("td", {}, element("b", {}, points(total)), plays, change);
  });
  const row = element("tr", {}, element("th", { scope: "row" }, String(hand)), ...cells);
  const told = marks.flatMap((found, seat) => (found.length ? [`${names[seat]}: ${found.join(", ")}`] : []));
  return told.length ? [row, element("tr", { className: "told" }, element("td", {}), element("td", { colSpan: names.length }, told.join(" · ")))] : [row];
}

// The sheet as text with tabs, as spreadsheets take it.
function textOf(names, sheet) {
  const lines = sheet.map(({ hand, declarer, contract, outcome, totals }) => [hand, ...totals, names[declarer] ?? "", contract ?? "", MADE[outcome] ?? ""]);
  return [["", ...names], ...lines].map((line) => line.join("\t")).join("\n");
}

function button(label, onclick) {
  return element("button", { type: "button", className: "button", onclick }, label);
}
