import type { DialectName } from '../database.ts';

/*
 * Orders are found by names without their accents. Beside what an order is found by stands the same without accents,
 * where that differs; the version before goes on writing and reading what it knew. It goes over every order once, and
 * nobody writes orders meanwhile: of a hundred thousand, SQLite took 1.5 s and PostgreSQL 5 s. With many more, close
 * the shop for it.
 */

/** Letters of European and Vietnamese names, in all their forms; and accents that follow their letter. */
export const LATIN = [
  [0xc0, 0x24f],
  [0x300, 0x36f],
  [0x1e00, 0x1eff],
] as const;
/** Letters that Unicode does not take apart. */
const WHOLE: Record<string, string> = {
  ...{ ß: 'ss', æ: 'ae', œ: 'oe', ø: 'o', đ: 'd', ð: 'd', þ: 'th', ł: 'l', ı: 'i' },
};
const APOSTROPHES = ['’', '‘', 'ʼ', '´'];
/** How deep SQLite may have to read at once: older tools that open the file take no more than some thirty. */
const DEEPEST = 20;

export type Pair = [letter: string, folded: string];

export function orderFolds(dialect: DialectName): string[] {
  const pairs = foldedLetters(LATIN);
  return dialect === 'sqlite' ? sqlite(pairs) : postgres(pairs);
}

/** The letters of these ranges of Unicode that fold to others, and apostrophes. */
export function foldedLetters(ranges: readonly (readonly [first: number, last: number])[]): Pair[] {
  const letters = ranges.flatMap(([first, last]) =>
    Array.from({ length: last - first + 1 }, (_, index) => String.fromCodePoint(first + index)),
  );
  const pairs = letters.map((letter): Pair => [letter, foldedLetter(letter)]);
  return [
    ...pairs.filter(([letter, folded]) => letter !== folded),
    ...APOSTROPHES.map((sign): Pair => [sign, "'"]),
  ];
}

function foldedLetter(letter: string): string {
  const bare = letter.toLowerCase().normalize('NFKD').toLowerCase().replace(/\p{M}/gu, '');
  return WHOLE[bare] ?? bare;
}

const quoted = (text: string) => `'${text.replaceAll("'", "''")}'`;
const replacing = (text: string, pairs: Pair[]) =>
  pairs.reduce((inner, [letter, folded]) => `replace(${inner}, ${quoted(letter)}, ${quoted(folded)})`, text);

/** A text in which each letter of the pairs is folded, for PostgreSQL. */
export function translated(text: string, pairs: Pair[]): string {
  const isOne = ([, folded]: Pair) => folded.length === 1;
  const others = pairs.filter((pair) => !isOne(pair) && pair[1] !== '');
  // What has no counterpart, `translate` leaves out.
  const singles = [...pairs.filter(isOne), ...pairs.filter(([, folded]) => folded === '')];
  const [from, to] = [0, 1].map((side) => quoted(singles.map((pair) => pair[side]).join('')));
  return `translate(${replacing(text, others)}, ${from}, ${to})`;
}

function postgres(pairs: Pair[]): string[] {
  const folded = translated('searched', pairs);
  return [
    `alter table order_search add column folded text generated always as
      (case when octet_length(searched) > length(searched) then ${folded} end) stored`,
  ];
}

/** The same for SQLite, as values that a column is given one after the other. */
export function replacedInTurn(column: string, pairs: Pair[]): string[] {
  return Array.from({ length: Math.ceil(pairs.length / DEEPEST) }, (_, index) =>
    replacing(column, pairs.slice(index * DEEPEST, (index + 1) * DEEPEST)),
  );
}

function sqlite(pairs: Pair[]): string[] {
  const fold = (which: string) => [
    `update order_search set folded = case when ${isAccented('searched')} then searched end where ${which}`,
    ...replacedInTurn('folded', pairs).map(
      (folded) => `update order_search set folded = ${folded} where ${which} and folded is not null`,
    ),
  ];
  const body = fold('order_id = new.order_id').join('; ');
  return [
    'alter table order_search add column folded text',
    ...fold('true'),
    `create trigger order_search_insert_folded after insert on order_search
      when ${isAccented('new.searched')} begin ${body}; end`,
    `create trigger order_search_update_folded after update of searched on order_search
      when old.folded is not null or ${isAccented('new.searched')} begin ${body}; end`,
  ];
}

const isAccented = (text: string) => `${text} glob '*[^ -~]*'`;
