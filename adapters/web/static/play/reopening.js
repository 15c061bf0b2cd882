// Opens again what was open over the felt, after the page was loaded again in another language.
import { keep, kept } from "../kept.js";
import { openMenu } from "./late_sheets.js";

const KEPT = "thousand-open"; // in this tab

// Stores what is open. `app` is the Seating.
export function keepOpen(app) {
  const { sheets, log, invitations, doing } = app;
  const sheet = sheets.isOpen ? { kind: sheets.kind, opener: doing.opener } : null;
  const typed = document.getElementById("side").hidden ? null : log?.composer.field.value;
  keep(KEPT, JSON.stringify({ sheet, typed, link: invitations?.link }));
}

export async function reopen(app) {
  const before = kept(KEPT);
  if (!before) return;
  keep(KEPT, "");
  const { sheet, typed, link } = JSON.parse(before);
  if (link) {
    const invitations = await app.opening.invitations();
    invitations.trying(() => invitations.show(link));
  }
  if (typed !== null && typed !== undefined) {
    await app.openLog();
    app.log.composer.field.value = typed;
    app.log.composer.field.focus();
  }
  if (sheet) open(app, sheet);
}

function open(app, { kind, opener }) {
  if (kind === "menu") openMenu(app);
  else if (kind === "invite") app.opening.inviteFriends();
  else if (kind === "result") app.results.open(app.code);
  else if (kind === "message" && opener) app.doing.askAgain(opener); // a reply is in the language in which it was given
}
