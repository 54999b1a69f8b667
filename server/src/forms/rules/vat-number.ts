/** Formats per country prefix. Source: European Commission, VIES frequently asked questions, structure of VAT numbers. */
const FORMATS: Record<string, RegExp> = {
  AT: /^U\d{8}$/,
  BE: /^[01]\d{9}$/,
  BG: /^\d{9,10}$/,
  CY: /^\d{8}[A-Z]$/,
  CZ: /^\d{8,10}$/,
  DE: /^\d{9}$/,
  DK: /^\d{8}$/,
  EE: /^\d{9}$/,
  EL: /^\d{9}$/,
  ES: /^[A-Z\d]\d{7}[A-Z\d]$/,
  FI: /^\d{8}$/,
  FR: /^[A-Z\d]{2}\d{9}$/,
  HR: /^\d{11}$/,
  HU: /^\d{8}$/,
  IE: /^\d[A-Z\d+*]\d{5}[A-Z]{1,2}$/,
  IT: /^\d{11}$/,
  LT: /^(?:\d{9}|\d{12})$/,
  LU: /^\d{8}$/,
  LV: /^\d{11}$/,
  MT: /^\d{8}$/,
  NL: /^[A-Z\d+*]{10}\d{2}$/,
  PL: /^\d{10}$/,
  PT: /^\d{9}$/,
  RO: /^\d{2,10}$/,
  SE: /^\d{12}$/,
  SI: /^\d{8}$/,
  SK: /^\d{10}$/,
  XI: /^(?:\d{9}|\d{12}|GD\d{3}|HA\d{3})$/,
};

/** A VAT number as it is stored: capitals, without spaces, dots and dashes. */
export function plainVatNumber(typed: string): string {
  return typed.toUpperCase().replace(/[\s.-]/g, '');
}

/** Whether a number has the format of its country prefix; a Belgian one must have its check digits too. */
export function isVatNumber(typed: string): boolean {
  const number = plainVatNumber(typed);
  const digits = number.slice(2);
  if (!FORMATS[number.slice(0, 2)]?.test(digits)) return false;
  return !number.startsWith('BE') || hasBelgianCheckDigits(digits);
}

/** The last two of ten digits are 97 less the remainder of the first eight. Source: Belgian Crossroads Bank for Enterprises. */
function hasBelgianCheckDigits(digits: string): boolean {
  return 97 - (Number(digits.slice(0, 8)) % 97) === Number(digits.slice(8));
}
