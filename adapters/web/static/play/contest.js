// The place of a tournament's face on the felt. Its code is loaded with the first tournament.
import { element } from "../element.js";

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

  // The standings, as far as this page knows the tournament of the table on the felt; else the tournament itself.
  async standings() {
    const { contest } = this.app.view;
    const view = this.app.tables.view(contest);
    if (view) (await this.loaded()).showStandings(view);
    else this.app.goTo(contest);
  }
}
