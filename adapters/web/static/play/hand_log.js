// The log of the hand: bids, talon, gifts, contract, marriages, tricks and its end as short lines. A trick that the rules allow to
// see again can be pressed.
import { Drawn, element } from "../element.js";
import { cardName, suitName } from "../spoken.js";
import { suitOfLetter } from "../suits.js";
import { word } from "../words.js";
import { trickOf } from "./ends.js";

export class HandLog {
  // `show(title, nodes)` shows a trick in a window.
  constructor(show) {
    this.show = show;
    this.drawn = new Drawn();
    this.hand = 0; // the number of the hand that goes on here
    this.title = element("h3", {});
    this.list = element("ol", { tabIndex: 0, aria: { label: word("play-log") } });
    this.root = element("section", { className: "hand-log", hidden: true }, this.title, this.list);
  }

  // Between two hands it stays as it was, with the end of the hand.
  update(view) {
    if (view?.result && view.result.hand === this.hand) this.close(view.result);
    if (!view?.log || !this.drawn.isNew([view.log, view.seats.map(({ name }) => name), view.first_trick])) return;
    this.hand = view.hand_number;
    this.root.hidden = false;
    this.title.textContent = view.title;
    this.list.replaceChildren(...view.log.filter(({ kind }) => kind !== "look").map((line) => this.line(line, view)));
    this.list.scrollTop = this.list.scrollHeight;
  }

  // The last line tells how the hand ended.
  close({ words }) {
    this.hand = 0;
    this.list.append(element("li", { data: { kind: "end" } }, element("b", {}, words)));
    this.list.scrollTop = this.list.scrollHeight;
  }

  line(line, view) {
    const { seat, to } = line;
    const person = (at) => element("bdi", { className: `hue-${at}` }, nameOf(view, at));
    const who = line.kind === "talon" ? word("play-talon-of") : person(seat);
    const receiver = to === undefined ? [] : [" → ", person(to)];
    return element("li", { data: { kind: line.kind } }, who, ...receiver, " ", ...this.told(line, view));
  }

  told({ kind, words, value, cards = [] }, view) {
    if (kind === "contract") return [element("b", { className: "plays", title: word("play-contract", { contract: value }) }, String(value))];
    if (kind === "marriage") return [suitSign(cards[0], suitOfLetter(cards[0]).symbol, suitName(cards[0])), ` +${value}`];
    if (kind === "four_aces") return [`${words} +${value}`];
    if (kind === "trick") return [this.trick(value, view)];
    return kind === "bid" || kind === "pass" ? [words] : cards.length ? cards.flatMap((card) => [cardSign(card), " "]) : ["🂠"];
  }

  // A trick by its number; with its cards, as a button, where they may be seen.
  trick(number, view) {
    const title = word("play-trick", { number });
    const seen = number === view.taken ? view.last_trick : number === 1 ? view.first_trick : undefined;
    if (!seen) return title;
    const cards = seen.cards.map(({ seat, card }) => [nameOf(view, seat), card]);
    const shown = () => this.show(title, [trickOf(title, { cards, winner: nameOf(view, seen.winner) }, view.four_colours)]);
    return element("button", { type: "button", className: "link", onclick: shown }, title, " ", ...seen.cards.flatMap(({ card }) => [cardSign(card), " "]));
  }
}

const nameOf = ({ seats }, seat) => (seats[seat].own ? word("play-own") : seats[seat].name);

const cardSign = (card) => suitSign(card[1], card[0].replace("T", "10") + suitOfLetter(card[1]).symbol, cardName(card));

function suitSign(letter, written, spoken) {
  return element("span", { className: `suit ${suitOfLetter(letter).name}`, role: "img", aria: { label: spoken } }, `${written}\uFE0E`);
}
