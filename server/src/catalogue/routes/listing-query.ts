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
  type Filters,
} from '@vitrine/shared/contract/listing';
import { z } from '@vitrine/shared/contract/zod';

const MAX_TEXT = 200;
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
const textInQuery = z.string().check(z.maxLength(MAX_TEXT));
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

/** A country, or a country and a place in it. Which there are, the catalogue knows: an unknown one finds nothing. */
const ORIGIN = /^[A-Z]{2}(\/[^\p{Cc}]{1,200})?$/u;
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
  priceFrom: z.optional(euro),
  priceTo: z.optional(euro),
  sizeFrom: z.optional(wholeFrom(0, MAX_SIZE_MM)),
  sizeTo: z.optional(wholeFrom(0, MAX_SIZE_MM)),
};

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
  };
}
