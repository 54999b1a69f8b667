import type { z } from '../contract/zod.ts';

export interface TabDrafts<Draft> {
  /** What was typed in this tab before, or null: nothing, unreadable, or no access to storage. */
  read(name: string): Draft | null;
  /** Keeps what is typed until it is sent or the tab closes; null forgets it. Where storage is refused, nothing is kept. */
  write(name: string, draft: Draft | null): void;
}

/**
 * What is typed into forms and not sent yet, as this tab keeps it.
 * @param prefix begins every name, as `VDM_TOOLS:` does; who logs out has the shell forget all that begin with `VDM_`
 */
export function tabDrafts<Draft>(prefix: string, schema: z.ZodMiniType<Draft>): TabDrafts<Draft> {
  return {
    read(name) {
      try {
        const read = schema.safeParse(JSON.parse(window.sessionStorage.getItem(prefix + name) ?? 'null'));
        return read.success ? read.data : null;
      } catch {
        return null;
      }
    },
    write(name, draft) {
      try {
        if (draft) window.sessionStorage.setItem(prefix + name, JSON.stringify(draft));
        else window.sessionStorage.removeItem(prefix + name);
      } catch {
        return;
      }
    },
  };
}
