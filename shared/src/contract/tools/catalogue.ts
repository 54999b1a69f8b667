import { categorySchema, familySchema, insectSchema, pictureSchema } from '../catalogue.ts';
import { ASKED_FACTS } from '../facts/fact-list.ts';
import { formShape } from '../facts/schemas.ts';
import { localizedSchema } from '../locale.ts';
import { auditedSchema } from './tools.ts';
import { z } from '../zod.ts';

/*
 * Insects and families in the owner's tools. Reading needs the right `catalogue-read`, writing `catalogue-write`.
 * What is typed travels as it was typed, so that the server alone says what is wrong with it: field errors are keyed by
 * the names below, `common.nl` for a text in one language.
 */

/** What a lot is, for those who keep it. A lot may be several at once: a draft without a picture. */
export const INSECT_STATES = [
  'published',
  'draft',
  'sold-out',
  'reserved',
  'no-picture',
  'no-flaws',
  'no-document',
  'no-family',
  'annex',
  'deleted',
] as const;
export type InsectState = (typeof INSECT_STATES)[number];

/** Updates begin with the newest when they go down; names and references with A, prices with the lowest, when up. */
export const INSECT_SORTS = ['updated', 'reference', 'name', 'price'] as const;
const insectSortSchema = z.templateLiteral([z.enum(INSECT_SORTS), ':', z.enum(['asc', 'desc'])]);
export type InsectSort = z.infer<typeof insectSortSchema>;
export const FIRST_INSECT_SORT = 'updated:desc' satisfies InsectSort;

/** What a list is narrowed by, as it stands in an address. Deleted lots are in no list but their own. */
export const insectQuerySchema = z.object({
  /** Words of a name, a family's name, or a reference however it is spelled. */
  q: z.optional(z.string()),
  category: z.optional(categorySchema),
  family: z.optional(z.string()),
  state: z.optional(z.enum(INSECT_STATES)),
  /** Euro, with a point or a comma. */
  priceFrom: z.optional(z.string()),
  priceTo: z.optional(z.string()),
  sort: z.optional(insectSortSchema),
});
export type InsectQuery = z.infer<typeof insectQuerySchema>;
export const INSECTS_A_PAGE = 50;

export const insectRowSchema = z.object({
  id: z.int(),
  /** By which it is ordered; an older shop does not say. */
  uuid: z.optional(z.string()),
  reference: z.string(),
  name: z.string(),
  authority: z.string(),
  isMixed: z.boolean(),
  isRepair: z.boolean(),
  family: z.nullable(familySchema),
  quality: insectSchema.shape.quality,
  priceCents: z.int(),
  onHand: z.int(),
  reserved: z.int(),
  isPublished: z.boolean(),
  isDeleted: z.boolean(),
  citesAnnex: insectSchema.shape.citesAnnex,
  /** How many it has, and the first of them. */
  pictures: z.int(),
  picture: z.nullable(pictureSchema),
  updatedAt: z.string(),
  revision: z.int(),
});
export type InsectRow = z.infer<typeof insectRowSchema>;

/** `GET /api/tools/insects?q=&category=&family=&state=&priceFrom=&priceTo=&sort=&page=` */
export const insectListSchema = z.object({
  rows: z.array(insectRowSchema),
  total: z.int(),
  page: z.int(),
  pages: z.int(),
});
export type InsectList = z.infer<typeof insectListSchema>;

/** `GET /api/tools/insects/choices` : what fields and filters choose from. */
export const insectChoicesSchema = z.object({
  families: z.array(familySchema),
  /** ISO codes of the countries that lots are from. */
  countries: z.array(z.string()),
  /** The letters that references begin with. */
  prefixes: z.optional(z.array(z.string())),
});
export type InsectChoices = z.infer<typeof insectChoicesSchema>;

/** `GET /api/tools/insects/species?q=` : what the shop knows of species, so that it is typed once. */
const knownSpeciesSchema = z.object({
  name: z.string(),
  genus: z.string(),
  species: z.string(),
  authority: z.string(),
  common: localizedSchema,
  familyId: z.nullable(z.int()),
  citesAnnex: insectSchema.shape.citesAnnex,
});
export type KnownSpecies = z.infer<typeof knownSpeciesSchema>;
export const knownSpeciesListSchema = z.array(knownSpeciesSchema);

/** `GET /api/tools/insects/localities?q=&country=` */
const localitySchema = z.object({ country: z.string(), locality: z.string() });
export type KnownLocality = z.infer<typeof localitySchema>;
export const localityListSchema = z.array(localitySchema);

/** `GET /api/tools/insects/last-sale?name=&quality=` : of a species and grade; null where none was sold. */
export const lastSaleSchema = z.object({
  sale: z.nullable(
    z.object({
      priceCents: z.int(),
      /** Whole days from its first showing to its order; null where nobody knows. */
      days: z.nullable(z.int()),
    }),
  ),
});

/** `GET /api/tools/insects/next-reference?prefix=BU` or `?family=12`: the next one that is free. */
export const nextReferenceSchema = z.object({ reference: z.string() });

/**
 * A lot as it is typed. Numbers are text: `12,50`, `85`; an empty text is nothing. A family is its id, a country its ISO
 * code, a date a day, a month or a year (`14/7/1998`, `07/1998`, `1998`), the price euro. Sex, grade and preparation of a
 * draft may be empty: nobody has said them yet.
 */
export const insectFormSchema = z.object(formShape());
export type InsectForm = z.infer<typeof insectFormSchema>;

/**
 * `POST /api/tools/insects` → 201 insectSaved. `stock`: how many there are. `key` is chosen once per intent: the same key
 * makes one lot. Tools of a release before leave it out.
 */
const insectCreationSchema = z.extend(insectFormSchema, { stock: z.string(), key: z.optional(z.string()) });
export type InsectCreation = z.infer<typeof insectCreationSchema>;

/* `PUT /api/tools/insects/{id}` with insectForm and `revision` → insectSaved; 409 `changed-meanwhile` with insectDetail as `current`. */

/** `POST /api/tools/insects/description` with insectForm: a text in each language made of its facts. Nothing is changed. */
export const descriptionSchema = z.object({ description: localizedSchema });

/** What a lot lacks. Without the first four it is not published; without a picture it may be. */
export const PUBLISH_FAULTS = ['family', 'price', 'weight', 'certificate', 'picture'] as const;
const publishFaultSchema = z.object({ fault: z.enum(PUBLISH_FAULTS), blocks: z.boolean() });
export type PublishFault = z.infer<typeof publishFaultSchema>;

const stockMoveSchema = z.object({
  id: z.int(),
  kind: z.enum(['receive', 'reserve', 'release', 'sell', 'adjust']),
  amount: z.int(),
  /** `order:VDM-2026-000123`, `hold:…`, `tools:…`. */
  source: z.string(),
  note: z.string(),
  /** The staff member, empty for what the shop did by itself. */
  by: z.string(),
  at: z.string(),
});
export type StockMove = z.infer<typeof stockMoveSchema>;

/** For whom lots are reserved. */
const lotHolderSchema = z.object({
  /** Reference of an order; null while a shopper fills in the checkout. */
  order: z.nullable(z.string()),
  amount: z.int(),
  until: z.string(),
});
export type LotHolder = z.infer<typeof lotHolderSchema>;

/** `GET /api/tools/insects/{id}` */
export const insectDetailSchema = z.object({
  id: z.int(),
  uuid: z.string(),
  revision: z.int(),
  form: insectFormSchema,
  family: z.nullable(familySchema),
  priceCents: z.int(),
  previousPriceCents: z.nullable(z.int()),
  prices: z.array(z.object({ priceCents: z.int(), at: z.string() })),
  onHand: z.int(),
  reserved: z.int(),
  /**
   * Paid, in orders of which nothing has gone out: no longer on hand, and still on the shelf. Of an order that goes in several
   * parcels nothing counts after the first, for what each parcel holds is not known.
   */
  unpacked: z.optional(z.int()),
  keptAside: z.array(lotHolderSchema),
  /** Newest first, the last fifty. */
  moves: z.array(stockMoveSchema),
  pictures: z.array(pictureSchema),
  faults: z.array(publishFaultSchema),
  /** The law names its species in another annex than the lot says. */
  needsAnnex: z.optional(z.boolean()),
  /** It is mixed, of a group with protected species, and names none. */
  needsSpecies: z.optional(z.boolean()),
  /** It is under the margin scheme, and nobody said what it had cost. */
  needsCost: z.optional(z.boolean()),
  /** Its grade is A2 or below, no picture of it has a pin, and nobody said that the pictures show no flaw. */
  needsFlaws: z.optional(z.boolean()),
  /** What its document lacks while its annex asks for one, by the names of their fields. */
  needsDocument: z.optional(
    z.array(z.enum(['documentKind', 'documentNumber', 'documentDate', 'documentAuthority'])),
  ),
  /** Its annex asks for a source code, and nobody chose one. */
  needsSource: z.optional(z.boolean()),
  /** What everything shown says, and nobody has said of it yet. */
  unsaid: z.optional(z.array(z.enum(ASKED_FACTS))),
  createdAt: z.string(),
  updatedAt: z.string(),
  deletedAt: z.nullable(z.string()),
});
export type InsectDetail = z.infer<typeof insectDetailSchema>;
export const insectSavedSchema = z.extend(auditedSchema, { insect: insectDetailSchema });
export type InsectSaved = z.infer<typeof insectSavedSchema>;

/*
 * `DELETE /api/tools/insects/{id}?revision=` and `POST /api/tools/insects/{id}/restore` → insectSaved.
 * 409 `kept-aside` while somebody has it in an order or a checkout. A deleted lot's address answers 410.
 */

/**
 * `POST /api/tools/insects/{id}/stock` → insectSaved. receive: so many came in. count: so many are there now.
 * `key`: any text, the same for the same press of the button, so that it counts once.
 */
export const stockRequestSchema = z.object({
  kind: z.enum(['receive', 'count']),
  amount: z.string(),
  reason: z.string(),
  key: z.string(),
  /** On hand as the page showed it; a count is refused where it is another now. Tools of a release before leave it out. */
  onHand: z.optional(z.int()),
});
export type StockRequest = z.infer<typeof stockRequestSchema>;
