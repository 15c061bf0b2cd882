// Which of the person's games is on the felt: the room's, or a practice game, a lesson or a deal of the day beside it.
import { isLobby } from "./lobby.js";
import { buttonFor, isPast, isTable } from "./messages.js";

export class Games {
  constructor(messages) {
    this.messages = messages;
    this.at = undefined; // the code of the table on the felt
    this.opening = false; // whether the next new table was asked for here
    this.known = new Set(); // the tables whose boards were there before the last changes
  }

  // Handles a changed message. A new table of this person's own, or one requested here, comes onto the felt at once;
  // another table of the room, or a table where the person has just got a seat, only while no game is on the felt.
  meet(before, message, { chats, mine }) {
    const code = this.messages.tableOf(message);
    const sat = before && !this.sitsAt(mine, before) && this.sitsAt(mine, message);
    if (!code || message.surface !== "board" || (this.known.has(code) && !sat)) return;
    if (message.chat === mine || this.opening || !this.isLive(this.board(chats, mine))) this.at = code;
    this.opening = false;
  }

  // The board on the felt, among the boards of some chats: at first one where the person has a seat, if there is one.
  // `finished` is the result of the last hand.
  board(chats, mine, finished = null) {
    const boards = this.messages.boards(chats);
    for (const board of boards) this.known.add(this.messages.tableOf(board));
    const found = boards.find((board) => this.messages.tableOf(board) === this.at);
    if (found) return found;
    const waits = (finished && finished.facts.table === this.at && !isPast(finished)) || this.messages.closed.has(this.at);
    if (this.at && waits) return undefined; // its next hand or its end will come
    const board = (this.at ? null : boards.findLast((one) => this.sitsAt(mine, one))) ?? boards.at(-1);
    // A tournament's page announces the start of a round, and the round's page follows a moment later.
    const comes = this.at && this.messages.has(this.at, chats) && !this.isLive(board);
    if (!comes) this.at = board && this.messages.tableOf(board);
    return board;
  }

  // The board of another game that goes on, or of a lobby where the person has a seat.
  other(chats, mine) {
    const goesOn = (board) => this.isLive(board) || this.sitsAt(mine, board);
    return this.messages.boards(chats).findLast((board) => goesOn(board) && this.messages.tableOf(board) !== this.at);
  }

  goTo(board) {
    this.at = this.messages.tableOf(board);
  }

  // Whether a person has a seat at a board's lobby or game.
  sitsAt(person, board) {
    const seats = isLobby(board) ? board.facts.seats : this.isLive(board) ? board.picture.data.seats : [];
    return seats.some((seat) => seat.person === person);
  }

  // Whether the game of a board is in play: its cards are dealt, and it is not over.
  isLive(board) {
    return isTable(board) && !buttonFor(board, "again");
  }
}
