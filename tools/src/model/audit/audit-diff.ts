import type { AuditChange } from '@vitrine/shared/contract/tools/tools';
import { isRecord } from '@vitrine/shared/platform/is-record';

/** What a write changed in one place, as text. */
export interface Difference {
  /** The column, or within one that holds more, its part: `value.email`. */
  name: string;
  before: string | null;
  after: string | null;
}

const AROUND = 30;

/** The differences of one row, parts of JSON one by one, long texts cut to what differs. */
export function differencesOf({ before, after }: AuditChange): Difference[] {
  const names = [...new Set([...Object.keys(before ?? {}), ...Object.keys(after ?? {})])];
  return names.flatMap((name) => compare(name, read(before?.[name]), read(after?.[name])));
}

/** A column as what it holds: JSON text as the object that it is. */
function read(value: string | number | null | undefined): unknown {
  if (typeof value !== 'string' || !/^[[{]/.test(value)) return value ?? null;
  try {
    return JSON.parse(value);
  } catch {
    return value;
  }
}

function compare(name: string, before: unknown, after: unknown): Difference[] {
  if (isRecord(before) || isRecord(after)) {
    // Of a row that is new or gone, one side has no parts.
    const [had, has] = [isRecord(before) ? before : {}, isRecord(after) ? after : {}];
    const parts = [...new Set([...Object.keys(had), ...Object.keys(has)])];
    return parts.flatMap((part) => compare(`${name}.${part}`, had[part] ?? null, has[part] ?? null));
  }
  const [one, other] = [toText(before), toText(after)];
  // Of a row that is new or gone, what is empty says nothing.
  if (one === other || ((one ?? '') === '' && (other ?? '') === '')) return [];
  return [
    one !== null && other !== null ? { name, ...cut(one, other) } : { name, before: one, after: other },
  ];
}

function toText(value: unknown): string | null {
  if (value === null || value === undefined) return null;
  return typeof value === 'object' ? JSON.stringify(value) : String(value);
}

/** Both without most of what is the same at their ends. */
function cut(before: string, after: string): { before: string; after: string } {
  const shorter = Math.min(before.length, after.length);
  let start = 0;
  while (start < shorter && before[start] === after[start]) start += 1;
  let end = 0;
  while (end < shorter - start && before.at(-1 - end) === after.at(-1 - end)) end += 1;
  const from = Math.max(0, start - AROUND);
  const drop = Math.max(0, end - AROUND);
  const some = (text: string) =>
    `${from > 0 ? '…' : ''}${text.slice(from, text.length - drop)}${drop > 0 ? '…' : ''}`;
  return { before: some(before), after: some(after) };
}
