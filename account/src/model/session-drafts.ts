import { z } from '@vitrine/shared/contract/zod';

/** Names of the forms whose drafts this tab keeps begin so. */
const PREFIX = 'VDM_FORM:';

const draftSchema = z.record(z.string(), z.string());
export type Draft = z.infer<typeof draftSchema>;

/** What was typed into a form of this tab before, or null: nothing, unreadable, or no access to storage. */
export function readDraft(name: string): Draft | null {
  try {
    const read = draftSchema.safeParse(JSON.parse(window.sessionStorage.getItem(PREFIX + name) ?? 'null'));
    return read.success ? read.data : null;
  } catch {
    return null;
  }
}

/** Keeps what is typed until the form is through or the tab closes. Where storage is refused, nothing is kept. */
export function writeDraft(name: string, draft: Draft | null): void {
  try {
    if (draft) window.sessionStorage.setItem(PREFIX + name, JSON.stringify(draft));
    else window.sessionStorage.removeItem(PREFIX + name);
  } catch {
    return;
  }
}
