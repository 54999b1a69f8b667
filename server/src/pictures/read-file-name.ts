import { plainLine } from '../forms/rules/plain-line.ts';

/** What a file's name may mean: whose picture it is, and the which. */
export interface NameReading {
  text: string;
  /** From 1; null where the name has no number. */
  number: number | null;
}

const ENDING = /\.[a-z0-9]{1,5}$/i;
/** What file managers add when a file is copied. */
const COPY = /[\s_-]+(?:copy|kopie|copie)$/i;
const IN_BRACKETS = /^(.+?)[\s_.-]*\((\d{1,2})\)$/;
const AFTER_SIGN = /^(.+?)[\s_-]+(\d{1,2})$/;
/** Letters and a number behind them, somewhere in the name, as references are. */
const INSIDE = /(\p{L}{1,6}[^\p{L}\p{N}]{0,2}\d{1,7})(?:[^\p{L}\p{N}]+(\d{1,2})(?=\D*$))?/gu;
const MOST_INSIDE = 3;

/** The readings of a file's name, the likeliest first: the whole, without a number at its end, a part of it. */
export function readFileName(name: string): NameReading[] {
  const stem = stemOf(name);
  const numbered = IN_BRACKETS.exec(stem) ?? AFTER_SIGN.exec(stem);
  const parts = [...stem.matchAll(INSIDE)].slice(0, MOST_INSIDE);
  const readings = [
    { text: stem, number: null },
    ...(numbered ? [{ text: numbered[1] ?? '', number: toNumber(numbered[2]) }] : []),
    ...parts.map(([, text = '', number]) => ({ text, number: toNumber(number) })),
  ];
  return readings.filter(({ text }) => text !== '');
}

/** Without folder and ending; spaces in and around it are ordinary ones. */
function stemOf(name: string): string {
  const file = plainLine(name).normalize('NFC').split(/[\\/]/).at(-1) ?? '';
  return file.replace(ENDING, '').replace(/\s+/g, ' ').trim().replace(COPY, '');
}

/** There is no picture 0. */
function toNumber(digits: string | undefined): number | null {
  return digits ? Number(digits) || null : null;
}
