// Lines about people who have come: to the room, or to a seat in the middle of a game.
import { word } from "../words.js";

// `before` and `room` are the room as it was and is, `board` is the table on the felt.
export function arrived(before, room, board) {
  const known = new Set(before.people.map(({ id }) => id));
  const seats = board?.picture?.data.seats;
  const hasSeat = !seats || (!board.contest && seats.some(({ person }) => !person)); // a built-in player's
  const fresh = room.people.filter(({ id, mine }) => !mine && !known.has(id));
  return fresh.map(({ name }) => word(hasSeat ? "play-came" : "play-watching", { name, names: name }));
}

// `before` and `data` are the last and the new picture of a table, `mine` is the own id.
export function seated(before, data, mine) {
  const came = data.seats.filter(({ person, name, left }, at) => {
    const was = before.seats[at];
    return person && person !== mine && was && was.name !== name && (!was.person || left);
  });
  return came.map(({ name }) => word("play-comes-in", { name }));
}
