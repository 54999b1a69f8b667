import { expect, it } from '@jest/globals';
import { z } from '@vitrine/shared/contract/zod';
import { oneDatabase } from '../database/testing/databases.ts';
import { ORDER_LIMITS } from '../http/limits/rate-limits.ts';
import { openOrderDesk } from '../testing/desks/order-desk.ts';

const open = oneDatabase();
const json = z.object({ responses: z.object({ 200: z.object({ content: z.looseObject({}) }) }) });
const documentSchema = z.object({
  paths: z.record(z.string(), z.object({ get: z.optional(z.catch(z.nullable(json), null)) })),
});

/** Files to keep, which a browser asks for itself. */
const FILE = /\.\w+$|\/export$/;

it('A visitor who opens pages without end shuts none of them to others: pages ask for all from one address', async () => {
  const { app } = await openOrderDesk(await open(), { limits: ORDER_LIMITS });
  const { paths } = documentSchema.parse((await app.inject('/api/docs/json')).json());
  const asked = Object.entries(paths)
    .filter(([path, { get }]) => get && 'application/json' in get.responses[200].content && isOfPages(path))
    .map(([path]) => path.replaceAll(/\{\w+\}/g, '1'));
  for (const page of ['auth/recovery', 'provenance', 'subscriptions', 'withdrawals/drafts'])
    expect(asked).toContain(`/api/${page}/1`);
  const bounded: string[] = [];
  for (const url of asked) if (await isBounded(url)) bounded.push(url);
  expect(bounded).toEqual([]);
  // A bound says itself in each answer.
  expect(await isBounded('/api/orders/1/invoice.pdf')).toBe(true);
  const links = Array.from({ length: 100 }, () => app.inject('/api/subscriptions/a-wrong-token'));
  expect(new Set((await Promise.all(links)).map(({ statusCode }) => statusCode))).toEqual(new Set([404]));

  async function isBounded(url: string): Promise<boolean> {
    return 'x-ratelimit-limit' in (await app.inject(url)).headers;
  }
});

function isOfPages(path: string): boolean {
  return path.startsWith('/api/') && !path.startsWith('/api/tools/') && !FILE.test(path);
}
