import type { DialectName } from '../database.ts';

/*
 * Which rows wait to be tidied. An index of just those, so that finding them costs as much as there are of them, not as
 * the shop holds. Queries have the conditions from `index-conditions.ts`.
 */

/** Texts in which a stray space misleads searching and sorting. */
const SPACED_COLUMNS = {
  insects: [
    'reference',
    'name',
    'genus',
    'species',
    'authority',
    'common_en',
    'common_nl',
    'common_fr',
    'locality',
  ],
  families: ['name_en', 'name_nl', 'name_fr'],
} as const;

/** Stands between the texts, so that what is at an end of one is seen. */
const END = '\u001f';

/** Two spaces, one at an end, and what looks like a space or like nothing. `forms/rules/tidy-text.ts` mends them. */
const ODD = [
  ...['  ', `${END} `, ` ${END}`, '\t', '\n', '\r'],
  ...['\u00a0', '\u00ad', '\u2002', '\u2003', '\u2007', '\u2009', '\u200a', '\u200b', '\u200c', '\u200d'],
  ...['\u202f', '\u2060', '\u3000', '\ufeff'],
];

/**
 * PostgreSQL keeps the condition in one row of a catalogue, where so many comparisons do not fit: there it is a pattern.
 */
function oddSpaces(dialect: DialectName, table: keyof typeof SPACED_COLUMNS): string {
  const text = `${SPACED_COLUMNS[table].map((column) => `'${END}' || ${column}`).join(' || ')} || '${END}'`;
  if (dialect === 'postgres') return `((${text}) ~ '${ODD.join('|')}')`;
  return `(${ODD.map((odd) => `instr(${text}, '${odd}') > 0`).join(' or ')})`;
}

const NO_FAMILY = 'family_id is null and deleted_at is null';
const NO_ORIGIN = `(country = '' or locality = '') and deleted_at is null and is_mixed = 0`;

export function tidy(dialect: DialectName): string[] {
  return [
    // Which family a genus is in, for lots that have none yet.
    'create index insects_genus on insects (genus, family_id)',
    `create index insects_no_family on insects (id) where ${NO_FAMILY}`,
    `create index insects_no_origin on insects (id) where ${NO_ORIGIN}`,
    `create index insects_odd_spaces on insects (id) where ${oddSpaces(dialect, 'insects')}`,
    `create index families_odd_spaces on families (id) where ${oddSpaces(dialect, 'families')}`,
  ];
}
