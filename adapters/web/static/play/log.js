// Beside the felt, one press away: the log of the hand, and the talk at the table. A client's window has no talk.
import { Drawn, element } from "../element.js";
import { Composer } from "../composer.js";
import { word } from "../words.js";
import { HandLog } from "./hand_log.js";
import { icon } from "./icons.js";

export class Log {
  // `app` is the Seating.
  constructor(app) {
    this.app = app;
    this.drawn = new Drawn();
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

  // Shows the newest lines: hidden lists forget how far they were scrolled.
  toEnd() {
    for (const list of [this.hand.list, this.list]) list.scrollTop = list.scrollHeight;
  }

  // `said` are the lines of people, oldest first.
  update(said) {
    if (!this.drawn.isNew(said)) return;
    const stays = this.list.scrollHeight - this.list.scrollTop - this.list.clientHeight > 60;
    this.list.replaceChildren(...said.map((one) => this.line(one)));
    if (!stays) this.list.scrollTop = this.list.scrollHeight;
  }

  line({ author, text }) {
    const name = this.app.personOf(author)?.name ?? "";
    return element("p", { className: "said" }, element("b", {}, element("bdi", {}, name)), " ", element("bdi", {}, text));
  }
}
