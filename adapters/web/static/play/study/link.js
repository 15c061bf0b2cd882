// A study in a link: packed into the part of an address that is not sent to a server. Its content isn't trusted: its
// size is limited, and the server reads it before anything of it is shown.
export const LINK_LIMIT = 32_000; // characters in an address
export const TEXT_LIMIT = 256 * 1024; // characters of an unpacked study, and of a file
const WAY = "deflate-raw";

// Returns a link to an address, with a study and a place in it; null if that is too long.
export async function linkOf(address, record, { hand, line, step }) {
  const fragment = `study=${await packed(record)}&at=${hand}.${line.join("-")}.${step}`;
  return fragment.length > LINK_LIMIT ? null : `${new URL(address, location.href)}#${fragment}`;
}

// Returns { record, at } from the part of an address behind the #; null if it isn't a study, or is too large.
export async function linked(fragment) {
  if (fragment.length > LINK_LIMIT + 1) return null;
  const said = new URLSearchParams(fragment.replace(/^#/, ""));
  const record = await unpacked(said.get("study") ?? "");
  return record && { record, at: placeOf(said.get("at") ?? "") };
}

function placeOf(text) {
  const [, hand, line, step] = text.match(/^(\d{1,3})\.((?:\d{1,3}-?){0,8})\.(\d{1,5})$/) ?? [];
  if (hand === undefined) return undefined;
  return { hand: Number(hand), line: line.split("-").filter(Boolean).map(Number), step: Number(step) };
}

async function packed(value) {
  const bytes = new Uint8Array(await new Response(through(JSON.stringify(value), new CompressionStream(WAY))).arrayBuffer());
  let text = "";
  for (const byte of bytes) text += String.fromCharCode(byte);
  return btoa(text).replaceAll("+", "-").replaceAll("/", "_").replaceAll("=", "");
}

async function unpacked(text) {
  if (!/^[A-Za-z0-9_-]+$/.test(text)) return null;
  try {
    const bytes = Uint8Array.from(atob(text.replaceAll("-", "+").replaceAll("_", "/")), (one) => one.charCodeAt(0));
    return JSON.parse(await bounded(through(bytes, new DecompressionStream(WAY))));
  } catch {
    return null;
  }
}

function through(content, way) {
  return new Blob([content]).stream().pipeThrough(way);
}

// Reads a stream as text. A few bytes may unpack into very many, so it stops at the limit.
async function bounded(stream) {
  const decoder = new TextDecoder();
  const reader = stream.getReader();
  let text = "";
  for (;;) {
    const { done, value } = await reader.read();
    if (done) return text + decoder.decode();
    text += decoder.decode(value, { stream: true });
    if (text.length > TEXT_LIMIT) {
      await reader.cancel();
      throw new Error("too large");
    }
  }
}
