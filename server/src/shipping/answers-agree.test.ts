import { isDeepStrictEqual } from 'node:util';
import { beforeAll, expect, it } from '@jest/globals';
import { insectPageSchema } from '@vitrine/shared/contract/catalogue';
import { NO_FILTERS } from '@vitrine/shared/contract/listing';
import fc from 'fast-check';
import { SOURCES } from '@vitrine/shared/contract/catalogue-lists';
import { parseFacts, shownFacts } from '../catalogue/rules/insect-facts.ts';
import { documentKindsOf, kindsOf, papersOf } from '../catalogue/rules/lot-papers.ts';
import { CatalogueIndex } from '../catalogue/engine/catalogue-index.ts';
import { findInsects } from '../catalogue/engine/find-insects.ts';
import { rowWithId } from '../catalogue/engine/testing/random-rows.ts';
import { addFamily, addInsect } from '../database/testing/fixtures.ts';
import { eachDatabase } from '../database/testing/databases.ts';
import { COUNTRIES } from '../forms/rules/countries.ts';
import { readToolsOrder } from '../orders/desk/read-order.ts';
import { COUNTRY_PARTS } from '@vitrine/shared/contract/orders/tax/country-parts';
import { lineLaw } from '../orders/rules/placing/line-law.ts';
import { permitError, territoryError } from '../orders/rules/placing/quote-order.ts';
import { openOrderDesk, type OrderDesk } from '../testing/desks/order-desk.ts';
import { canShip, mayBeOrdered } from './rules/can-ship.ts';
import { DEFAULT_SHIPPING } from './rules/default-shipping.ts';
import { insectExceptions, insectNotShipped, insectShipping } from './rules/insect-shipping.ts';
import { LAW_ROWS } from './rules/law/law-rows.ts';
import { OTHER_NAMES } from './rules/law/other-names.ts';
import { shipsTo } from './rules/ships-to.ts';

const TODAY = '2026-11-25';
const PAIRS = 10_000;
const TAXA = LAW_ROWS.map(({ taxon }) => taxon).filter((taxon) => !/^(annex|source) /.test(taxon));
const FROM = { country: 'BE', postalCode: '9000' };
const TERMS = { rates: DEFAULT_SHIPPING, today: TODAY, from: FROM };
const NAMES = [...TAXA, ...TAXA.map((taxon) => `${taxon} sp.`), ...Object.keys(OTHER_NAMES)];
/** Named by no list: what goes, without which every answer would be no. */
const FREE = ['Zz', 'Morpho aega', 'Papilio ulysses', 'Attacus atlas'];

const lots = fc
  .tuple(
    rowWithId(1),
    fc.oneof(fc.constantFrom(...NAMES), fc.constantFrom(...FREE)),
    fc.constantFrom(null, null, null, 'A' as const, 'B' as const, 'C' as const, 'D' as const),
    fc.constantFrom(undefined, undefined, ...SOURCES),
    fc.constantFrom(undefined, undefined, 'breeder-declaration' as const, 'article-10' as const),
    // The number of a certificate beside it, or alone, as older releases noted it.
    fc.constantFrom('', '', 'BE-2026-0012'),
  )
  .map(([row, name, cites_annex, sourceCode, documentKind, cites_certificate]) => ({
    ...{ ...row, name, cites_annex, cites_certificate },
    facts: JSON.stringify({ sourceCode, documentKind }),
  }));

it('ten thousand lots and destinations have one answer on the page, in lists, in the cart, the checkout and when packed', () => {
  const seed = 20_261_125;
  const rows = fc.sample(lots, { numRuns: PAIRS / 10, seed }).map((row, at) => ({ ...row, id: at + 1 }));
  const index = new CatalogueIndex(rows.length);
  index.fill(rows);
  index.sort();
  const countries = fc.sample(fc.shuffledSubarray([...COUNTRIES], { minLength: 10, maxLength: 10 }), {
    numRuns: rows.length,
    seed,
  });
  const listed = new Map(COUNTRIES.map((country) => [country, idsGoingTo(index, country)]));
  let goes = 0;
  // Twenty thousand expectations would take longer than what they are about.
  const differing: [told: object, meant: object][] = [];
  const compare = (told: object, meant: object) => {
    if (!isDeepStrictEqual(told, meant)) differing.push([told, meant]);
  };
  for (const [at, row] of rows.entries()) {
    const { name, cites_annex: citesAnnex, price_cents: priceCents, weight_grams: weightGrams } = row;
    const { documentKind, ...papers } = shownFacts('page', row);
    // As the insect's page is answered; the order reads the papers themselves.
    const documents = documentKindsOf(row, documentKind);
    const kept = papersOf(row, parseFacts(row.facts)).documents ?? [];
    const lot = { name, isMixed: row.is_mixed === 1, priceCents, weightGrams, ...papers, citesAnnex };
    const line = { ...lot, uuid: row.uuid, reference: row.reference, amount: 1 };
    const judged = { ...line, documents: kindsOf(kept) };
    const offers = insectShipping(TERMS, { ...lot, documents });
    const refused = insectNotShipped(TERMS, { ...lot, documents }, offers);
    const exceptions = insectExceptions(TERMS, { ...lot, documents }, offers);
    for (const country of countries[at] ?? []) {
      const may = mayBeOrdered(canShip(judged, { country, from: FROM }, TODAY));
      goes += may ? 1 : 0;
      // What the checkout answers once the postal code is typed, the page says beforehand, part by part.
      const { part, postalCode } = partOf(country, at);
      const destination = { country, postalCode, from: FROM };
      const there = mayBeOrdered(canShip(judged, destination, TODAY));
      const isReached = territoryError(DEFAULT_SHIPPING, destination) === null;
      const isException = exceptions.some((one) => one.country === country && one.parts.includes(part));
      const typed = {
        ...{ name, country, postalCode, page: isException ? !may : may },
        cart: permitError([judged], destination, TODAY) === null,
        packing: !lineLaw({ ...lot, documents: kept }, destination, TODAY).isStopped,
      };
      const meant = { name, country, postalCode, page: there && isReached, cart: there, packing: there };
      compare(typed, meant);
      const chosen = {
        ...{ name, country, page: offers.some((offer) => offer.countries.includes(country)) },
        refused: refused.some((group) => group.why === 'permit' && group.countries.includes(country)),
        list: shipsTo(TERMS, country)(judged),
        index: listed.get(country)?.has(row.id),
        order: permitError([judged], { country, from: FROM }, TODAY) === null,
      };
      compare(chosen, { name, country, page: may, refused: !may, list: may, index: may, order: may });
    }
  }
  expect(differing).toEqual([]);
  expect(countries.flat()).toHaveLength(PAIRS);
  expect(Math.min(goes, PAIRS - goes)).toBeGreaterThan(PAIRS / 10);
});

it('an address in a region is never answered more strictly than its country', () => {
  const severity = { yes: 0, papers: 1, ask: 2, no: 3 };
  const codes = { BE: ['1000', '1300', '4000', '9000'], FR: ['75001', '69001', '97110'] };
  const answerOf = (name: string, to: { country: string; postalCode?: string }) =>
    severity[canShip({ name, citesAnnex: null }, to, TODAY).answer];
  const stricter = Object.entries(codes).flatMap(([country, postalCodes]) =>
    NAMES.flatMap((name) => {
      const ofCountry = answerOf(name, { country });
      return postalCodes
        .filter((postalCode) => answerOf(name, { country, postalCode }) > ofCountry)
        .map((postalCode) => ({ name, postalCode }));
    }),
  );
  expect(NAMES.length).toBeGreaterThan(1000);
  expect(stricter).toEqual([]);
});

/** A part of a country, each in turn; the country at large where it has none. */
function partOf(country: string, at: number): { part: string; postalCode: string } {
  const parts = COUNTRY_PARTS.filter((one) => one.country === country);
  return parts[at % Math.max(1, parts.length)] ?? { part: country, postalCode: '' };
}

function idsGoingTo(index: CatalogueIndex, ships: string): Set<number> {
  const filters = { ...NO_FILTERS, ships };
  const page = { sort: 'newest', offset: 0, limit: PAIRS } as const;
  return new Set(findInsects(index, { list: { kind: 'all' }, filters, shipping: TERMS, ...page }).ids);
}

const LOTS = [
  ['Morpho aega', null],
  ['Ornithoptera priamus', 'B', 'breeder-declaration'],
  // A certificate beside a permit, one that an older release noted alone, and a permit that is none.
  ['Ornithoptera alexandrae', 'A', 'import-permit', 'BE-2026-0012'],
  ['Papilio chikae', 'A', undefined, 'BE-2026-0013'],
  ['Troides alexandrae', 'B', 'import-permit'],
  ['Troides priamus', null],
  ['Troides helena', null, 'breeder-declaration'],
  ['Morpho rhetenor', 'C'],
  ['Vespa crabro', null],
  ['Thecla betulae', null],
  ['Mantis religiosa', null],
  ['Carabus nemoralis', null],
] as const satisfies [string, 'A' | 'B' | 'C' | null, string?, string?][];
const DESTINATIONS = [
  { country: 'BE', shippingCode: 'be', postalCode: '9000' },
  { country: 'DE', shippingCode: 'near', postalCode: '10115' },
  { country: 'FR', shippingCode: 'near', postalCode: '75001' },
  { country: 'LU', shippingCode: 'near', postalCode: '1234' },
  { country: 'CH', shippingCode: 'europe', postalCode: '8001' },
];

eachDatabase('A shop with protected lots', (open) => {
  let desk: OrderDesk;
  const uuids = new Map<string, string>();

  beforeAll(async () => {
    const database = await open();
    const family = await addFamily(database.kysely, 'Nymphalidae');
    for (const [name, cites_annex, kind, cites_certificate = ''] of LOTS) {
      const facts = kind ? JSON.stringify({ documentKind: kind }) : '{}';
      const lot = { name, cites_annex, cites_certificate, facts, on_hand: 50, price_cents: 1000 };
      uuids.set(name, (await addInsect(database.kysely, family, lot)).uuid);
    }
    desk = await openOrderDesk(database);
  });

  it.each(DESTINATIONS)('answers alike wherever it is asked about $country', async (destination) => {
    const { country, postalCode } = destination;
    const list = await desk.app.inject(
      `/api/catalogue/listing?category=BUTTERFLIES&ships=${country}&size=96`,
    );
    const listed: string[] = list.json().items.map(({ uuid }: { uuid: string }) => uuid);
    for (const [name, citesAnnex, kind, certificate] of LOTS) {
      const uuid = uuids.get(name) ?? '';
      const documents = [...(kind ? [kind] : []), ...(certificate ? ['article-10'] : [])];
      const may = mayBeOrdered(
        canShip({ name, citesAnnex, documents }, { country, from: { country: 'BE' } }, TODAY),
      );
      const page = insectPageSchema.parse((await desk.app.inject(`/api/catalogue/insects/${uuid}`)).json());
      const query = `country=${country}&postalCode=${postalCode}&lines=${uuid}:1`;
      const options = await desk.app.inject(`/api/shipping?${query}`);
      expect({
        ...{ name, list: listed.includes(uuid), options: options.statusCode },
        page: page.shipping?.some(({ countries }) => countries.includes(country)),
        order: await isOrdered(uuid, destination),
      }).toEqual({ name, list: may, options: may ? 200 : 409, page: may, order: may });
    }
  });

  /** Whether an order is taken; what is taken is packed without a word against it. */
  async function isOrdered(uuid: string, { shippingCode, ...address }: (typeof DESTINATIONS)[number]) {
    const body = { address, shippingCode };
    const told = (await desk.order(desk.orderFor([{ uuid, amount: 1 }], body))).json();
    if (told.code === 'invalid') {
      expect(Object.keys(told.validationErrors)).toEqual(['country', `lines.${uuid}`]);
      return false;
    }
    const { totals } = told;
    const again = { ...body, expectedTotalCents: totals?.totalCents };
    const placed = totals ? (await desk.order(desk.orderFor([{ uuid, amount: 1 }], again))).json() : told;
    const order = await readToolsOrder(desk.database.kysely, placed.reference, desk.now());
    expect(order?.lines.map((line) => line.export?.isStopped ?? false)).toEqual([false]);
    return true;
  }
});
