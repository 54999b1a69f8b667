import { useCallback, useEffect, useRef, useState } from 'react';
import type { z } from '@vitrine/shared/contract/zod';
import { tabStorage } from '@vitrine/shared/forms/tab-storage';

/**
 * The draft of something that does not exist yet: session storage holds it over a reload and a login, until it is forgotten.
 * @param name of the form, with the account that types: a draft is not for the next one that logs in
 */
export function useTabDraft<Value>(name: string, schema: z.ZodMiniType<Value>, first: Value) {
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
