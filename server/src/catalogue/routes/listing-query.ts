import {
  categorySchema,
  genderSchema,
  qualitySchema,
  specialCategorySchema,
  spreadSchema,
} from '@vitrine/shared/contract/catalogue';
import {
  MAX_ORIGINS,
  PAGE_SIZES,
  RELEVANCE,
  sortSchema,
  type FactFilter,
  type Filters,
} from '@vitrine/shared/contract/listing';
import { MAX_SEARCH_LENGTH } from '@vitrine/shared/contract/search-length';
import { z } from '@vitrine/shared/contract/zod';
import { FACT_FILTERS } from '@vitrine/shared/contract/facts/fact-filters';

const MAX_PAGE = 1_000_000;
const MAX_EURO = 1_000_000;
const MAX_SIZE_MM = 10_000;

/** A whole number as it stands in an address. */
const numberInQuery = z.pipe(
  z.string(),
  z.transform((text) => (/^-?\d{1,9}$/.test(text) ? Number(text) : NaN)),
);
const wholeFrom = (least: number, most: number) =>
  z.pipe(numberInQuery, z.int().check(z.gte(least), z.lte(most)));

/** Euro with at most two decimals, after a point or a comma. */
const euroInQuery = z.pipe(
  z.string(),
  z.transform((text) => (/^-?\d{1,9}([.,]\d{1,2})?$/.test(text) ? Number(text.replace(',', '.')) : NaN)),
);
const euro = z.pipe(euroInQuery, z.number().check(z.gte(0), z.lte(MAX_EURO)));

const upperCase = z.pipe(
  z.string(),
  z.transform((text) => text.toUpperCase()),
);

const CONTROLS = /\p{Cc}/gu;
const textInQuery = z.string().check(z.maxLength(MAX_SEARCH_LENGTH));
/** What people search for: what no keyboard types is left out. */
export const searchInQuery = z.pipe(
  textInQuery,
  z.transform((text) => text.replace(CONTROLS, '')),
);

/** A name that may stand several times, each with one of these values. A mistake is told at the name. */
const severalOf = <T extends string>(values: readonly T[]) =>
  z.pipe(
    z.union([z.string(), z.array(z.string())]),
    z.transform((given, context) => {
      const chosen = values.filter((value) => [given].flat().includes(value));
      if ([given].flat().every((one) => values.some((value) => value === one))) return chosen;
      context.issues.push({ code: 'invalid_value', values: [...values], input: given });
      return z.NEVER;
    }),
  );

/** A continent, a country, or a country and a place in it. Which there are, the catalogue knows: an unknown one finds nothing. */
const ORIGIN = /^(\d{3}|[A-Z]{2}(\/[^\p{Cc}]{1,200})?)$/u;
const origins = z.pipe(
  z.union([z.string(), z.array(z.string())]),
  z.transform((given, context) => {
    const chosen = [...new Set([given].flat())].sort();
    if (chosen.length <= MAX_ORIGINS && chosen.every((one) => ORIGIN.test(one))) return chosen;
    context.issues.push({ code: 'custom', input: given });
    return z.NEVER;
  }),
);

/** Category words are read whatever their case. */
export const categoryInQuery = z.pipe(upperCase, categorySchema);

const filterFields = {
  quality: z._default(severalOf(qualitySchema.options), []),
  origin: z._default(origins, []),
  spread: z._default(severalOf(spreadSchema.options), []),
  gender: z._default(severalOf(genderSchema.options), []),
  stock: z.optional(z.literal('in')),
  /** A country that the shop does not ship to finds nothing. */
  ships: z.optional(z.string().check(z.regex(/^[A-Z]{2}$/))),
  priceFrom: z.optional(euro),
  priceTo: z.optional(euro),
  sizeFrom: z.optional(wholeFrom(0, MAX_SIZE_MM)),
  sizeTo: z.optional(wholeFrom(0, MAX_SIZE_MM)),
};

/** `altitudeMetresFrom` and `altitudeMetresTo` of a number; of a choice its key, once for each option. */
const factFields = Object.fromEntries(
  FACT_FILTERS.flatMap((fact): [string, z.ZodMiniType][] => {
    if (fact.kind === 'choice') return [[fact.key, z.optional(severalOf(fact.options))]];
    if (fact.kind !== 'whole') return [];
    const bound = z.optional(wholeFrom(fact.least, fact.most));
    return [
      [`${fact.key}From`, bound],
      [`${fact.key}To`, bound],
    ];
  }),
);

/** `GET /api/catalogue/listing`: one of `special`, `q`, or `category` with or without `family`; and the filters. */
export const listingQuerySchema = z
  .strictObject({
    category: z.optional(categoryInQuery),
    /** A family's slug in any language. */
    family: z.optional(textInQuery.check(z.regex(/^\P{Cc}*$/u))),
    special: z.optional(z.pipe(upperCase, specialCategorySchema)),
    q: z.optional(searchInQuery),
    /** By default what fits best in a search, and the newest elsewhere. */
    sort: z.optional(sortSchema),
    page: z._default(wholeFrom(1, MAX_PAGE), 1),
    size: z._default(z.pipe(numberInQuery, z.literal(PAGE_SIZES)), PAGE_SIZES[0]),
    ...filterFields,
    ...factFields,
  })
  .check((context) => {
    const { q, sort, priceFrom, priceTo, sizeFrom, sizeTo } = context.value;
    if (sort === RELEVANCE && q === undefined) {
      context.issues.push({ code: 'custom', path: ['sort'], input: sort });
    }
    const isBelow = (from: number | undefined, to: number | undefined) =>
      from !== undefined && to !== undefined && to < from;
    const below = (path: string, minimum: number | undefined) =>
      context.issues.push({
        code: 'too_small',
        origin: 'number',
        minimum: minimum ?? 0,
        path: [path],
        input: path,
      });
    if (isBelow(priceFrom, priceTo)) below('priceTo', priceFrom);
    if (isBelow(sizeFrom, sizeTo)) below('sizeTo', sizeFrom);
    for (const [key, filter] of Object.entries(factFilters(context.value) ?? {})) {
      if (Array.isArray(filter)) continue;
      if (isBelow(filter.from ?? undefined, filter.to ?? undefined))
        below(`${key}To`, filter.from ?? undefined);
    }
  });
export type ListingQuery = z.infer<typeof listingQuerySchema>;

const toCents = (euros: number | undefined) => (euros === undefined ? null : Math.round(euros * 100));

export function filtersOf(query: ListingQuery): Filters {
  return {
    quality: query.quality,
    origin: query.origin,
    spread: query.spread,
    gender: query.gender,
    isInStock: query.stock === 'in',
    priceFromCents: toCents(query.priceFrom),
    priceToCents: toCents(query.priceTo),
    sizeFromMm: query.sizeFrom ?? null,
    sizeToMm: query.sizeTo ?? null,
    ...(query.ships !== undefined && { ships: query.ships }),
    facts: factFilters(query),
  };
}

const boundSchema = z.catch(z.nullable(z.int()), null);
const optionsSchema = z.catch(z.array(z.string()), []);

/** Those of younger facts that are chosen; undefined for none. */
function factFilters(query: object): Filters['facts'] {
  const asked: Record<string, unknown> = { ...query };
  const chosen = FACT_FILTERS.flatMap(({ key, kind }): [string, FactFilter][] => {
    const options = optionsSchema.parse(asked[key]);
    if (kind === 'choice') return options.length > 0 ? [[key, options]] : [];
    const bounds = { from: boundSchema.parse(asked[`${key}From`]), to: boundSchema.parse(asked[`${key}To`]) };
    return bounds.from === null && bounds.to === null ? [] : [[key, bounds]];
  });
  return chosen.length > 0 ? Object.fromEntries(chosen) : undefined;
}
