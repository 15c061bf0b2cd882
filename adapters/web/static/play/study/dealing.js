// Cards and the places they are dealt to: by dragging, by a press on a card and then on a place, or by typing.
import { cardFace } from "../../cards.js";
import { element } from "../../element.js";
import { cardName } from "../../spoken.js";
import { suitOfSymbol } from "../../suits.js";
import { word } from "../../words.js";

const SUITS = "SCDH";
const RANKS = "ATKQJ9";
const DECK = [...SUITS].flatMap((suit) => [...RANKS].map((rank) => rank + suit));
const LEFT = "left"; // the place of the cards that are not dealt

export class Dealing {
  // `layout` says how many cards go where; `before` has the cards dealt before, { card: place }, or is null.
  constructor({ layout, names, inPlay, before }) {
    const talon = layout.talons * layout.talon;
    this.names = names;
    this.inPlay = inPlay;
    this.chosen = ""; // the pressed card
    this.places = new Map([[LEFT, this.place(LEFT, word(inPlay ? "board-played" : "board-left"), 0, true)]]);
    const held = inPlay ? layout.hand + layout.passes : layout.hand;
    names.forEach((name, seat) => this.places.set(`hand-${seat}`, this.place(`hand-${seat}`, name, held, inPlay)));
    if (inPlay) {
      this.places.set("trick", this.place("trick", word("board-trick"), names.length, true));
      if (layout.discard) this.places.set("discards", this.place("discards", word("board-discards"), 0, true));
      if (layout.stock) this.places.set("stock", this.place("stock", word("board-stock"), 0, true));
    } else if (talon) this.places.set("talon", this.place("talon", word("play-talon-of"), talon, false));
    this.dealt = {};
    this.order = {}; // card -> its place among those that were dealt
    Object.keys(before ?? {}).forEach((card, at) => (this.order[card] = at));
    this.moves = DECK.length; // how many cards were dealt
    for (const card of DECK) this.dealt[card] = this.hasRoom(before?.[card]) ? before[card] : LEFT;
    this.spoken = element("p", { className: "spoken", role: "status" });
    this.root = element("div", { className: "study-dealing" }, ...[...this.places.values()].map(({ root }) => root), this.spoken);
    this.draw();
  }

  // Whether another card can be dealt to a place.
  hasRoom(name) {
    const place = this.places.get(name);
    return Boolean(place) && (!place.wanted || this.cardsOf(name).length < place.wanted);
  }

  // A place: its name and how many cards it has, a field to type them, and the cards.
  place(name, label, wanted, isFree) {
    const count = element("span", { className: "soft" });
    const cards = element("div", { className: "study-place-cards" });
    const typed = element("input", { type: "text", autocomplete: "off", spellcheck: false, placeholder: "AS TS KH", aria: { label: `${label}: ${word("board-typed")}` } });
    typed.addEventListener("change", () => this.type(name, typed.value));
    const put = element("button", { type: "button", className: "act plain study-put", aria: { label: `${word("board-put")}: ${label}` } }, word("board-put"));
    put.addEventListener("click", () => this.move(this.chosen, name));
    const root = element("section", { className: "study-place", data: { place: name }, aria: { label } },
      element("h3", {}, label, " ", count), cards,
      element("div", { className: "study-typed" }, ...(name === LEFT ? [] : [typed]), put));
    root.addEventListener("dragover", (event) => event.preventDefault());
    root.addEventListener("drop", (event) => {
      event.preventDefault();
      event.stopPropagation();
      const card = event.dataTransfer.getData("text/plain");
      if (DECK.includes(card)) this.move(card, name);
    });
    return { root, label, count, cards, typed, put, wanted, isFree };
  }

  cardsOf(name) {
    return DECK.filter((card) => this.dealt[card] === name);
  }

  // Deals a card to a place, and says so.
  move(card, name) {
    if (!card) return;
    this.dealt[card] = name;
    this.order[card] = this.moves++;
    this.chosen = "";
    this.draw();
    this.spoken.textContent = `${cardName(card)}: ${this.places.get(name).label}`;
    /** @type {HTMLElement} */ (this.root.querySelector(`[data-card="${card}"]`))?.focus();
  }

  // Deals the typed cards to a place, and takes back those that lay there. Text that is not a card stays in the field.
  type(name, text) {
    const { cards, rest } = cardsIn(text);
    for (const card of this.cardsOf(name)) this.dealt[card] = LEFT;
    for (const card of cards) this.dealt[card] = name;
    for (const card of cards) this.order[card] = this.moves++;
    this.draw();
    const { typed, label } = this.places.get(name);
    typed.setAttribute("aria-invalid", String(Boolean(rest)));
    if (rest) typed.value = text;
    this.spoken.textContent = `${label}: ${rest ? word("board-no-cards", { text: rest }) : cards.map(cardName).join(", ")}`;
  }

  // Takes all cards back.
  clear() {
    for (const card of DECK) this.dealt[card] = LEFT;
    this.draw();
  }

  draw() {
    for (const [name, place] of this.places) {
      const cards = this.cardsOf(name);
      const wanted = place.isFree ? "" : ` / ${place.wanted}`;
      place.count.textContent = `${cards.length}${wanted}`;
      place.root.classList.toggle("full", !place.isFree && cards.length === place.wanted);
      place.typed.value = this.inOrder(cards).join(" ");
      place.put.hidden = !this.chosen || this.dealt[this.chosen] === name;
      place.cards.replaceChildren(...this.inOrder(cards).map((card) => this.card(card)));
    }
  }

  // Returns cards in the order in which they were dealt. That matters in the trick, the talon and the stock.
  inOrder(cards) {
    const [first] = cards;
    if (!["trick", "talon", "stock"].includes(this.dealt[first])) return cards;
    return [...cards].sort((one, other) => (this.order[one] ?? 0) - (this.order[other] ?? 0));
  }

  card(card) {
    const made = element("button", { type: "button", className: "study-card", draggable: true, data: { card }, aria: { label: cardName(card), pressed: String(card === this.chosen) } }, cardFace(card));
    made.addEventListener("click", () => {
      this.chosen = this.chosen === card ? "" : card;
      this.draw();
      /** @type {HTMLElement} */ (this.root.querySelector(`[data-card="${card}"]`)).focus();
    });
    made.addEventListener("dragstart", (event) => event.dataTransfer.setData("text/plain", card));
    return made;
  }

  // The cards for the server. With `random` a hand without cards is dealt at random from the rest.
  position(random) {
    const hand = (seat) => this.cardsOf(`hand-${seat}`);
    const hands = this.names.map((_, seat) => (random && !hand(seat).length ? null : hand(seat)));
    const discards = this.cardsOf("discards");
    if (this.inPlay) return { hands, trick: this.inOrder(this.cardsOf("trick")), stock: this.inOrder(this.cardsOf("stock")), discards: discards.length ? discards : null };
    const talon = this.inOrder(this.cardsOf("talon"));
    return { hands, talon: random && !talon.length ? null : talon };
  }

  // Marks the place that makes a position impossible; nothing for no place.
  blame(where) {
    const place = where?.seat === undefined ? this.dealt[where?.card] : `hand-${where.seat}`;
    for (const [name, { root }] of this.places) root.classList.toggle("blamed", name === place);
  }
}

// The cards in a text, with or without spaces, as codes or with symbols; `rest` is the text that is not a card.
function cardsIn(text) {
  const cards = [];
  const rest = text
    .toUpperCase()
    .replace(/[♠♣♦♥]\uFE0E?/g, (suit) => suitOfSymbol(suit[0]).letter)
    .replace(/(10|[ATKQJ9])([SCDH])/g, (_, rank, suit) => {
      cards.push((rank === "10" ? "T" : rank) + suit);
      return " ";
    })
    .replace(/[\s,;]+/g, " ");
  return { cards: [...new Set(cards)], rest: rest.trim() };
}
