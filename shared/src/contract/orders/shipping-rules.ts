import { z } from '../zod.ts';

/** A law that decides where lots may go, with the taxa that it names. */
export const shippingLawSchema = z.object({
  id: z.string(),
  /** As a lawyer cites it, untranslated: `Regulation (EC) No 338/97`, and the article. */
  cite: z.string(),
  article: z.string(),
  url: z.string(),
  /** `union`, `outside`, or where it holds: `DE`, `FR-IDF`, `BE-VLG`. */
  place: z.string(),
  /** ISO days: the first on which it holds, and when it was looked up. */
  from: z.string(),
  lookedUp: z.string(),
  /** `false` where only some names were looked for in it; an older server does not say. */
  isReadWhole: z.optional(z.boolean()),
  /** Latin names of species and genera by what the law says of them; `annex B` and `source I` for all lots of which the shop says so. */
  groups: z.array(
    z.object({
      answer: z.enum(['yes', 'papers', 'ask', 'no']),
      papers: z.array(z.string()),
      /** `ask`: the shop's lawyer has yet to confirm it. */
      confirmed: z.enum(['law', 'ask']),
      /** The annex of CITES that names them; empty in other laws. */
      annex: z.enum(['', 'A', 'B', 'C', 'D']),
      taxa: z.array(z.string()),
      /** ISO day on which the law came to name these, where that is known and later than the law itself. */
      since: z.optional(z.string()),
      /** Source codes of CITES for which it says so; absent where it is any. */
      sources: z.optional(z.array(z.string())),
    }),
  ),
});
export type ShippingLaw = z.infer<typeof shippingLawSchema>;

/** `GET /api/shipping/rules` : every law that holds today, in the order in which a shopper reads them. */
export const shippingLawsSchema = z.array(shippingLawSchema);
