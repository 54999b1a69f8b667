import type { DialectName } from './database.ts';

/*
 * Conditions of partial indexes, for queries: SQLite takes such an index only where a query says the same words. The
 * migrations hold their own copy, which never changes; a test compares the two.
 */

/** Orders that wait for something. */
export const WAITING = {
  pack: `order_state = 'confirmed' and fulfilment_state in ('waiting', 'preparing')`,
  permit: `order_state = 'confirmed' and fulfilment_state = 'permit-wait'`,
  transfer: `order_state = 'placed' and payment_state = 'pending'`,
  shipped: `fulfilment_state = 'shipped'`,
};

/** Withdrawals whose parcel is not back. */
export const NOT_BACK = 'settled_at is null';
/** Withdrawals that came late, and that nobody decided about. */
export const TO_JUDGE = 'late_since is not null and decision is null';
/** Refunds that the payment provider did not make. */
export const NOT_REPAID = `state = 'failed'`;

/** Lots without a family. */
export const NO_FAMILY = 'family_id is null and deleted_at is null';
/** Lots that do not say where they were caught. */
export const NO_ORIGIN = `(country = '' or locality = '') and deleted_at is null and is_mixed = 0`;

/** Texts in which a stray space misleads searching and sorting. */
export const SPACED_COLUMNS = {
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
 * Rows with a stray space in one of their texts. PostgreSQL keeps the condition in one row of a catalogue, where so many
 * comparisons do not fit: there it is a pattern.
 */
export function oddSpaces(dialect: DialectName, table: keyof typeof SPACED_COLUMNS): string {
  const text = `${SPACED_COLUMNS[table].map((column) => `'${END}' || ${column}`).join(' || ')} || '${END}'`;
  if (dialect === 'postgres') return `((${text}) ~ '${ODD.join('|')}')`;
  return `(${ODD.map((odd) => `instr(${text}, '${odd}') > 0`).join(' or ')})`;
}
