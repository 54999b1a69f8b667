import { ContentError } from './content-error.ts';
import type { FieldType } from './fields.ts';

/** A value as the database compares it. */
export type FieldValue = string | number;

const NUMBER = /^-?\d{1,12}(\.\d{1,6})?$/;
const FAMILY_ID = /^[1-9]\d{0,8}$/;
const TIME = /^\d{4}-\d{2}-\d{2}(T\d{2}:\d{2}(:\d{2}(\.\d{1,3})?)?Z)?$/;

const READERS: Record<FieldType, (text: string) => FieldValue | null> = {
  text: (text) => text,
  upper: (text) => text.toUpperCase(),
  number: (text) => (NUMBER.test(text) ? Number(text) : null),
  euro: (text) => (NUMBER.test(text) ? Math.round(Number(text) * 1e8) / 1e6 : null),
  flag: (text) => ({ true: 1, false: 0 })[text] ?? null,
  time: (text) => (TIME.test(text) && !Number.isNaN(Date.parse(text)) ? new Date(text).toISOString() : null),
  family: (text) => (FAMILY_ID.test(text) ? Number(text) : null),
};

const KINDS: Record<FieldType, string> = {
  text: 'text',
  upper: 'text',
  number: 'a number',
  euro: 'an amount in euro',
  flag: 'true or false',
  time: 'a date such as 2026-06-30',
  family: 'a family id',
};

/** Reads one value. @throws ContentError naming the field and what it wants */
export function readValue(type: FieldType, key: string, text: string): FieldValue {
  const value = READERS[type](text);
  if (value !== null && !text.includes('\0')) return value;
  throw new ContentError(type === 'family' ? 'Family ID not found' : `${key} must be ${KINDS[type]}`);
}
