import { beforeAll, describe, expect, it } from '@jest/globals';
import { CONTENT_LIMIT } from '@vitrine/shared/contract/content';
import { z } from '@vitrine/shared/contract/zod';
import { CHUNK } from './store/content-insects.ts';
import { oneDatabase } from '../database/testing/databases.ts';
import { testApp } from '../testing/test-app.ts';
import { testEnv } from '../testing/test-env.ts';
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

const operationSchema = z.object({
  description: z.string(),
  parameters: z._default(z.array(z.object({ name: z.string(), schema: z.looseObject({}) })), []),
  responses: z.record(z.string(), z.unknown()),
});
const documentSchema = z.object({
  paths: z.record(z.string(), z.object({ get: z.optional(z.unknown()) })),
});

const open = oneDatabase();
const { contentPath } = testEnv();

describe('Whoever reads the description of the content service', () => {
  let paths: z.infer<typeof documentSchema>['paths'];
  beforeAll(async () => {
    const app = await testApp(await open());
    ({ paths } = documentSchema.parse((await app.inject('/api/docs/json')).json()));
  });

  const describedAt = (path: string) => operationSchema.parse(paths[contentPath + path]?.get);
  const defaultOf = (path: string, name: string) =>
    describedAt(path).parameters.find((parameter) => parameter.name === name)?.schema['default'];

  it.each(['/insects', '/insects/compact'])('learns how long lists are bounded at %s', (path) => {
    const { description } = describedAt(path);
    for (const said of [
      `more than ${CHUNK} insects`,
      '`_limit=-1`',
      `${LONG_LISTS_A_MINUTE} a minute`,
      'answered 429, with `Retry-After`',
      `reads ${LONG_LISTS} at once, ${LONG_LISTS_OF_ONE} of one network`,
      `longer than ${MAX_WAIT_MS / 1000} seconds for a turn is answered 503, with \`Retry-After\``,
      `nothing for ${STALL_MS / 1000} seconds`,
      `within ${TOTAL_MS / 1000} seconds`,
      `${MAX_VALUES} at most`,
    ]) {
      expect(description).toContain(said);
    }
  });

  it.each(['/insects', '/insects/compact'])('learns the whole grammar at %s', (path) => {
    const { description, parameters } = describedAt(path);
    for (const operator of OPERATORS) expect(description).toContain(`\`${operator}\``);
    expect(parameters.map(({ name }) => name)).toEqual([
      ...Object.keys(INSECT_FIELDS),
      ...['_sort', '_start', '_limit'],
    ]);
  });

  it('learns how many insects come when no number is asked for', () => {
    expect(describedAt('/insects').description).toContain(`${CONTENT_LIMIT} unless`);
    expect(defaultOf('/insects', '_limit')).toBe(CONTENT_LIMIT);
    expect(defaultOf('/insects/compact', '_limit')).toBe(-1);
  });

  it('finds the shape of each answer, and of each refusal', () => {
    const described = Object.keys(paths).filter((path) => path.startsWith(`${contentPath}/`));
    expect(described.map((path) => path.slice(contentPath.length)).toSorted()).toEqual([
      '/closingreason',
      '/families/compact',
      '/insects',
      '/insects/compact',
      '/shipping/compact',
    ]);
    for (const path of described) {
      expect(describedAt(path.slice(contentPath.length)).responses).toMatchObject({
        200: { content: { 'application/json': { schema: { type: 'array' } } } },
        '4XX': {
          content: { 'application/json': { schema: { required: expect.arrayContaining(['message']) } } },
        },
      });
    }
  });
});
