/** Lengths of the countries that the shop deals with. Source: SWIFT, IBAN registry (ISO 13616). */
const LENGTHS: Record<string, number> = {
  ...{ AD: 24, AT: 20, BE: 16, BG: 22, CH: 21, CY: 28, CZ: 24, DE: 22, DK: 18, EE: 20, ES: 24, FI: 18 },
  ...{ FR: 27, GB: 22, GI: 23, GR: 27, HR: 21, HU: 28, IE: 22, IS: 26, IT: 27, LI: 21, LT: 20, LU: 20 },
  ...{ LV: 21, MC: 27, MT: 31, NL: 18, NO: 15, PL: 28, PT: 25, RO: 24, SE: 24, SI: 19, SK: 24, SM: 27 },
};

/** An account number as it is stored: capitals in groups of four. */
export function spacedIban(typed: string): string {
  return (plain(typed).match(/.{1,4}/g) ?? []).join(' ');
}

/** Whether an account number has the length of its country, and its check digits (ISO 13616, modulo 97). */
export function isIban(typed: string): boolean {
  const iban = plain(typed);
  if (!/^[A-Z]{2}\d{2}[A-Z\d]+$/.test(iban) || LENGTHS[iban.slice(0, 2)] !== iban.length) return false;
  const digits = [...iban.slice(4), ...iban.slice(0, 4)].map((sign) => Number.parseInt(sign, 36)).join('');
  return BigInt(digits) % 97n === 1n;
}

/** Whether a text has the form of a bank's code (ISO 9362): eight signs or eleven. */
export function isBic(typed: string): boolean {
  return /^[A-Z]{6}[A-Z\d]{2}(?:[A-Z\d]{3})?$/.test(plain(typed));
}

const plain = (typed: string) => typed.toUpperCase().replace(/[\s.-]/g, '');
