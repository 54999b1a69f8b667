import { useEffect, useRef, type KeyboardEvent } from 'react';
import { Field } from '@vitrine/shared/forms/Field';
import { useWords } from '../../model/use-words.ts';
import type { EntryState } from './use-entry.ts';

/** One line that fills in the form; it has the focus when a lot begins. */
export function EntryLine({ entry }: { entry: EntryState }) {
  const words = useWords();
  const place = useRef<HTMLDivElement>(null);
  useEffect(() => place.current?.querySelector('input')?.focus(), []);
  const press = (event: KeyboardEvent) => {
    if (event.key !== 'Enter' || event.ctrlKey || event.metaKey) return;
    event.preventDefault();
    void entry.fillIn();
  };
  return (
    <div ref={place}>
      <Field
        name="entry"
        label={words('photos.entry')}
        hint={words('photos.entryHint')}
        value={entry.line}
        autoComplete="off"
        spellCheck={false}
        onChange={({ target }) => entry.type(target.value)}
        onKeyDown={press}
      />
      <p role="status">{entry.said}</p>
    </div>
  );
}
