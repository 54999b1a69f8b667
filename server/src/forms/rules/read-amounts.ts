/** Figures as people type them: spaces and the euro sign are left out, the decimals follow a point or a comma. */
const AMOUNT = /^([+-]?)(\d{1,9})(?:[.,](\d{1,2}))?$/;
const PERCENTAGE = /^([+-]?)(\d{1,4})(?:[.,](\d{1,2}))?$/;

/** An amount in euro as cents, with its sign; null when it is none. */
export function readCents(text: string): number | null {
  return readHundredths(text, /[\s€]/gu, AMOUNT);
}

/** A percentage in hundredths of a percent, with its sign; null when it is none. */
export function readPercentage(text: string): number | null {
  return readHundredths(text, /[\s%]/gu, PERCENTAGE);
}

/** A whole number without a sign; null when it is none. */
export function readWhole(text: string): number | null {
  const digits = text.replace(/\s/gu, '');
  return /^\d{1,9}$/.test(digits) ? Number(digits) : null;
}

function readHundredths(text: string, noise: RegExp, form: RegExp): number | null {
  const match = form.exec(text.replace(noise, '').replace('−', '-'));
  if (!match) return null;
  const [, sign, whole, decimals = ''] = match;
  const hundredths = Number(whole) * 100 + Number(decimals.padEnd(2, '0'));
  return sign === '-' ? -hundredths : hundredths;
}
