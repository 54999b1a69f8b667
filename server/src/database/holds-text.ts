import { sql, type RawBuilder, type SqlBool } from 'kysely';
import { likePattern } from './like-pattern.ts';

const ASCII = /^[\0-\x7f]*$/;
/** More different letters than an alphabet has; each nests the condition one deeper. */
const MOST_LETTERS = 40;

/**
 * Whether a text stands in a column, or at its beginning, in capitals or not. `lower` is the databases' own: SQLite's
 * knows ASCII alone, PostgreSQL's what the column's collation knows. So the letters of this text, and only they, are
 * made small beside it, which is the same on both.
 */
export function holdsText(column: RawBuilder<unknown>, text: string, atStart = false): RawBuilder<SqlBool> {
  const letters = [...text];
  const small = letters.map(toSmall).join('');
  const pattern = likePattern(small).slice(atStart ? 1 : 0);
  const capitals = new Set(letters.flatMap(capitalsOf));
  const lowered = [...capitals]
    .slice(0, MOST_LETTERS)
    .reduce<RawBuilder<unknown>>(
      (inner, capital) => sql`replace(${inner}, ${capital}, ${toSmall(capital)})`,
      sql`lower(${column})`,
    );
  const holds = sql<SqlBool>`${lowered} like ${pattern} escape '\\'`;
  if (ASCII.test(small)) return holds;
  // No candidate is what has no letter beyond ASCII, or fewer than the text: most values are read no further.
  return sql`(octet_length(${column}) > length(${column}) and length(${column}) >= ${letters.length} and ${holds})`;
}

/** One letter at a time: a sigma at a word's end would become another letter. */
const toSmall = (letter: string) => letter.toLowerCase();

/** The capitals of a letter that `lower` may not know; a letter that has none, or one of two letters (ß), gives none. */
function capitalsOf(letter: string): string[] {
  const small = toSmall(letter);
  return [letter, small.toUpperCase()].filter(
    (capital) => !ASCII.test(capital) && capital !== small && toSmall(capital) === small,
  );
}
