import { once } from 'node:events';
import { connect } from 'node:net';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { fastify, type FastifyInstance } from 'fastify';
import { contentRoutes } from '../routes/content.ts';
import { generateShop } from '../generate/generate-shop.ts';
import type { Database } from '../store/database.ts';
import { eachDatabase } from '../store/testing/databases.ts';
import { streamList } from './stream-list.ts';

const NOW = new Date('2026-06-30T12:00:00.000Z');
const LOTS = 5000;

eachDatabase('A client that reads all of a large shop', (open) => {
  let database: Database;
  let app: FastifyInstance;
  let port: number;

  beforeAll(async () => {
    database = await open();
    const asked = { insects: LOTS, seed: 'test', at: NOW.toISOString(), pictures: {} };
    await generateShop(database, { ...asked, onProgress: () => undefined });
    app = fastify();
    await app.register(contentRoutes, { prefix: '/content', database, clock: () => NOW });
    port = Number(new URL(await app.listen({ host: '127.0.0.1', port: 0 })).port);
  }, 30_000);

  afterAll(() => app.close());

  const read = async (path: string) =>
    (await fetch(`http://127.0.0.1:${port}/content/${path}`)).json() as Promise<
      { uuid: string; size: number }[]
    >;

  /** Asks, reads the beginning of the answer, and no more. */
  async function readBeginning(path: string) {
    const socket = connect(port, '127.0.0.1');
    socket.write(`GET /content/${path} HTTP/1.1\r\nhost: x\r\n\r\n`);
    await once(socket, 'readable');
    socket.pause();
    return socket;
  }

  it('gets every insect once, in the order asked for', async () => {
    const insects = await read('insects?_sort=size:desc,uuid&_limit=-1');
    expect(new Set(insects.map(({ uuid }) => uuid)).size).toBe(LOTS);
    const sizes = insects.map(({ size }) => size).filter((size) => size !== null);
    expect(sizes).toEqual(sizes.toSorted((a, b) => b - a));
    expect(await read('insects/compact')).toHaveLength(LOTS);
  });

  it('may hang up, and others that do: the next ones are answered', async () => {
    for (let client = 0; client < 9; client += 1) (await readBeginning('insects?_limit=-1')).destroy();
    expect(await read('insects/compact?_limit=101')).toHaveLength(101);
  });

  it('waits for its turn while others read without end, and does not keep those who read a page waiting', async () => {
    const sockets = await Promise.all(Array.from({ length: 4 }, () => readBeginning('insects?_limit=-1')));
    expect(await read('insects?_limit=60')).toHaveLength(60);
    const next = read('insects/compact');
    for (const socket of sockets) socket.destroy();
    expect(await next).toHaveLength(LOTS);
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
