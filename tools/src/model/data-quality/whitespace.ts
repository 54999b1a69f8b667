/** What stands between words and should not, by how it is told. */
export type OddSpace = 'space' | 'no-break' | 'tab' | 'line' | 'unusual' | 'unseen';
interface Part {
  text: string;
  /** Null for what is as it should be. */
  odd: OddSpace | null;
}

const RUN =
  / +|\t+|[\r\n]+|[\u00a0\u2007\u202f]+|[\u1680\u2000-\u2006\u2008-\u200a\u205f\u3000]+|[\u00ad\u200b-\u200d\u2060\ufeff]+/g;

/** A text in pieces, its stray spaces apart: those at an end, those beside another, and those of an odd kind. */
export function splitOddSpaces(text: string): Part[] {
  const parts: Part[] = [];
  let plain = '';
  let end = 0;
  for (const { 0: run, index } of text.matchAll(RUN)) {
    const odd = oddOf(run, index === 0 || index + run.length === text.length);
    plain += text.slice(end, index) + (odd ? '' : run);
    end = index + run.length;
    if (!odd) continue;
    if (plain) parts.push({ text: plain, odd: null });
    plain = '';
    parts.push({ text: run, odd });
  }
  const last = plain + text.slice(end);
  return last ? [...parts, { text: last, odd: null }] : parts;
}

function oddOf(run: string, isAtEnd: boolean): OddSpace | null {
  const [first = ''] = run;
  if (first === ' ') return isAtEnd || run.length > 1 ? 'space' : null;
  if (first === '\t') return 'tab';
  if (first === '\r' || first === '\n') return 'line';
  if (/[\u00a0\u2007\u202f]/.test(first)) return 'no-break';
  return /\s/.test(first) && first !== '\ufeff' ? 'unusual' : 'unseen';
}
