// The deal of the day in a sheet: today's page, and a day that is over. All is drawn from the answer to /daily.
import { written } from "../dates.js";
import { dressed } from "../dressed.js";
import { element } from "../element.js";
import { points, signed } from "./ends.js";
import { shareButton } from "./share.js";
import { noteDay } from "./streak.js";

const WEEK = 7; // days
const MONDAY = Date.UTC(2024, 0, 1); // any Monday, for the names of weekdays
const DAY = 86_400_000; // milliseconds

let ready = null; // resolves when the style sheet is loaded

// Shows a day. `app` is the Seating.
export async function openDay(day, app) {
  ready ??= dressed(["/static/play/day.css"]);
  await ready;
  noteDay(day);
  app.sheets.open(day.kind, day.title, nodesOf(day), footOf(day, app));
}

function nodesOf(day) {
  const nodes = [
    element("h3", {}, day.preset),
    ...lines(day.about, day.differs),
    day.told ? element("p", { className: "day-told" }, day.told.split("\n")[1]) : "",
    ...lines(day.stands, day.own),
    day.place ? element("p", { className: "day-place" }, day.place) : "",
    ...lines(...(day.results ?? [])),
    ...(day.chats ?? []).map(chatOf),
    day.chosen ? barsOf(day) : "",
    ...lines(day.built_in),
    day.month ? monthOf(day.month) : "",
    ...lines(day.following),
  ];
  return nodes.filter(Boolean);
}

const lines = (...texts) => texts.filter(Boolean).map((text) => element("p", {}, text));

function footOf({ acts = [], told }, app) {
  const made = acts.map((choice) => {
    const look = choice.style === "primary" ? "act success" : "button";
    return element("button", { type: "button", className: look, onclick: () => press(choice, app) }, choice.label);
  });
  return [...(told ? [shareButton(told)] : []), ...made];
}

// A press that shows no other day begins or goes on with a game, which is on the felt.
async function press(choice, app) {
  const place = { chat: app.me.id };
  if (app.doing.asksToBegin(place, choice)) return;
  const answer = await app.doing.press(place, choice, { agreed: true });
  if (!answer.own && !answer.toast) app.sheets.close();
}

function chatOf({ title, rows }) {
  const results = rows.map(([name, reached]) => element("li", {}, element("bdi", {}, name), " ", element("b", {}, signed(reached))));
  return element("section", { className: "day-chat" }, element("h4", {}, title), element("ol", {}, ...results));
}

// The contracts that people had: for each a bar as long as it was frequent, and the average of the points.
function barsOf({ chosen, chosen_title: title }) {
  const most = Math.max(...chosen.map(({ count }) => count));
  const rows = chosen.map(({ name, count, average }) => {
    const bar = element("span", { className: "bar" }, String(count));
    bar.style.setProperty("--share", String(count / most));
    return element("tr", {}, element("th", { scope: "row" }, name), element("td", {}, bar), element("td", {}, `ø ${signed(average)}`));
  });
  return element("table", { className: "day-bars" }, element("caption", {}, title), element("tbody", {}, ...rows));
}

// A month as weeks from Monday on, with the points of each day.
function monthOf({ title, first, days }) {
  const cells = [...Array.from({ length: first }, () => element("td")), ...days.map(cellOf)];
  const weeks = Array.from({ length: Math.ceil(cells.length / WEEK) }, (_, at) => element("tr", {}, ...cells.slice(at * WEEK, (at + 1) * WEEK)));
  const heads = Array.from({ length: WEEK }, (_, at) => {
    const named = (weekday) => written({ weekday, timeZone: "UTC" }, MONDAY + at * DAY);
    return element("th", { scope: "col", aria: { label: named("long") } }, named("narrow"));
  });
  return element("table", { className: "day-month" }, element("caption", {}, title), element("thead", {}, element("tr", {}, ...heads)), element("tbody", {}, ...weeks));
}

function cellOf({ number, points: reached, today, ahead }) {
  const state = reached === undefined ? (ahead || today ? "ahead" : "missed") : reached > 0 ? "plus" : "minus";
  const result = reached === undefined ? "" : element("b", {}, reached > 0 ? signed(reached) : points(reached));
  return element("td", { className: state, aria: today ? { current: "date" } : {} }, element("span", {}, String(number)), result);
}
