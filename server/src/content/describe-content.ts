import { CATEGORIES } from '@vitrine/shared/contract/catalogue';
import {
  closingReasonsSchema,
  compactFamilySchema,
  compactInsectSchema,
  CONTENT_LIMIT,
  contentErrorSchema,
  contentInsectSchema,
  contentShippingRateSchema,
} from '@vitrine/shared/contract/content';
import { z } from '@vitrine/shared/contract/zod';
import { CHUNK } from './store/content-insects.ts';
import {
  LONG_LISTS,
  LONG_LISTS_A_MINUTE,
  LONG_LISTS_OF_ONE,
  MAX_VALUES,
  MAX_WAIT_MS,
  STALL_MS,
  TOTAL_MS,
} from './bounds.ts';
import { INSECT_FIELDS } from './store/fields.ts';
import { OPERATORS } from './read-query.ts';
import { KINDS } from './read-value.ts';

const tags = ['content'];
const failures = { '4xx': contentErrorSchema, '5xx': contentErrorSchema };
const code = (words: readonly string[]) => words.map((word) => `\`${word}\``).join(', ');
const seconds = (ms: number) => `${ms / 1000} seconds`;

const GRAMMAR = `
**Filters** are \`field\`, or \`field_operator\` with one of ${code(OPERATORS)}: \`price_gt=1\`. All of them must hold.
\`in\` and \`nin\` are given once for each value, ${MAX_VALUES} at most: \`uuid_in=A&uuid_in=B\`. \`contains\` is for text.
What is unknown, or of the wrong type, is answered 400 and named; a family id that is none, “Family ID not found”.

**Order** is \`_sort=updated_at:desc,name:asc\`; without it, sold out last, then the most recently updated first.
What has no value comes last in both directions.`;

const LONG = `
**Long lists** are those of more than ${CHUNK} insects by their \`_limit\`, and all of \`_limit=-1\`, which has no other end
than the catalogue's. They are streamed as they are read:
- one network (an IPv4 address, the first 64 bits of an IPv6 one) may ask for ${LONG_LISTS_A_MINUTE} a minute here; the next one is answered 429, with \`Retry-After\`;
- a process reads ${LONG_LISTS} at once, ${LONG_LISTS_OF_ONE} of one network; who waits longer than ${seconds(MAX_WAIT_MS)} for a turn is answered 503, with \`Retry-After\`;
- a reader who takes nothing for ${seconds(STALL_MS)}, or not all within ${seconds(TOTAL_MS)}, is cut off, in the middle of the JSON.

Shorter lists are not limited in number.`;

/** Documented, not checked: handlers read the address themselves, so that each refusal names what is wrong. */
const parameter = (meta: Record<string, unknown>) => z.optional(z.unknown().check(z.meta(meta)));

const listQuery = (limit: number) =>
  z.looseObject({
    ...Object.fromEntries(
      Object.entries(INSECT_FIELDS).map(([name, { type }]) => [
        name,
        parameter({ type: 'string', description: KINDS[type] }),
      ]),
    ),
    _sort: parameter({ type: 'string', description: 'Fields, each with `:asc` (the default) or `:desc`' }),
    _start: parameter({ type: 'integer', minimum: 0, default: 0, description: 'How many to skip' }),
    _limit: parameter({
      ...{ type: 'integer', minimum: -1, default: limit },
      description: 'How many at most; -1 is all, streamed',
    }),
  });

/** Of `GET /insects`. */
export const insectsSchema = {
  tags,
  summary: 'Insects',
  description: `Insects of the shop, ${CONTENT_LIMIT} unless \`_limit\` says otherwise.\n${GRAMMAR}\n${LONG}`,
  querystring: listQuery(CONTENT_LIMIT),
  response: { 200: z.array(contentInsectSchema), ...failures },
};

/** Of `GET /insects/compact`. */
export const compactInsectsSchema = {
  tags,
  summary: 'Insects in short',
  description: `The same with what a list shows of them, all unless \`_limit\` says otherwise.\n${GRAMMAR}\n${LONG}`,
  querystring: listQuery(-1),
  response: { 200: z.array(compactInsectSchema), ...failures },
};

/** Of `GET /families/compact`. */
export const familiesSchema = {
  tags,
  summary: 'Families',
  description:
    'Every family, or those of a category, the most recently updated first. Not limited in number.',
  querystring: z.looseObject({ category: parameter({ type: 'string', enum: CATEGORIES }) }),
  response: { 200: z.array(compactFamilySchema), ...failures },
};

/** Of `GET /shipping/compact`. */
export const shippingSchema = {
  tags,
  summary: 'Shipping rates in use',
  description: 'In the order of the owner, prices in euro. Not limited in number.',
  response: { 200: z.array(contentShippingRateSchema), ...failures },
};

/** Of `GET /closingreason`. */
export const closingReasonSchema = {
  tags,
  summary: 'Why the shop is closed',
  description: 'The closing that holds now; an empty list while the shop is open. Not limited in number.',
  response: { 200: closingReasonsSchema, ...failures },
};
