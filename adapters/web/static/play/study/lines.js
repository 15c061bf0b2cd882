// The variations of a hand as a branching list, and the actions on the one that is shown.
import { element } from "../../element.js";
import { word } from "../../words.js";
import { said } from "./said.js";

const NAME_LIMIT = 60; // characters
const COMMENT_LIMIT = 1000;

export class Lines {
  // `study` is the window.
  constructor(study) {
    this.study = study;
    this.list = element("section", { className: "study-part" });
    this.comment = element("section", { className: "study-part" });
    this.opened = false; // whether the field of the comment is open
  }

  draw() {
    const { study } = this;
    const { data, at, board } = study;
    this.list.hidden = !data.tree.length;
    this.comment.hidden = !board.isOpen;
    const main = this.line({ line: [], act: word("board-main"), at: -1 });
    this.list.replaceChildren(element("h3", {}, word("board-lines")), element("ul", { className: "study-list study-lines" }, main, ...data.tree.map((one) => this.line(one))));
    if (at.line.length) this.list.append(this.tools(data.tree.find(({ line }) => isSame(line, at.line))));
    if (study.removed && study.removed.left === board.record) {
      const undo = element("button", { type: "button", className: "act" }, word("board-undo"));
      undo.addEventListener("click", () => study.undo());
      this.list.hidden = false;
      this.list.append(element("div", { className: "study-tools" }, undo));
    }
    if (board.isOpen) this.drawComment();
  }

  line({ line, at: after, name = "", act }) {
    const { study } = this;
    const here = isSame(line, study.at.line);
    const label = name ? [element("strong", {}, name), " · ", said(act)] : [said(act)];
    const made = element("button", { type: "button", aria: here ? { current: "true" } : {} }, element("span", {}, ...label));
    made.addEventListener("click", () => study.comeTo({ hand: study.at.hand, line, step: after < 0 ? study.at.step : after + 1 }));
    const item = element("li", {}, made);
    item.style.setProperty("--deep", String(line.length));
    return item;
  }

  // The actions on the shown variation.
  tools(variation) {
    const { study } = this;
    const name = element("input", { type: "text", maxLength: NAME_LIMIT, value: variation?.name ?? "", autocomplete: "off" });
    name.addEventListener("change", () => study.edit("name", name.value.trim()));
    const promote = element("button", { type: "button", className: "act" }, word("board-promote"));
    promote.addEventListener("click", () => study.edit("promote"));
    const remove = element("button", { type: "button", className: "act" }, word("board-delete"));
    remove.addEventListener("click", () => study.removeLine());
    return element("div", { className: "study-tools" }, element("label", { className: "study-field" }, element("span", {}, word("board-name")), name), promote, remove);
  }

  drawComment() {
    const { study } = this;
    const text = study.step.comment ?? "";
    const field = element("textarea", { maxLength: COMMENT_LIMIT, rows: 3, value: text, id: "study-comment" });
    field.addEventListener("change", () => study.edit("comment", field.value.trim()));
    const parts = element("details", { open: this.opened || Boolean(text) }, element("summary", {}, word("board-comment")), field);
    field.setAttribute("aria-label", word("board-comment"));
    parts.addEventListener("toggle", () => (this.opened = parts.open));
    this.comment.replaceChildren(parts);
  }
}

export const isSame = (line, other) => line.length === other.length && line.every((one, at) => one === other[at]);
