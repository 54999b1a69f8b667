import { familySchema, pictureSchema } from '../catalogue.ts';
import { auditedSchema } from './tools.ts';
import { z } from '../zod.ts';

/*
 * IncompleteLots and stray spaces (spec §9). Reading needs the right `catalogue-read`, writing `catalogue-write`.
 * Lists go on with `?after=` the `next` of the page before; `total` counts all.
 */

/** Rows of a page, and the most that one request writes. */
export const INCOMPLETE_LOTS_A_PAGE = 50;

const incompleteLotSchema = z.object({
  id: z.int(),
  revision: z.int(),
  reference: z.string(),
  name: z.string(),
  country: z.string(),
  locality: z.string(),
  picture: z.nullable(pictureSchema),
  /** The family of other lots of this genus; null when there is none. Only in the list of those without family. */
  likely: z.nullable(familySchema),
});
export type IncompleteLot = z.infer<typeof incompleteLotSchema>;

/** `GET /api/tools/missing/families` : insects of no family. `GET /api/tools/missing/origins` : of no country or place. */
export const incompleteLotsSchema = z.object({
  rows: z.array(incompleteLotSchema),
  total: z.int(),
  next: z.nullable(z.int()),
});
export type IncompleteLots = z.infer<typeof incompleteLotsSchema>;

/** `GET /api/tools/missing/pictures` : families that show no picture of their own. */
export const unpicturedSchema = z.object({
  families: z.array(z.object({ family: familySchema, insects: z.int() })),
});
export type Unpictured = z.infer<typeof unpicturedSchema>;

const editedRow = { id: z.int(), revision: z.int() };
const rowsOf = <Row extends z.ZodMiniType>(row: Row) =>
  z.array(row).check(z.minLength(1), z.maxLength(INCOMPLETE_LOTS_A_PAGE));

/** `POST /api/tools/missing/families` → gapsFilled */
export const missingFamiliesRequestSchema = z.object({
  rows: rowsOf(z.object({ ...editedRow, familyId: z.int() })),
});
export type MissingFamiliesRequest = z.infer<typeof missingFamiliesRequestSchema>;

/** `POST /api/tools/missing/origins` → gapsFilled. `country`: ISO code. An empty text leaves what is there. */
export const missingOriginsRequestSchema = z.object({
  rows: rowsOf(
    z.object({
      ...editedRow,
      country: z.string().check(z.maxLength(2)),
      locality: z.string().check(z.maxLength(200)),
    }),
  ),
});
export type MissingOriginsRequest = z.infer<typeof missingOriginsRequestSchema>;

/** Rows that somebody else changed meanwhile were left as they are. */
export const gapsFilledSchema = z.extend(auditedSchema, {
  filled: z.int(),
  left: z.array(z.object({ id: z.int(), by: z.string(), at: z.string() })),
});
export type GapsFilled = z.infer<typeof gapsFilledSchema>;

export const SPACED_KINDS = ['insects', 'families'] as const;
export type SpacedKind = (typeof SPACED_KINDS)[number];

export const spacedTextSchema = z.object({
  id: z.int(),
  /** The reference of a lot, the name of a family. */
  title: z.string(),
  field: z.enum([
    'reference',
    'name',
    'genus',
    'species',
    'authority',
    'common_en',
    'common_nl',
    'common_fr',
    'locality',
    'name_en',
    'name_nl',
    'name_fr',
  ]),
  before: z.string(),
  after: z.string(),
});
export type SpacedText = z.infer<typeof spacedTextSchema>;

/** `GET /api/tools/spaces/{insects|families}` : texts with stray spaces. `total` counts lots or families, not texts. */
export const spacedTextsSchema = z.object({
  texts: z.array(spacedTextSchema),
  total: z.int(),
  next: z.nullable(z.int()),
});
export type SpacedTexts = z.infer<typeof spacedTextsSchema>;

/** Rows that one request mends at most: `all` goes on with the next. */
export const MENDED_AT_ONCE = 500;

/** `POST /api/tools/spaces/{insects|families}` → spacesMended. Without texts: all, MENDED_AT_ONCE at a time. */
export const mendRequestSchema = z.object({
  texts: z.optional(
    z
      .array(z.pick(spacedTextSchema, { id: true, field: true, before: true }))
      .check(z.minLength(1), z.maxLength(MENDED_AT_ONCE)),
  ),
});
export type MendRequest = z.infer<typeof mendRequestSchema>;

/** `left`: texts that hold something else by now, or whose mended reference is that of another lot. */
export const spacesMendedSchema = z.extend(auditedSchema, { mended: z.int(), left: z.int() });
