// The result of a hand: it stays before the chat's other messages until somebody puts it away.
import { element } from "./element.js";
import { ScreenView } from "./screen.js";
import { word } from "./words.js";

const LINES = 3; // of a hand's result, at least, beside what is folded; what is left of a closed or lowered board has one
const FOLDED = /<blockquote.*?<\/blockquote>/gs;

// A board that shows a finished hand: no table any more, and nothing to press but a vote.
export function isResult(message) {
  const played = message.surface === "board" && !message.picture && !message.rows.some((row) => row.some((button) => button.does !== "vote"));
  return played && message.text.replace(FOLDED, "").trim().split("\n").length >= LINES;
}

export class Result {
  // `putAway(message)` is called when it has been read.
  constructor(press, putAway) {
    this.view = new ScreenView(press);
    this.next = element("button", { type: "button", className: "button primary next-hand" });
    this.next.addEventListener("click", () => putAway(this.message));
    this.root = element(
      "article",
      { className: "result", hidden: true, tabIndex: -1, aria: { label: word("result-of") } },
      this.view.root,
      this.next,
    );
    this.message = null;
  }

  // `goesOn`: whether another hand follows. Without a message nothing is shown.
  show(message, goesOn) {
    this.message = message;
    this.root.hidden = !message;
    if (!message) return;
    this.view.update(message);
    this.next.textContent = word(goesOn ? "next-hand" : "close");
  }
}
