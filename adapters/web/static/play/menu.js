// The menu: this game, the bot's other screens, learning, and switches of this browser.
import { element } from "../element.js";
import { host } from "../hosts/host.js";
import * as identity from "../identity.js";
import { isLobby, isTournament } from "../views.js";
import { word } from "../words.js";
import { pressOr } from "./bar.js";

/** @typedef {[string, () => unknown]} Entry the key of a label, and what it does */

// What can be done about the game on the felt. The server decides who may do it, and gives the reason if not.
/** @returns {(Entry | false | null | undefined)[]} */
function ofThisGame(app) {
  const { view, isPlaying } = app;
  const lobby = isLobby(view);
  const options = app.found("menu");
  const here = (command) => () => app.doing.here(command);
  return [
    app.room.other && ["play-other-game", () => app.goToOther()],
    isPlaying && (view.paused ? ["play-resume", here("/resume")] : ["play-pause", here("/pause")]),
    (lobby || isPlaying) && ["play-timer", here("/timer")],
    options && !isTournament(view) && ["play-options", () => app.doing.press(options.where, options.button)],
    app.place.window && ["play-my-tables", () => app.openTables()],
    ...(app.place.window
      ? /** @type {(Entry | false)[]} */ ([lobby && app.place.invite && ["play-door-invite", app.place.invite]])
      : /** @type {(Entry | false)[]} */ ([
          !isTournament(view) && ["play-level", () => app.opening.level()],
          app.opening.invite && ["play-door-invite", app.opening.invite],
          ["play-new", () => app.opening.table()],
        ])),
    (lobby || isPlaying) && ["play-leave", () => app.askToLeave()],
    isPlaying && ["play-end", here("/endgame")],
  ];
}

/** @returns {(Entry | false | null | undefined)[]} */
const toLook = (app) => [
  ["play-rules", () => pressOr(app, "rules", "/rules")],
  app.view?.score && ["play-score", () => app.openScore()],
  app.handHere && ["play-own-screen", () => app.showHand()],
  ["play-replay", () => app.doing.inPrivate(`/replay ${app.codeOfEnded}`.trim())],
  ...(app.view?.contest
    ? ofTheTournament(app)
    : app.place.window
      ? []
      : /** @type {Entry[]} */ ([["play-tournament", () => app.opening.tournament()]])),
];

// At a table of a tournament everybody may ask who judges there; the tournament's page has the desk of those who have one.
/** @returns {(Entry | false)[]} */
function ofTheTournament(app) {
  const { view } = app;
  const isOne = isTournament(view);
  return [
    !isOne && ["play-tournament", () => app.goTo(view.contest)],
    (!isOne || Boolean(view.standings)) && ["play-standings", () => app.paper.contest.standings()],
    !isOne && ["play-judge", () => app.doing.inPrivate("/judge")],
  ];
}

/** @returns {Entry[]} */
const toLearn = (app) => [
  ["play-door-howto", () => app.doing.inPrivate("/rules minute")],
  ["welcome-learn", () => app.opening.beside(() => app.doing.inPrivate("/learn"))],
  ["play-daily", () => app.doing.inPrivate("/daily")],
  ["play-door-study", () => app.doing.openBoard({})],
];

/** @returns {(Entry | false)[]} */
const ofThisPage = (app) => [
  ["play-preferences", () => app.openSettings()],
  host.full !== null && [host.full ? "play-full-end" : "play-full", () => host.toggleFull()],
  ["play-language", () => app.doing.inPrivate("/language")],
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
  return element("section", { className: "menu-part" }, element("h3", {}, title), app.sheets.choices(entries.map(([name, act]) => [word(name), () => app.doing.named(word(name), act)])));
}
