import { z } from '@vitrine/shared/contract/zod';
import { inFormWords } from './forms/form-schema.ts';

/** Printable, and long enough that two shoppers never choose the same. */
const FORM = /^[\x21-\x7e]{8,200}$/;

const headerSchema = z.object({ 'idempotency-key': z.string().check(z.regex(FORM)) });

/** The headers of a route that does a thing once, however often it is asked. */
export const keyHeader = inFormWords(headerSchema, { 'idempotency-key': 'idempotencyKey' });

/** The same in the owner's tools. */
export const toolsKeyHeader = inFormWords(
  headerSchema,
  { 'idempotency-key': 'keyMissing' },
  'idempotency-key',
);

/** The headers of a route that browsers without scripts, which choose no key, may ask too. */
export const optionalKeyHeader = z.object({ 'idempotency-key': z.optional(z.string()) });

/** Such a header; null when it is none. */
export function readKey(header: string | undefined): string | null {
  return header !== undefined && FORM.test(header) ? header : null;
}
