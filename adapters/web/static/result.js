// The result of a hand. It covers the chat's messages until it is put away.
import { element } from "./element.js";
import { ScreenView } from "./screen.js";
import { word } from "./words.js";

export class Result {
  // `putAway(message)` is called when it is put away.
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
