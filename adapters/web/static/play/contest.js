// The place of a tournament's face on the felt. Its code is loaded with the first tournament.
import { element } from "../element.js";
import { isTournament } from "../views.js";
import { word } from "../words.js";

export class Contest {
  // `app` is the Seating.
  constructor(app) {
    this.app = app;
    this.root = element("div", { hidden: true });
    this.face = null; // the Tournament, or a promise of it
  }

  // `view` is of the tournament on the felt, if there is one.
  async show(view) {
    this.root.hidden = !view;
    const face = view || this.face ? await this.loaded() : null;
    face?.update(this.app.view?.kind === "tournament" ? this.app.view : undefined);
  }

  async loaded() {
    const { faceAt } = await import("./tournament.js");
    return (this.face ??= faceAt(this.app, this.root));
  }

  // The standings as a sheet: of the tournament on the felt, or of that of the table on the felt, as the bot tells them. A
  // person who only watches the table is led to the tournament.
  async standings() {
    const { app } = this;
    if (isTournament(app.view)) (await this.loaded()).showStandings(app.view);
    else if (app.isSeated) app.doing.named(word("play-standings"), () => app.doing.inPrivate("/standings"));
    else app.goTo(app.view.contest);
  }
}
