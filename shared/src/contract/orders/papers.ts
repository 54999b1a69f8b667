import { sellerSchema } from '../frame.ts';
import { localeSchema } from '../locale.ts';
import { z } from '../zod.ts';

/** A document of a lot, as it was when the lot was ordered. */
export const lotDocumentSchema = z.object({
  /** Of `DOCUMENT_KINDS`; null where nobody noted it. Later releases may know others. */
  kind: z.nullable(z.string()),
  number: z.string(),
  /** ISO day. */
  date: z.nullable(z.string()),
  /** Who issued it, empty where nobody noted it. */
  authority: z.string(),
  /** Where, as an ISO code; else empty. */
  country: z.string(),
});
export type LotDocument = z.infer<typeof lotDocumentSchema>;

/**
 * What an order keeps of the papers of its lots, whatever becomes of the lots: documents, and where the specimen is from.
 * What is not said is left out.
 */
export const lotPapersSchema = z.object({
  sourceCode: z.optional(z.string()),
  documents: z.optional(z.array(lotDocumentSchema)),
  country: z.optional(z.string()),
  locality: z.optional(z.string()),
  /** ISO day, month or year. */
  caughtOn: z.optional(z.string()),
  collector: z.optional(z.string()),
  formerOwners: z.optional(z.string()),
});
export type LotPapers = z.infer<typeof lotPapersSchema>;

/**
 * `GET /api/provenance/{code}` : what the shop signed with the code of a provenance sheet; 404 for a code that it never
 * issued. A browser is led to the page that says it in words. `signature`: Ed25519 over the JSON of `sheet` as it was stored, by `publicKey`; both base64url.
 */
export const provenanceCheckSchema = z.object({
  code: z.string(),
  /** Whether what is stored is what was signed. */
  isGenuine: z.boolean(),
  issuedAt: z.string(),
  sheet: z.object({
    locale: localeSchema,
    seller: sellerSchema,
    reference: z.string(),
    name: z.string(),
    /** Whether the name is a lot's and not a species'. */
    isMixed: z.boolean(),
    quality: z.string(),
    amount: z.int(),
    soldAt: z.string(),
    annex: z.optional(z.string()),
    ...lotPapersSchema.shape,
    /** Address of the lot's page; empty for a lot that has none any more. */
    page: z.string(),
    /** Where the sheet can be checked, without its code. */
    checkedAt: z.string(),
  }),
  signature: z.string(),
  publicKey: z.string(),
});
export type ProvenanceCheck = z.infer<typeof provenanceCheckSchema>;
