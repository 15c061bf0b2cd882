// A table of strangers on the felt, and the way to the pages of playing with people, whose code is loaded with the first.
import { buttonFor } from "../choices.js";
import { leadingToast } from "../notices.js";
import { preference } from "./preferences.js";
import { bare } from "./results.js";
import { turnSound } from "./sound.js";

export class Among {
  // `app` is the Seating; `act` is the choice that opens the entrance, if strangers may play here.
  constructor(app, act) {
    this.app = app;
    this.act = act;
    this.people = null; // the pages, once one was opened
    this.seat = ""; // the code of the table of strangers where this person has a seat
    this.plays = false; // whether a game goes on there
    this.offered = ""; // the offer to move to other people that is told
    this.told = null; // its line
    app.main.addEventListener("click", ({ target }) => this.askAbout(target.closest(".plate")));
  }

  // Opens the entrance.
  enter() {
    return this.app.doing.press("hand", this.act);
  }

  async show(panel) {
    await this.loaded();
    this.people.show(panel);
  }

  async loaded() {
    const { peopleAt } = await import("./people.js");
    this.people ??= await peopleAt(this.app);
  }

  // The choice of what may be said and done at the table on the felt.
  get menu() {
    return buttonFor(this.app.view?.own?.acts, "menu");
  }

  // Offers reactions beside the question, and among strangers all that may be said and done.
  offer(playing) {
    const { app, menu } = this;
    const reacts = !app.isAlone && app.isSeated && preference("reactions");
    const more = menu && { label: bare(menu), open: () => app.doing.press("hand", menu) };
    app.reactions.offer(playing && Boolean(menu || reacts), more);
    app.main.classList.toggle("among", Boolean(menu));
    this.offerCompany();
  }

  // Tells somebody who is asked of other people to move to.
  offerCompany() {
    const { app, offered } = this;
    const move = buttonFor(app.view?.own?.acts, "move");
    this.offered = move && app.view.strangers?.offer ? app.view.strangers.offer : "";
    if (this.offered === offered) return;
    this.told?.remove();
    if (this.offered) this.told = leadingToast(app.toasts, this.offered, bare(move), () => app.doing.press("hand", move));
  }

  // Shows what can be done about the person of a plate.
  async askAbout(plate) {
    const { app, menu } = this;
    const seat = app.felt.plates.findIndex(({ root }) => root === plate);
    const { is_person: isPerson, own } = app.view?.seats?.[seat] ?? {};
    if (!menu || !isPerson || own) return;
    await this.loaded();
    this.people.about = seat;
    app.doing.press("hand", menu);
  }

  // A seat comes by itself: what lies over the felt is closed, and how such tables go is told.
  sit() {
    const { app, seat: before } = this;
    const { strangers, seats = [], over } = app.view ?? {};
    const comes = ({ marks = [] }) => marks.some(({ code }) => code === "comes"); // from the next hand on
    const sits = strangers && seats.some((seat) => seat.own && (!seat.left || comes(seat)));
    this.plays = Boolean(sits && !over);
    this.seat = sits ? app.code : "";
    if (!this.plays || this.seat === before) return;
    if (["people", "result"].includes(app.sheets.kind)) app.sheets.close();
    app.tell([strangers.notes.join(" · ")]);
    turnSound();
  }
}
