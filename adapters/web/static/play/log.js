// Beside the felt, one press away: the log of the hand, and the talk at the table. A client's window has no talk.
import { element } from "../element.js";
import { Composer } from "../composer.js";
import { ScreenView } from "../screen.js";
import { word } from "../words.js";
import { HandLog } from "./hand_log.js";
import { icon } from "./icons.js";

export class Log {
  // `app` is the Seating.
  constructor(app) {
    this.app = app;
    this.shown = new Map(); // id -> { root, view }
    this.list = element("div", { className: "log", role: "log", tabIndex: 0, aria: { label: word("messages"), live: "off" } });
    this.composer = new Composer({
      send: (text) => app.doing.say(text),
      commands: app.commands,
      placeholder: word("placeholder-group"),
      label: word("message-in", { chat: word("group") }),
    });
    const close = element("button", { type: "button", className: "tool", aria: { label: word("close") }, onclick: () => app.closeLog() }, icon("close"));
    this.hand = new HandLog((title, nodes) => app.sheets.open("trick", title, nodes));
    const talk = app.place.window ? [] : [this.list, this.composer.root];
    const title = word(app.place.window ? "play-log" : "play-chat");
    this.root = element("div", { className: "side-inside" }, element("header", {}, element("h2", {}, title), close), this.hand.root, ...talk);
  }

  get focused() {
    return this.app.place.window ? this.hand.list : this.composer.field;
  }

  // `messages` are the group's, oldest first. What tables show is on the felt, and left out.
  update(messages) {
    const stays = this.list.scrollHeight - this.list.scrollTop - this.list.clientHeight > 60;
    const wanted = messages.filter(({ shows }) => !shows);
    const ids = new Set(wanted.map((message) => message.id));
    for (const [id, { root }] of this.shown) {
      if (ids.has(id)) continue;
      root.remove();
      this.shown.delete(id);
    }
    let before = null;
    for (const message of wanted) {
      const { root } = this.entry(message);
      const place = before ? before.nextSibling : this.list.firstChild;
      if (place !== root) this.list.insertBefore(root, place);
      before = root;
    }
    if (!stays) this.list.scrollTop = this.list.scrollHeight;
  }

  entry(message) {
    let entry = this.shown.get(message.id);
    if (!entry) {
      entry = message.kind === "said" ? this.said(message) : this.bot();
      this.shown.set(message.id, entry);
    }
    entry.view?.update(message);
    return entry;
  }

  said(message) {
    const name = this.app.personOf(message.author)?.name ?? "";
    return { root: element("p", { className: "said" }, element("b", {}, element("bdi", {}, name)), " ", element("bdi", {}, message.text)) };
  }

  bot() {
    const view = new ScreenView((message, button) => this.app.doing.press(message, button));
    return { view, root: element("article", { className: "bot" }, view.root) };
  }
}
