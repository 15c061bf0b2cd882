// A bar for each choice of a moment, in two views: as it was seen then, or with open cards.
import { element } from "../../element.js";

const LEAST = 0.06; // the part of the width that the bar of the worst choice has

export class Bars {
  constructor() {
    this.view = "seen";
    this.changed = () => {}; // called when another view is chosen
    this.list = null; // the list of the choices
  }

  // The choice of the view, above a list of choices.
  over(list, words) {
    this.list = list;
    this.words = words;
    this.unit = element("p", { className: "soft", role: "status" });
    const ways = ["seen", "open"].map((view) => {
      const made = element("button", { type: "button", aria: { pressed: String(view === this.view) } }, words[view === "open" ? "opened" : view]);
      made.addEventListener("click", () => {
        this.view = view;
        for (const way of ways) way.setAttribute("aria-pressed", String(way === made));
        this.clear();
        this.changed();
      });
      return made;
    });
    return element("div", {}, element("div", { className: "study-views", role: "group", aria: { label: words.choices } }, ...ways), this.unit);
  }

  clear() {
    this.unit.textContent = "";
    for (const choice of this.list.children) choice.querySelector(".choice-worth").replaceChildren();
  }

  // Shows why there are no bars.
  fail(why) {
    if (this.unit) this.unit.textContent = why;
  }

  // `values` of a view has one for each choice, in their order. Each drawing replaces a less exact one.
  draw(view, { exact, declarer, values }) {
    if (view !== this.view || values.length !== this.list.children.length) return;
    const { words } = this;
    const opened = exact ? "opened-points" : declarer ? "estimated-points" : "estimated";
    const unit = words[view === "seen" ? "seen-points" : opened];
    if (this.unit.textContent !== unit) this.unit.textContent = unit;
    const all = values.flatMap(({ value }) => value ?? []); // a choice not weighed yet has none
    const low = Math.min(...all);
    const span = Math.max(...all) - low;
    values.forEach(({ value, error, best }, at) => {
      if (value === null) return;
      const bar = element("i", { className: best ? "best" : "", aria: { hidden: "true" } });
      bar.style.setProperty("--long", String(span ? LEAST + ((1 - LEAST) * (value - low)) / span : 1));
      const figure = `${Math.round(value)}`.replace("-", "−") + (error >= 0.5 ? ` ± ${Math.round(2 * error)}` : "");
      const written = element("span", {}, figure, best ? element("b", {}, ` ${words.best}`) : "");
      this.list.children[at].querySelector(".choice-worth").replaceChildren(bar, written);
    });
  }
}
