import type { z } from '../contract/zod.ts';
import { keptInTab } from '../platform/kept-in-tab.ts';

interface TabStorage<Value> {
  /** What was written in this tab before, or null: nothing, or unreadable. */
  read(): Value | null;
  /** Stores a value until the tab closes, or the page where storage is refused; null removes it. */
  write(value: Value | null): void;
}

/**
 * One item of session storage, parsed when it is read.
 * @param key begins with `VDM_`: the shell removes all such items when somebody logs out
 */
export function tabStorage<Value>(key: string, schema: z.ZodMiniType<Value>): TabStorage<Value> {
  return {
    read() {
      try {
        const read = schema.safeParse(JSON.parse(keptInTab().getItem(key) ?? 'null'));
        return read.success ? read.data : null;
      } catch {
        return null;
      }
    },
    write(value) {
      if (value === null) keptInTab().removeItem(key);
      else keptInTab().setItem(key, JSON.stringify(value));
    },
  };
}
