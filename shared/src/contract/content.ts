import { categorySchema, genderSchema, pictureSchema, qualitySchema, spreadSchema } from './catalogue.ts';
import { closingSchema } from './frame.ts';
import { localizedSchema } from './locale.ts';
import { shippingRateSchema } from './orders/shipping.ts';
import { z } from './zod.ts';

/*
 * What the content service answers (spec §5), under the seed's names: prices in euro, English where the seed has one
 * text. It may carry more than stands here.
 */

/** How many insects a list holds when `_limit` is not given. */
export const CONTENT_LIMIT = 60;

const familySchema = z.object({
  id: z.int(),
  slug: z.string(),
  name: z.string(),
  category: categorySchema,
});

/** `GET /families/compact` */
export const compactFamilySchema = z.extend(familySchema, {
  updated_at: z.string(),
  slugs: localizedSchema,
  names: localizedSchema,
});
export type CompactFamily = z.infer<typeof compactFamilySchema>;

/** `GET /insects/compact` */
export const compactInsectSchema = z.object({
  /** Upper-case. */
  uuid: z.string(),
  name: z.string(),
  reference: z.string(),
  /** Path of the main picture. */
  photo: z.nullable(z.string()),
  family: familySchema,
  /** In euro. */
  price: z.number(),
  stock: z.int(),
  updated_at: z.string(),
  REPAIR: z.boolean(),
  MIXED: z.boolean(),
});
export type CompactInsect = z.infer<typeof compactInsectSchema>;

/** `GET /insects` */
export const contentInsectSchema = z.extend(compactInsectSchema, {
  images: z.array(z.extend(pictureSchema, { url: z.string() })),
  quality: qualitySchema,
  /** In millimetres. */
  size: z.nullable(z.int()),
  origin: z.string(),
  country: z.string(),
  /** ISO day, month or year. */
  catch_date: z.nullable(z.string()),
  spread: spreadSchema,
  gender: genderSchema,
  description: z.string(),
  description_nl: z.string(),
  description_fr: z.string(),
});
export type ContentInsect = z.infer<typeof contentInsectSchema>;

/** `GET /shipping/compact` : the rates in use. */
export const contentShippingRateSchema = z.extend(
  z.omit(shippingRateSchema, { bands: true, freeFromCents: true, maxValueCents: true }),
  {
    id: z.int(),
    /** Ascending; prices and values in euro. */
    bands: z.array(z.object({ maxGrams: z.int(), price: z.number() })),
    freeFrom: z.nullable(z.number()),
    maxValue: z.nullable(z.number()),
    active: z.boolean(),
  },
);
export type ContentShippingRate = z.infer<typeof contentShippingRateSchema>;

/** `GET /closingreason` : the closing that holds now, or nothing. */
export const closingReasonsSchema = z.array(closingSchema);

/** Every answer that is not a success. The same sentence stands where each caller of the seed looks for it (spec §13). */
export const contentErrorSchema = z.object({
  statusCode: z.int(),
  error: z.optional(z.string()),
  message: z.string(),
  data: z.array(z.object({ messages: z.array(z.object({ message: z.string() })) })),
});
export type ContentErrorBody = z.infer<typeof contentErrorSchema>;
