// Sheets whose faces are loaded when they are opened. `app` is the Seating.
import { dressed } from "../dressed.js";
import { word } from "../words.js";
import { prefer, preference } from "./preferences.js";

let dress = null; // resolves when the style sheet of one's own page and games is loaded

const menu = () => import("./menu.js");

// Loads the menu after the first press at a table, so that it opens without a connection too.
export const readyMenu = () => menu().catch(() => {});

export async function openMenu(app) {
  const { menuOf } = await menu();
  app.sheets.open("menu", word("play-menu"), menuOf(app));
}

export async function openScore(app) {
  const { scoreOf } = await import("./score.js");
  app.sheets.open("score", word("play-score"), scoreOf(app.view, app));
}

export async function openSettings(app) {
  const { settings } = await import("./settings.js");
  const own = app.view?.own;
  const on = own ? Boolean(own.has_tips) : (preference("tips") ?? true);
  const set = (wanted) => {
    prefer("tips", wanted);
    app.keepSettings(app.view?.own);
  };
  app.sheets.open("settings", word("play-settings"), settings({ tips: { on, set }, face: (face) => app.doing.send({ type: "rename", face }) }));
}

// Shows what the bot tells this person alone: a day, a game on the study board, their own page or games.
export async function showOwn(own, app) {
  if (own.kind === "record") return app.doing.openBoard({ record: own.record });
  if (own.kind.startsWith("day")) return (await import("./day.js")).openDay(own, app);
  dress ??= dressed(["/static/play/mine.css"]);
  await dress;
  if (own.kind === "keep") return (await import("./keep.js")).openKeep(own, app);
  const isPage = own.kind === "me";
  const drawn = isPage ? (await import("./my_page.js")).myPageOf(own, app) : (await import("./my_games.js")).myGamesOf(own, app);
  return app.sheets.open(own.kind, word(isPage ? "play-my-page" : "play-my-games"), drawn);
}
