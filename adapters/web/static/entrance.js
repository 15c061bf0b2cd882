// The chat page's windows around rooms: the page without a room, an invitation, a new room, the link for friends.
import { cardFace } from "./cards.js";
import { copied } from "./copying.js";
import { dayAndTime } from "./dates.js";
import { element } from "./element.js";
import * as identity from "./identity.js";
import { invite, makeRoom, sitDown } from "./rooms.js";
import { word } from "./words.js";

export function welcome(...below) {
  const fan = element("div", { className: "welcome-cards", aria: { hidden: "true" } });
  for (const code of ["KH", "QH", "AS"]) fan.append(cardFace(code));
  return [fan, element("h2", {}, word("welcome-title")), element("p", {}, word("welcome-text")), ...below];
}

// Returns links to the rooms that this browser can return to; nothing if there are none.
export function roomsToGoBackTo() {
  const others = identity.known().filter((one) => one.key !== identity.key());
  if (!others.length) return undefined;
  const links = others.map(({ code, key, names, at }) => {
    const link = element("a", { href: identity.roomPath("chat", code) });
    link.append(element("bdi", {}, names.join(", ") || word("group")), ` · ${dayAndTime(at)}`);
    link.addEventListener("click", () => identity.take(key, code));
    return element("li", {}, link);
  });
  return element("nav", { className: "known-rooms", aria: { label: word("your-rooms") } }, element("h3", {}, word("your-rooms")), element("ul", {}, ...links));
}

// Does `work` once. If it fails, shows the reason and allows another try.
function trying(button, notice, work) {
  return async (event) => {
    event.preventDefault();
    button.disabled = true;
    notice.textContent = "";
    try {
      await work();
    } catch (error) {
      notice.textContent = error.message;
      button.disabled = false;
    }
  };
}

const refusal = () => element("p", { role: "alert" });

// The page without a room. `why` is the reason if the room is gone or closed.
export function showEntry(why = "") {
  const open = element("button", { type: "button", className: "button primary start" }, word("open-room"));
  const notice = refusal();
  open.addEventListener("click", trying(open, notice, async () => {
    location.href = identity.roomPath("chat", await makeRoom({ people: 2 }));
  }));
  const reason = why ? element("p", { className: "refused", role: "status" }, word(why)) : undefined;
  const parts = [reason, ...welcome(open, notice), roomsToGoBackTo()].filter(Boolean);
  document.getElementById("chats").replaceChildren(element("div", { className: "empty-chat welcome" }, ...parts));
  open.focus();
}

// The page of a guest with an invitation who has not sat down yet.
export function showInvitation(language) {
  const field = element("input", { name: "name", required: true, maxLength: 60, autocomplete: "nickname", spellcheck: false });
  const sit = element("button", { className: "button primary start" }, word("sit-down"));
  const notice = refusal();
  const form = element("form", { className: "sit-down" }, element("label", {}, word("name-of"), field), sit);
  form.addEventListener("submit", trying(sit, notice, async () => {
    await sitDown(field.value, language);
    location.reload();
  }));
  const parts = [element("p", {}, word("invited")), form, notice];
  if (identity.key()) {
    const back = element("button", { type: "button", className: "button" }, word("sits-already"));
    back.addEventListener("click", () => {
      identity.decline();
      location.reload();
    });
    parts.push(back);
  }
  const [cards, title] = welcome();
  document.getElementById("chats").replaceChildren(element("div", { className: "empty-chat welcome" }, cards, title, ...parts));
  field.focus();
}

function dialog(name, ...parts) {
  const shown = element("dialog", { className: `alert ${name}` }, ...parts);
  shown.addEventListener("close", () => shown.remove());
  document.body.append(shown);
  shown.showModal();
  return shown;
}

const closing = (label, value = "") => element("button", { className: "button", value }, label);

// Asks before leaving this room for a new one, says that this room stays, and links to the other rooms.
export function askForNewRoom() {
  const open = element("button", { type: "button", className: "button primary" }, word("new-room"));
  const notice = refusal();
  open.addEventListener("click", trying(open, notice, async () => {
    identity.remember(identity.known().find((one) => one.key === identity.key())?.names ?? []);
    location.href = identity.roomPath("chat", await makeRoom({ people: 2 }));
  }));
  const form = element("form", { method: "dialog" }, open, closing(word("stay")));
  dialog("ask", ...[element("p", {}, word("new-room-question")), form, notice, roomsToGoBackTo()].filter(Boolean));
}

// Shows a link for friends, who will see only their own cards.
export async function showLink() {
  const field = element("input", { readOnly: true, aria: { label: word("invite") } });
  const notice = element("p", { role: "status" });
  const copy = element("button", { type: "button", className: "button primary", disabled: true }, word("copy"));
  copy.addEventListener("click", async () => {
    field.select();
    const done = await copied(field.value);
    field.select(); // to be copied by hand, if the browser has refused
    notice.textContent = word(done ? "copied" : "play-copy-by-hand");
  });
  dialog("ask", element("p", {}, word("invite-text")), field, notice, element("form", { method: "dialog" }, copy, closing(word("close"))));
  try {
    field.value = await invite();
    copy.disabled = false;
    copy.focus();
  } catch (error) {
    notice.textContent = error.message;
  }
}
