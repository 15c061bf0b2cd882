// A card that is chosen before the own turn. Only this page knows it, and sends it when the turn comes. A card that is
// not legal then, or that needs a further choice, is dropped.
import { cardName } from "../spoken.js";
import { choicesOf, isToMove } from "../views.js";
import { word } from "../words.js";
import { preference } from "./preferences.js";

const SEEN = 350; // milliseconds to see what was played before
// If others play, the card waits for a random time, so that its speed does not show that it was chosen before.
const LEAST = 1000;
const MOST = 2600;
const DECLARES = new Set(["marriage", "four_aces"]);

export class Premove {
  // `press(button)` plays a card, `say(text)` tells the person, `alone()` returns whether nobody else plays.
  constructor({ press, say, alone }) {
    this.press = press;
    this.say = say;
    this.alone = alone;
    this.mark = (_code) => {};
    this.card = ""; // empty for none
    this.view = undefined; // the table as it is now
    this.count = 0; // the cards in the hand
    this.timer = undefined; // until the card is sent
  }

  // `mark(code)` is called with the card that is chosen now.
  marks(mark) {
    this.mark = mark;
  }

  // Chooses a card, or cancels the choice; returns whether cards can be chosen now.
  toggle(code) {
    if (!preference("premove") || !code) return false;
    const taken = this.card === code;
    this.set(taken ? "" : code);
    this.say(taken ? word("play-premove-off") : word("play-premove-set", { card: cardName(code) }));
    return true;
  }

  set(code) {
    clearTimeout(this.timer);
    this.timer = undefined;
    this.card = code;
    this.mark(code);
  }

  drop() {
    if (this.card) this.set("");
  }

  // Updates the table: `cards` are the codes of the hand.
  update(view, cards) {
    const grown = cards.length > this.count; // another hand
    this.count = cards.length;
    this.view = view;
    if (!this.card) return;
    if (grown || !cards.includes(this.card)) this.drop();
    else if (isToMove(view)) this.timer ??= setTimeout(() => this.send(), this.pause());
  }

  pause() {
    if (this.alone()) return SEEN;
    const [drawn] = crypto.getRandomValues(new Uint32Array(1));
    return LEAST + (drawn / 2 ** 32) * (MOST - LEAST);
  }

  send() {
    const { card, view } = this;
    this.set("");
    if (!isToMove(view)) return;
    const buttons = choicesOf(view).flat();
    const button = buttons.find((one) => one.card === card && one.style !== "muted");
    const declares = buttons.some((one) => DECLARES.has(one.kind)) && "KQA".includes(card[0]);
    if (button && !declares) this.press(button);
    else this.say(word("play-premove-not", { card: cardName(card) }));
  }
}
