// One's own page in a sheet: the numbers, the curve of the rating, the ladder of bots, and who may see all that.
import { element } from "../element.js";
import { word } from "../words.js";
import { curveOfRating } from "./rating.js";
import { oneOf } from "./settings.js";

// Returns what stands in the sheet. `app` is the Seating.
export function myPageOf(page, app) {
  const { figures = [], curve = [], curve_words: about = [], presets = [], marks = [], since = [] } = page;
  const games = element("button", { type: "button", className: "button", onclick: () => app.openOwn("/history") }, word("play-my-games"));
  return [
    figures.length ? "" : element("p", {}, word("play-no-games")),
    element("dl", { className: "figures" }, ...figures.map(figureOf)),
    marks.length ? element("ul", { className: "earned" }, ...marks.map((mark) => element("li", {}, mark))) : "",
    section(page.ladder_title, element("ol", { className: "ladder" }, ...page.ladder.map(stepOf)), element("p", { className: "note" }, page.ladder_how)),
    curve.length ? section(about[0], curveOfRating(curve, about[0]), element("p", { className: "note" }, about[1])) : "",
    presets.length ? section(page.presets_title, presetsOf(page)) : "",
    ...notes(since),
    figures.length ? visibility(page, app) : "",
    ...notes(page.guest),
    element("div", { className: "ways-of-links" }, games, ...(page.guest ? ofGuest(page, app) : [])),
  ].filter(Boolean);
}

function notes(lines = []) {
  return lines.map((line) => element("p", { className: "note" }, line));
}

// For a guest: to keep all this in an account, where a bot can take it, or to delete it.
function ofGuest({ keep }, app) {
  const button = (className, label, onclick) => element("button", { type: "button", className: `button ${className}`, onclick }, label);
  return [
    keep && Object.keys(app.keeps).length ? button("primary", keep.label, () => app.doing.press("hand", keep)) : "",
    button("danger", word("play-delete-me"), () => app.doing.named(word("play-delete-me"), () => app.doing.inPrivate("/deletemydata"))),
  ];
}

function section(title, ...nodes) {
  return element("section", { className: "of-mine" }, element("h3", {}, title), ...nodes);
}

function figureOf({ code, label, value, note = [] }) {
  const notes = note.map((line) => element("small", {}, line));
  return element("div", { className: code }, element("dt", {}, label), element("dd", {}, element("b", {}, value), ...notes));
}

// A step: the level, and a dot for each win that it needs.
function stepOf({ name, wins, needed, done, next, words }) {
  const dots = Array.from({ length: needed }, (_, at) => element("i", { className: at < wins ? "won" : "" }));
  const seen = element("span", { aria: { hidden: "true" } }, name, element("span", { className: "dots" }, ...dots));
  return element("li", { className: done ? "done" : next ? "next" : "", aria: next ? { current: "step" } : {} }, seen, element("span", { className: "spoken" }, done ? `${words} ✓` : words));
}

function presetsOf({ presets, presets_title: title, figures }) {
  const label = (code) => figures.find((one) => one.code === code).label;
  const heads = ["games", "wins"].map((code) => element("th", { scope: "col" }, label(code)));
  const rows = presets.map(({ name, games, wins }) => element("tr", {}, element("th", { scope: "row" }, name), ...[games, wins].map((count) => element("td", {}, String(count)))));
  return element(
    "table",
    { className: "by-rules" },
    element("caption", { className: "spoken" }, title),
    element("thead", {}, element("tr", {}, element("td", {}), ...heads)),
    element("tbody", {}, ...rows),
  );
}

function visibility({ seen = [], seen_title: label }, app) {
  const choices = seen.map((choice) => ({
    label: choice.label.replace(/^✓ /, ""),
    on: choice.style === "primary",
    choose: () => app.doing.press("hand", choice),
  }));
  return choices.length ? oneOf({ name: "seen", label, choices }) : "";
}
