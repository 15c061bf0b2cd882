// The views that the server has sent: what the person in front of this page may see of each table. Sentences in them are plain text.
export class Views {
  constructor() {
    this.known = new Map(); // by table: { revision, view }
  }

  // Takes a whole view, or what has changed since another one. Returns false if that one is not known here.
  take({ table, revision, base, view, changes }) {
    const before = this.known.get(table);
    if (base !== undefined && before?.revision !== base) return false;
    this.known.set(table, { revision, view: base === undefined ? view : changed(before.view, changes) });
    return true;
  }

  of(table) {
    return this.known.get(table)?.view;
  }
}

// An object or a list after changes by field or place: `[value]` is what stands there now, `[]` says that a field is gone.
function changed(known, changes) {
  const now = Array.isArray(known) ? [...known] : { ...known };
  for (const [name, change] of Object.entries(changes)) {
    if (!Array.isArray(change)) now[name] = changed(known[name], change);
    else if (change.length) [now[name]] = change;
    else delete now[name];
  }
  return now;
}

// Whether people still gather at a table.
export function isLobby(view) {
  return Boolean(view?.lobby?.open);
}

// Whether it is the page of a tournament, and not one of its tables.
export function isTournament(view) {
  return view?.kind === "tournament";
}

// Whether a game goes on, and its board shows cards.
export function isLive(view) {
  return view?.kind === "game" && view.stage === "playing" && !view.between && !view.over;
}

// Whether the reader is to choose something.
export function isToMove(view) {
  return isLive(view) && Boolean(view.question.own) && !view.question.by_itself;
}

// The reader's choices, in rows. A move that the bot makes is none.
export function choicesOf(view) {
  return (view?.question?.by_itself ? null : view?.own?.choices) ?? [];
}

// The bids or contracts that the reader may name, lowest first, where there are several.
export function valuesOf(view) {
  const { data, kind, each = [] } = view?.own?.values ?? {};
  return each.map(([label, differs]) => ({ label, kind, data: data.replace("*", differs) }));
}

const ON_THE_PLATE = new Set(["dealer", "declarer"]); // marks with a sign of their own

// A game as the data that a felt is drawn from.
export function feltOf(view) {
  const last = view.phase === "play" ? view.last_trick : undefined; // it lies there until the next one begins
  const seats = view.seats.map((seat) => {
    const marks = (seat.marks ?? []).filter(({ code }) => !ON_THE_PLATE.has(code)).map(({ words }) => words);
    return { ...seat, marks };
  });
  return {
    seats,
    title: view.title,
    heading: view.question.words,
    to_act: view.question.seat ?? null,
    dealer: view.dealer,
    declarer: view.declarer ?? null,
    contract: String(view.contract ?? ""),
    auction: (view.bids ?? []).filter(({ words }) => words).map(({ seat, words }) => ({ seat, bid: words })),
    trump: view.trump ?? null,
    trick: view.trick ?? last?.cards ?? [],
    winning: view.winning ?? null,
    last: last?.cards ?? [],
    last_winner: last?.winner ?? null,
    talon: view.talon ?? [],
    stock: view.stock ?? 0,
    four_colour: view.four_colours ?? false,
    clock: view.clock,
  };
}
