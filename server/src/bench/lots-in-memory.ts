import type { FamilyCategory, Family } from '@vitrine/shared/contract/catalogue';
import { NO_FILTERS } from '@vitrine/shared/contract/listing';
import { createLotMaker, BATCH } from '@vitrine/sample-shop/generator/make-lots';
import { familyColumns } from '@vitrine/sample-shop/lots/families';
import { createRandom } from '@vitrine/sample-shop/lots/random';
import type { SampleLot } from '@vitrine/sample-shop/lots/sample-lot';
import { readSpecies } from '@vitrine/sample-shop/lots/species';
import type { FindQuery } from '../catalogue/engine/catalogue.ts';
import { CatalogueIndex } from '../catalogue/engine/catalogue-index.ts';
import { GENDERS, SPREADS } from '../catalogue/engine/columns/traits.ts';
import { findInsects } from '../catalogue/engine/find-insects.ts';
import type { CatalogueRow } from '../catalogue/store/catalogue-rows.ts';

/*
 * The catalogue's index alone, with so many lots: `node lots-in-memory.ts usual 1000000`, as a dealer's drawers hold them;
 * `unlike`, where name, place, grade, spread and sex of each lot are drawn by chance, so that hardly two share a cell and
 * nothing is counted together. Says how long lists take, what they cost deep inside, and what the process holds.
 */
const [kind = 'usual', lots = '1000000'] = process.argv.slice(2);
const ASKED = 600;
const PAGE = 24;
const NAMES = 20_000;
const COUNTRIES = [
  'PE',
  'BR',
  'ID',
  'MY',
  'PG',
  'CM',
  'MG',
  'TH',
  'CN',
  'FR',
  'BO',
  'EC',
  'IN',
  'VN',
  'PH',
  'CF',
];
const PLACES = 60;
const GRADES = ['A1', 'A1-', 'A2', 'B', 'C'] as const;
const CATEGORIES: readonly FamilyCategory[] = ['BUTTERFLIES', 'MOTHS', 'BEETLES', 'OTHER_INSECTS'];

const random = createRandom(kind);
const upTo = (count: number) => Math.floor(random.next() * count);
const oneOf = <T>(all: readonly [T, ...T[]] | readonly T[]): T => all[upTo(all.length)] as T;

const maker = createLotMaker(readSpecies(), 'bench', new Date());
const families = maker.families.map((family, at): Family => {
  const { slug_en, slug_nl, slug_fr, name_en, name_nl, name_fr } = familyColumns(family);
  const slug = { en: slug_en, nl: slug_nl, fr: slug_fr };
  return { id: at + 1, category: family.category, slug, name: { en: name_en, nl: name_nl, fr: name_fr } };
});

const index = new CatalogueIndex(Number(lots));
index.setFamilies(families);
for (let start = 0; start < Number(lots); start += BATCH) {
  index.fill(maker.make(start, BATCH).map((lot, at) => rowOf(lot, start + at + 1)));
}
index.sort();

function rowOf({ insect, family }: SampleLot, id: number): CatalogueRow {
  const { is_repair, is_mixed, price_cents, is_published: _published, on_hand, reserved, ...facts } = insect;
  const flags = {
    is_repair,
    is_mixed,
    is_in_family: is_repair + is_mixed === 0 && price_cents > 100 ? 1 : 0,
  };
  const row = {
    ...{ ...facts, ...flags, id, price_cents },
    ...{ family_id: maker.families.indexOf(family) + 1, is_sold_out: on_hand > reserved ? 0 : 1 },
    ...{ colours: null, drawn_in: null, cites_certificate: '' },
  };
  if (kind === 'usual') return row;
  return {
    ...row,
    name: `Genus${upTo(NAMES / 20)} species${upTo(20)}`,
    country: oneOf(COUNTRIES),
    locality: `Place ${upTo(PLACES)}`,
    ...{ quality: oneOf(GRADES), spread: oneOf(SPREADS), gender: oneOf(GENDERS) },
  };
}

/** A category as it is, narrowed by a filter, or by a price that nobody asked for before. */
function nextList(asked: number): FindQuery {
  const list = { kind: 'category', category: oneOf(CATEGORIES) } as const;
  const filters = [
    NO_FILTERS,
    { ...NO_FILTERS, quality: ['A1' as const] },
    { ...NO_FILTERS, origin: ['PE'] },
    { ...NO_FILTERS, spread: ['YES' as const], gender: ['MALE' as const] },
    { ...NO_FILTERS, isInStock: true, priceToCents: 1000 + asked },
  ];
  return {
    ...{ list, filters: oneOf(filters), sort: oneOf(['newest', 'price-up', 'name-up'] as const) },
    ...{ offset: PAGE * upTo(3), limit: PAGE },
  };
}

/** A page of a category between the 1,000th and the 4,000th, as who reads all of them asks for it. */
function nextDeep(): FindQuery {
  const list = { kind: 'category', category: oneOf(CATEGORIES) } as const;
  return { list, filters: NO_FILTERS, sort: 'newest', offset: PAGE * (1000 + upTo(3000)), limit: PAGE };
}

function measure(next: (asked: number) => FindQuery) {
  const times = Array.from({ length: ASKED }, (_, asked) => {
    const query = next(asked);
    const start = performance.now();
    findInsects(index, query);
    return performance.now() - start;
  }).toSorted((one, other) => one - other);
  const at = (share: number) => times[Math.floor(times.length * share)] ?? NaN;
  return { medianMs: at(0.5), p99Ms: at(0.99), longestMs: at(1 - 1 / ASKED) };
}

const listed = measure(nextList);
const deep = measure(nextDeep);
process.send?.({ cells: index.columns.cells.length, listed, deep, rssBytes: process.memoryUsage.rss() });
process.once('disconnect', () => process.exit(0));
