import { QUALITIES } from '@vitrine/shared/contract/catalogue';
import type { KnownSpecies } from '@vitrine/shared/contract/tools/catalogue';
import type { InsectField } from '../insects/insect-values.ts';

/** What a short line says of a lot. */
interface Entry {
  /** Beginnings of the words of a name. */
  words: string[];
  values: Partial<Record<InsectField, string>>;
  /** Four digits that were taken for the year, where no price is said: they may be one. */
  yearOrPrice?: string;
}

const SEXES: Record<string, readonly string[]> = {
  MALE: ['♂', 'm', 'male', 'mannetje', 'mâle'],
  FEMALE: ['♀', 'f', 'v', 'female', 'vrouwtje', 'femelle'],
  STOCK: ['♂♀', '♀♂', 'mf', 'mv'],
};
const PREPARATIONS: Record<string, readonly string[]> = {
  YES: ['spread', 'gespreid', 'étalé'],
  NO: ['unspread', 'ongespreid', 'papered', 'papillot', 'papillote'],
};
const YEAR = /^(?:1[789]|20)\d\d$/;

/**
 * Reads a line as dealers write it on a box: `pri ♂ 165 A1 89,5 1998 20g spread`. The first number is the size, a second one or
 * one with decimals the price, four digits a year; the rest is the name, a few letters of each word. Of two numbers that
 * may be years, behind a size, the first is the price: `orn cro ♂ 165 1850 1998`.
 */
export function readEntry(line: string, thisYear: number): Entry {
  const entry: Entry = { words: [], values: {} };
  for (const token of line.trim().split(/\s+/).filter(Boolean)) {
    const said = readToken(token, entry.values, thisYear);
    const { price, sizeMm, caughtOn } = entry.values;
    if (said?.[0] === 'caughtOn' && caughtOn !== undefined && price === undefined && sizeMm !== undefined)
      entry.values = { ...entry.values, price: caughtOn, caughtOn: said[1] };
    else if (said) entry.values[said[0]] ??= said[1];
    else entry.words.push(token.toLowerCase());
  }
  const { price, sizeMm, caughtOn } = entry.values;
  const isUnsure = caughtOn !== undefined && price === undefined && sizeMm !== undefined;
  return { ...entry, ...(isUnsure && { yearOrPrice: caughtOn }) };
}

function readToken(token: string, known: Entry['values'], thisYear: number): [InsectField, string] | null {
  const meantBy = (words: Record<string, readonly string[]>) =>
    Object.keys(words).find((name) => words[name]?.includes(token.toLowerCase()));
  const sex = meantBy(SEXES);
  if (sex) return ['gender', sex];
  const preparation = meantBy(PREPARATIONS);
  if (preparation) return ['spread', preparation];
  // A single letter in lower case begins a name.
  const quality = QUALITIES.find((grade) => grade === (token.length > 1 ? token.toUpperCase() : token));
  if (quality) return ['quality', quality];
  const [, number = '', unit = ''] = /^(\d+)(mm|g)$/i.exec(token) ?? [];
  if (number) return [unit.toLowerCase() === 'g' ? 'weightGrams' : 'sizeMm', number];
  const [, amount] =
    /^€?(\d+[.,]\d{1,2})€?$/.exec(token) ?? /^€(\d+)$|^(\d+)€$/.exec(token)?.filter(Boolean) ?? [];
  if (amount) return ['price', amount];
  if (!/^\d+$/.test(token)) return null;
  // Nothing was caught in a year that is still to come.
  if (YEAR.test(token) && Number(token) <= thisYear) return ['caughtOn', token];
  return [known.sizeMm === undefined ? 'sizeMm' : 'price', token];
}

/**
 * Of the species that the shop knows those that the words begin, the likeliest first: of that very species, by its
 * beginning, then by the genus.
 */
export function fitSpecies(
  known: readonly KnownSpecies[],
  words: readonly string[],
): { fits: KnownSpecies[]; /** Those that fit no worse than the first. */ likeliest: KnownSpecies[] } {
  const fits = known.filter(({ name }) => {
    const parts = name.toLowerCase().split(/\s+/);
    return words.every((word) => parts.some((part) => part.startsWith(word)));
  });
  const last = words.at(-1) ?? '';
  const rankOf = ({ species }: KnownSpecies) => {
    const own = species.toLowerCase();
    if (own === last) return 0;
    return own.startsWith(last) ? 1 : 2;
  };
  const sorted = fits.toSorted((one, other) => rankOf(one) - rankOf(other));
  return { fits: sorted, likeliest: sorted.filter((one, _, [first = one]) => rankOf(one) === rankOf(first)) };
}
