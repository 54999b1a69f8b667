import {
  familyCategorySchema,
  familySchema,
  genderSchema,
  genusListSchema,
  insectCardSchema,
  pictureSchema,
  qualitySchema,
  spreadSchema,
} from './catalogue.ts';
import { FACT_SORTS, RELEVANCE, SORTS, type Sort } from './listing-lists.ts';
import { localizedSchema } from './locale.ts';
import { z } from './zod.ts';

export {
  FACT_SORTS,
  MAX_ORIGINS,
  NO_FILTERS,
  PAGE_SIZES,
  RELEVANCE,
  SORTS,
  usualSort,
} from './listing-lists.ts';
export type { KnownSort, Sort } from './listing-lists.ts';
export const sortSchema: z.ZodMiniType<Sort> = z.enum([...SORTS, RELEVANCE, ...FACT_SORTS]);

const boundsSchema = z.object({ from: z.nullable(z.int()), to: z.nullable(z.int()) });

/**
 * What a list is narrowed by. The names are those of the address, of a page and of the API alike. Values of one name
 * widen each other (`quality=A1&quality=A2`), different names narrow each other.
 */
export const filtersSchema = z.object({
  quality: z.array(qualitySchema),
  /** A continent's number (UN M.49), a country's ISO code, or that with a place in it: `005`, `PE`, `PE/Tingo María`. */
  origin: z.array(z.string()),
  spread: z.array(spreadSchema),
  gender: z.array(genderSchema),
  /** True: only what can be ordered. In an address `stock=in`. */
  isInStock: z.boolean(),
  /** Null: no bound. In an address euro, with a point or a comma: `priceFrom=12.50`. */
  priceFromCents: z.nullable(z.int()),
  priceToCents: z.nullable(z.int()),
  /** ISO code of a country: only what one parcel may bring there. In an address `ships=FR`. */
  ships: z.optional(z.string()),
  /** Millimetres, whole. A specimen without a size is left out once there is a bound. */
  sizeFromMm: z.nullable(z.int()),
  sizeToMm: z.nullable(z.int()),
  /**
   * Younger facts by their keys, those chosen alone: bounds of a number, options of a choice. In an address
   * `altitudeMetresFrom=800`, or the key once for each option. A specimen of which nothing is said is left out.
   */
  facts: z.optional(z.record(z.string(), z.union([boundsSchema, z.array(z.string())]))),
});
export type FactFilter = NonNullable<Filters['facts']>[string];
export type Filters = z.infer<typeof filtersSchema>;

const countOf = <T extends z.ZodMiniType>(value: T) => z.object({ value, count: z.int() });

/**
 * How many insects each value would show under all *other* filters: a value's count does not fall because another
 * value of the same name is chosen. Only values with at least one insect in the unfiltered list are named.
 */
export const facetsSchema = z.object({
  quality: z.array(countOf(qualitySchema)),
  /** Countries by count, largest first; places in them likewise. */
  origin: z.array(
    z.object({
      country: z.string(),
      count: z.int(),
      localities: z.array(z.object({ locality: z.string(), count: z.int() })),
    }),
  ),
  spread: z.array(countOf(spreadSchema)),
  gender: z.array(countOf(genderSchema)),
  /** How many of what the other filters leave can be ordered. */
  inStock: z.int(),
  /** By country that the shop ships to: how many of what the other filters leave may go there. */
  ships: z.optional(z.array(countOf(z.string()))),
  /** Lowest and highest of what the other filters leave; null when that is nothing. */
  price: z.nullable(z.object({ fromCents: z.int(), toCents: z.int() })),
  size: z.nullable(z.object({ fromMm: z.int(), toMm: z.int() })),
  /** Younger facts by their keys: the lowest and highest number, or the options; those alone that a lot of the list has. */
  facts: z.optional(
    z.record(z.string(), z.union([z.object({ from: z.int(), to: z.int() }), z.array(countOf(z.string()))])),
  ),
});
export type FactFacet = NonNullable<Facets['facts']>[string];
export type Facets = z.infer<typeof facetsSchema>;

/** Filters as a shopper sees them; a pair of bounds is one. */
export const LOOSENABLE = ['quality', 'origin', 'spread', 'gender', 'stock', 'price', 'size'] as const;

/** `GET /api/catalogue/listing?category=&family=&special=&q=&sort=&page=&size=` and the filters: one page of a list. */
export const listingSchema = z.object({
  items: z.array(insectCardSchema),
  /** How many the filters leave. */
  total: z.int(),
  /** How many there are without filters. */
  unfiltered: z.int(),
  page: z.int(),
  pages: z.int(),
  size: z.int(),
  sort: sortSchema,
  /** The family asked for, when one was. */
  family: z.nullable(familySchema),
  /** Of a family: the genera that lots of it are shown of. */
  genera: z.optional(genusListSchema),
  filters: filtersSchema,
  facets: facetsSchema,
  /** When nothing is left: what each chosen filter, taken away alone, would bring back. Else empty. */
  loosen: z.array(z.object({ filter: z.enum(LOOSENABLE), count: z.int() })),
  /** The same of younger facts, by their keys, and of `ships`. */
  loosenFacts: z.optional(z.array(z.object({ fact: z.string(), count: z.int() }))),
  /**
   * Where none of the one sex that was asked for can be ordered, and the list is of one species: a lot to ask for it by.
   */
  wish: z.optional(z.object({ uuid: z.string(), name: z.string() })),
  /** The same of any species of the genus that was named. Apart, for a catalog of before asks for the lot’s species alone. */
  genusWish: z.optional(z.object({ uuid: z.string(), name: z.string() })),
  /** When nothing is left: some that come nearest, and by which filter they differ, a fact by its key; null for several. */
  nearest: z.optional(z.object({ loosened: z.nullable(z.string()), items: z.array(insectCardSchema) })),
  /** Of the one sex that was asked for none can be ordered, whatever else the list is narrowed by. Absent where some can. */
  isNoneOfSex: z.optional(z.boolean()),
  /** Of a search of several pages: whether all that was found is of one species, or else of one genus. */
  alike: z.optional(z.enum(['species', 'genus', 'none'])),
  /** Uuids of those items whose name is only like what was searched; they come after the others. */
  close: z.array(z.string()),
  /** What of `q` was read as filters, which `filters` hold beside those of the address; absent where nothing was. */
  reading: z.optional(
    z.object({
      /** What is left of the text: with `filters` in an address it finds the same. Empty for all lots. */
      text: z.string(),
      /** Of what kind of animal the rest was said to be, and the rest without that; absent where it is of any. */
      kind: z.optional(z.object({ categories: z.array(familyCategorySchema), without: z.string() })),
      /** What was understood and no filter says, as it was typed: `not from Peru`; absent where there is nothing. */
      leftOut: z.optional(z.string()),
      /** The order that it asked for, where the list is in that: `cheapest`. */
      sort: z.optional(sortSchema),
      /**
       * Names that are not wanted, `geen morpho`, as they were typed; the rest without saying so, and that without a kind of
       * animal, too. Absent where there are none.
       */
      unwanted: z.optional(
        z.object({ names: z.array(z.string()), without: z.string(), cleared: z.optional(z.string()) }),
      ),
    }),
  ),
});
export type Listing = z.infer<typeof listingSchema>;

/** The name that was typed, when neither the Latin one nor that of the shopper's language says it. */
const knownAsSchema = z.optional(z.string());

/**
 * `GET /api/catalogue/suggestions?q=&locale=` : what a shopper may mean while typing, few of each. First what is called
 * so in Latin or in the shopper's language, then what is called so elsewhere, then what is only like it.
 */
export const suggestionsSchema = z.object({
  species: z.array(
    z.object({
      /** Latin name; `/search?q=` finds its lots. */
      name: z.string(),
      commonName: localizedSchema,
      /** The family below which the page of the species stands; absent where it has none. */
      family: z.optional(familySchema),
      /** How many lots can be ordered. */
      count: z.int(),
      /** True when it is only like what was typed. */
      isClose: z.boolean(),
      knownAs: knownAsSchema,
      /** The search that finds its lots as they were asked for, `Morpho didius female`; absent: its name. */
      q: z.optional(z.string()),
      /** Of those lots, first of what can be ordered: the lowest price, the sexes, and the picture of the cheapest. */
      offer: z.optional(
        z.object({
          fromCents: z.int(),
          genders: z.array(genderSchema),
          picture: z.nullable(pictureSchema),
        }),
      ),
    }),
  ),
  families: z.array(z.object({ family: familySchema, count: z.int(), knownAs: knownAsSchema })),
  /** Insects whose reference is or begins with what was typed. */
  references: z.array(
    z.object({ uuid: z.string(), reference: z.string(), name: z.string(), family: familySchema }),
  ),
});
export type Suggestions = z.infer<typeof suggestionsSchema>;
