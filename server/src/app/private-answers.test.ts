import { beforeAll, describe, expect, it } from '@jest/globals';
import type { Receipt } from '@vitrine/shared/contract/orders/place-order';
import { z } from '@vitrine/shared/contract/zod';
import { oneDatabase } from '../database/testing/databases.ts';
import type { Visitor } from '../testing/desks/account-desk.ts';
import { openToolsDesk, type ToolsDesk, type Worker } from '../testing/desks/tools-desk.ts';

const open = oneDatabase();

/** What everybody reads, and caches may keep for all. */
const PUBLIC =
  /^\/(?:healthz$|content\/|api\/(?:docs|catalogue|iiif|frame|texts|posts|shipping|checkout\/countries)(?:\/|$))/;

const documentSchema = z.object({ paths: z.record(z.string(), z.record(z.string(), z.unknown())) });

/** Every address that is described, with its parameters filled in. */
async function addresses(): Promise<string[]> {
  const { paths } = documentSchema.parse((await desk.app.inject('/api/docs/json')).json());
  return Object.keys(paths)
    .filter((path) => paths[path] && 'get' in paths[path])
    .map((path) => path.replaceAll(/\{\w+\}/g, '1'));
}

let desk: ToolsDesk;
let shopper: Visitor;
let owner: Worker;
let order: Receipt;
beforeAll(async () => {
  desk = await openToolsDesk(await open());
  shopper = await desk.confirmed();
  owner = await desk.atWork('owner', 'owner@example.com');
  order = await desk.placed(await desk.addLot());
  await desk.press(order, 'pay');
});

describe('An answer', () => {
  it('that is not for everybody is stored by no cache, whoever asked and whatever it says', async () => {
    const own = (await addresses()).filter((address) => !PUBLIC.test(address));
    expect(own.length).toBeGreaterThan(40);
    const stored: string[] = [];
    for (const address of own)
      for (const visitor of [owner, shopper, desk.visitor()]) {
        const { headers } = await visitor.get(address);
        if (!/no-store/.test(String(headers['cache-control']))) stored.push(address);
      }
    expect([...new Set(stored)]).toEqual([]);
  });

  it('that is text says in which character set, and one of another kind says its kind', async () => {
    const others = [
      '/robots.txt',
      '/sitemap.xml',
      '/healthz',
      '/readyz',
      '/none',
      '/api/none',
      '/%',
      '/content/none',
    ];
    const wrong: string[] = [];
    for (const address of [...(await addresses()), ...others]) {
      const { headers, body } = await owner.get(address);
      const type = String(headers['content-type']);
      const isText = /^(?:text\/|application\/(?:json|xml|.*\+xml))/.test(type);
      if (
        body !== '' &&
        (isText ? !/; charset=utf-8$/i.test(type) : !/^application\/(?:pdf|x-tar)$/.test(type))
      )
        wrong.push(`${address}: ${type}`);
    }
    expect(wrong).toEqual([]);
  });
});

describe('A file that is fetched', () => {
  it('has the name that the shop gave it, whatever was asked for, and no sign that a name cannot hold', async () => {
    const { reference, key } = order;
    const asked = 'filename=evil.html&name=evil.html&file=evil.html%22%0d%0aX-Evil:1';
    const files = [
      [desk.visitor(), `/api/orders/${reference}/invoice.pdf?key=${key}`],
      [owner, `/api/tools/orders/invoices.pdf?references=${reference}`],
      [owner, `/api/tools/orders/slips.pdf?references=${reference}`],
      [owner, `/api/tools/orders/${reference}/papers/2026-00001`],
      [owner, '/api/tools/insects.csv?q='],
      [owner, '/api/account/export?format=csv'],
      [owner, '/api/account/export?format=json'],
    ] as const;
    for (const [visitor, address] of files) {
      const { headers } = await visitor.get(`${address}&${asked}`.replace(/(\/2026-00001)&/, '$1?'));
      const name = String(headers['content-disposition']);
      expect({ address, name }).toEqual({
        address,
        name: expect.stringMatching(/^(?:attachment|inline); filename="[a-z\d][\w-]*\.(?:pdf|csv|json)"$/),
      });
      expect(name).not.toContain('evil');
      expect(headers).not.toHaveProperty('x-evil');
    }
  });
});

/** The last: its shop has no database any more. */
describe('An answer to a request that broke', () => {
  it('holds nothing of the inside, wherever it broke', async () => {
    const all = [...(await addresses()), '/sitemap.xml', '/robots.txt', '/content/insects?_limit=-1'];
    await desk.database.close();
    const types: unknown[] = [];
    for (const address of all) {
      const answer = await owner.get(address);
      if (answer.statusCode >= 500) types.push(answer.headers['content-type']);
      expect(answer.body).not.toMatch(/\n? {2,}at |node_modules|\.ts\b|sqlite|kysely|driver|select |Error:/i);
    }
    expect(types.length).toBeGreaterThan(20);
    expect(new Set(types)).toEqual(new Set(['application/json; charset=utf-8']));
  });
});
