// The identity of this page's people. A room's address gives no access: the holder of a key plays the key's people.
// This tab stores its keys; the browser stores the keys of rooms in which a person has acted. Only looking at a page
// stores nothing. No other module knows where keys are stored.
const KEPT = "tables"; // in localStorage: [{ code, key, names, at, by }], the last used first; `by`: an invitation
const KEPT_LIMIT = 20;
const SECRET = 16; // random bytes in a key

// The code of the room in the address; null outside rooms.
export function roomCode() {
  return location.pathname.match(/\/t\/([0-9a-f]+)(?:\/|$)/)?.[1] ?? null;
}

// Where a room's pages are: "" is its table, "chat" its group chat, "talk" its connection.
export function roomPath(part = "", code = roomCode()) {
  const root = location.pathname.replace(/(?:t\/[0-9a-f]+(?:\/.*)?)?$/, "");
  return `${root}t/${code}${part && `/${part}`}`;
}

// This tab's key, else the last key that this browser used in the room; empty if there is none.
export function key(code = roomCode()) {
  return sessionStorage.getItem(`key:${code}`) ?? known().find((one) => one.code === code)?.key ?? "";
}

// Gives this tab a key. `by` is the invitation that it came with.
export function take(key, code = roomCode(), by = "") {
  sessionStorage.setItem(`key:${code}`, key);
  if (by) sessionStorage.setItem(`by:${key}`, by);
  sessionStorage.removeItem(`invited:${code}`);
}

// Stores the key in this browser; called when somebody acts. `names` are shown to people.
export function remember(names = [], code = roomCode()) {
  const mine = key(code);
  if (!mine) return;
  const others = known().filter((one) => one.key !== mine);
  const by = sessionStorage.getItem(`by:${mine}`) ?? known().find((one) => one.key === mine)?.by ?? "";
  keep([{ code, key: mine, names, at: Date.now(), by }, ...others].slice(0, KEPT_LIMIT));
}

// Forgets the key that is used here, in this tab and this browser.
export function forget(code = roomCode()) {
  const mine = key(code);
  keep(known().filter((one) => one.key !== mine));
  sessionStorage.removeItem(`key:${code}`);
}

// The stored rooms, the last used first: [{ code, key, names, at, by }].
export function known() {
  try {
    return JSON.parse(localStorage.getItem(KEPT)) ?? [];
  } catch {
    return [];
  }
}

function keep(tables) {
  if (tables.length) localStorage.setItem(KEPT, JSON.stringify(tables));
  else localStorage.removeItem(KEPT);
}

// This tab's invitation, until somebody has used it; empty if there is none.
export function invitation(code = roomCode()) {
  return sessionStorage.getItem(`invited:${code}`) ?? "";
}

export function newKey() {
  const bytes = crypto.getRandomValues(new Uint8Array(SECRET));
  return btoa(String.fromCharCode(...bytes)).replaceAll("+", "-").replaceAll("/", "_").replaceAll("=", "");
}

// The part of an address after # is not sent to the server. It is removed, so that nobody can read or copy it.
function readAddress() {
  const [, name, secret] = location.hash.match(/^#(key|invited)=([A-Za-z0-9_-]{1,64})$/) ?? [];
  if (!name) return false;
  history.replaceState(null, "", location.pathname);
  if (roomCode() === null) return false;
  const sat = name === "invited" && known().find((one) => one.code === roomCode() && one.by === secret);
  if (name === "key") take(secret);
  else if (sat) take(sat.key); // a guest who used it returns to their seat
  else sessionStorage.setItem(`invited:${roomCode()}`, secret);
  return true;
}

readAddress();
addEventListener("hashchange", () => readAddress() && location.reload());
