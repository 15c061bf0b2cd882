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

// Buttons of the signs; `give(name)` is called when one is pressed.
export function signsOf(give) {
  return Object.keys(SIGNS).map((name) => {
    const label = word(`play-reaction-${name}`);
    return element("button", { type: "button", title: label, aria: { label }, onclick: () => give(name) }, drawing(name));
  });
}

export class Reactions {
  // `give(name)` sends a reaction.
  constructor({ give }) {
    this.give = give;
    this.open = element("button", { type: "button", className: "tool", title: word("play-react"), aria: { label: word("play-react"), expanded: "false" } }, icon("smile"));
    this.open.addEventListener("click", () => (this.more ? this.more.open() : this.toggle()));
    this.more = null; // what the button opens in place of the signs
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

  // Offers reactions if other people play. `more` is { label, open } of what is opened in their place.
  offer(wanted, more = null) {
    this.root.hidden = !wanted;
    this.more = more;
    this.open.title = this.open.ariaLabel = more?.label ?? word("play-react");
    if (!wanted) this.toggle(false);
  }

  toggle(shown = this.signs.hidden) {
    if (shown && !this.signs.childElementCount) this.signs.append(...signsOf((name) => this.chosen(name)));
    this.signs.hidden = !shown;
    this.open.setAttribute("aria-expanded", String(shown));
    if (shown) this.signs.querySelector("button").focus();
  }

  chosen(name) {
    this.toggle(false);
    this.open.focus();
    this.give(name);
  }
}

// Shows a reaction at a plate, and returns it in words; empty for an unknown reaction.
export function showReaction(plate, name) {
  if (!plate || !(name in SIGNS)) return "";
  plate.react(drawing(name));
  return word(`play-reaction-${name}`);
}
