import { QUALITIES, type Category } from '@vitrine/shared/contract/catalogue';
import type { Filters, KnownSort, Listing } from '@vitrine/shared/contract/listing';
import { CONTINENT_CODES, continentOf } from '@vitrine/shared/i18n/places/continents';
import { sql, type Kysely, type RawBuilder, type SqlBool } from 'kysely';
import type { Schema } from '../../../database/schema/schema.ts';
import type { Found, InsectList } from '../../engine/catalogue.ts';
import { GENDERS, SPREADS } from '../../engine/columns/traits.ts';

type Filter = Listing['loosen'][number]['filter'];
type Test = RawBuilder<SqlBool>;

/** What SQL is asked: lists without searching, filters by facts with a column of their own. */
export interface SqlQuery {
  list: Extract<InsectList, { kind: 'category' | 'family' | 'all' }>;
  filters: Filters;
  sort: Exclude<KnownSort, 'relevance'>;
  offset: number;
  limit: number;
}

type SqlFound = Pick<Found, 'ids' | 'total' | 'unfiltered' | 'loosen'> & {
  facets: Omit<Found['facets'], 'facts' | 'ships'>;
};

/**
 * A list as SQL alone would answer it, in the words of the rules (spec §4), with nothing cached in memory: what the index is
 * held against, and what it costs to have none. Each count is a walk through the lots of the list.
 */
export async function listBySql(kysely: Kysely<Schema>, query: SqlQuery): Promise<SqlFound> {
  const { filters, sort, offset, limit } = query;
  const inList = testOf(query.list);
  const lots = (except?: Filter) =>
    kysely.selectFrom('insects').where(and([inList, ...tests(filters, except)]));
  const count = async (except?: Filter) => {
    const { count } = await lots(except)
      .select((eb) => eb.fn.countAll<number>().as('count'))
      .executeTakeFirstOrThrow();
    return Number(count);
  };
  const page = await lots()
    .select('id')
    .orderBy('is_sold_out')
    .orderBy(sql.raw(ORDERS[sort]))
    .offset(offset)
    .limit(limit)
    .execute();
  const total = await count();
  const chosen = FILTERS.filter((name) => TESTS[name](filters) !== null);
  const loosen: Found['loosen'] = [];
  for (const filter of total > 0 ? [] : chosen) loosen.push({ filter, count: await count(filter) });
  const unfiltered = await kysely
    .selectFrom('insects')
    .where(inList)
    .select((eb) => eb.fn.countAll<number>().as('count'))
    .executeTakeFirstOrThrow();
  return {
    ids: page.map(({ id }) => id),
    total,
    unfiltered: Number(unfiltered.count),
    loosen,
    facets: await countFacets(kysely, inList, filters),
  };
}

/** Each value counts what all other filters leave; only values that the list itself has are named. */
async function countFacets(
  kysely: Kysely<Schema>,
  inList: Test,
  filters: Filters,
): Promise<SqlFound['facets']> {
  const left = (except: Filter) => and([inList, ...tests(filters, except)]);
  const countAffected = (except: Filter) => sql`sum(case when ${left(except)} then 1 else 0 end)`;
  const valuesOf = async <Value extends string>(
    column: 'quality' | 'spread' | 'gender',
    known: readonly Value[],
  ) => {
    const { rows } = await sql<{ value: string; count: number }>`
      select ${sql.ref(column)} as value, ${countAffected(column)} as count from insects where ${inList} group by 1`.execute(
      kysely,
    );
    const counts = new Map(rows.map(({ value, count }) => [value, Number(count)]));
    return known.flatMap((value) => (counts.has(value) ? [{ value, count: counts.get(value) ?? 0 }] : []));
  };
  const rangeOf = async (column: 'price_cents' | 'size_mm', except: Filter) => {
    const { rows } = await sql<{ from: number | null; to: number | null }>`
      select min(${sql.ref(column)}) as "from", max(${sql.ref(column)}) as "to" from insects where ${left(except)}`.execute(
      kysely,
    );
    const [{ from, to } = { from: null, to: null }] = rows;
    return from === null || to === null ? null : { from, to };
  };
  const price = await rangeOf('price_cents', 'price');
  const size = await rangeOf('size_mm', 'size');
  const inStock = await sql<{ count: number }>`
    select count(*) as count from insects where ${left('stock')} and is_sold_out = 0`.execute(kysely);
  const { rows: origins } = await sql<{ country: string; locality: string; count: number }>`
    select country, locality, ${countAffected('origin')} as count from insects
    where ${inList} and country <> '' group by country, locality`.execute(kysely);
  return {
    quality: await valuesOf('quality', QUALITIES),
    origin: nest(origins.map(({ count, ...place }) => ({ ...place, count: Number(count) }))),
    spread: await valuesOf('spread', SPREADS),
    gender: await valuesOf('gender', GENDERS),
    inStock: Number(inStock.rows[0]?.count),
    price: price && { fromCents: price.from, toCents: price.to },
    size: size && { fromMm: size.from, toMm: size.to },
  };
}

/** Places within their countries, largest first, alphabetically where as many. */
function nest(places: { country: string; locality: string; count: number }[]): Found['facets']['origin'] {
  const sorted = <T extends { count: number }>(all: T[], name: (one: T) => string) =>
    all.toSorted((one, other) => other.count - one.count || (name(one) < name(other) ? -1 : 1));
  const countries = [...Map.groupBy(places, ({ country }) => country)].map(([country, all]) => ({
    country,
    count: all.reduce((sum, { count }) => sum + count, 0),
    localities: sorted(
      all.filter(({ locality }) => locality !== '').map(({ locality, count }) => ({ locality, count })),
      ({ locality }) => locality,
    ),
  }));
  return sorted(countries, ({ country }) => country);
}

const and = (tests: Test[]): Test => sql`${sql.join(tests, sql` and `)}`;

const OF_CATEGORY: Partial<Record<Category, Test>> = {
  REPAIRS: sql`is_shown = 1 and is_repair = 1`,
  MIX: sql`is_shown = 1 and is_mixed = 1`,
  ONE_EURO: sql`is_shown = 1 and price_cents <= 100`,
  LATEST: sql`id in (select id from insects where is_shown = 1 order by first_shown_at desc, id desc limit 60)`,
};

function testOf(list: SqlQuery['list']): Test {
  if (list.kind === 'all') return sql`is_shown = 1`;
  if (list.kind === 'category')
    return OF_CATEGORY[list.category] ?? sql`is_in_family = 1 and category = ${list.category}`;
  const genus = list.exceptGenus === undefined ? [] : [sql<SqlBool>`lower(genus) <> ${list.exceptGenus}`];
  return and([sql`is_in_family = 1 and family_id = ${list.familyId}`, ...genus]);
}

const oneOf = (column: string, values: readonly string[]): Test | null =>
  values.length === 0 ? null : sql`${sql.ref(column)} in (${sql.join(values)})`;

function within(column: string, from: number | null, to: number | null): Test | null {
  if (from === null && to === null) return null;
  return sql`${sql.ref(column)} between ${from ?? 0} and ${to ?? 2 ** 31 - 1}`;
}

const FILTERS = ['quality', 'origin', 'spread', 'gender', 'stock', 'price', 'size'] as const;
/** Null where nothing is asked. */
const TESTS: Record<Filter, (filters: Filters) => Test | null> = {
  quality: ({ quality }) => oneOf('quality', quality),
  spread: ({ spread }) => oneOf('spread', spread),
  gender: ({ gender }) => oneOf('gender', gender),
  stock: ({ isInStock }) => (isInStock ? sql`is_sold_out = 0` : null),
  price: ({ priceFromCents, priceToCents }) => within('price_cents', priceFromCents, priceToCents),
  size: ({ sizeFromMm, sizeToMm }) => within('size_mm', sizeFromMm, sizeToMm),
  origin: ({ origin }) => {
    const wide = origin.flatMap((one) => (CONTINENT_CODES.includes(one) ? countriesOf(one) : [one]));
    const named = sql<SqlBool>`country || '/' || locality in (${sql.join(wide)})`;
    return wide.length === 0 ? null : sql`(country in (${sql.join(wide)}) or ${named})`;
  },
};

/** Every code of two letters that lies there. */
function countriesOf(continent: string): string[] {
  const letters = [...'ABCDEFGHIJKLMNOPQRSTUVWXYZ'];
  const codes = letters.flatMap((one) => letters.map((other) => one + other));
  return codes.filter((code) => continentOf(code) === continent);
}

const tests = (filters: Filters, except?: Filter): Test[] =>
  FILTERS.flatMap((name) => (name === except ? [] : (TESTS[name](filters) ?? [])));

const ORDERS: Record<SqlQuery['sort'], string> = {
  newest: 'first_shown_at desc, id desc',
  oldest: 'first_shown_at, id',
  'price-up': 'price_cents, id',
  'price-down': 'price_cents desc, id desc',
  'name-up': 'name, id',
  'name-down': 'name desc, id desc',
  'reference-up': 'reference, id',
  'reference-down': 'reference desc, id desc',
};
