// Rooms: creating them, returning to them, and sitting down by invitation. identity.js remembers them.
import * as identity from "./identity.js";
import { word } from "./words.js";

// Creates a room for `people` people of this browser and returns its code. Throws an Error with the reason.
export async function makeRoom({ people, name = null, language = null, face = "" }) {
  const answer = await post("/new", { people, name, language, face });
  if (answer?.status === 429) throw new Error(word("too-many-rooms", { seconds: answer.headers.get("Retry-After") }));
  if (answer?.status !== 201) throw new Error(word("no-answer"));
  const code = answer.headers.get("Location").split("/").at(-1);
  identity.take((await answer.json()).key, code);
  return code;
}

// Creates an invitation to the free seats, and returns the link. Throws an Error with the reason.
export async function invite() {
  const answer = await post(identity.roomPath("invite"), { key: identity.key() });
  if (answer?.status === 201) return new URL((await answer.json()).address, location.href).href;
  throw new Error(word({ 403: "host-only", 404: "room-gone", 409: "full" }[answer?.status] ?? "no-answer"));
}

// Ends all links of this room. Throws an Error with the reason.
export async function stopInviting() {
  const answer = await post(identity.roomPath("invite"), { key: identity.key(), stop: true });
  if (answer?.status !== 204) throw new Error(word({ 403: "host-only", 404: "room-gone" }[answer?.status] ?? "no-answer"));
}

// The squares of a QR code: { size, path }; null if the server does not answer.
export async function qrCode(text) {
  const answer = await post("/qr", { text });
  return answer?.ok ? answer.json() : null;
}

// What this tab's invitation leads to: { host, rules, counts, seats }; { why } if it cannot be used; {} without an answer.
export async function invitedTo(language) {
  const answer = await post(identity.roomPath("invited"), { invitation: identity.invitation(), language });
  if (answer?.ok) return answer.json();
  const why = NO_SEAT[answer?.status];
  return why ? { why: word(why) } : {};
}

const NO_SEAT = { 404: "room-gone", 409: "full", 410: "invitation-spent" };

let offered; // the key for the invitation in this tab; a repeat after a lost answer is the same person

// Sits down by this tab's invitation. Throws an Error with the reason.
export async function sitDown(name, language, face = "") {
  offered ??= identity.newKey();
  const body = { invitation: identity.invitation(), key: offered, name, language, face };
  const answer = await post(identity.roomPath("seat"), body);
  if (answer?.status === 201) {
    identity.take(offered, identity.roomCode(), body.invitation);
    identity.remember([name]);
    return;
  }
  throw new Error(word(NO_SEAT[answer?.status] ?? "no-answer"));
}

function post(address, body) {
  const request = { method: "POST", headers: { "Content-Type": "application/json" }, body: JSON.stringify(body) };
  return fetch(address, request).catch(() => null);
}
