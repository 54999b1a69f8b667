import { z } from '@vitrine/shared/contract/zod';
import { tabDrafts } from '@vitrine/shared/remote/tab-drafts';

const draftSchema = z.record(z.string(), z.string());
export type Draft = z.infer<typeof draftSchema>;

/** What was typed into the forms of this tab, by their names. */
export const FORM_DRAFTS = tabDrafts('VDM_FORM:', draftSchema);
