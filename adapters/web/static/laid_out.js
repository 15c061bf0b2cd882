// Reads places on the screen when the next frame is drawn, all of them at once. A read between two changes would force
// the browser to lay out the page just for it.
const reads = [];

// Resolves when the next frame is drawn. Later changes are then drawn in another frame: all changes of a moment in one
// frame would take too long on a slow phone.
export async function nextFrame() {
  await laidOut(() => undefined);
  await laidOut(() => undefined);
}

// Promises the result of `read`. Changes made with it are still drawn in the same frame.
export function laidOut(read) {
  if (document.hidden) return Promise.resolve(read()); // no frame is drawn
  return new Promise((done) => {
    if (reads.push(() => done(read())) === 1) requestAnimationFrame(readAll);
  });
}

function readAll() {
  for (const read of reads.splice(0)) read();
}
