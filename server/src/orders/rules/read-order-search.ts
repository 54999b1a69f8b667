import { plainLine } from '../../forms/rules/tidy-text.ts';

/** What was typed to find an order: its number with or without `VDM-2026-`, the reference of an insect, or words. */
interface OrderSearch {
  /** The running number of an order, out of its reference. */
  number: number | null;
  /** Upper-case; whether there is such an insect is for the shop to know. */
  insect: string;
  /** The spellings of each word: the databases fold only plain letters. */
  words: string[][];
}

const NUMBER = /^(?:VDM-)?(?:\d{4}-)?(\d{1,10})$/i;
const MAX_NUMBER = 2_147_483_647;
const MAX_WORDS = 6;

export function readOrderSearch(typed: string): OrderSearch {
  const text = plainLine(typed).normalize('NFC');
  const number = Number(NUMBER.exec(text)?.[1] ?? Number.NaN);
  const words = text.split(/\s+/).filter(Boolean).slice(0, MAX_WORDS);
  return {
    number: number <= MAX_NUMBER ? number : null,
    insect: text.toUpperCase(),
    words: words.map(spellings),
  };
}

/** `élise` and `Élise`, `елена`, `ЕЛЕНА` and `Елена` for any of them: letters beyond ASCII small, as capitals, and as in a name. */
function spellings(word: string): string[] {
  const small = word.toLowerCase();
  const capital = small.replace(/[^\x20-\x7e]/g, (letter) => letter.toUpperCase());
  const name = small.replace(/^[^\x20-\x7e]/, (letter) => letter.toUpperCase());
  return [...new Set([small, capital, name])];
}
