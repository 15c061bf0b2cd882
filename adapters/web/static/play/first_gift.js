// Before the first card that a newcomer gives away, the felt asks once more.
import { cardName } from "../spoken.js";
import { choicesOf } from "../views.js";
import { word } from "../words.js";
import { prefer, preference } from "./preferences.js";

export class FirstGift {
  // `app` is the Seating.
  constructor(app) {
    this.app = app;
    this.asked = ""; // the data of the button that it asks about; empty for none
  }

  // Whether it asks about a pressed card instead of giving it away. The same card pressed again is given.
  asks(button) {
    const { own, seats } = this.app.view;
    const isFirst = own?.learns && own.gives_to !== undefined && button.card && button.style !== "muted" && !preference("gave");
    if (!isFirst) return false;
    if (button.data === this.asked) {
      this.sure();
      return false;
    }
    const { acts, felt, teller } = this.app;
    const sentence = word("play-gift-sure", { card: cardName(button.card), name: seats[own.gives_to].name });
    this.asked = button.data;
    felt.hint(own.gives_to);
    teller.say([sentence]);
    acts.ask(sentence, [
      [word("play-gift-yes"), () => this.give(button)],
      [word("play-gift-no"), () => this.done()],
    ]);
    this.app.lead(sentence); // an enlarged page may be scrolled to the card
    return true;
  }

  // Whether the question is still about one of the choices.
  isOpen(view) {
    return this.asked !== "" && choicesOf(view).flat().some(({ data }) => data === this.asked);
  }

  give(button) {
    this.sure();
    return this.app.doing.press("hand", button);
  }

  sure() {
    this.asked = "";
    prefer("gave", true);
  }

  done() {
    this.asked = "";
    this.app.show();
    this.app.hand.fan.focus();
  }
}
