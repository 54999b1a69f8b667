const SIGNS = ['-', ' ', '.', '/', '_'];
const SEPARATORS = ['', ...SIGNS];
const FIGURES = [...'0123456789'];
const MIN_REFERENCE = 3;
/** The longest text that a reference can contain. */
const MAX_REFERENCE = 64;
/** More runs of letters and of figures than a reference has. */
const MOST_RUNS = 4;
/** In so many lengths a number is looked for: without zeros before it, with one, with two. */
const LENGTHS = 6;
const RUNS = /\p{L}+|\d+/gu;
const NUMBER = /^\d+$/;

/** Whether a text can mean a reference: a name rarely holds a figure. */
export function isReferencePart(text: string): boolean {
  return text.length >= MIN_REFERENCE && text.length <= MAX_REFERENCE && /\d/.test(text);
}

/** As written in the shop, or all in one case. */
export function spellings(text: string): string[] {
  return [...new Set([text.toUpperCase(), text, text.toLowerCase()])];
}

/** How a reference may begin that somebody types: with other signs between letters and figures. */
export function beginnings(text: string): string[] {
  return [...new Set([...spellings(text), ...joined(runsOf(text)).flatMap(spellings)])];
}

/** How a reference may be written that somebody types whole: with more or fewer zeros, too. */
export function wholes(text: string): string[] {
  const runs = runsOf(text);
  const last = runs.findLastIndex((run) => NUMBER.test(run));
  if (last < 0) return [];
  const digits = (runs[last] ?? '').replace(/^0+(?=\d)/, '');
  const lengths = Array.from({ length: LENGTHS }, (_, zeros) => digits.length + zeros);
  const padded = lengths.map((length) => joined(runs.with(last, digits.padStart(length, '0'))));
  return [...new Set(padded.flat().flatMap(spellings))];
}

/** How references begin that have these letters and no more before a sign or a figure. */
export function numberedBy(letters: string): string[] {
  return spellings(letters).flatMap((spelling) => [...SIGNS, ...FIGURES].map((sign) => spelling + sign));
}

/** Letters and figures in turn; none when there is nothing between which a sign could be. */
function runsOf(text: string): string[] {
  const runs = text.match(RUNS) ?? [];
  return runs.length > 1 && runs.length <= MOST_RUNS ? runs : [];
}

function joined(runs: readonly string[]): string[] {
  return runs.length === 0 ? [] : SEPARATORS.map((separator) => runs.join(separator));
}
