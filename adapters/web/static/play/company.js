// Lines about people who have come: to the room, or to a seat in the middle of a game.
import { word } from "../words.js";

// `before` and `room` are the room as it was and is, `view` is of the table on the felt.
export function arrived(before, room, view) {
  const known = new Set(before.people.map(({ id }) => id));
  const hasSeat = !view?.seats || (!view.contest && view.seats.some((seat) => !seat.is_person)); // a built-in player's
  const fresh = room.people.filter(({ id, mine }) => !mine && !known.has(id));
  return fresh.map(({ name }) => word(hasSeat ? "play-came" : "play-watching", { name, names: name }));
}

// `before` and `data` are what the felt has shown and shows.
export function seated(before, data) {
  const came = data.seats.filter(({ is_person: isPerson, own, name, left }, at) => {
    const was = before.seats[at];
    return isPerson && !own && was && was.name !== name && (!was.is_person || left);
  });
  return came.map(({ name }) => word("play-comes-in", { name }));
}
