import { genderSchema, QUALITIES, spreadSchema } from '@vitrine/shared/contract/catalogue';
import { ContentError } from '../http/answers/content-error.ts';
import type { FieldType } from './store/fields.ts';

/** A value as the database compares it. */
export type FieldValue = string | number;

const MAX_QUOTED = 100;
const NUMBER = /^-?\d{1,12}(\.\d{1,6})?$/;
const FAMILY_ID = /^[1-9]\d{0,8}$/;
const TIME = /^\d{4}-\d{2}-\d{2}(T\d{2}:\d{2}(:\d{2}(\.\d{1,3})?)?Z)?$/;

const DAY = 'yyyy-mm-dd'.length;
const DATE = /^\d{4}(-\d{2}(-\d{2})?)?$/;

/** An object would also have what every object has: `toString`. */
const FLAGS = new Map([
  ['true', 1],
  ['false', 0],
]);

const READERS: Record<FieldType, (text: string) => FieldValue | null> = {
  text: (text) => text,
  upper: (text) => text.toUpperCase(),
  number: (text) => (NUMBER.test(text) ? Number(text) : null),
  euro: (text) => (NUMBER.test(text) ? Math.round(Number(text) * 1e8) / 1e6 : null),
  flag: (text) => FLAGS.get(text) ?? null,
  time: (text) => (isTime(text) ? new Date(text).toISOString() : null),
  date: (text) => (DATE.test(text) && isOnCalendar(text) ? text : null),
  quality: (text) => oneOf(QUALITIES, text),
  spread: (text) => oneOf(spreadSchema.options, text),
  gender: (text) => oneOf(genderSchema.options, text),
  family: (text) => (FAMILY_ID.test(text) ? Number(text) : null),
};

/** What a value is, in words. */
export const KINDS: Record<FieldType, string> = {
  text: 'text',
  upper: 'text',
  number: 'a number',
  euro: 'an amount in euro',
  flag: 'true or false',
  time: 'a date such as 2026-06-30',
  date: 'a day, month or year such as 2019-06-30, 2019-06 or 2019',
  quality: `one of ${QUALITIES.join(', ')}`,
  spread: `one of ${spreadSchema.options.join(', ')}`,
  gender: `one of ${genderSchema.options.join(', ')}`,
  family: 'a family id',
};

const isTime = (text: string) =>
  TIME.test(text) && isOnCalendar(text.slice(0, DAY)) && !Number.isNaN(Date.parse(text));

/** 30 February is written like a date but is none. */
function isOnCalendar(text: string): boolean {
  const time = Date.parse(text);
  return !Number.isNaN(time) && new Date(time).toISOString().startsWith(text);
}

function oneOf(words: readonly string[], text: string): string | null {
  return words.find((word) => word === text.toUpperCase()) ?? null;
}

/** Reads one value. @throws ContentError naming the field, what it wants and what it was given */
export function readValue(type: FieldType, key: string, text: string): FieldValue {
  const value = READERS[type](text);
  if (value !== null && !text.includes('\0')) return value;
  if (type === 'family') throw new ContentError('Family ID not found');
  throw new ContentError(`${key} must be ${KINDS[type]}, not ${JSON.stringify(text.slice(0, MAX_QUOTED))}`);
}
