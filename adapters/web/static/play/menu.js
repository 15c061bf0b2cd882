// The menu: this game, the bot's other screens, learning, and switches of this browser.
import { element } from "../element.js";
import { host } from "../hosts/host.js";
import * as identity from "../identity.js";
import { word } from "../words.js";
import { pressOr } from "./bar.js";
import { isLobby } from "./lobby.js";
import { buttonFor, isTable } from "./messages.js";

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
  ["play-replay", () => app.doInPrivate(`/replay ${app.codeOfEnded}`.trim())],
  ...(app.board?.contest
    ? /** @type {Entry[]} */ ([["play-standings", () => app.doInPrivate("/standings")], ["play-judge", () => app.doInPrivate("/judge")]])
    : app.place.window
      ? []
      : /** @type {Entry[]} */ ([["play-tournament", () => app.opening.tournament()]])),
];

/** @returns {Entry[]} */
const toLearn = (app) => [
  ["play-door-howto", () => app.doInPrivate("/rules minute")],
  ["welcome-learn", () => app.opening.beside(() => app.doInPrivate("/learn"))],
  ["play-daily", () => app.doInPrivate("/daily")],
  ["play-door-study", () => app.openBoard({})],
];

/** @returns {(Entry | false)[]} */
const ofThisPage = (app) => [
  ["play-preferences", () => app.openSettings()],
  host.full !== null && [host.full ? "play-full-end" : "play-full", () => host.toggleFull()],
  ["play-language", () => app.doInPrivate("/language")],
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
  return element("section", { className: "menu-part" }, element("h3", {}, title), app.sheets.choices(entries.map(([name, act]) => [word(name), () => app.named(word(name), act)])));
}
