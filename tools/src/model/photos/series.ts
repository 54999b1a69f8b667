import type { Locale } from '@vitrine/shared/contract/locale';
import { NEW_INSECT, toValues, type InsectField, type InsectValues } from '../insects/insect-values.ts';

/** What lots out of one box have in common, and the fields that say it. */
const STAYING = {
  place: ['country', 'locality'],
  caughtOn: ['caughtOn'],
  spread: ['spread'],
  quality: ['quality'],
  gender: ['gender'],
  weight: ['weightGrams'],
  price: ['price'],
  drawer: ['drawer', 'supplier'],
} as const satisfies Record<string, readonly InsectField[]>;
export type Staying = keyof typeof STAYING;
export const STAYING_NAMES = Object.keys(STAYING) as Staying[];

export interface Series {
  /** What is taken over from lot to lot. */
  stays: readonly Staying[];
  /** The lot before; null for the first. */
  values: InsectValues | null;
  nextReference: string;
  /** What was typed of the next one while the lot before was saved. */
  line: string;
}

export function beginSeries(): Series {
  return {
    stays: ['place', 'caughtOn', 'spread', 'quality', 'weight', 'drawer'],
    values: null,
    nextReference: '',
    line: '',
  };
}

/** The next lot of a series: what stays, and otherwise nothing. */
export function nextValues(
  { stays, values, nextReference }: Series,
  first: string,
  locale: Locale,
): InsectValues {
  const begun = toValues({ ...NEW_INSECT, reference: nextReference || first }, locale);
  if (!values) return begun;
  const fields = stays.flatMap((name): readonly InsectField[] => STAYING[name]);
  return { ...begun, ...Object.fromEntries(fields.map((field) => [field, values[field]])) };
}
