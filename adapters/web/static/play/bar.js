// The bar above the felt.
import { buttonFor } from "../choices.js";
import { element } from "../element.js";
import { host } from "../hosts/host.js";
import { isLive, isTournament } from "../views.js";
import { word } from "../words.js";
import { icon } from "./icons.js";
import { openMenu, openScore } from "./late_sheets.js";

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
  const score = tool("score", word("play-score"), () => openScore(app));
  const rules = tool("rules", word("play-rules"), () => pressOr(app, "rules", "/rules"));
  const standings = tool("standings", word("play-standings"), () => app.paper.contest.standings());
  const peek = tool("peek", word("play-peek"), () => pressOr(app, "peek", ""));
  const beside = word(app.place.window ? "play-log" : "play-chat");
  const chat = tool("chat", beside, () => app.toggleLog());
  const menu = tool("menu", word("play-menu"), () => openMenu(app));
  const offer = element("div", { className: "sound-offer", role: "status" }); // in place of the title
  const root = element("div", { className: "bar" }, element("h1", {}, brand), title, offer, element("nav", { aria: { label: word("play-menu") } }, peek, standings, score, rules, chat, menu));
  const update = (view) => {
    const names = watching(app, view).join(", ");
    const shown = isLive(view) ? view.title : "";
    const parts = [shown && !app.isSeated && word("play-you-watch"), shown, names && word("play-watching", { names })];
    title.textContent = parts.filter(Boolean).join(" · ");
    peek.hidden = !(isLive(view) && buttonFor(view.acts, "peek"));
    score.hidden = !view?.score;
    standings.hidden = !view?.contest || (isTournament(view) && !view.standings);
  };
  const unread = (count) => {
    const label = beside + (count ? ` · ${word("unread", { count })}` : "");
    chat.title = chat.ariaLabel = label;
    if (count) chat.dataset.unread = String(count);
    else delete chat.dataset.unread;
  };
  update(undefined);
  return { root, update, chat, offer, unread };
}

// The names of people in the client's room who only watch. The client and the bot name people in their own ways, so a
// person with the same name as a player is left out.
function watching(app, view) {
  const seats = isLive(view) ? view.seats : view?.lobby?.seats;
  if (!seats) return [];
  const plain = (name) => name.replaceAll("\u2060", "").trim();
  const known = new Set([app.me, ...seats].map(({ name }) => plain(name)));
  return host.here.filter((names) => !names.some((name) => known.has(plain(name)))).map(([name]) => name);
}

// Presses the table's button for this, or sends the command if there is no such button.
export function pressOr(app, does, command) {
  const found = app.found(does);
  return found ? app.doing.press(found.where, found.button) : app.doing.inPrivate(command);
}
