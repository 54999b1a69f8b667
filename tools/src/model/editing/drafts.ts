import { z } from '@vitrine/shared/contract/zod';
import { tabDrafts } from '@vitrine/shared/remote/tab-drafts';

const valuesSchema = z.record(z.string(), z.string());
const draftSchema = z.object({
  /** What the fields held that were changed, and what they were changed to. */
  base: valuesSchema,
  mine: valuesSchema,
  revision: z.int(),
});
export type Draft = z.infer<typeof draftSchema>;

/** What was typed into the tools in this tab, by the names of their forms. */
export const TOOL_DRAFTS = tabDrafts('VDM_TOOLS:', draftSchema);
