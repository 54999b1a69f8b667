import { CONTENT_LIMIT } from '@vitrine/shared/contract/content';
import { MAX_VALUES } from './bounds.ts';
import { ContentError } from '../http/answers/content-error.ts';
import type { Field } from './store/fields.ts';
import { readValue, type FieldValue } from './read-value.ts';

export const OPERATORS = ['ne', 'lt', 'lte', 'gt', 'gte', 'in', 'nin', 'contains'] as const;
export type Operator = 'eq' | (typeof OPERATORS)[number];

export interface Filter {
  field: Field;
  operator: Operator;
  /** One, except for `in` and `nin`. */
  values: FieldValue[];
}

export interface ContentQuery {
  /** All of them hold. Null: one of them can hold for nothing. */
  filters: Filter[] | null;
  sort: { field: Field; isDescending: boolean }[];
  start: number;
  /** Null is all. */
  limit: number | null;
}

const ALL = '-1';
const WHOLE_NUMBER = /^\d{1,9}$/;
const LIST_OPERATORS = new Set<Operator>(['in', 'nin']);

/**
 * Reads `field`, `field_operator`, `_sort`, `_start` and `_limit` of an address.
 * @param fields what may be asked for
 * @throws ContentError that names what is unknown or of the wrong type
 */
export function readQuery(params: URLSearchParams, fields: Record<string, Field>): ContentQuery {
  const filters: Filter[] = [];
  let canHold = true;
  const query: ContentQuery = { filters, sort: [], start: 0, limit: CONTENT_LIMIT };
  for (const key of new Set(params.keys())) {
    const texts = params.getAll(key);
    if (key === '_sort') query.sort = readSort(oneOf(key, texts), fields);
    else if (key === '_start') query.start = readCount(key, oneOf(key, texts));
    else if (key === '_limit') query.limit = readLimit(key, oneOf(key, texts));
    else if (isOpenMaximum(key, texts)) canHold = false;
    else filters.push(readFilter(key, texts, fields));
  }
  return canHold ? query : { ...query, filters: null };
}

/** The seed: asking below a highest price without giving one finds nothing. */
function isOpenMaximum(key: string, texts: string[]): boolean {
  return key === 'price_lte' && texts.every((text) => text === '');
}

function readFilter(key: string, texts: string[], fields: Record<string, Field>): Filter {
  const { name, operator } = splitKey(key, fields);
  const field = fieldOf(name, fields);
  const given = LIST_OPERATORS.has(operator) ? texts : [oneOf(key, texts)];
  if (given.length > MAX_VALUES) throw new ContentError(`${key} holds more than ${MAX_VALUES} values`);
  if (operator === 'contains' && !['text', 'upper'].includes(field.type)) {
    throw new ContentError(`${name} is not text: contains does not apply`);
  }
  return { field, operator, values: given.map((text) => readValue(field.type, key, text)) };
}

/** Fields hold underscores too, so a whole key that is a field goes before one with an operator. */
function splitKey(key: string, fields: Record<string, Field>): { name: string; operator: Operator } {
  if (Object.hasOwn(fields, key)) return { name: key, operator: 'eq' };
  const at = key.lastIndexOf('_');
  const [name, suffix] = [key.slice(0, at), key.slice(at + 1)];
  if (at < 1 || !Object.hasOwn(fields, name)) throw new ContentError(`Unknown field ${key}`);
  const operator = OPERATORS.find((one) => one === suffix);
  if (!operator) throw new ContentError(`Unknown operator ${suffix} in ${key}`);
  return { name, operator };
}

function readSort(text: string, fields: Record<string, Field>): ContentQuery['sort'] {
  return text.split(',').map((part) => {
    const [name = '', direction = 'asc', ...rest] = part.split(':');
    const isKnown = ['asc', 'desc'].includes(direction.toLowerCase()) && rest.length === 0;
    if (!isKnown) throw new ContentError(`_sort must be asc or desc, not ${direction}`);
    return { field: fieldOf(name, fields), isDescending: direction.toLowerCase() === 'desc' };
  });
}

function fieldOf(name: string, fields: Record<string, Field>): Field {
  const field = Object.hasOwn(fields, name) ? fields[name] : undefined;
  if (!field) throw new ContentError(`Unknown field ${name}`);
  return field;
}

function readLimit(key: string, text: string): number | null {
  return text === ALL ? null : readCount(key, text);
}

function readCount(key: string, text: string): number {
  if (!WHOLE_NUMBER.test(text)) throw new ContentError(`${key} must be a whole number`);
  return Number(text);
}

function oneOf(key: string, texts: string[]): string {
  const [text = '', ...more] = texts;
  if (more.length > 0) throw new ContentError(`${key} is given more than once`);
  return text;
}
