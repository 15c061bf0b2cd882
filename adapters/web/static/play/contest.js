// The place of a tournament's face on the felt. Its code is loaded with the first tournament.
import { element } from "../element.js";

export class Contest {
  // `app` is the Seating.
  constructor(app) {
    this.app = app;
    this.root = element("div", { hidden: true });
    this.face = null;
  }

  // `view` is of the tournament on the felt, if there is one.
  async show(view) {
    this.root.hidden = !view;
    const face = view || this.face ? await this.loaded() : null;
    face?.update(this.app.view?.kind === "tournament" ? this.app.view : undefined);
  }

  async loaded() {
    const { Tournament } = await import("./tournament.js");
    this.face ??= new Tournament(this.app, this.root);
    return this.face;
  }

  // The standings of the tournament that this page knows, else those in the bot's words.
  async standings() {
    const { tables, doing } = this.app;
    const code = [...tables.byCode.keys()].findLast((one) => tables.view(one)?.kind === "tournament");
    if (code) (await this.loaded()).showStandings(tables.view(code));
    else doing.inPrivate("/standings");
  }
}
