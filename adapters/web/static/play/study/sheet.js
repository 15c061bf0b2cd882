// A sheet over the board.
import { element } from "../../element.js";
import { word } from "../../words.js";
import { icon } from "../icons.js";

let count = 0;

export class Sheet {
  constructor(title, ...nodes) {
    count += 1;
    const id = `study-sheet-${count}`;
    this.notice = element("p", { className: "study-note", role: "alert" });
    this.body = element("div", { className: "sheet-body", tabIndex: 0, role: "group", aria: { labelledby: id } }, ...nodes);
    const close = element("button", { type: "button", className: "tool", aria: { label: word("close") } }, icon("close"));
    close.addEventListener("click", () => this.close());
    this.root = element("dialog", { className: "sheet study-sheet", aria: { labelledby: id } }, element("header", {}, element("h2", { id }, title), close), this.body, this.notice);
    this.root.addEventListener("click", (event) => event.target === this.root && this.close());
    this.root.addEventListener("close", () => this.root.remove());
  }

  open() {
    document.body.append(this.root);
    this.root.showModal();
    return this;
  }

  close() {
    this.root.close();
  }

  tell(text, { wrong = false } = {}) {
    this.notice.textContent = text;
    this.notice.classList.toggle("wrong", wrong);
  }

  // Calls `act`; if it fails, shows the reason here.
  async trying(act) {
    this.tell("");
    this.root.setAttribute("aria-busy", "true");
    try {
      await act();
    } catch (why) {
      this.tell(why.message, { wrong: true });
    }
    this.root.removeAttribute("aria-busy");
  }
}

// A list of things to do: [label, act]; the sheet is closed before each.
export function ways(entries, sheet) {
  const list = element("ul", { className: "choices" });
  for (const [label, act] of entries) {
    const made = element("button", { type: "button" }, label);
    made.addEventListener("click", () => {
      sheet().close();
      act();
    });
    list.append(element("li", {}, made));
  }
  return list;
}
