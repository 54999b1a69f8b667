import { localizedSchema } from '../locale.ts';
import { z } from '../zod.ts';

/** What can be wrong with a specimen. `flaw-words.ts` says each in three languages. */
export const FLAW_KINDS = [
  'nick',
  'chip',
  'tear',
  'hole',
  'rubbed',
  'faded',
  'crease',
  'stain',
  'scratch',
  'antenna',
  'leg',
  'foot',
  'body',
  'mended',
  'other',
] as const;
export const flawKindSchema = z.enum(FLAW_KINDS);
export type FlawKind = z.infer<typeof flawKindSchema>;

/** A flaw of a lot where its picture shows it. Readers know no kinds: new ones come with their words. */
export const flawSchema = z.object({
  /** Hash of the picture. */
  picture: z.string(),
  /** In parts of the picture's width and height, from its upper left corner. */
  x: z.number().check(z.minimum(0), z.maximum(1)),
  y: z.number().check(z.minimum(0), z.maximum(1)),
  kind: z.string(),
  /** What its kind is called. */
  name: localizedSchema,
  /** What the owner says of it; absent where nobody did, and a language without words is empty. */
  text: z.optional(localizedSchema),
});
export type Flaw = z.infer<typeof flawSchema>;

/** A flaw as an order keeps it: what was said and shown when it was placed. Of older orders the words alone. */
export const agreedFlawSchema = z.extend(
  z.pick(flawSchema, { name: true, text: true }),
  z.partial(z.pick(flawSchema, { picture: true, x: true, y: true })).shape,
);
export type AgreedFlaw = z.infer<typeof agreedFlawSchema>;
