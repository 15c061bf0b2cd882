// The words of the board, which are loaded with it.
import { addWords } from "../../words.js";

export async function loadBoardWords() {
  addWords(await (await fetch(`/static/play/study/words/${document.documentElement.lang}.json`)).json());
}
