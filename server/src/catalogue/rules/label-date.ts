/** Before the oldest specimens that are traded. */
const FIRST_YEAR = 1700;

/**
 * The date of a data label, as precise as it is known: `1998-07-14`, `1998-07` or `1998`. Typed that way, or day first
 * as on labels: `14/7/1998`, `14.7.1998`, `7/1998`; the month may be roman, as entomologists write it: `14.vii.1998`.
 * Null for what is no date.
 */
export function readLabelDate(text: string): string | null {
  const parts = text.trim().split(/[-/.\s]+/);
  const isYearFirst = /^\d{4}$/.test(parts[0] ?? '');
  const [year, month, day, ...rest] = isYearFirst ? parts : parts.toReversed();
  if (rest.length > 0 || !/^\d{4}$/.test(year ?? '') || Number(year) < FIRST_YEAR) return null;
  if (month === undefined) return year ?? null;
  const monthNumber = readMonth(month);
  if (monthNumber === null) return null;
  const read = `${year}-${twoDigits(monthNumber)}`;
  if (day === undefined) return read;
  return /^\d{1,2}$/.test(day) && isDayOf(Number(year), monthNumber, Number(day))
    ? `${read}-${twoDigits(Number(day))}`
    : null;
}

/** Whether a label's date begins after a moment. */
export function isAhead(labelDate: string, now: Date): boolean {
  return labelDate > now.toISOString().slice(0, labelDate.length);
}

const ROMAN = ['i', 'ii', 'iii', 'iv', 'v', 'vi', 'vii', 'viii', 'ix', 'x', 'xi', 'xii'];

function readMonth(text: string): number | null {
  const month = /^\d{1,2}$/.test(text) ? Number(text) : ROMAN.indexOf(text.toLowerCase()) + 1;
  return month >= 1 && month <= 12 ? month : null;
}

const twoDigits = (value: number) => String(value).padStart(2, '0');

function isDayOf(year: number, month: number, day: number): boolean {
  const date = new Date(Date.UTC(year, month - 1, day));
  return date.getUTCMonth() === month - 1 && date.getUTCDate() === day && day > 0;
}
