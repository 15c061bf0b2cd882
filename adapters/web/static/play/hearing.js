// What is heard at the table: the room, views, and what other people say and do.
import { element } from "../element.js";
import { speak } from "../language.js";
import { showAnswer, toast } from "../notices.js";
import { arrived } from "./company.js";
import { preference } from "./preferences.js";
import { showReaction } from "./reactions.js";
import { keepOpen, reopen } from "./reopening.js";
import { isCommand } from "./unread.js";

export class Hearing {
  // `app` is the Seating.
  constructor(app) {
    this.app = app;
    this.waiting = []; // functions to call when the room is known
    this.thrown = null; // the last hand that was thrown in
    this.isThere = false; // whether the room and its table were received
  }

  hear(frame) {
    if (frame.type === "room") this.enter(frame);
    else if (frame.type === "view") this.look(frame);
    else if (frame.type === "said") this.listen(frame);
    else if (frame.type === "reaction") this.overheardReaction(frame);
  }

  enter(room) {
    const { app } = this;
    if (app.room) app.tell(arrived(app.room, room, app.view));
    app.room = room;
    if (app.tables.show(room)) app.arrive();
    app.link.hello.table = room.table;
    app.place.shows?.(room.table);
    speak(app.me.language, app.language, { settled: () => app.link.settled(), keep: () => keepOpen(app) });
    for (const act of this.waiting.splice(0)) act(app);
    app.show();
    if (this.isThere) return;
    this.isThere = true;
    reopen(app);
  }

  // A view that builds on one that is not known here comes whole after a new connection.
  look(frame) {
    const { app } = this;
    if (frame.now) app.clock.set(frame.now);
    const before = app.view?.strangers;
    if (!app.views.take(frame)) app.link.renew();
    else if (app.room && frame.table === app.code) {
      if (app.view) app.results.watch(app.code, app.view);
      app.show();
      if (before) this.hearPhrases(before.heard ?? [], app.view?.strangers?.heard ?? []);
    }
  }

  // Phrases are shown at the plates of who said them.
  hearPhrases(before, now) {
    const { felt, teller, view } = this.app;
    const known = new Set(before.map((one) => JSON.stringify(one)));
    for (const one of now.filter((phrase) => !known.has(JSON.stringify(phrase)))) {
      felt.plates[one.seat]?.react(element("span", { className: "phrase-said" }, one.words));
      if (!view.seats[one.seat].own) teller.say([`${view.seats[one.seat].name}: ${one.words}`]);
    }
  }

  whenSeated(act) {
    if (this.app.room) act(this.app);
    else this.waiting.push(act);
  }

  // Resolves to the room, once it is known: a page can be used a moment before.
  async room() {
    if (!this.app.room) await new Promise((done) => this.whenSeated(done));
    return this.app.room;
  }

  // Lines of people at the table; with `whole` all of them, else new ones.
  listen({ whole, lines }) {
    const { app } = this;
    const known = new Set((app.said ?? lines).map(({ id }) => id));
    app.said = whole ? lines : [...app.said, ...lines];
    for (const line of lines) if (!known.has(line.id)) this.overhear(line);
    app.updateLog();
  }

  // Shows the cards of a hand that was thrown in.
  async showThrown(view) {
    const { app } = this;
    const { Thrown } = await import("./thrown.js");
    this.thrown ??= new Thrown({ place: app.felt.root, tell: (lines) => app.teller.say(lines), closed: () => app.keepFocus() });
    this.thrown.show(view);
  }

  // Another person's line is also shown and told at the table, unless it is a command to the bot.
  overhear({ author, text }) {
    const { app } = this;
    if (author === app.me.id || isCommand(text)) return;
    const name = app.personOf(author)?.name ?? "";
    if (document.getElementById("side").hidden) toast(app.toasts, text, name);
    else app.teller.say([`${name}: ${text}`]);
  }

  // Shows a player's reaction at their plate, unless this person has switched reactions off.
  overheardReaction({ table, seat, reaction }) {
    const { app } = this;
    if (!preference("reactions") || !app.past?.seats[seat] || app.code !== table) return;
    const said = showReaction(app.felt.plates[seat], reaction);
    const { name, own } = app.past.seats[seat];
    if (said && !own) app.teller.say([`${name}: ${said}`]);
  }

  async react(reaction) {
    const { app } = this;
    showAnswer(app.toasts, await app.link.send({ type: "react", reaction, person: app.me.id }));
  }

  // Shows a reply: in the place of the one that was pressed, if the answer says so.
  reply(message) {
    const { app } = this;
    if (app.sheets.isShown(message)) return app.sheets.show(message);
    app.doing.opener = app.doing.lastInput;
    return app.sheets.show(message, app.doing.pressed);
  }
}
