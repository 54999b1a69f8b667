import {
  CATEGORIES,
  FAMILY_CATEGORIES,
  GENDERS,
  QUALITIES,
  SPECIAL_CATEGORIES,
  SPECIES_SORTS,
  SPREADS,
} from './catalogue-lists.ts';
import { factShape } from './facts/schemas.ts';
import { flawSchema } from './facts/flaws.ts';
import { localizedSchema } from './locale.ts';
import { z } from './zod.ts';

export {
  CATEGORIES,
  FAMILY_CATEGORIES,
  GENDERS,
  QUALITIES,
  SPECIAL_CATEGORIES,
  SPREADS,
} from './catalogue-lists.ts';
export const familyCategorySchema = z.enum(FAMILY_CATEGORIES);
export const specialCategorySchema = z.enum(SPECIAL_CATEGORIES);
export const categorySchema = z.enum(CATEGORIES);
export type FamilyCategory = z.infer<typeof familyCategorySchema>;
export type SpecialCategory = z.infer<typeof specialCategorySchema>;
export type Category = z.infer<typeof categorySchema>;

export const qualitySchema = z.enum(QUALITIES);
export type Quality = z.infer<typeof qualitySchema>;

export const spreadSchema = z.enum(SPREADS);
export type Spread = z.infer<typeof spreadSchema>;
export const genderSchema = z.enum(GENDERS);
export type Gender = z.infer<typeof genderSchema>;

/**
 * A stored picture. Its files are `/pictures/{hash}-{width}.{avif|webp|jpg}` for each of `widths`. A drawing is stored as AVIF,
 * and as JPEG to 640 pixels: other addresses of it lead there.
 */
export const pictureSchema = z.object({
  hash: z.string(),
  /** Size in pixels of the largest variant. */
  width: z.int(),
  height: z.int(),
  /** Widths in pixels of the stored variants, ascending. */
  widths: z.array(z.int()),
  /** Placeholder colour, `#rrggbb`. */
  colour: z.string(),
  /** How many millimetres its whole width shows; null or absent when nobody measured it. */
  widthMm: z.optional(z.nullable(z.number())),
  /** Whether a scale bar is drawn into the picture itself. */
  hasScaleBar: z.optional(z.boolean()),
  /** What it shows, in the owner's words; a language without words is empty. Absent when nobody said it. */
  alt: z.optional(localizedSchema),
});
export type Picture = z.infer<typeof pictureSchema>;

export const familySchema = z.object({
  id: z.int(),
  /** `OTHER_BEETLES` and the like have translated names and slugs; the others are Latin everywhere. */
  slug: localizedSchema,
  name: localizedSchema,
  category: categorySchema,
});
export type Family = z.infer<typeof familySchema>;

/** What a specimen card shows. */
export const insectCardSchema = z.object({
  /** Upper-case. */
  uuid: z.string(),
  reference: z.string(),
  /** Latin binomial, or a lot's plain name for mixed lots. */
  name: z.string(),
  /** Author and year of the Latin name, empty for mixed lots. */
  authority: z.string(),
  /** Common name, an empty string where a language has none. */
  commonName: localizedSchema,
  family: familySchema,
  /** Codes of countries are those of ISO 3166; `caughtOn` is an ISO day, month or year: `1998-07-14`, `1998-07`, `1998`. */
  ...factShape('card'),
  priceCents: z.int(),
  /** Lowest price of the 30 days before the reduction, when the price was reduced within them; else null. */
  previousPriceCents: z.nullable(z.int()),
  /** What can be ordered now: on hand less reserved. */
  stock: z.int(),
  /** True where none can be ordered now, but what is left is only reserved for someone: it may come back. Else absent, or false. */
  isHeld: z.optional(z.boolean()),
  picture: z.nullable(pictureSchema),
  /** False where there is no picture, and none is to be made; absent else, and in an older shop. */
  isPictureAwaited: z.optional(z.boolean()),
  updatedAt: z.string(),
});
export type InsectCard = z.infer<typeof insectCardSchema>;

export const insectSchema = z.extend(insectCardSchema, {
  description: localizedSchema,
  ...factShape('page'),
  /** The kinds of the documents that lie with it, of `DOCUMENT_KINDS`. */
  documents: z.optional(z.array(z.string())),
  weightGrams: z.int(),
  pictures: z.array(pictureSchema),
  /** Positions of pictures that are still to be made; the main one has 0. */
  awaited: z.optional(z.array(z.int())),
  /** What is not perfect, in reading order; absent where nobody pinned any. */
  flaws: z.optional(z.array(flawSchema)),
  /** When the first of what is reserved may be free again, if it is not paid by then. */
  heldUntil: z.optional(z.string()),
});
export type Insect = z.infer<typeof insectSchema>;

/** `GET /api/catalogue/home` */
export const homeSchema = z.object({
  latest: z.array(insectCardSchema),
  categories: z.array(
    z.object({ category: categorySchema, count: z.int(), picture: z.nullable(pictureSchema) }),
  ),
});
export type Home = z.infer<typeof homeSchema>;

/** `GET /api/catalogue/families?category=` : families with what is in them, most recently updated first. */
export const familySummarySchema = z.extend(familySchema, {
  count: z.int(),
  picture: z.nullable(pictureSchema),
});
export const familyListSchema = z.array(familySummarySchema);
export type FamilySummary = z.infer<typeof familySummarySchema>;

/** Where a lot goes today, for how much and how soon. */
export const lotDeliverySchema = z.object({
  /** What a parcel with one specimen costs in cents, to which countries (ISO codes), in how many working days. */
  shipping: z.optional(
    z.array(
      z.object({
        countries: z.array(z.string()),
        priceCents: z.int(),
        days: z.object({ min: z.int(), max: z.int() }),
        /** Value of the goods in cents from which it is free, or null. */
        freeFromCents: z.optional(z.nullable(z.int())),
      }),
    ),
  ),
  /**
   * Countries that the shop ships to, and this one not: by law (`permit`, whatever the law says), or for want of a parcel
   * that may hold it.
   */
  notShipped: z.optional(
    z.array(
      z.object({
        countries: z.array(z.string()),
        why: z.enum(['permit', 'parcel']),
        /** What the law says: it wants papers that have to be granted first, nobody has confirmed it, or no. */
        answer: z.optional(z.enum(['yes', 'papers', 'ask', 'no'])),
        /** Ids of the rules that say so (`GET /api/shipping/rules`), their laws as cited, and the papers that they want. */
        rules: z.optional(z.array(z.string())),
        laws: z.optional(z.array(z.string())),
        papers: z.optional(z.array(z.string())),
      }),
    ),
  ),
  /**
   * Parts of these countries (`country-parts.ts`) to which it goes though it does not go to the country, or the other way
   * round.
   */
  exceptions: z.optional(
    z.array(z.object({ country: z.string(), goes: z.boolean(), parts: z.array(z.string()) })),
  ),
});
export type LotDelivery = z.infer<typeof lotDeliverySchema>;

/** `GET /api/catalogue/insects/{uuid}` */
export const insectPageSchema = z.extend(lotDeliverySchema, {
  insect: insectSchema,
  /** Other lots of its species that can be ordered. */
  sameSpecies: z.optional(z.array(insectCardSchema)),
  /** Lots of other species of its genus that can be ordered. */
  sameGenus: z.optional(z.array(insectCardSchema)),
  /** Lots of the same family that can be ordered; those of its species and its genus stand above. */
  related: z.array(insectCardSchema),
});
export type InsectPage = z.infer<typeof insectPageSchema>;

/** `GET /api/catalogue/compare?lot=` : lots beside each other, in the order in which they were named. */
export const comparisonSchema = z.object({
  lots: z.array(insectSchema),
  /** Of each lot. Absent in an older shop. */
  deliveries: z.optional(z.array(lotDeliverySchema)),
  /** What the shop cannot show of what was named: lots that were deleted, and names that never were one. */
  missing: z.array(z.object({ asked: z.string(), why: z.enum(['gone', 'unknown']) })),
});
export type Comparison = z.infer<typeof comparisonSchema>;

/** The genera of a family by name. */
export const genusListSchema = z.array(
  z.object({
    genus: z.string(),
    /** How many species there are or were, and how many lots can be ordered. */
    species: z.int(),
    count: z.int(),
  }),
);
export type GenusSummary = z.infer<typeof genusListSchema>[number];

/** A species among those of its genus: what can be ordered of it, else what there was. */
export const speciesSummarySchema = z.object({
  /** Latin binomial. */
  name: z.string(),
  commonName: localizedSchema,
  /** How many lots can be ordered; the lowest price and the sexes of these, or of all that were sold. */
  count: z.int(),
  fromCents: z.int(),
  genders: z.array(genderSchema),
  picture: z.nullable(pictureSchema),
  /** The lot that is pictured, or will be. Absent in an older shop. */
  uuid: z.optional(z.string()),
  /** Of that lot, as its card says it. */
  isPictureAwaited: insectCardSchema.shape.isPictureAwaited,
});
export type SpeciesSummary = z.infer<typeof speciesSummarySchema>;

/** `GET /api/catalogue/genera/{genus}` : by its word in addresses. 404 when no lot of it was ever shown. */
export const genusPageSchema = z.object({
  genus: z.string(),
  /** That which most of its lots are in: its page stands below this one alone. */
  family: familySchema,
  /** By name; empty when no lot is shown any more. */
  species: z.array(speciesSummarySchema),
});
export type GenusPage = z.infer<typeof genusPageSchema>;

/** What paid orders that stand say of a species. */
const speciesSalesSchema = z.object({
  /** How many specimens were sold. */
  count: z.int(),
  /** Of the lots in `sold`, by their uuid: the month in which one was sold last, `2026-11`. */
  months: z.record(z.string(), z.string()),
  /** Those of them of which some are reserved for somebody. */
  held: z.array(z.string()),
  /** What they made by sex and grade, wherever so many people bought that the price leads to none of them. */
  prices: z.array(
    z.object({
      gender: genderSchema,
      quality: qualitySchema,
      count: z.int(),
      fromCents: z.int(),
      toCents: z.int(),
    }),
  ),
});
export type SpeciesSales = z.infer<typeof speciesSalesSchema>;

/** `GET /api/catalogue/genera/{genus}/{species}?sort=&page=` : likewise; 404 past the last page. */
export const speciesPageSchema = z.object({
  name: z.string(),
  authority: z.string(),
  commonName: localizedSchema,
  genus: z.string(),
  family: familySchema,
  /** Other Latin names that it was or is known by. */
  synonyms: z.array(z.string()),
  /** Who says so, by such a name: a work, `sample-list` (came with the shop) or `translated` (of the Latin), if anybody. */
  synonymSources: z.optional(z.record(z.string(), z.string())),
  /** Likewise who calls it so, by a name of a language. Absent in an older shop. */
  nameSources: z.optional(z.record(z.string(), z.string())),
  /** How many lots can be ordered, the lowest price and the sexes of these; a page of them. */
  count: z.int(),
  fromCents: z.nullable(z.int()),
  genders: z.array(genderSchema),
  offered: z.array(insectCardSchema),
  /** Which page that is, of how many, in which order; an older shop has the newest alone. */
  page: z.optional(z.int()),
  pages: z.optional(z.int()),
  sort: z.optional(z.enum(SPECIES_SORTS)),
  /**
   * To which countries, by ISO code, lots of this page ship as they are, with papers that lie with them, or are to be
   * asked about; to others they do not go. Lots alike stand together. Absent in an older shop.
   */
  ships: z.optional(
    z.array(
      z.object({
        uuids: z.array(z.string()),
        yes: z.array(z.string()),
        papers: z.array(z.string()),
        ask: z.array(z.string()),
      }),
    ),
  ),
  /** How many shown lots are sold or set aside for somebody, and the newest of them. */
  soldCount: z.int(),
  sold: z.array(insectCardSchema),
  /** Absent in an older shop. */
  sales: z.optional(speciesSalesSchema),
  /** A lot by which to ask for a mail when another comes in; null when all were taken back. */
  wishUuid: z.nullable(z.string()),
  /** The other species of its genus. */
  others: z.array(speciesSummarySchema),
});
export type SpeciesPage = z.infer<typeof speciesPageSchema>;
