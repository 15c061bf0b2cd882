// The way into a table from inside a chat client: signing in by the client's data, and coming back after a reload.
import { element } from "../element.js";
import { host } from "../hosts/host.js";
import { keep, kept } from "../kept.js";
import { word } from "../words.js";

const ENTERED = "entered"; // in this tab: { by, session, table, language }
const LINES = { later: "window-later", declined: "window-declined" };
const AGAIN = 2000; // milliseconds until signing in is tried again after a failure of the network

// Returns { session, table, language }, or { why } for a refusal.
export async function enter({ anew = false } = {}) {
  const before = read();
  if (!anew && before?.session && before.by === host.opening) return before;
  const given = await asked();
  // If only the session has ended, the open table stays.
  const entered = before?.by === host.opening && given.session ? { ...given, table: before.table } : given;
  remember({ ...entered, by: host.opening });
  return entered;
}

async function asked() {
  for (;;) {
    try {
      const data = await host.proof();
      if (!data) return { why: host.name === "discord" ? "declined" : "old" };
      // As plain text: for another content type a frame without an origin would need a preflight request.
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

// Stores the table that a reload comes back to.
export function rememberTable(table) {
  remember({ ...read(), table });
}

export function languageHere() {
  return read()?.language ?? "";
}

// Shown to a person who could not be signed in.
export function notSignedIn(why) {
  const line = LINES[why] ?? "window-old";
  return element("div", { className: "hero" }, element("h1", { className: "hero-title" }, word("play-title")), element("p", { className: "refused", role: "alert" }, word(line)));
}

// The connection and identification of a window's page. `refused(why)` is called if it is signed out.
export function windowPlace(entered) {
  return {
    window: true,
    address: "/app/talk",
    invite: host.invites ? () => host.invite() : null,
    hello: { key: entered.session, table: entered.table ?? "" },
    remember() {},
  };
}
