import { useRef, useState } from 'react';
import { useRemote } from '@vitrine/shared/remote/remote-context';
import { nextReference, suggestSpecies } from '../../api/insects/insects.ts';
import { toolsApi } from '../../api/tools-api.ts';
import type { EditFormState } from '../../model/editing/use-edit-form.ts';
import type { InsectField } from '../../model/insects/insect-values.ts';
import { fitSpecies, readEntry } from '../../model/photos/read-entry.ts';
import { useWords } from '../../model/use-words.ts';
import { fillIn as fillInSpecies } from '../insects/KnownFields.tsx';

export type EntryState = ReturnType<typeof useEntry>;

/**
 * A short line, and what it fills in: what it says itself, the species that it means, and the reference that the species’
 * family has next.
 * @param proposed the reference that nobody has written otherwise
 */
export function useEntry(form: EditFormState<InsectField>, proposed: string) {
  const words = useWords();
  const api = toolsApi(useRemote().browserApi);
  const [line, setLine] = useState('');
  const [said, setSaid] = useState('');
  const newest = useRef('');
  const type = (text: string) => {
    newest.current = text;
    setLine(text);
    setSaid('');
  };
  /** Whether all that was typed is in the form. */
  const fillIn = async (): Promise<boolean> => {
    const { words: name, values } = readEntry(line);
    for (const field of Object.keys(values) as InsectField[]) form.set(field, values[field] ?? '');
    if (name.length === 0) {
      type('');
      return true;
    }
    const [longest = ''] = name.toSorted((one, other) => other.length - one.length);
    const answer = await suggestSpecies(api, longest);
    const [species, ...others] = answer.ok ? fitSpecies(answer.value, name) : [];
    if (!species) {
      setSaid(words(answer.ok ? 'photos.entryNone' : 'photos.entryFailed', { words: name.join(' ') }));
      return false;
    }
    fillInSpecies(form, species);
    const isProposed = () => form.valuesNow().reference === proposed;
    if (species.familyId !== null && isProposed()) {
      const next = await nextReference(api, { family: String(species.familyId) });
      if (next.ok && isProposed()) form.set('reference', next.value.reference);
    }
    // What was typed since then is still to be filled in.
    const isAll = newest.current === line;
    if (isAll) type('');
    setSaid(words('photos.entryFits', { name: species.name, others: others.length }));
    return isAll;
  };
  return { line, said, type, fillIn };
}
