// The client around the page, by the page's address.
import { none } from "./none.js";
import { Telegram } from "./telegram.js";

export const host = location.pathname === "/app/telegram" ? new Telegram() : none;
