// Ways to the study board, and to the lessons: a link, and a file dropped on the page. The board's code is loaded when it is needed.
import { showAnswer } from "../notices.js";
import { word } from "../words.js";

const LINK = "#study=";

let address = "/"; // where a link to a study leads

export function linksLead(to) {
  address = to;
}

// Opens the board; `study/opening.js` explains `what`. If there is nothing to show, the reason appears in `toasts`.
export async function openBoard(what, toasts) {
  try {
    const { openStudy } = await import("./study/opening.js");
    await openStudy({ ...what, address });
  } catch (why) {
    showAnswer(toasts, { toast: why instanceof TypeError ? word("no-answer") : why.message });
  }
}

// Opens the window of lessons or puzzles; `solving/solving.js` explains `what`.
export async function openPositions(part, what, toasts) {
  try {
    const { openSolving } = await import("./solving/solving.js");
    await openSolving(part, what);
  } catch (why) {
    showAnswer(toasts, { toast: why instanceof TypeError ? word("no-answer") : why.message });
  }
}

// `open(what)` is called with a study that a person brings.
export function watchForStudies(open) {
  const follow = () => location.hash.startsWith(LINK) && open({ link: location.hash });
  addEventListener("hashchange", follow);
  addEventListener("dragover", (event) => event.preventDefault());
  addEventListener("drop", (event) => {
    event.preventDefault();
    const [file] = event.dataTransfer.files;
    if (file) open({ file });
  });
  follow();
}
