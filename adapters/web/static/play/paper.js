// The paper on a felt without cards: a lobby, the options, the end of a game, or ways to begin one.
import { Drawn, element } from "../element.js";
import { isResult } from "../result.js";
import { ScreenView } from "../screen.js";
import { word } from "../words.js";
import { waysToBegin } from "./doors.js";
import { NOTHING } from "./happened.js";
import { chairs, halves, isLobby } from "./lobby.js";
import { isShare } from "./results.js";
import { offerToShare } from "./sharing.js";
import { buttonFor } from "./messages.js";

export class Paper {
  // `app` is the Seating.
  constructor(app) {
    this.app = app;
    this.view = new ScreenView((message, button) => app.press(message, button));
    this.below = element("div", { className: "ways" });
    this.drawnWays = new Drawn();
    app.felt.panel.append(this.view.root, this.below);
  }

  // The message whose buttons are shown under the felt beside the hand's buttons.
  decisions(board, playing) {
    if (isLobby(board)) return halves(board, this.app.me.id)[0];
    return playing || (buttonFor(board, "again") && this.app.felt.data) ? board : null;
  }

  // A lobby, the options and other screens without a table are shown as paper on the felt, and so is a game that was
  // over before the page was loaded. After a hand its people stay visible.
  show(board, playing) {
    const stays = board && isResult(board) && this.app.felt.data;
    const shows = board && !playing && !stays && !(buttonFor(board, "again") && this.app.felt.data);
    const idle = !board && !this.app.felt.data && !this.app.opening.busy && !this.app.place.window;
    this.app.felt.panel.hidden = !shows && !idle;
    this.app.felt.root.classList.toggle("busy", this.app.opening.busy && !playing);
    if (shows) {
      if (this.app.felt.data) this.app.felt.clear();
      this.app.past = NOTHING;
      this.view.update(isLobby(board) ? halves(board, this.app.me.id)[1] : board);
    }
    this.showWays(idle, shows && !isLobby(board) ? board : null);
    this.view.root.hidden = idle;
    if (shows || !this.app.felt.data) this.app.felt.seat(shows ? this.chairs(board) : []);
    this.app.felt.root.classList.toggle("lobby", Boolean(shows));
  }

  // Ways on: from an empty felt to a first game; from the end of a game beside another one back to that one.
  showWays(idle, ended) {
    const shared = isShare(ended) ? ended.text : "";
    const other = ended && this.app.other;
    if (!this.drawnWays.isNew([idle, shared, Boolean(other)])) return;
    const begin = { now: () => this.app.opening.playNow(), howto: () => this.app.doInPrivate("/rules minute"), invite: () => this.app.opening.inviteFriends() };
    const on = other ? [wayOn(word("play-other-game"), () => this.app.goToOther())] : [];
    this.below.replaceChildren(...(idle ? waysToBegin(begin) : on));
    if (shared && !idle) offerToShare(this.below, shared);
  }

  chairs(board) {
    const add = (button) => this.app.press(board, button);
    return chairs(board, { seats: this.app.seats, mine: this.app.me.id, invite: this.app.place.window ? this.app.place.invite : () => this.app.opening.inviteFriends(), add });
  }
}

function wayOn(label, act) {
  const made = element("button", { type: "button", className: "button" }, label);
  made.addEventListener("click", act);
  return made;
}
