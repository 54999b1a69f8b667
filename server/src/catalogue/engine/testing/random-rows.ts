import { CATEGORIES, QUALITIES, type Family } from '@vitrine/shared/contract/catalogue';
import {
  FACT_SORTS,
  SORTS,
  type FactFilter,
  type Filters,
  type Sort,
} from '@vitrine/shared/contract/listing';
import { FACT_FILTERS } from '@vitrine/shared/contract/facts/fact-filters';
import fc from 'fast-check';
import type { CatalogueRow } from '../../store/catalogue-rows.ts';
import type { FindQuery } from '../catalogue.ts';
import { GENDERS, SPREADS } from '../columns/traits.ts';

const family = (id: number, category: Family['category'], name: string): Family => ({
  id,
  category,
  slug: { en: name, nl: name, fr: name },
  name: { en: name, nl: name, fr: name },
});
export const FAMILIES: Family[] = [
  family(3, 'BUTTERFLIES', 'Papilionidae'),
  family(7, 'BUTTERFLIES', 'Pieridae'),
  family(8, 'BEETLES', 'Lucanidae'),
];

const rate = (code: string, countries: string[], maxGrams: number, maxValueCents: number | null) => ({
  ...{ code, countries, bands: [{ maxGrams, priceCents: 500 }], freeFromCents: null, maxValueCents },
  ...{ active: true, days: { min: 1, max: 2 } },
});
/** Within the Union and without, for all, for what is light and for what is cheap. */
export const RATES = [
  rate('all', ['BE', 'CH', 'DE'], 30_000, null),
  rate('light', ['FR'], 1000, null),
  rate('cheap', ['FR', 'GB'], 30_000, 500),
];
export const SHIPPED = ['BE', 'CH', 'DE', 'FR', 'GB'];
export const TODAY = '2026-11-25';

/** Few values, so that rows collide; some references longer than most. */
const NAMES = ['Papilio machaon', 'Papilio ulysses', 'Troides helena', 'Pieris rapae', 'Élan', 'Zz'];
const ORIGINS = [
  ['PE', 'Tingo María'],
  ['PE', 'Satipo'],
  ['PE', ''],
  ['FR', 'Drôme'],
  ['', ''],
] as const;

const flag = fc.constantFrom(0, 0, 0, 1);

/** Something, or nothing, of every fact without a column of its own. */
const youngFacts: fc.Arbitrary<string> = fc
  .record(
    Object.fromEntries(
      FACT_FILTERS.map((fact) => [
        fact.key,
        fact.kind === 'choice'
          ? fc.constantFrom(undefined, ...fact.options)
          : fc.constantFrom(undefined, 0, 300, 900, 2100),
      ]),
    ),
  )
  .map((facts) => JSON.stringify(facts));

/** A shown lot with this id. */
export const rowWithId = (id: number): fc.Arbitrary<CatalogueRow> =>
  fc
    .record({
      name: fc.constantFrom(...NAMES),
      common_en: fc.constantFrom('', 'Swallowtail'),
      family_id: fc.constantFrom(...FAMILIES.map((one) => one.id)),
      origin: fc.constantFrom(...ORIGINS),
      quality: fc.constantFrom(...QUALITIES),
      spread: fc.constantFrom(...SPREADS),
      gender: fc.constantFrom(...GENDERS),
      price_cents: fc.constantFrom(50, 100, 101, 500, 1250),
      weight_grams: fc.constantFrom(0, 30, 900, 2500),
      cites_annex: fc.constantFrom(null, null, null, 'A' as const, 'B' as const, 'C' as const, 'D' as const),
      cites_certificate: fc.constantFrom('', '', '', 'BE-2026-0012'),
      size_mm: fc.constantFrom(null, 0, 12, 40, 80),
      day: fc.integer({ min: 10, max: 28 }),
      is_repair: flag,
      is_mixed: flag,
      is_sold_out: flag,
      prefix: fc.constantFrom('BU-', 'BE-', 'A-VERY-LONG-REFERENCE-'),
      digits: fc.integer({ min: 0, max: 99 }),
      hex: fc.nat(0xffffff),
      facts: youngFacts,
      colours: fc.constantFrom(null, '', 'blue', 'black blue', 'white'),
      drawn_in: fc.constantFrom(null, '["#c02f2b","#1b1a19"]'),
      caught_on: fc.constantFrom(null, '1958', '1998-07', '2019-07-14'),
    })
    .map(({ origin: [country, locality], day, prefix, digits, hex, ...facts }) => ({
      ...facts,
      id,
      uuid: `ABCD0000-0000-4000-8000-${hex.toString(16).toUpperCase().padStart(12, '0')}`,
      reference: `${prefix}${digits}-${id}`,
      country,
      locality,
      common_nl: '',
      common_fr: '',
      first_shown_at: `2026-01-${day}T00:00:00.000Z`,
      is_in_family: facts.is_repair + facts.is_mixed === 0 && facts.price_cents > 100 ? 1 : 0,
    }));

const some = <T>(...values: T[]) => fc.oneof(fc.constant<T[]>([]), fc.subarray(values));
const bound = (...values: number[]) => fc.option(fc.constantFrom(...values), { freq: 2, nil: null });

const factFilters: fc.Arbitrary<Filters['facts']> = fc
  .record(
    Object.fromEntries(
      FACT_FILTERS.map((fact) => [
        fact.key,
        fact.kind === 'choice'
          ? some(...fact.options)
          : fc.record({ from: bound(0, 300, 901, 1998), to: bound(300, 2000, 2010) }),
      ]),
    ),
  )
  .map((filters) => Object.entries(filters).filter(([, filter]) => isChosen(filter)))
  .map((chosen) => (chosen.length > 0 ? Object.fromEntries(chosen) : undefined));
const isChosen = (filter: FactFilter) =>
  Array.isArray(filter) ? filter.length > 0 : filter.from !== null || filter.to !== null;

const filters: fc.Arbitrary<Filters> = fc.record({
  facts: factFilters,
  quality: some(...QUALITIES),
  origin: some('PE', 'FR', 'PE/Satipo', 'FR/Drôme', 'XX', '005'),
  spread: some(...SPREADS),
  gender: some(...GENDERS),
  isInStock: fc.boolean(),
  priceFromCents: bound(60, 100, 500),
  priceToCents: bound(100, 500, 2000),
  sizeFromMm: bound(0, 12, 41),
  sizeToMm: bound(12, 80),
  ships: fc.option(fc.constantFrom(...SHIPPED, 'JP'), { freq: 2, nil: undefined }),
});

const list: fc.Arbitrary<FindQuery['list']> = fc.oneof(
  fc.record({ kind: fc.constant('category' as const), category: fc.constantFrom(...CATEGORIES) }),
  fc.record({ kind: fc.constant('all' as const) }),
  fc.record({ kind: fc.constant('family' as const), familyId: fc.constantFrom(3, 7, 8, 99) }),
  fc.record({
    kind: fc.constant('family' as const),
    familyId: fc.constantFrom(3, 7),
    exceptGenus: fc.constantFrom('papilio', 'nothing'),
  }),
  fc.record({
    kind: fc.constant('species' as const),
    genus: fc.constantFrom('papilio', 'pieris', 'zz'),
    species: fc.constantFrom('machaon', 'rapae'),
  }),
  fc.record({
    kind: fc.constant('genus' as const),
    genus: fc.constantFrom('papilio', 'pieris', 'zz'),
    except: fc.constantFrom('machaon', 'nothing'),
  }),
  fc.record({
    kind: fc.constant('search' as const),
    text: fc.constantFrom(
      'papilio',
      'Papilio machaon',
      'papilionidae',
      'BU-1',
      'be-12',
      '12',
      'ab',
      'e',
      ' ',
      'LONG-REFERENCE-1',
      'papillio',
      'butterfly machaon',
      'beetle machaon',
      'kever swallowtail',
    ),
  }),
);

export const query: fc.Arbitrary<FindQuery> = fc
  .record({
    list,
    filters,
    sort: fc.constantFrom<Sort>(...SORTS, ...FACT_SORTS),
    isByRelevance: fc.boolean(),
    offset: fc.nat(60),
    limit: fc.constantFrom(1, 5, 24, 96),
  })
  .map(({ isByRelevance, ...rest }) => ({
    ...rest,
    shipping: { rates: RATES, today: TODAY },
    sort:
      isByRelevance && (rest.list.kind === 'search' || rest.list.kind === 'all')
        ? ('relevance' as const)
        : rest.sort,
  }));
