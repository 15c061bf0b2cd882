// The paper on a felt without cards: the end of a game, a screen of the bot, or ways to begin a game.
import { Drawn, element } from "../element.js";
import { ScreenView } from "../screen.js";
import { isTournament } from "../views.js";
import { word } from "../words.js";
import { Contest } from "./contest.js";
import { waysToBegin } from "./doors.js";
import { NOTHING } from "./happened.js";
import { offerToShare } from "./sharing.js";

export class Paper {
  // `app` is the Seating.
  constructor(app) {
    this.app = app;
    this.view = new ScreenView((message, button) => app.doing.press(message, button));
    this.below = element("div", { className: "ways" });
    this.drawnWays = new Drawn();
    this.contest = new Contest(app);
    app.felt.panel.append(this.view.root, this.contest.root, this.below);
  }

  // Screens without a table are shown as paper on the felt. After a hand and a game their people stay visible. A lobby has
  // no paper.
  show(message, view, playing) {
    const { felt, opening, lobby } = this.app;
    const contest = isTournament(view) ? view : null;
    const gathers = view?.kind === "lobby";
    const shows = Boolean(contest || message) && !playing && !gathers && !view?.over;
    const idle = !message && !view && !felt.data && !opening.busy && !this.app.place.window;
    felt.panel.hidden = !shows && !idle;
    felt.root.classList.toggle("busy", opening.busy && !playing);
    if (shows || gathers) {
      if (felt.data) felt.clear();
      this.app.past = NOTHING;
    }
    if (shows && !contest) this.view.update(message);
    this.contest.show(contest);
    this.showWays(idle, shows && !contest?.tables?.some(({ code, own }) => code && own) ? { message, view } : null);
    this.view.root.hidden = idle || Boolean(contest);
    lobby.update(gathers ? view.lobby : null);
    if (!gathers && (shows || !felt.data)) felt.seat([]);
    felt.root.classList.toggle("lobby", shows || gathers);
  }

  people() {
    const { among } = this.app;
    return among.act && { label: among.act.label, act: () => among.enter() };
  }

  // Ways on: from an empty felt to a first game; from the end of a game beside another one back to that one.
  showWays(idle, ended) {
    const shared = ended?.view?.day?.told ?? "";
    const other = ended && this.app.room.other;
    if (!this.drawnWays.isNew([idle, shared, Boolean(other)])) return;
    const begin = { now: () => this.app.opening.playNow(), howto: () => this.app.doing.inPrivate("/rules minute"), invite: () => this.app.opening.inviteFriends(), people: this.people() };
    const on = other ? [wayOn(word("play-other-game"), () => this.app.goTo(this.app.room.other))] : [];
    this.below.replaceChildren(...(idle ? waysToBegin(begin) : on));
    if (shared && !idle) offerToShare(this.below, shared);
  }
}

function wayOn(label, act) {
  return element("button", { type: "button", className: "button", onclick: act }, label);
}
