import type { z } from '../contract/zod.ts';
import { safeSessionStorage } from '../platform/safe-session-storage.ts';

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
        const read = schema.safeParse(JSON.parse(safeSessionStorage().getItem(key) ?? 'null'));
        return read.success ? read.data : null;
      } catch {
        return null;
      }
    },
    write(value) {
      if (value === null) safeSessionStorage().removeItem(key);
      else safeSessionStorage().setItem(key, JSON.stringify(value));
    },
  };
}
