// Who plays here. A room's address names it and opens nothing; its people are played by whoever holds a key. This tab
// keeps the keys that it plays by, and the browser those of rooms in which somebody has done something: to look at a
// page leaves nothing. No other module knows where keys are kept.
const KEPT = "tables"; // in localStorage: [{ code, key, names, at, by }], the last used first; `by`: an invitation
const KEPT_LIMIT = 20;
const SECRET = 16; // bytes of chance in a key

// The code of the room in the address; null outside of rooms.
export function roomCode() {
  return location.pathname.match(/\/t\/([0-9a-f]+)(?:\/|$)/)?.[1] ?? null;
}

// Where a room's pages are: "" is its table, "chat" its group chat, "talk" its connection.
export function roomPath(part = "", code = roomCode()) {
  const root = location.pathname.replace(/(?:t\/[0-9a-f]+(?:\/.*)?)?$/, "");
  return `${root}t/${code}${part && `/${part}`}`;
}

// The key that this tab plays by, else the last one that this browser has used in the room; empty if there is none.
export function key(code = roomCode()) {
  return sessionStorage.getItem(`key:${code}`) ?? known().find((one) => one.code === code)?.key ?? "";
}

// From now on this tab plays by a key. `by` is the invitation that it came with.
export function take(key, code = roomCode(), by = "") {
  sessionStorage.setItem(`key:${code}`, key);
  if (by) sessionStorage.setItem(`by:${key}`, by);
  sessionStorage.removeItem(`invited:${code}`);
}

// Has this browser come back by the key: to be called when somebody does something. `names` tell people what it is.
export function remember(names = [], code = roomCode()) {
  const mine = key(code);
  if (!mine) return;
  const others = known().filter((one) => one.key !== mine);
  const by = sessionStorage.getItem(`by:${mine}`) ?? known().find((one) => one.key === mine)?.by ?? "";
  keep([{ code, key: mine, names, at: Date.now(), by }, ...others].slice(0, KEPT_LIMIT));
}

// Has neither this tab nor this browser come back by the key that is used here.
export function forget(code = roomCode()) {
  const mine = key(code);
  keep(known().filter((one) => one.key !== mine));
  sessionStorage.removeItem(`key:${code}`);
}

// What this browser can go back to, the last used first: [{ code, key, names, at, by }].
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

// The invitation that this tab came by, until somebody has sat down by it; empty if there is none.
export function invitation(code = roomCode()) {
  return sessionStorage.getItem(`invited:${code}`) ?? "";
}

export function decline(code = roomCode()) {
  sessionStorage.removeItem(`invited:${code}`);
}

export function newKey() {
  const bytes = crypto.getRandomValues(new Uint8Array(SECRET));
  return btoa(String.fromCharCode(...bytes)).replaceAll("+", "-").replaceAll("/", "_").replaceAll("=", "");
}

// The address by which one's own other device plays too: whoever has it is the same person.
export function ownLink() {
  return `${location.origin}${roomPath()}#key=${key()}`;
}

// What comes behind the # of an address was sent to no server, and does not stay where it could be read or copied.
function readAddress() {
  const [, name, secret] = location.hash.match(/^#(key|invited)=([A-Za-z0-9_-]{1,64})$/) ?? [];
  if (!name) return false;
  history.replaceState(null, "", location.pathname);
  if (roomCode() === null) return false;
  const sat = name === "invited" && known().find((one) => one.code === roomCode() && one.by === secret);
  if (name === "key") take(secret);
  else if (sat) take(sat.key); // who has sat down by it is there again
  else sessionStorage.setItem(`invited:${roomCode()}`, secret);
  return true;
}

readAddress();
addEventListener("hashchange", () => readAddress() && location.reload());
