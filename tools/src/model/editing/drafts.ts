import { z } from '@vitrine/shared/contract/zod';
import { tabStorage } from '@vitrine/shared/forms/tab-storage';

const valuesSchema = z.record(z.string(), z.string());
const draftSchema = z.object({
  /** What the fields held that were changed, and what they were changed to. */
  base: valuesSchema,
  mine: valuesSchema,
  revision: z.int(),
});
export type Draft = z.infer<typeof draftSchema>;

const intentSchema = z.object({ what: z.string(), key: z.string() });

/** The key under which this tab has sent what was typed into the form of that name, for `useIdempotencyKey`. */
export const sentKey = (name: string) => tabStorage(`VDM_TOOLS:${name}:key`, intentSchema);

/** What was typed into the form of that name in this tab. */
export const toolDraft = (name: string) => tabStorage(`VDM_TOOLS:${name}`, draftSchema);
