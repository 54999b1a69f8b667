import { Console } from 'node:console';
import { chromium } from 'playwright';
import { FAMILY_CATEGORIES } from '@vitrine/shared/contract/catalogue';
import { listingSchema } from '@vitrine/shared/contract/listing';
import { insectPath } from '@vitrine/shared/paths/insect-path';
import { brotliBytes } from '../../support/pages/brotli-bytes.ts';
import { CHROMIUM } from '../../support/chromium.ts';
import { firstLoad } from '../../support/pages/first-load.ts';
import { printFigure } from '../figure.ts';
import { answersInTurn, answersPerSecond, neverAsked } from '../load.ts';
import { medians, visitWithLighthouse, type Visit } from '../shop/lighthouse-visits.ts';
import { printWorst } from '../shop/lighthouse.ts';
import { runPicturedShop, type PicturedShop } from '../shop/pictured-shop.ts';
import { startTwin } from '../shop/static-twin.ts';
import { startFront } from './start-front.ts';
import { startPeer, type Peer } from './start-peer.ts';

const VISITS = 10;
const PEER = 'Next.js';

/** The two of whom everything is measured, by turns: the shop and its peer. */
type Pair<T> = readonly [own: T, peer: T];

/**
 * A list and an insect's page beside those that Next.js draws of the same data, pictures and fonts: bytes, what a
 * telephone makes of them, and how many a second one server draws.
 * @param only one of the pages by its name, `listing` or `insect`
 */
export async function benchPeer(only?: string): Promise<void> {
  const shop = await runPicturedShop();
  const peer = await startPeer(shop);
  // Both through one server more, which packs what the peer answers.
  const [twin, front] = [await startTwin(shop.url), await startFront(peer.url)];
  try {
    const pages: Record<string, Pair<string>> = {
      listing: [shop.pages.listing, '/butterflies'],
      insect: [shop.pages.insect, `/insects/${shop.uuid}`],
    };
    for (const [name, [own, other]] of Object.entries(pages)) {
      if (only !== undefined && only !== name) continue;
      const addresses: Pair<string> = [twin.url + own, front.url + other];
      await tellBytes(name, addresses);
      await tellVisits(name, addresses);
      await tellAnswers(name, [shop.url + own, peer.url + other]);
      await (name === 'listing' ? tellNewLists : tellNewInsects)(shop, peer);
    }
    // Beside the lines for programs, one to be read.
    new Console(process.stderr).table(rows);
  } finally {
    twin.stop();
    front.stop();
    await peer.stop();
    await shop.stop();
  }
}

const rows: Record<string, { shop: number; peer: number; ratio: number }> = {};

/** The shop's figure, and how much of the peer's it is. */
function tell(what: string, [own, peer]: Pair<number>, unit: string): void {
  const against = `${PEER}: ${Math.round(peer)}`;
  printFigure({ name: `peer, ${what}`, value: own, unit, ratio: own / peer, against });
  rows[`${what}, ${unit}`] = {
    shop: Math.round(own),
    peer: Math.round(peer),
    ratio: Number((own / peer).toFixed(2)),
  };
}

/** Of two things, one after the other. */
async function each<From, To>([own, peer]: Pair<From>, act: (one: From) => Promise<To>): Promise<Pair<To>> {
  return [await act(own), await act(peer)];
}

async function tellBytes(name: string, addresses: Pair<string>): Promise<void> {
  const html = await each(addresses, async (address) => {
    const answer = await fetch(address, { headers: { 'accept-encoding': 'br' } });
    if (!answer.ok) throw new Error(`${address} answered ${answer.status}`);
    return Buffer.from(await answer.arrayBuffer());
  });
  tell(
    `${name}: HTML unpacked`,
    sizes(html, ({ length }) => length),
    'bytes',
  );
  tell(
    `${name}: HTML`,
    sizes(html, (body) => brotliBytes([body])),
    'bytes (brotli 11)',
  );
  const browser = await chromium.launch(CHROMIUM);
  try {
    const [own, peer] = addresses;
    const loaded = [
      await firstLoad(await browser.newPage(), own),
      // React keeps what it has taken over under keys of its own.
      await firstLoad(await browser.newPage(), peer, () =>
        Object.keys(document.querySelector('main') ?? {}).some((key) => key.startsWith('__react')),
      ),
    ] as const;
    for (const kind of ['script', 'stylesheet'] as const)
      tell(
        `${name}: ${kind}s on first load`,
        sizes(loaded, (files) =>
          brotliBytes(files.filter((file) => file.kind === kind).map(({ body }) => body)),
        ),
        'bytes (brotli 11)',
      );
  } finally {
    await browser.close();
  }
}

const sizes = <T>([own, peer]: Pair<T>, of: (one: T) => number): Pair<number> => [of(own), of(peer)];

/** By turns: what else the machine does meets both. */
async function tellVisits(name: string, [own, peer]: Pair<string>): Promise<void> {
  const visits: Pair<Visit[]> = [[], []];
  for (let visit = 0; visit < VISITS; visit += 1) {
    visits[0].push(...(await visitWithLighthouse(own, 1)));
    visits[1].push(...(await visitWithLighthouse(peer, 1)));
  }
  const of = (what: string) => sizes(visits, (all) => medians(all)[what] ?? NaN);
  tell(`${name}: LCP`, of('LCP'), 'ms');
  tell(`${name}: everything loaded`, of('bytes'), 'bytes');
  printWorst(`peer, ${name}: TBT`, visits[0]);
  printWorst(`peer, ${name}: TBT of ${PEER}`, visits[1]);
}

/** The same page again and again, as each ships: the shop keeps its bytes, Next.js what it built. */
async function tellAnswers(name: string, addresses: Pair<string>): Promise<void> {
  tell(`${name}, cached`, await each(addresses, (url) => answersPerSecond({ url })), 'answers/s');
}

/** Lists that nobody asked for before: both draw them, and both ask the shop's catalogue. */
async function tellNewLists(shop: PicturedShop, peer: Peer): Promise<void> {
  const pages: Pair<{ url: string; path: string }> = [
    { url: shop.url, path: shop.pages.listing },
    { url: peer.url, path: '/butterflies/narrowed' },
  ];
  const answers = await each(pages, ({ url, path }) => answersPerSecond(neverAsked(url, path)));
  tell('listing, never asked before', answers, 'answers/s');
}

/** Each insect once. */
async function tellNewInsects(shop: PicturedShop, peer: Peer): Promise<void> {
  const lots = (await readLots(shop.url)).filter(({ uuid }) => uuid !== shop.uuid);
  const own = await answersInTurn(
    shop.url,
    lots.map((lot) => insectPath(lot, 'en')),
  );
  const other = await answersInTurn(
    peer.url,
    lots.map(({ uuid }) => `/insects/${uuid}`),
  );
  tell('insect, never asked before', [own, other], 'answers/s');
}

async function readLots(shop: string) {
  const lots = [];
  for (const category of FAMILY_CATEGORIES)
    for (let page = 1, pages = 1; page <= pages; page += 1) {
      const answer = await fetch(`${shop}/api/catalogue/listing?category=${category}&size=96&page=${page}`);
      const listing = listingSchema.parse(await answer.json());
      lots.push(...listing.items);
      pages = listing.pages;
    }
  return lots;
}
