import type { FamilyCategory } from '@vitrine/shared/contract/catalogue';
import type { Filters } from '@vitrine/shared/contract/listing';
import { isTypeWord, typesOf } from '../readings.ts';
import type { Token } from './tokens.ts';
import { SIZE_WORDS, SMALL_WORDS } from './words.ts';

/** Millimetres from which, and up to which, one is large or small for its kind. */
const LARGE_MM: Record<FamilyCategory, number> = {
  BUTTERFLIES: 100,
  MOTHS: 150,
  BEETLES: 80,
  OTHER_INSECTS: 100,
};
const SMALL_MM: Record<FamilyCategory, number> = {
  BUTTERFLIES: 40,
  MOTHS: 40,
  BEETLES: 20,
  OTHER_INSECTS: 30,
};

/**
 * `big moth`: a size, where nothing else than a kind of animal is left of the text; in `large white` it is a part of a
 * name.
 * @param left what nothing else was read of
 */
export function readSizeWord(left: readonly Token[]): { filters: Partial<Filters>; token: Token } | null {
  const telling = left.filter(({ word }) => !SMALL_WORDS.has(word));
  const token = telling.find(({ word }) => SIZE_WORDS.has(word));
  const others = telling.filter((one) => one !== token).map(({ word }) => word);
  const kinds = typesOf(others);
  if (!token || kinds.length === 0 || !others.every(isTypeWord)) return null;
  const filters =
    SIZE_WORDS.get(token.word) === 'from'
      ? { sizeFromMm: Math.min(...kinds.map((kind) => LARGE_MM[kind])) }
      : { sizeToMm: Math.max(...kinds.map((kind) => SMALL_MM[kind])) };
  return { filters, token };
}
