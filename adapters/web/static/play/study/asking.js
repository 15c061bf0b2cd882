// The board's requests to the server: to draw a line of a study, to change it, and to weigh. The page knows no rules.
import { word } from "../../words.js";

// A refusal by the server, with the reason as the message; `where` names the part of a position that is wrong.
export class Refused extends Error {
  constructor({ refused, where = null }) {
    super(refused);
    this.where = where;
  }
}

export class Asking {
  // `who` is the asker: { address, board, key }, or null for a visitor without a seat.
  constructor(who) {
    this.who = who;
  }

  // Sends a request about a study. Throws an Error with the reason, as all of these do.
  async board(what, body = {}) {
    return dataOf(await post(this.address, this.of(what, body)));
  }

  // The same as a stream: `heard` is called with each line. It ends silently when the signal aborts it.
  async stream(what, body, heard, signal) {
    try {
      const answer = await post(this.address, this.of(what, body), signal);
      for await (const line of linesOf(answer.body)) {
        if (signal.aborted) return;
        if (line.refused) throw new Refused(line);
        if (!line.last) heard(line);
      }
    } catch (why) {
      if (!signal.aborted) throw why;
    }
  }

  // Returns a picture of a place, as a file.
  async picture(body) {
    const answer = await post(this.address, this.of("picture", body));
    if (answer.headers.get("Content-Type")?.startsWith("image/")) return answer.blob();
    return dataOf(answer);
  }

  // Sends a request that depends on the asker: finished games, kept studies, playing on.
  async own(part, body = {}) {
    return dataOf(await post(this.who.address, { key: this.who.key, part, ...body }));
  }

  get address() {
    return this.who?.board ?? "/board";
  }

  of(what, body) {
    return { do: what, language: document.documentElement.lang, key: this.who?.key, ...body };
  }
}

async function post(address, body, signal) {
  const answer = await fetch(address, { method: "POST", body: JSON.stringify(body), signal }).catch(() => null);
  if (answer?.ok) return answer;
  throw new Error(word({ 413: "board-too-large", 429: "board-too-often" }[answer?.status] ?? "no-answer"));
}

async function dataOf(answer) {
  const content = await answer.json();
  if (!content.data) throw new Refused(content);
  return content.data;
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
