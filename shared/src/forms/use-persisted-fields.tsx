import { useEffect, useMemo, useRef } from 'react';
import { z } from '../contract/zod.ts';
import { typedFields } from './form-values.tsx';
import { tabStorage } from './tab-storage.tsx';

const draftSchema = z.record(z.string(), z.string());

/**
 * Keeps what is typed in this tab until the form is through. `kept` is for its `Form`.
 * @param name of the form. Forms of an account name its owner: what one typed is not for the next who logs in.
 */
export function usePersistedFields(name: string) {
  const ref = useRef<HTMLFormElement>(null);
  const storage = useMemo(() => tabStorage(`VDM_FORM:${name}`, draftSchema), [name]);
  useEffect(() => {
    const draft = storage.read();
    if (!draft || !ref.current) return;
    for (const field of typedFields(ref.current)) {
      const before = draft[field.name];
      if (before === undefined || before === field.value) continue;
      field.value = before;
      // What counts or judges what is typed hears of it.
      field.dispatchEvent(new Event('input', { bubbles: true }));
    }
  }, [storage]);
  const onInput = () => {
    const fields = ref.current ? typedFields(ref.current) : [];
    storage.write(Object.fromEntries(fields.map((field) => [field.name, field.value])));
  };
  return { kept: { ref, onInput }, forget: () => storage.write(null) };
}
