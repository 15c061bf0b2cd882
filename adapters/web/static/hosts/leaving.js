// Links that leave the page. `follow(address)` opens such a link, and returns whether it did.
export function whenLeaving(follow) {
  document.addEventListener("click", (event) => {
    const link = /** @type {Element} */ (event.target).closest?.("a[target=_blank]");
    if (link instanceof HTMLAnchorElement && follow(link.href)) event.preventDefault();
  });
  addEventListener("follow", (event) => follow(/** @type {CustomEvent} */ (event).detail) && event.preventDefault());
}
