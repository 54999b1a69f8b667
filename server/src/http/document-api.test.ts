import { expect, it } from '@jest/globals';
import { z } from '@vitrine/shared/contract/zod';
import { createServer } from '../app/create-server.ts';
import { oneDatabase } from '../database/testing/databases.ts';
import { testApp } from '../testing/test-app.ts';
import { testEnv } from '../testing/test-env.ts';

const open = oneDatabase();

const contentSchema = z.record(z.string(), z.object({ schema: z.looseObject({}) }));
const operationSchema = z.object({
  requestBody: z.optional(z.object({ content: contentSchema })),
  responses: z.record(z.string(), z.object({ content: z.optional(contentSchema) })),
});
const documentSchema = z.object({
  paths: z.record(z.string(), z.record(z.string(), operationSchema)),
});
type Described = z.infer<typeof operationSchema> & { name: string };

async function describedOperations(): Promise<Described[]> {
  const app = await testApp(await open());
  const { paths } = documentSchema.parse((await app.inject('/api/docs/json')).json());
  return Object.entries(paths).flatMap(([path, operations]) =>
    Object.entries(operations).map(([method, operation]) => ({ name: `${method} ${path}`, ...operation })),
  );
}

/** Of a body or an answer: those media types of which the document says nothing, or only that they are bytes. */
function bare(content: z.infer<typeof contentSchema> = {}): string[] {
  const isBare = (schema: object) =>
    Object.keys(schema).length === 0 || Reflect.get(schema, 'format') === 'binary';
  return Object.entries(content).flatMap(([type, { schema }]) => (isBare(schema) ? [type] : []));
}

it('Whoever writes a client finds every field of every body in the document; only files are sent as they are', async () => {
  const operations = await describedOperations();
  const bodies = operations.map(({ name, requestBody }) => [name, bare(requestBody?.content)] as const);
  expect(bodies.filter(([, types]) => types.length > 0)).toEqual([
    ['post /api/tools/pictures/files', ['application/octet-stream']],
    ['post /api/tools/imports', ['application/octet-stream']],
  ]);
  expect(operations.filter(({ requestBody }) => requestBody).length).toBeGreaterThan(65);
});

it('… and every field of every answer; only papers, tables and backups come as files', async () => {
  const operations = await describedOperations();
  const successes = operations.map(({ name, responses }) => {
    const answers = Object.entries(responses).filter(([status]) => status.startsWith('2'));
    const types = answers.flatMap(([, { content }]) => (content ? bare(content) : ['nothing said']));
    return [name, answers.length > 0 ? types : ['nothing said']] as const;
  });
  const files = ['application/pdf', 'text/csv', 'application/x-tar'];
  expect(successes.filter(([, types]) => types.some((type) => !files.includes(type)))).toEqual([]);
});

it('A body that no schema describes is not read', async () => {
  const app = createServer(testEnv());
  const answer = async ({ body }: { body: unknown }) => ({ body });
  app.post('/undescribed', answer);
  app.post('/described', { schema: { body: z.object({ amount: z.int() }) } }, answer);
  const send = async (url: string) =>
    (await app.inject({ method: 'POST', url, payload: { amount: 1, price: 0 } })).json();
  expect(await send('/undescribed')).toEqual({});
  expect(await send('/described')).toEqual({ body: { amount: 1 } });
  await app.close();
});
