// Reads places on the screen when the next frame is drawn, all of them at once. To read one between two changes has the
// browser lay out the page for it alone.
const reads = [];

// Promises that the next frame is drawn. What comes after it is drawn in a frame of its own: all that a moment changes,
// in one frame, takes too long on a slow phone.
export async function nextFrame() {
  await laidOut(() => undefined);
  await laidOut(() => undefined);
}

// Promises what `read` returns. What is done with it is still drawn in the same frame.
export function laidOut(read) {
  if (document.hidden) return Promise.resolve(read()); // no frame is drawn
  return new Promise((done) => {
    if (reads.push(() => done(read())) === 1) requestAnimationFrame(readAll);
  });
}

function readAll() {
  for (const read of reads.splice(0)) read();
}
