// The menu: this table, the bot's other screens, learning, and this page. Only what goes now is in it.
import { element } from "../element.js";
import { host } from "../hosts/host.js";
import * as identity from "../identity.js";
import { isLobby, isTournament } from "../views.js";
import { word } from "../words.js";
import { pressOr } from "./bar.js";
import { openScore, openSettings } from "./late_sheets.js";

const WITHOUT_A_TABLE = ["invite", "daily", "learn"]; // what goes where no table is on the felt

// Every entry in its part, with what it needs and what it does. `at` is what `stateOf` returns.
/** @type {Record<string, [string, (at: any) => unknown, (app: any) => unknown][]>} */
const PARTS = {
  "play-this-game": [
    ["play-other-game", (at) => at.other, (app) => app.goTo(app.room.other)],
    ["play-pause", (at) => at.may.has("pause"), (app) => app.doing.here("pause")],
    ["play-resume", (at) => at.may.has("resume"), (app) => app.doing.here("resume")],
    ["play-timer", (at) => at.may.has("timer"), (app) => app.doing.here("timer")],
    ["play-options", (at) => at.options, (app) => app.lobby.openRules()],
    ["play-my-tables", (at) => at.window, (app) => app.openTables()],
    ["play-door-invite", (at) => at.invites && (at.tournament || at.may.has("invite")), (app) => app.opening.invite()],
    ["people", (at) => at.people, (app) => app.among.enter()],
    ["play-new", (at) => !at.window, (app) => app.opening.table()],
    ["play-leave", (at) => at.may.has("leave"), (app) => app.askToLeave()],
    ["play-end", (at) => at.game && at.may.has("end"), (app) => app.askToEnd()],
  ],
  "play-own": [
    ["play-my-page", () => true, (app) => app.openOwn("/stats")],
    ["play-my-games", () => true, (app) => app.openOwn("/history")],
  ],
  "play-look": [
    ["play-rules", () => true, (app) => pressOr(app, "rules", "/rules")],
    ["play-score", (at) => at.score, (app) => openScore(app)],
    ["play-own-screen", (at) => at.hand, (app) => app.doing.press("board", app.found("hand").button)],
    ["play-replay", (at) => at.over, (app) => app.doing.study("replay", app.code)],
    ["play-fair", (at) => at.seals, (app) => app.lobby.press(app.lobby.act("verify"))],
    ["play-tournament", (at) => at.contest, (app) => app.goTo(app.view.contest)],
    ["play-tournament", (at) => !at.window && !at.contest && !at.tournament, (app) => app.opening.tournament()],
    ["play-standings", (at) => at.contest || at.standings, (app) => app.paper.contest.standings()],
    ["play-judge", (at) => at.contest, (app) => app.doing.inPrivate("/judge")], // it tells everybody who judges there
  ],
  "play-learn": [
    ["play-door-howto", () => true, (app) => app.doing.inPrivate("/rules minute")],
    ["welcome-learn", (at) => at.may.has("learn"), (app) => app.doing.openPositions("lesson")],
    ["play-daily", (at) => at.may.has("daily"), (app) => app.doing.inPrivate("/daily")],
    ["play-door-puzzles", () => true, (app) => app.doing.openPositions("puzzle")],
    ["play-door-study", () => true, (app) => app.doing.openBoard({})],
  ],
  "play-settings": [
    ["play-preferences", () => true, (app) => openSettings(app)],
    ["play-full", (at) => at.full === false, () => host.toggleFull()],
    ["play-full-end", (at) => at.full === true, () => host.toggleFull()],
    ["play-language", () => true, (app) => app.doing.inPrivate("/language")],
    ["keys-title", () => true, (app) => app.keyboard.show()],
  ],
};

// What the entries depend on.
function stateOf(app) {
  const { view, place } = app;
  const tournament = isTournament(view);
  return {
    may: new Set(view ? Object.keys(view.menu ?? { daily: {}, learn: {} }) : WITHOUT_A_TABLE),
    other: Boolean(app.room?.other),
    window: Boolean(place.window),
    people: Boolean(app.among.act),
    invites: Boolean(app.opening.invite),
    options: isLobby(view) && Boolean(app.lobby.act("options")),
    seals: isLobby(view) && Boolean(app.lobby.act("verify")),
    game: view?.kind === "game",
    over: Boolean(view?.over),
    hand: app.isSeated && Boolean(app.found("hand")),
    contest: Boolean(view?.contest) && !tournament,
    tournament,
    standings: tournament && Boolean(view.standings),
    score: Boolean(view?.score),
    full: host.full,
  };
}

// The entries that go in a state, by part.
export function entriesIn(at) {
  return Object.entries(PARTS).map(([part, entries]) => [part, entries.filter(([, needs]) => needs(at))]);
}

// The entries of the menu.
export function menuOf(app) {
  const drawn = entriesIn(stateOf(app)).map(([name, entries]) => part(app, word(name), entries));
  if (!app.place.window) drawn.at(-1).lastChild.append(element("li", {}, element("a", { href: identity.roomPath("chat") }, word("play-door-chat"))));
  return drawn;
}

function part(app, title, entries) {
  return element("section", { className: "menu-part" }, element("h3", {}, title), app.sheets.choices(entries.map(([name, , act]) => entry(app, name === "people" ? app.among.act.label : word(name), act))));
}

function entry(app, label, act) {
  return [label, () => app.doing.named(label, () => act(app))];
}
