// The first page: one table. It shows the server's views as felt, plates and cards, and acts by
// presses and typed lines, as in a chat.
import { fourColoursWhere, useFaces } from "../cards.js";
import { host } from "../hosts/host.js";
import * as identity from "../identity.js";
import { settingAddress } from "../language.js";
import { knowCommands } from "../markup.js";
import { invitedTo, makeRoom } from "../rooms.js";
import { loadWords, word } from "../words.js";
import { linksLead, openBoard, watchForStudies } from "./boards.js";
import { alone, entry, invited, nameHere, notInvited, tablesBefore } from "./doors.js";
import { faceHere } from "./faces.js";
import { dress, preference } from "./preferences.js";
import { Seating } from "./seating.js";
import { enter, languageHere, notSignedIn, rememberTable, windowPlace } from "./window.js";

const isAlone = location.pathname === "/app/study"; // the study board for any browser, under the address of windows
const SEATS = 3; // at a table that *Play now* opens

document.getElementById("unready").remove();
const entered = host.isWindow ? await enter() : {};
const setting = await (await fetch(settingAddress(languageHere()))).json();
await loadWords(setting.language, setting.words);
useFaces(setting.faces);
linksLead(setting.board);
fourColoursWhere(() => preference("fourColour"));
dress();
knowCommands(setting.commands.map(({ name }) => name));
document.title = word("play-page");

const main = document.getElementById("table");

let seating = null; // at a table, if one is shown
let shown = location.pathname; // the shown page: a table, or the doors

// Creates a room with this person in it, and changes the address to it.
async function open() {
  const code = await makeRoom({ people: 1, name: nameHere(), face: faceHere(), language: setting.language });
  history.pushState(null, "", identity.roomPath("", code));
  shown = location.pathname;
}

const isAlike = (last) => last.names.length === 1 && [word("play-me"), last.names[0]].includes(nameHere());

// What each door does; `first` is called once the person sits at a table. Whoever sat here last and is `same` comes back,
// with their games; everybody else gets a new table.
function through(first, { seats = SEATS, same = isAlike } = {}) {
  return async () => {
    const [last] = identity.known();
    if (last && same(last)) {
      identity.take(last.key, last.code);
      history.pushState(null, "", identity.roomPath("", last.code));
      shown = location.pathname;
    } else await open();
    sit(first, seats);
  };
}

function sit(first, seats = SEATS) {
  main.replaceChildren();
  const place = { address: identity.roomPath("talk"), hello: { key: identity.key() }, remember: identity.remember };
  seating = new Seating(main, setting, { leave, seats, place });
  if (first) seating.hearing.whenSeated(first);
}

// Opens the study board. A visitor without a seat gets a table when something needs a person.
function study(what = {}) {
  if (seating) return seating.hearing.whenSeated((table) => table.doing.openBoard(what));
  const enter = isAlone ? null : () => new Promise((done) => through((table) => done(table.doing.who))());
  const from = /** @type {HTMLElement} */ (document.activeElement);
  return openBoard({ ...what, who: null, enter, closed: () => from.focus() }, document.getElementById("toasts"));
}

function leave(why) {
  seating.sheets.end();
  if (["room-gone", "play-all-deleted"].includes(why)) identity.forget();
  showEntry(why);
}

function showEntry(why = "") {
  seating = null;
  document.getElementById("top").replaceChildren();
  main.className = "table entrance";
  main.replaceChildren(
    entry({
      why,
      bots: setting.bots,
      played: setting.played,
      people: setting.people,
      back: tablesBefore(),
      doors: {
        people: through((table) => table.among.enter()),
        mine: through((table) => table.openOwn("/stats"), { same: () => true }),
        now: through((table) => table.opening.begin()),
        fresh: through((table) => table.doing.openPositions("lesson", { first: true })),
        daily: through((table) => table.doing.inPrivate("/daily")),
        rules: (preset, seats) => through((table) => table.opening.begin(preset), { seats })(),
        puzzles: through((table) => table.doing.openPositions("puzzle")),
        study,
        howto: through((table) => table.doing.inPrivate("/rules minute")),
        invite: through((table) => table.opening.inviteFriends(), { same: () => false }),
        chat: async () => {
          const code = await makeRoom({ people: 2, language: setting.language });
          location.href = identity.roomPath("chat", code);
        },
      },
    }),
  );
}

// A table inside a chat client. A signed-out person is signed in again if the client's data is recent enough.
function sitInWindow(session) {
  main.replaceChildren();
  if (session.why) {
    main.className = "table entrance";
    main.replaceChildren(notSignedIn(session.why));
    return;
  }
  const place = windowPlace(session);
  const leave = async () => sitInWindow(await enter({ anew: true }));
  seating = new Seating(main, setting, { leave, seats: SEATS, place });
  place.shows = rememberTable;
}

async function begin() {
  if (host.isWindow) {
    host.ready();
    document.body.classList.add("in-window");
    sitInWindow(entered);
  } else if (isAlone) {
    main.className = "table entrance";
    main.replaceChildren(alone(study));
  } else if (identity.roomCode() === null) showEntry();
  else if (identity.invitation()) {
    const told = await invitedTo(setting.language);
    main.className = "table entrance";
    const form = () => invited({ language: setting.language, told, seated: () => sit((table) => table.doing.command("/join")) });
    main.replaceChildren(told.why ? notInvited(told.why) : form());
  } else sit();
}

// The page of a table's group chat has its own link back to the table.
addEventListener("popstate", () => location.pathname === shown || location.reload());
begin();
watchForStudies(study);
