// Where a result can be shared; the code of the button is loaded when there is one to share.
export async function offerToShare(place, text) {
  const here = new Comment(); // taken away with what the place shows by now
  place.prepend(here);
  const { shareButton } = await import("./share.js");
  here.replaceWith(shareButton(text));
}
