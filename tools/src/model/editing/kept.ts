import { useCallback, useEffect, useRef, useState } from 'react';
import type { z } from '@vitrine/shared/contract/zod';
import { tabStorage } from '@vitrine/shared/forms/tab-storage';

/**
 * What is typed for something that is not there yet: this tab keeps it over a reload and a login, until it is forgotten.
 * @param name of the form, with who types: it is not for the next who logs in
 */
export function useKept<Value>(name: string, schema: z.ZodMiniType<Value>, first: Value) {
  const [storage] = useState(() => tabStorage(`VDM_TOOLS:${name}`, schema));
  const [value, setValue] = useState(first);
  const [isRestored, setRestored] = useState(false);
  const latest = useRef(first);
  const show = useCallback((next: Value) => {
    latest.current = next;
    setValue(next);
  }, []);
  // After the first drawing, which the server made without knowing what this tab keeps.
  useEffect(() => {
    const kept = storage.read();
    if (kept === null) return;
    show(kept);
    setRestored(true);
  }, [storage, show]);
  return {
    value,
    isRestored,
    update(change: (now: Value) => Value) {
      const next = change(latest.current);
      storage.write(next);
      show(next);
    },
    forget: () => storage.write(null),
    discard() {
      storage.write(null);
      show(first);
      setRestored(false);
    },
  };
}
