// The client around the page: Discord's where the page has its loader, Telegram's by the page's address.
import { Discord } from "./discord.js";
import { none } from "./none.js";
import { Telegram } from "./telegram.js";

const inside = () => (location.pathname === "/app/telegram" ? new Telegram() : none);

export const host = "later" in globalThis ? new Discord() : inside();
