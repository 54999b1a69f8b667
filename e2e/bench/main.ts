import { benchLarge } from './large/large.ts';
import { benchUnlike } from './large/unlike.ts';
import { benchLighthouse } from './shop/lighthouse.ts';
import { benchOrders } from './orders.ts';
import { benchNetworkWall } from './shop/network-wall.ts';
import { benchReleaseBytes } from './shop/release-bytes.ts';
import { benchRestart } from './shop/restart.ts';
import { benchPhone, benchPhonePresses, benchSmallShop } from './shop/small-shop.ts';
import { benchOverload } from './flood/overload.ts';
import { benchPeer } from './peer/peer.ts';
import { benchPictures } from './pictures.ts';
import { benchTools } from './tools.ts';

/*
 * Every figure of the shop in one run, so that each can be read against its yardstick; or the parts that are named, of
 * Lighthouse and of the peer also one page alone: `lighthouse:cart`, `peer:insect`, of answers a new list's page: `answers:new-list`,
 * of presses one kind: `presses:menu`, of pictures a fresh start while ten people look around: `pictures:browsed`.
 */
const PARTS: Record<string, (page?: string) => Promise<void>> = {
  answers: benchSmallShop,
  tasks: benchPhone,
  presses: benchPhonePresses,
  lighthouse: benchLighthouse,
  peer: benchPeer,
  releases: benchReleaseBytes,
  restart: benchRestart,
  wall: benchNetworkWall,
  orders: benchOrders,
  tools: benchTools,
  overload: benchOverload,
  pictures: benchPictures,
  unlike: benchUnlike,
  sqlite: () => benchLarge('sqlite'),
  postgres: () => benchLarge('postgres'),
};

const named = process.argv.slice(2).map((name) => name.split(':'));
const unknown = named.map(([part = '']) => part).filter((part) => !(part in PARTS));
if (unknown.length > 0) {
  throw new Error(`No part ${unknown.join(', ')}; there are ${Object.keys(PARTS).join(', ')}.`);
}
for (const [name, run] of Object.entries(PARTS)) {
  if (named.length === 0) await run();
  for (const [, page] of named.filter(([part]) => part === name)) await run(page);
}
