// The bar above the felt, and the menu: this game, the bot's other screens, learning, and switches of this browser.
import { element } from "../element.js";
import { host } from "../hosts/host.js";
import * as identity from "../identity.js";
import { word } from "../words.js";
import { icon } from "./icons.js";
import { isLobby } from "./lobby.js";
import { buttonFor, isTable } from "./told.js";

function tool(name, label, act) {
  const made = element("button", { type: "button", className: `tool to-${name}`, aria: { label }, title: label }, icon(name));
  made.append(element("span", { className: "tool-name", aria: { hidden: "true" } }, label));
  made.addEventListener("click", act);
  return made;
}

export function drawTop(app) {
  const brand = element("a", { className: "brand", href: "/", aria: { label: word("play-page") } });
  brand.append(element("img", { src: "/static/icon.svg", alt: "", width: 30, height: 30 }));
  if (app.place.window) brand.addEventListener("click", (event) => {
    event.preventDefault();
    app.openTables();
  });
  const title = element("p", { className: "title" });
  const score = tool("score", word("play-score"), () => pressOr(app, "score", "/score"));
  const rules = tool("rules", word("play-rules"), () => pressOr(app, "rules", "/rules"));
  const standings = tool("standings", word("play-standings"), () => app.ask("/standings"));
  const peek = tool("peek", word("play-peek"), () => pressOr(app, "peek", ""));
  const chat = tool("chat", word("play-chat"), () => app.toggleLog());
  const menu = tool("menu", word("play-menu"), () => app.openMenu());
  const root = element("div", { className: "bar" }, element("h1", {}, brand), title, element("nav", { aria: { label: word("play-menu") } }, peek, standings, score, rules, chat, menu));
  const update = (board) => {
    const names = watching(app, board).join(", ");
    const parts = [board?.picture?.data.title, names && word("play-watching", { names })];
    title.textContent = parts.filter(Boolean).join(" · ");
    peek.hidden = !buttonFor(board, "peek");
    standings.hidden = !board?.contest;
  };
  chat.hidden = Boolean(app.place.window); // in a window no text can be typed
  update(null);
  return { root, update, chat };
}

// The names of people in the client's room who only watch. The client and the bot name people in their own ways, so a
// person with the same name as a player is left out.
function watching(app, board) {
  const seats = board?.picture?.data.seats ?? board?.facts?.seats;
  if (!seats) return [];
  const plain = (name) => name.replaceAll("\u2060", "").trim();
  const known = new Set([app.me, ...seats].map(({ name }) => plain(name)));
  return host.here.filter((names) => !names.some((name) => known.has(plain(name)))).map(([name]) => name);
}

// Presses the board's button for this, or sends the command if there is no such button.
function pressOr(app, does, command) {
  const button = buttonFor(app.board, does);
  return button ? app.press(app.board, button) : app.ask(command);
}

/** @typedef {[string, () => unknown]} Entry the key of a label, and what it does */

// What can be done about the game on the felt. The server decides who may do it, and gives the reason if not.
/** @returns {(Entry | false | null | undefined)[]} */
function ofThisGame(app) {
  const { board } = app;
  const lobby = isLobby(board);
  const paused = buttonFor(board, "vote")?.data.includes(".vresume");
  const here = (command) => () => app.doHere(command);
  return [
    app.other && ["play-other-game", () => app.goToOther()],
    isTable(board) && (paused ? ["play-resume", here("/resume")] : ["play-pause", here("/pause")]),
    (lobby || isTable(board)) && ["play-timer", here("/timer")],
    buttonFor(board, "menu") && ["play-options", () => app.press(board, buttonFor(board, "menu"))],
    app.place.window && ["play-my-tables", () => app.openTables()],
    ...(app.place.window
      ? /** @type {(Entry | false)[]} */ ([lobby && app.place.invite && ["play-door-invite", app.place.invite]])
      : /** @type {Entry[]} */ ([
          ["play-level", () => app.opening.level()],
          ["play-door-invite", () => app.opening.inviteFriends()],
          ["play-new", () => app.opening.table()],
        ])),
    (lobby || isTable(board)) && ["play-leave", () => app.askToLeave()],
    isTable(board) && ["play-end", here("/endgame")],
  ];
}

/** @returns {(Entry | false | null | undefined)[]} */
const toLook = (app) => [
  ["play-rules", () => pressOr(app, "rules", "/rules")],
  ["play-score", () => pressOr(app, "score", "/score")],
  app.handHere && ["play-own-screen", () => app.showHand()],
  ["play-replay", () => app.ask(`/replay ${app.codeOfEnded}`.trim())],
  ...(app.board?.contest
    ? /** @type {Entry[]} */ ([["play-standings", () => app.ask("/standings")], ["play-judge", () => app.ask("/judge")]])
    : app.place.window
      ? []
      : /** @type {Entry[]} */ ([["play-tournament", () => app.opening.tournament()]])),
];

/** @returns {Entry[]} */
const toLearn = (app) => [
  ["play-door-howto", () => app.ask("/rules minute")],
  ["welcome-learn", () => app.opening.beside(() => app.ask("/learn"))],
  ["play-daily", () => app.ask("/daily")],
  ["play-door-study", () => app.openBoard({})],
];

/** @returns {(Entry | false)[]} */
const ofThisPage = (app) => [
  ["play-preferences", () => app.openSettings()],
  host.full !== null && [host.full ? "play-full-end" : "play-full", () => host.toggleFull()],
  ["play-language", () => app.ask("/language")],
  ["keys-title", () => app.showKeys()],
];

// The entries of the menu.
export function menuOf(app) {
  /** @type {[string, (Entry | false | null | undefined)[]][]} */
  const parts = [
    ["play-this-game", ofThisGame(app)],
    ["play-look", toLook(app)],
    ["play-learn", toLearn(app)],
    ["play-settings", ofThisPage(app)],
  ];
  const drawn = parts.map(([name, entries]) => part(app, word(name), entries.filter(Boolean)));
  if (!app.place.window) drawn.at(-1).lastChild.append(element("li", {}, element("a", { href: identity.roomPath("chat") }, word("play-door-chat"))));
  return drawn;
}

function part(app, title, entries) {
  return element("section", { className: "menu-part" }, element("h3", {}, title), choices(entries.map(([name, act]) => [word(name), () => app.named(word(name), act)]), app.sheets));
}

// A list of [label, act]; the sheet is closed before each.
export function choices(entries, sheets) {
  const list = element("ul", { className: "choices" });
  for (const [label, act] of entries) {
    const made = element("button", { type: "button" }, label);
    made.addEventListener("click", () => {
      sheets.close();
      act();
    });
    list.append(element("li", {}, made));
  }
  return list;
}
