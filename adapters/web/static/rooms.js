// Rooms: made, and remembered by this browser, only when somebody does something. To look at a page leaves nothing.
import { cardFace } from "./cards.js";
import { element } from "./element.js";
import { word } from "./words.js";

// Opens a new room and goes there. Where that cannot be done now, it calls `told` with the reason.
export async function openRoom(told) {
  const answer = await fetch("/new", { method: "POST" }).catch(() => null);
  if (answer?.status === 201) location.href = answer.headers.get("Location");
  else if (answer?.status === 429) told(word("too-many-rooms", { seconds: answer.headers.get("Retry-After") }));
  else told(word("no-answer"));
}

// Has this browser come back to the room that the page shows.
export function rememberRoom() {
  return fetch(location.pathname, { method: "POST" }).catch(() => null);
}

export function welcome(...below) {
  const fan = element("div", { className: "welcome-cards", aria: { hidden: "true" } });
  for (const code of ["KH", "QH", "AS"]) fan.append(cardFace(code));
  return [fan, element("h2", {}, word("welcome-title")), element("p", {}, word("welcome-text")), ...below];
}

// What is seen before there is a room.
export function showEntry() {
  const open = element("button", { type: "button", className: "button primary start" }, word("open-room"));
  const told = element("p", { role: "alert" });
  open.addEventListener("click", async () => {
    open.disabled = true;
    await openRoom((reason) => {
      told.textContent = reason;
      open.disabled = false;
    });
  });
  document.getElementById("chats").append(element("div", { className: "empty-chat welcome" }, ...welcome(open, told)));
  open.focus();
}
