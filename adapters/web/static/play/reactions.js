// Quick reactions: six signs that go from page to page. They aren't messages, and are not stored.
import { element } from "../element.js";
import { word } from "../words.js";
import { icon } from "./icons.js";

const SIGNS = {
  bravo: "/static/play/reactions/bravo.svg",
  laugh: "/static/play/reactions/laugh.svg",
  wow: "/static/play/reactions/wow.svg",
  sad: "/static/play/reactions/sad.svg",
  thanks: "/static/play/reactions/thanks.svg",
  luck: "/static/play/reactions/luck.svg",
};

const drawing = (name) => element("img", { src: SIGNS[name], alt: "", width: 34, height: 34 });

export class Reactions {
  // `give(name)` sends a reaction.
  constructor({ give }) {
    this.give = give;
    this.open = element("button", { type: "button", className: "tool", title: word("play-react"), aria: { label: word("play-react"), expanded: "false" } }, icon("smile"));
    this.open.addEventListener("click", () => this.toggle());
    this.signs = element("div", { className: "signs", role: "group", hidden: true, aria: { label: word("play-react") } });
    this.root = element("div", { className: "reacting", hidden: true }, this.open, this.signs);
    this.root.addEventListener("keydown", (event) => {
      if (event.key !== "Escape" || this.signs.hidden) return;
      event.stopPropagation();
      this.toggle(false);
      this.open.focus();
    });
    this.root.addEventListener("focusout", ({ relatedTarget }) => relatedTarget && !this.root.contains(relatedTarget) && this.toggle(false));
  }

  // Offers reactions if other people play.
  offer(wanted) {
    this.root.hidden = !wanted;
    if (!wanted) this.toggle(false);
  }

  toggle(shown = this.signs.hidden) {
    if (shown && !this.signs.childElementCount) this.signs.append(...Object.keys(SIGNS).map((name) => this.sign(name)));
    this.signs.hidden = !shown;
    this.open.setAttribute("aria-expanded", String(shown));
    if (shown) this.signs.querySelector("button").focus();
  }

  sign(name) {
    const label = word(`play-reaction-${name}`);
    const made = element("button", { type: "button", title: label, aria: { label } }, drawing(name));
    made.addEventListener("click", () => {
      this.toggle(false);
      this.open.focus();
      this.give(name);
    });
    return made;
  }
}

// Shows a reaction at a plate, and returns it in words; empty for an unknown reaction.
export function showReaction(plate, name) {
  if (!plate || !(name in SIGNS)) return "";
  plate.react(drawing(name));
  return word(`play-reaction-${name}`);
}
