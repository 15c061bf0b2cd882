// The way into a table from inside a chat client: signing in by what the client says, and coming back after a reload.
import { element } from "../element.js";
import { host } from "../hosts/host.js";
import { keep, kept } from "../kept.js";
import { word } from "../words.js";

const ENTERED = "entered"; // in this tab: { by, session, table, language }
const LINES = { later: "window-later", declined: "window-declined" };
const AGAIN = 2000; // milliseconds until signing in is tried again after a failure of the network

// Returns { session, table, language }, or { why } it is not to be.
export async function enter({ anew = false } = {}) {
  const before = read();
  if (!anew && before?.session && before.by === host.opening) return before;
  const told = await asked();
  // The table that was open stays, if only the session has ended.
  const entered = before?.by === host.opening && told.session ? { ...told, table: before.table } : told;
  remember({ ...entered, by: host.opening });
  return entered;
}

async function asked() {
  for (;;) {
    try {
      const data = await host.proof();
      if (!data) return { why: host.name === "discord" ? "declined" : "old" };
      // As plain text: a frame without an origin would have to ask before it sends anything else.
      const answer = await fetch("/app/enter", { method: "POST", body: JSON.stringify({ platform: host.name, data }), cache: "no-store" });
      if (answer.status < 500) return await answer.json();
    } catch {
      // the network is gone for a moment
    }
    await new Promise((done) => setTimeout(done, AGAIN));
  }
}

function read() {
  try {
    return JSON.parse(kept(ENTERED) ?? "null");
  } catch {
    return null;
  }
}

function remember(entered) {
  keep(ENTERED, JSON.stringify(entered));
}

// The table that a reload comes back to.
export function rememberTable(table) {
  remember({ ...read(), table });
}

export function languageHere() {
  return read()?.language ?? "";
}

// What is shown to whoever could not be signed in.
export function notSignedIn(why) {
  const line = LINES[why] ?? "window-old";
  return element("div", { className: "hero" }, element("h1", { className: "hero-title" }, word("play-title")), element("p", { className: "refused", role: "alert" }, word(line)));
}

// Where a page of a window connects to, and how it says who it is. `refused(why)` is called where it is signed out.
export function windowPlace(entered) {
  return {
    window: true,
    address: "/app/talk",
    invite: host.invites ? () => host.invite() : null,
    hello: { session: entered.session, table: entered.table ?? "" },
    remember() {},
  };
}
