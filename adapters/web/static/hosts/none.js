// No chat client around the page: a browser, in which the playground runs.
export const none = {
  name: "none",
  isWindow: false,
  data: "",
  hidden: () => document.hidden,
  ready() {},
  onBack() {},
  asksToClose() {},
  feel() {},
  full: null,
  toggleFull() {},
  askToWrite() {},
  close() {},
};
