import { z } from '../zod.ts';

/** The client of an exchange. A newcomer has an account and nothing else; staff is the owner, after the second
 * factor, which a recruit has not set up. */
const askerSchema = z.enum(['guest', 'shopper', 'newcomer', 'staff', 'recruit']);
export type Asker = z.infer<typeof askerSchema>;

/** One request that a remote makes of the app API, and what it has to be answered. */
const exchangeSchema = z.object({
  /** The function of the remote's `src/api` that asks; after a space, the state of the shop, or another case of it. */
  name: z.string(),
  as: askerSchema,
  /** The route as the API describes it: `/api/posts/:slug`. */
  route: z.string(),
  request: z.object({
    method: z.enum(['GET', 'POST', 'PATCH', 'PUT', 'DELETE']),
    path: z.string(),
    query: z.optional(
      z.record(z.string(), z.union([z.string(), z.number(), z.boolean(), z.array(z.string())])),
    ),
    body: z.optional(z.unknown()),
    headers: z.optional(z.record(z.string(), z.string())),
  }),
  status: z.int(),
  answer: z.unknown(),
});
export type Exchange = z.infer<typeof exchangeSchema>;

/**
 * What a remote expects of the app API, as its team commits it (`src/fixtures/exchanges.json`): the remote runs alone
 * over it, and the server's tests replay it, in order, against a real shop.
 */
export const exchangesSchema = z.object({
  /** What only a running shop knows, such as the token of a mail: its name → what stands for it in the exchanges. */
  given: z.record(z.string(), z.string()),
  /** What the addresses of its pages are filled with; what is no part of the path is its query. */
  pages: z.record(z.string(), z.record(z.string(), z.string())),
  exchanges: z.array(exchangeSchema),
});
export type Exchanges = z.infer<typeof exchangesSchema>;

/** As they are committed: an exchange a line, so that what a change of the API means for a remote can be read. */
export function writeExchanges({ exchanges, ...rest }: Exchanges): string {
  const lines = exchanges.map((exchange) => JSON.stringify(exchange)).join(',\n');
  return `${JSON.stringify(rest, null, 2).slice(0, -2)},\n  "exchanges": [\n${lines}\n]}\n`;
}
