import type { ImportField, ImportUnknownWord } from '@vitrine/shared/contract/tools/import';
import type { FieldErrors } from '../forms/rules/field-errors.ts';
import { meantKey } from './csv/meant-words.ts';
import { fieldNamed } from './csv/refused-lines.ts';

/** More are hardly words of one choice, but a column that was matched wrongly. */
const MOST_WORDS = 50;
const LONGEST_WORD = 200;

/** The words of choices that nobody knew, with those of more lines. */
export function addUnknown(
  known: readonly ImportUnknownWord[],
  lines: readonly FieldErrors[],
): ImportUnknownWord[] {
  const words = new Map(known.map((word) => [meantKey(word.field, word.word), word]));
  for (const { field, word } of lines.flatMap(unknownIn)) {
    const key = meantKey(field, word);
    const before = words.get(key);
    if (before || words.size < MOST_WORDS) {
      words.set(key, { field, word: before?.word ?? word, lines: (before?.lines ?? 0) + 1 });
    }
  }
  return [...words.values()];
}

function unknownIn(errors: FieldErrors): { field: ImportField; word: string }[] {
  return Object.entries(errors).flatMap(([name, { message, values }]) => {
    const field = fieldNamed(name);
    const word = values?.['cell']?.trim() ?? '';
    const isChoice = message === 'importChoice' || message === 'importChoiceOrNothing';
    return isChoice && field && word !== '' && word.length <= LONGEST_WORD ? [{ field, word }] : [];
  });
}
