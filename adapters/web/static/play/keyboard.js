// The actions of single keys at the table.
import { showKeys } from "../keys.js";
import { word } from "../words.js";
import { openMenu } from "./late_sheets.js";

export class Keyboard {
  // `app` is the Seating.
  constructor(app) {
    this.app = app;
  }

  moves() {
    const { hand } = this.app;
    return {
      card: (at) => hand.fan.play(at),
      p: () => this.click("pass"),
      b: () => this.toChoices(),
      c: () => hand.fan.focus(),
      m: () => {
        openMenu(this.app);
        return true;
      },
    };
  }

  // Focuses the bids or other choices, rather than a pass or a hint; returns whether there are any.
  toChoices() {
    const buttons = this.app.acts.buttons();
    const first = buttons.find((button) => !button.matches(".does-pass, .does-hint, .does-take_back, .step")) ?? buttons[0];
    first?.focus();
    return Boolean(first);
  }

  click(does) {
    const button = this.app.acts.buttons().find((one) => one.classList.contains(`does-${does}`));
    button?.click();
    return Boolean(button);
  }

  list() {
    return [
      ["1 … 9 0", word("keys-cards")],
      ["P", word("keys-pass")],
      ["B", word("play-keys-acts")],
      ["C", word("play-keys-cards")],
      ["← →", word("keys-arrows")],
      ["− +", word("play-keys-step")],
      ["Enter", word("keys-enter")],
      ["M", word("play-menu")],
      ["?", word("keys-help")],
    ];
  }

  show() {
    return showKeys(this.list());
  }
}
