import { categorySchema, specialCategorySchema } from '@vitrine/shared/contract/catalogue';
import { PAGE_SIZES, sortSchema } from '@vitrine/shared/contract/listing';
import { z } from '@vitrine/shared/contract/zod';

const MAX_TEXT = 200;
const MAX_PAGE = 1_000_000;

/** A whole number as it stands in an address. */
const numberInQuery = z.pipe(
  z.string(),
  z.transform((text) => (/^-?\d{1,9}$/.test(text) ? Number(text) : NaN)),
);
const upperCase = z.pipe(
  z.string(),
  z.transform((text) => text.toUpperCase()),
);

const CONTROLS = /\p{Cc}/gu;
const textInQuery = z.string().check(z.maxLength(MAX_TEXT));
/** What people search for: what no keyboard types is left out. */
const searchInQuery = z.pipe(
  textInQuery,
  z.transform((text) => text.replace(CONTROLS, '')),
);

/** Category words are read whatever their case. */
export const categoryInQuery = z.pipe(upperCase, categorySchema);

/** `GET /api/catalogue/listing`: one of `special`, `q`, or `category` with or without `family`. */
export const listingQuerySchema = z.object({
  category: z.optional(categoryInQuery),
  /** A family's slug in any language. */
  family: z.optional(textInQuery.check(z.regex(/^\P{Cc}*$/u))),
  special: z.optional(z.pipe(upperCase, specialCategorySchema)),
  q: z.optional(searchInQuery),
  sort: z._default(sortSchema, 'newest'),
  page: z._default(z.pipe(numberInQuery, z.int().check(z.gte(1), z.lte(MAX_PAGE))), 1),
  size: z._default(z.pipe(numberInQuery, z.literal(PAGE_SIZES)), PAGE_SIZES[0]),
});
export type ListingQuery = z.infer<typeof listingQuerySchema>;
