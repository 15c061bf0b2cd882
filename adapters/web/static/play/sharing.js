// The place of the button that shares a result. The button's code is loaded when there is a result to share.
export async function offerToShare(place, text) {
  const here = new Comment(); // removed if the place shows something else by now
  place.append(here);
  const { shareButton } = await import("./share.js");
  here.replaceWith(shareButton(text));
}
