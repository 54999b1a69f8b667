import type { z } from '../contract/zod.ts';

interface TabStorage<Value> {
  /** What was written in this tab before, or null: nothing, unreadable, or no access to storage. */
  read(): Value | null;
  /** Stores a value until the tab closes; null removes it. Where storage is refused, nothing is stored. */
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
        const read = schema.safeParse(JSON.parse(window.sessionStorage.getItem(key) ?? 'null'));
        return read.success ? read.data : null;
      } catch {
        return null;
      }
    },
    write(value) {
      try {
        if (value === null) window.sessionStorage.removeItem(key);
        else window.sessionStorage.setItem(key, JSON.stringify(value));
      } catch {
        return;
      }
    },
  };
}
