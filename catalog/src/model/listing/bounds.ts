import type { Locale } from '@vitrine/shared/contract/locale';

/** An amount in euro as people write it, `12`, `12.5` or `12,50`, in cents; null when it is none. */
export function readPrice(text: string): number | null {
  const [, euros, rest = ''] = /^(?:€\s*)?(\d{1,6})(?:[.,](\d{1,2}))?(?:\s*€)?$/.exec(text) ?? [];
  return euros === undefined ? null : Number(euros) * 100 + Number(rest.padEnd(2, '0'));
}

/** Reads a whole number of at most four figures, with or without its unit; null when it is no such number. */
export const readWhole =
  (unit: string) =>
  (text: string): number | null => {
    const digits = text.endsWith(unit) ? text.slice(0, -unit.length).trim() : text;
    return /^\d{1,4}$/.test(digits) ? Number(digits) : null;
  };

/** Cents as an address has them: `12` or `12.50`. */
export const writePrice = (cents: number): string =>
  cents % 100 === 0 ? String(cents / 100) : (cents / 100).toFixed(2);

/** Cents as the language writes them in a field. */
export const priceInField = (cents: number, locale: Locale): string =>
  locale === 'en' ? writePrice(cents) : writePrice(cents).replace('.', ',');
