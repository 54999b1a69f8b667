import { useRef, useState } from 'react';
import type { KnownSpecies } from '@vitrine/shared/contract/tools/catalogue';
import { useRemote } from '@vitrine/shared/remote/remote-context';
import { nextReference, suggestSpecies } from '../../api/insects/insects.ts';
import { toolsApi, type ToolsApi } from '../../api/tools-api.ts';
import type { EditFormState } from '../../model/editing/use-edit-form.ts';
import type { InsectField } from '../../model/insects/insect-values.ts';
import { fitSpecies, readEntry } from '../../model/photos/read-entry.ts';
import { useWords } from '../../model/use-words.ts';
import { fillIn as fillInSpecies } from '../insects/KnownFields.tsx';

const NONE: readonly KnownSpecies[] = [];

export type EntryState = ReturnType<typeof useEntry>;

/**
 * A short line, and what it fills in: what it says itself, the species that it means, and the reference that the species’
 * family has next.
 * @param proposed the reference that nobody has written otherwise
 * @param begun what was typed of it while the lot before was saved
 */
export function useEntry(form: EditFormState<InsectField>, proposed: string, begun: string) {
  const words = useWords();
  const api = toolsApi(useRemote().browserApi);
  const [line, setLine] = useState(begun);
  const [said, setSaid] = useState('');
  const [choices, setChoices] = useState(NONE);
  /** What the line leaves open, said beside the species once it is chosen. */
  const [unsure, setUnsure] = useState('');
  const newest = useRef(begun);
  /** From Ctrl+Enter until the lot is entered or refused: nothing more fills this one. */
  const isSent = useRef(false);
  /** What was typed for the next lot, and waits because this one is not entered yet after all. */
  const [ahead, setAhead] = useState('');
  const type = (text: string) => {
    newest.current = text;
    setLine(text);
    setSaid('');
    setChoices(NONE);
  };
  /** The lot is still to be entered: what was typed since it was sent waits, and its own line is there again. */
  const park = (own = '') => {
    isSent.current = false;
    setAhead(joined(ahead, newest.current));
    type(own);
  };
  /** Whether all that was typed of the lot is in the form. */
  const take = async (
    species: KnownSpecies,
    others: number,
    sent: string | null,
    asking = '',
  ): Promise<boolean> => {
    fillInSpecies(form, species);
    const isProposed = () => form.valuesNow().reference === proposed;
    if (species.familyId !== null && isProposed()) {
      const next = await nextReference(api, { family: String(species.familyId) });
      if (next.ok && isProposed()) form.set('reference', next.value.reference);
    }
    // What was typed since then is still to be filled in, or the next lot's.
    const isAll = sent === null || newest.current === sent;
    if (sent !== null && isAll) type('');
    setSaid(`${words('photos.entryFits', { name: species.name, others })} ${asking}`.trim());
    return isAll;
  };
  /**
   * Whether all that was typed of the lot is in the form. Of several species that fit alike none is: they are asked for.
   * @param isLast nothing more is typed of this lot: from now on it is the next one's
   */
  const fillIn = async (isLast = false): Promise<boolean> => {
    if (isSent.current) return false;
    isSent.current = isLast;
    const line = newest.current;
    if (isLast) type('');
    const { words: name, values, yearOrPrice } = readEntry(line, new Date().getFullYear());
    const asking = yearOrPrice === undefined ? '' : words('photos.entryYear', { number: yearOrPrice });
    for (const field of Object.keys(values) as InsectField[]) form.set(field, values[field] ?? '');
    if (name.length === 0) {
      if (!isLast) type('');
      setSaid(asking);
      return true;
    }
    const known = await knownBy(api, name);
    const { fits, likeliest } = fitSpecies(known.ok ? known.value : [], name);
    const [species, ...alike] = likeliest;
    if (!species) {
      if (isLast) park(line);
      setSaid(words(known.ok ? 'photos.entryNone' : 'photos.entryFailed', { words: name.join(' ') }));
      return false;
    }
    if (alike.length === 0) return take(species, fits.length - 1, isLast ? null : line, asking);
    if (isLast) park(line);
    if (newest.current !== line) return false;
    setSaid(words('photos.entrySeveral', { words: name.join(' '), count: likeliest.length }));
    setChoices(likeliest);
    setUnsure(asking);
    return false;
  };
  const choose = (species: KnownSpecies) => {
    setChoices(NONE);
    void take(species, 0, newest.current, unsure);
  };
  return {
    line,
    ahead,
    said,
    choices,
    type,
    fillIn,
    park,
    choose,
    lineNow: () => joined(ahead, newest.current),
  };
}

const joined = (...lines: string[]) => lines.filter(Boolean).join(' ');

/** Species whose names hold the words. A server of before knows one word at a time. */
async function knownBy(api: ToolsApi, name: readonly string[]) {
  const all = await suggestSpecies(api, name.join(' '));
  if (name.length === 1 || !all.ok || all.value.length > 0) return all;
  const [longest = ''] = name.toSorted((one, other) => other.length - one.length);
  return suggestSpecies(api, longest);
}
