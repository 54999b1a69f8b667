import { once } from 'node:events';
import { connect } from 'node:net';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import type { FastifyInstance } from 'fastify';
import { createServer } from '../app/create-server.ts';
import { listCompactInsects, listLatestInsects } from '@vitrine/shared/content/calls';
import { contentTransport, type ContentTransport } from '@vitrine/shared/content/content-transport';
import { contentInsectSchema } from '@vitrine/shared/contract/content';
import { z } from '@vitrine/shared/contract/zod';
import { contentRoutes } from './routes/content.ts';
import type { ApiResult } from '@vitrine/shared/contract/failure';
import { generateShop } from '../fill/generate-shop.ts';
import type { Database } from '../database/database.ts';
import { eachDatabase } from '../database/testing/databases.ts';
import { testEnv } from '../testing/test-env.ts';
import { streamList } from './stream-list.ts';

const NOW = new Date('2026-06-30T12:00:00.000Z');
const LOTS = 5000;
const PATH = '/shop-data';
/** Addresses of one machine each. */
const [HERE, OTHER, THIRD] = ['127.0.0.1', '127.0.0.2', '127.0.0.3'] as const;
const sizesSchema = z.array(z.pick(contentInsectSchema, { uuid: true, size: true }));

eachDatabase('A client that reads all of a large shop', (open) => {
  let database: Database;
  let app: FastifyInstance;
  let ask: ContentTransport;
  let port: number;

  beforeAll(async () => {
    database = await open();
    const asked = { insects: LOTS, seed: 'test', at: NOW.toISOString(), pictures: {} };
    await generateShop(database, { ...asked, onProgress: () => undefined });
    app = createServer(testEnv());
    await app.register(contentRoutes, { prefix: PATH, database, clock: () => NOW });
    const origin = await app.listen({ host: '127.0.0.1', port: 0 });
    port = Number(new URL(origin).port);
    // So long because a busy machine is slow, not wrong.
    ask = contentTransport({ base: origin + PATH, timeoutMs: 60_000 });
  });

  afterAll(() => app.close());

  const countAffected = (answer: ApiResult<object[]>) => (answer.ok ? answer.value.length : answer.failure);

  /** Asks for all, from an address. */
  function askForAll(localAddress: string) {
    const socket = connect({ port, host: HERE, localAddress });
    socket.write(`GET ${PATH}/insects?_limit=-1 HTTP/1.1\r\nhost: x\r\n\r\n`);
    return socket;
  }

  /** The same, reads the beginning of the answer, and no more. */
  async function readBeginning(localAddress: string) {
    const socket = askForAll(localAddress);
    await once(socket, 'readable');
    socket.pause();
    return socket;
  }

  it('gets every insect once, in the order asked for', async () => {
    const answer = await ask('/insects', { _sort: 'size:desc,uuid', _limit: -1 });
    const insects = sizesSchema.parse(answer.ok && answer.value);
    expect(new Set(insects.map(({ uuid }) => uuid)).size).toBe(LOTS);
    const sizes = insects.map(({ size }) => size).filter((size) => size !== null);
    expect(sizes).toEqual(sizes.toSorted((a, b) => b - a));
    expect(countAffected(await listCompactInsects(ask))).toBe(LOTS);
    expect(countAffected(await listLatestInsects(ask, -1))).toBe(LOTS);
  });

  it('may hang up, and others that do: the next ones are answered', async () => {
    for (let client = 0; client < 9; client += 1) (await readBeginning(HERE)).destroy();
    expect(countAffected(await listLatestInsects(ask, 101))).toBe(101);
  });

  it('waits for its turn while others read without end, and does not keep those who read a page waiting', async () => {
    const sockets = await Promise.all([OTHER, OTHER, THIRD, THIRD].map(readBeginning));
    expect(countAffected(await listLatestInsects(ask))).toBe(60);
    const next = listCompactInsects(ask);
    for (const socket of sockets) socket.destroy();
    expect(countAffected(await next)).toBe(LOTS);
  });

  it('does not wait for one address that reads slowly, however often that asks', async () => {
    const first = await Promise.all([OTHER, OTHER].map(readBeginning));
    const more = Array.from({ length: 6 }, () => askForAll(OTHER));
    expect(countAffected(await listCompactInsects(ask))).toBe(LOTS);
    // They wait, or waited in vain: none of them reads a list.
    for (const socket of more) expect(String(socket.read() ?? '')).not.toContain('200 OK');
    for (const socket of [...more, ...first]) socket.destroy();
    expect(countAffected(await listCompactInsects(ask))).toBe(LOTS);
  });
});

describe('A list', () => {
  const ids = [Int32Array.from([1, 2]), Int32Array.from([3])];
  const write = async (readChunk: (ids: number[]) => Promise<object[]>) => {
    let ends = 0;
    const list = streamList(ids, readChunk, () => (ends += 1));
    const text = (await list.toArray()).join('');
    if (!list.closed) await once(list, 'close');
    return { text, ends };
  };

  it('is JSON, whatever its chunks hold', async () => {
    expect(await write(async (chunk) => chunk.map((id) => ({ id })))).toEqual({
      text: '[{"id":1},{"id":2},{"id":3}]',
      ends: 1,
    });
    expect(await write(async (chunk) => (chunk.length === 1 ? [{ a: 1 }] : []))).toMatchObject({
      text: '[{"a":1}]',
    });
    expect(await write(async () => [])).toEqual({ text: '[]', ends: 1 });
  });

  it('ends also when its reader goes away or a chunk cannot be read', async () => {
    let ends = 0;
    const gone = streamList(
      ids,
      async () => [{}],
      () => (ends += 1),
    );
    gone.destroy();
    await once(gone, 'close');
    const failing = streamList(
      ids,
      () => Promise.reject(new Error('no')),
      () => (ends += 1),
    );
    await expect(failing.toArray()).rejects.toThrow('no');
    expect(ends).toBe(2);
  });
});
