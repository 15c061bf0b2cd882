// The bar above the felt, and the menu: the bot's other screens, switches of this browser, and ways to other places.
import { element } from "../element.js";
import * as identity from "../identity.js";
import { word } from "../words.js";
import { icon } from "./icons.js";
import { prefer, preference } from "./preferences.js";
import { buttonFor } from "./told.js";

function tool(name, label, act) {
  const made = element("button", { type: "button", className: `tool to-${name}`, aria: { label }, title: label }, icon(name));
  made.append(element("span", { className: "tool-name", aria: { hidden: "true" } }, label));
  made.addEventListener("click", act);
  return made;
}

export function drawTop(app) {
  const brand = element("a", { className: "brand", href: "/", aria: { label: word("play-page") } });
  brand.append(element("img", { src: "/static/icon.svg", alt: "", width: 30, height: 30 }));
  const title = element("p", { className: "title" });
  const score = tool("score", word("play-score"), () => pressOr(app, "score", "/score"));
  const rules = tool("rules", word("play-rules"), () => pressOr(app, "rules", "/rules"));
  const peek = tool("peek", word("play-peek"), () => pressOr(app, "peek", ""));
  const chat = tool("chat", word("play-chat"), () => app.toggleLog());
  const menu = tool("menu", word("play-menu"), () => app.openMenu());
  const root = element("div", { className: "bar" }, element("h1", {}, brand), title, element("nav", { aria: { label: word("play-menu") } }, peek, score, rules, chat, menu));
  const update = (board) => {
    title.textContent = board?.picture?.data.title ?? "";
    peek.hidden = !buttonFor(board, "peek");
  };
  update(null);
  return { root, update, chat };
}

// Presses the board's button that does this; where there is none the command says the same.
function pressOr(app, does, command) {
  const button = buttonFor(app.board, does);
  return button ? app.press(app.board, button) : app.ask(command);
}

// What stands in the menu.
export function menuOf(app) {
  /** @type {[string, () => void][]} */
  const entries = [
    ["play-rules", () => pressOr(app, "rules", "/rules")],
    ["play-score", () => pressOr(app, "score", "/score")],
    ["play-own-screen", () => app.showHand()],
    ["play-door-howto", () => app.ask("/rules minute")],
    ["welcome-learn", () => app.ask("/learn")],
    ["play-daily", () => app.ask("/daily")],
    ["play-door-invite", () => app.inviteFriends()],
    ["play-new", () => app.say("/newgame")],
    ["keys-title", () => app.showKeys()],
  ];
  const list = element("ul", { className: "choices" });
  for (const [name, act] of entries) {
    const made = element("button", { type: "button" }, word(name));
    made.addEventListener("click", () => {
      app.sheets.close();
      act();
    });
    list.append(element("li", {}, made));
  }
  list.append(element("li", {}, element("a", { href: identity.roomPath("chat") }, word("play-door-chat"))));
  return [list, element("div", { className: "switches" }, ...["twoSteps", "sound"].map(choice))];
}

function choice(name) {
  const box = element("input", { type: "checkbox", role: "switch", checked: preference(name) });
  box.addEventListener("change", () => prefer(name, box.checked));
  return element("label", {}, box, element("span", {}, word(`play-switch-${name}`)));
}
