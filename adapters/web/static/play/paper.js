// The paper on a felt without cards: a lobby, the options, the end of a game, or ways to begin one.
import { buttonFor } from "../choices.js";
import { Drawn, element } from "../element.js";
import { ScreenView } from "../screen.js";
import { isLobby } from "../views.js";
import { word } from "../words.js";
import { Contest } from "./contest.js";
import { waysToBegin } from "./doors.js";
import { NOTHING } from "./happened.js";
import { chairs, halves } from "./lobby.js";
import { isShare } from "./results.js";
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

  // The message whose buttons are shown under the felt: of a lobby, or of a game whose people are still there.
  decisions(message, view) {
    if (isLobby(view)) return message && halves(message, view.lobby)[0];
    return this.stays(message) ? message : null;
  }

  // Whether the felt stays as it was at the end of a game.
  stays(message) {
    return Boolean(this.app.felt.data && message && buttonFor(message.rows, "again"));
  }

  // A lobby, the options and other screens without a table are shown as paper on the felt, and so is a game that was
  // over before the page was loaded. After a hand its people stay visible.
  show(message, view, playing) {
    const { felt, opening } = this.app;
    const contest = view?.kind === "tournament" ? view : null;
    const shows = Boolean(contest || message) && !playing && !this.stays(message);
    const idle = !message && !view && !felt.data && !opening.busy && !this.app.place.window;
    const lobby = shows && isLobby(view) ? view.lobby : null;
    felt.panel.hidden = !shows && !idle;
    felt.root.classList.toggle("busy", opening.busy && !playing);
    if (shows) {
      if (felt.data) felt.clear();
      this.app.past = NOTHING;
      if (!contest) this.view.update(lobby ? halves(message, lobby)[1] : message, { view });
    }
    this.contest.show(contest);
    this.showWays(idle, shows && !lobby && !contest?.tables?.some(({ code }) => code) ? { message, view } : null);
    this.view.root.hidden = idle || Boolean(contest);
    if (shows || !felt.data) felt.seat(lobby ? this.chairs(lobby) : []);
    felt.root.classList.toggle("lobby", shows);
  }

  // Ways on: from an empty felt to a first game; from the end of a game beside another one back to that one.
  showWays(idle, ended) {
    const shared = isShare(ended?.message, ended?.view) ? ended.message.text : "";
    const other = ended && this.app.tables.other();
    if (!this.drawnWays.isNew([idle, shared, Boolean(other)])) return;
    const begin = { now: () => this.app.opening.playNow(), howto: () => this.app.doing.inPrivate("/rules minute"), invite: () => this.app.opening.inviteFriends() };
    const on = other ? [wayOn(word("play-other-game"), () => this.app.goToOther())] : [];
    this.below.replaceChildren(...(idle ? waysToBegin(begin) : on));
    if (shared && !idle) offerToShare(this.below, shared);
  }

  chairs(lobby) {
    const add = (button) => this.app.doing.press("board", button);
    return chairs(lobby, { seats: this.app.seats, invite: this.app.place.window ? this.app.place.invite : () => this.app.opening.inviteFriends(), add });
  }
}

function wayOn(label, act) {
  return element("button", { type: "button", className: "button", onclick: act }, label);
}
