// The client around the page: Discord if the page has Discord's loader, Telegram by the page's address.
import { Discord } from "./discord.js";
import { none } from "./none.js";
import { Telegram } from "./telegram.js";

const inside = () => (location.pathname === "/app/telegram" ? new Telegram() : none);

export const host = "later" in globalThis ? new Discord() : inside();
