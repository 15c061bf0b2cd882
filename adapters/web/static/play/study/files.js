// Studies as files. Their content isn't trusted: its size is limited, and the server reads it before anything is shown.
import { element } from "../../element.js";
import { word } from "../../words.js";
import { TEXT_LIMIT } from "./link.js";

const NAME = "thousand";
const PATIENCE = 60_000; // milliseconds until the address of a saved file is released

// Lets the person choose a file; null if they choose none.
export function chooseFile() {
  return new Promise((done) => {
    const field = element("input", { type: "file", accept: ".json,application/json" });
    field.addEventListener("change", () => done(field.files[0] ?? null));
    field.addEventListener("cancel", () => done(null));
    field.click();
  });
}

// Returns the content of a file, as JSON. Throws an Error with the reason.
export async function readStudy(file) {
  if (file.size > TEXT_LIMIT) throw new Error(word("board-too-large"));
  try {
    return JSON.parse(await file.text());
  } catch {
    throw new Error(word("board-no-record"));
  }
}

// Has the browser save a file.
export function save(blob, ending, title) {
  const address = URL.createObjectURL(blob);
  const name = (title || NAME).replace(/[^\p{L}\p{N}._ -]/gu, "_").slice(0, 60);
  element("a", { href: address, download: `${name}.${ending}` }).click();
  setTimeout(() => URL.revokeObjectURL(address), PATIENCE);
}
