import { benchLarge } from './large.ts';
import { benchLighthouse } from './lighthouse.ts';
import { benchOrders } from './orders.ts';
import { benchSmallShop } from './small-shop.ts';
import { benchTools } from './tools.ts';

/* Every figure of the shop in one run, so that each can be read against its yardstick; or the parts that are named. */
const PARTS: Record<string, () => Promise<void>> = {
  answers: benchSmallShop,
  lighthouse: benchLighthouse,
  orders: benchOrders,
  tools: benchTools,
  sqlite: () => benchLarge('sqlite'),
  postgres: () => benchLarge('postgres'),
};

const named = process.argv.slice(2);
const unknown = named.filter((name) => !(name in PARTS));
if (unknown.length > 0) {
  throw new Error(`No part ${unknown.join(', ')}; there are ${Object.keys(PARTS).join(', ')}.`);
}
for (const [name, run] of Object.entries(PARTS)) {
  if (named.length === 0 || named.includes(name)) await run();
}
