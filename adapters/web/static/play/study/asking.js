// What the board asks the server: to draw a line of a study, to change it, and to weigh. The page itself knows no rules.
import { word } from "../../words.js";

// What the server refuses, with the reason as the message; `where` says which part of a position is meant.
export class Refused extends Error {
  constructor({ refused, where = null }) {
    super(refused);
    this.where = where;
  }
}

export class Asking {
  // `who` asks: { address, proof, turn }, or null for somebody who sits nowhere.
  constructor(who) {
    this.who = who;
  }

  // Something about a study. Throws an Error with the reason, as all of these do.
  async board(what, body = {}) {
    return dataOf(await post("/board", this.of(what, body)));
  }

  // The same as a stream: `heard` is called with each line. It ends silently when the signal says so.
  async stream(what, body, heard, signal) {
    try {
      const answer = await post("/board", this.of(what, body), signal);
      for await (const line of linesOf(answer.body)) {
        if (signal.aborted) return;
        if (line.refused) throw new Refused(line);
        if (!line.last) heard(line);
      }
    } catch (why) {
      if (!signal.aborted) throw why;
    }
  }

  // A picture of a place, as a file.
  async picture(body) {
    const answer = await post("/board", this.of("picture", body));
    if (answer.headers.get("Content-Type")?.startsWith("image/")) return answer.blob();
    return dataOf(answer);
  }

  // Something that depends on who asks: finished games, kept studies, playing on.
  async own(part, body = {}) {
    return dataOf(await post(this.who.address, { ...this.who.proof, part, ...body }));
  }

  of(what, body) {
    return { do: what, language: document.documentElement.lang, ...this.who?.turn, ...body };
  }
}

async function post(address, body, signal) {
  const answer = await fetch(address, { method: "POST", body: JSON.stringify(body), signal }).catch(() => null);
  if (answer?.ok) return answer;
  throw new Error(word({ 413: "board-too-large", 429: "board-too-often" }[answer?.status] ?? "no-answer"));
}

async function dataOf(answer) {
  const told = await answer.json();
  if (!told.data) throw new Refused(told);
  return told.data;
}

// The lines of a body, each a JSON object.
async function* linesOf(body) {
  const reader = body.pipeThrough(new TextDecoderStream()).getReader();
  let rest = "";
  for (;;) {
    const { done, value = "" } = await reader.read();
    const lines = (rest + value).split("\n");
    rest = lines.pop();
    for (const line of lines) if (line) yield JSON.parse(line);
    if (done) return;
  }
}
