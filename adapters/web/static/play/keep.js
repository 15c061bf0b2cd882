// *Keep it*: the sheet in which a guest hands their games over to an account. While it is open, the page asks how far it is.
import { element } from "../element.js";
import { word } from "../words.js";

const AGAIN = 2000; // milliseconds between two questions

let shown = null; // what the sheet shows

// Shows a step; `app` is the Seating. The same step again changes nothing: the link stands there once.
export function openKeep(own, app) {
  const isOpen = app.sheets.isOpen && app.sheets.kind === "keep";
  if (isOpen && own.step === shown?.step && !own.typed) return;
  shown = own;
  app.sheets.open("keep", own.look.label, keepOf(own, app));
  follow(own, app);
}

function keepOf({ step, what, lines, start, typed, choices = [] }, app) {
  const { telegram, discord } = app.keeps;
  const away = { target: "_blank", rel: "noopener noreferrer" };
  const buttons = choices.map((choice) => element("button", { type: "button", className: `button ${choice.style ?? ""}`, onclick: () => app.doing.press("hand", choice) }, choice.label));
  if (typed && telegram) buttons.push(element("a", { className: "button primary", href: telegram + start, ...away }, word("play-keep-open")));
  const elsewhere = typed && discord !== undefined;
  return [
    step === "moved" ? "" : element("p", { className: "keep-what" }, what),
    ...lines.map((line) => element("p", { role: "status" }, line)),
    buttons.length ? element("div", { className: "ways-of-links" }, ...buttons) : "",
    elsewhere ? element("p", {}, word("play-keep-discord"), " ", element("code", {}, `/keep ${typed}`)) : "",
  ].filter(Boolean);
}

// Asks again until the sheet shows something else.
async function follow(own, app) {
  while (["offered", "asked"].includes(own.step)) {
    await new Promise((done) => setTimeout(done, AGAIN));
    if (shown !== own || !app.sheets.isOpen || app.sheets.kind !== "keep") return;
    if (!document.hidden) await app.doing.pressNow({ chat: app.me.id }, own.look);
  }
}
