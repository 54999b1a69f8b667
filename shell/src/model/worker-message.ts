import { localeSchema } from '@vitrine/shared/contract/locale';
import { z } from '@vitrine/shared/contract/zod';

/** What a page tells the worker, or asks it. The two may be of different releases. */
export const workerMessageSchema = z.union([
  /** A page has been shown for a while: its path and query, and the addresses of all that its tab fetched. */
  z.object({ kind: z.literal('seen'), address: z.string(), fetched: z.array(z.string()) }),
  /** What to write above a page that was right at this time (milliseconds), now that its browser is offline. */
  z.object({ kind: z.literal('note'), locale: localeSchema, at: z.number() }),
]);
export type WorkerMessage = z.infer<typeof workerMessageSchema>;
