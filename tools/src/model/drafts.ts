import { z } from '@vitrine/shared/contract/zod';

/** Names under which this tab keeps what is typed begin so; who logs out has the shell forget them. */
const PREFIX = 'VDM_TOOLS:';

const valuesSchema = z.record(z.string(), z.string());
const draftSchema = z.object({
  /** What the fields held that were changed, and what they were changed to. */
  base: valuesSchema,
  mine: valuesSchema,
  revision: z.int(),
});
export type Draft = z.infer<typeof draftSchema>;

/** What was typed in this tab before, or null: nothing, unreadable, or no access to storage. */
export function readDraft(name: string): Draft | null {
  try {
    const read = draftSchema.safeParse(JSON.parse(window.sessionStorage.getItem(PREFIX + name) ?? 'null'));
    return read.success ? read.data : null;
  } catch {
    return null;
  }
}

/** Keeps what is typed until it is saved or the tab closes. Where storage is refused, nothing is kept. */
export function writeDraft(name: string, draft: Draft | null): void {
  try {
    if (draft) window.sessionStorage.setItem(PREFIX + name, JSON.stringify(draft));
    else window.sessionStorage.removeItem(PREFIX + name);
  } catch {
    return;
  }
}
