import { once } from 'node:events';
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { connect } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { z } from '@vitrine/shared/contract/zod';
import { openAccountDesk, registration, type AccountDesk } from '../testing/desks/account-desk.ts';
import { oneDatabase } from '../database/testing/databases.ts';
import { testEnv } from '../testing/test-env.ts';

const open = oneDatabase();
/** As they would lie there when somebody works on the machine. */
const BESIDE = [
  ...['/releases/.env', '/releases/.git/config', '/releases/.git/objects/aa/bb', '/releases/catalog/.env'],
  ...['/releases/catalog/v1/.env', '/pictures/.env', '/pictures/.git/config'],
];
const NOT_SERVED = 'what nobody may read';

let desk: AccountDesk;
let folder: string;
let port: number;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'vitrine-odd-'));
  for (const file of [...BESIDE, '/.env', '/.git/config']) {
    await write(file, NOT_SERVED);
  }
  await write('pictures/hash-320.webp', 'a picture');
  const env = testEnv({ DATA_DIR: folder, RELEASES_DIR: join(folder, 'releases') });
  desk = await openAccountDesk(await open(), { env });
  port = Number(new URL(await desk.app.listen({ port: 0, host: '127.0.0.1' })).port);
});
afterAll(async () => {
  await desk.app.close();
  await rm(folder, { recursive: true, force: true });
});

async function write(file: string, words: string): Promise<void> {
  await mkdir(join(folder, file, '..'), { recursive: true });
  await writeFile(join(folder, file), words);
}

/** What comes back on a connection of its own, byte by byte as it was sent. */
async function say(...lines: string[]): Promise<string> {
  const socket = connect(port, '127.0.0.1');
  await once(socket, 'connect');
  socket.end(lines.join('\r\n'));
  return text(socket);
}

describe('A request that two servers would read as two (request smuggling)', () => {
  const HIDDEN = 'GET /healthz HTTP/1.1';
  const asked = 'POST /api/frame HTTP/1.1';

  it.each([
    ['two lengths', [asked, 'Host: x', 'Content-Length: 0', 'Content-Length: 44', '', HIDDEN]],
    [
      'a length and chunks',
      [asked, 'Host: x', 'Content-Length: 4', 'Transfer-Encoding: chunked', '', '0', '', HIDDEN],
    ],
    [
      'chunks that are named twice',
      [asked, 'Host: x', 'Transfer-Encoding: chunked, identity', '', '0', '', HIDDEN],
    ],
    ['a space before a colon', [asked, 'Host: x', 'Content-Length : 44', '', HIDDEN]],
    ['a length that is no number', [asked, 'Host: x', 'Content-Length: 4x', '', HIDDEN]],
    [
      'lines that end without a return',
      [`${asked}\nHost: x\nContent-Length: 0\n\n${HIDDEN}`, 'Host: x', '', ''],
    ],
    ['two hosts', ['GET /api/frame HTTP/1.1', 'Host: y', 'Connection: close']],
    ['a folded line', [asked, 'Host: x', 'X-One: 1', ' Content-Length: 44', '', HIDDEN]],
  ])('by %s is refused, and the connection ends', async (_how, lines) => {
    const answer = await say(...lines, 'Host: x', '', '');
    expect(answer).toMatch(/^HTTP\/1\.1 400 /);
    expect(answer.match(/HTTP\/1\.1 /g)).toHaveLength(1);
  });
});

describe('A client that asks for files beside the shop (path traversal)', () => {
  it.each([...BESIDE, '/.env', '/.git/config'])('gets nothing of %s', async (path) => {
    for (const way of [path, path.replace('/.', '/%2e'), path.replace('/.', '/x/../.')]) {
      const answer = await desk.app.inject(way);
      expect(answer.statusCode).toBe(404);
      expect(answer.body).not.toContain(NOT_SERVED);
    }
  });

  it.each(['/pictures', '/pictures/', '/releases/', '/releases/catalog/'])(
    'gets no list of %s',
    async (path) => {
      const answer = await desk.app.inject(path);
      expect([403, 404]).toContain(answer.statusCode);
      expect(answer.body).not.toContain('hash-320');
    },
  );

  it('gets none of the headers back that a proxy added', async () => {
    const answer = await say(
      'TRACE /api/frame HTTP/1.1',
      'Host: x',
      'X-Inner: hidden',
      'Connection: close',
      '',
      '',
    );
    expect(answer).toMatch(/^HTTP\/1\.1 40[45] /);
    expect(answer).not.toContain('hidden');
  });
});

describe('What somebody encoded twice', () => {
  it('is decoded once, and is then another name', async () => {
    const uuid = await desk.addLot();
    const [first = '', ...others] = uuid;
    const once = `%${first.charCodeAt(0).toString(16)}${others.join('')}`;
    const ask = async (name: string) => (await desk.app.inject(`/api/catalogue/insects/${name}`)).statusCode;
    expect([await ask(uuid), await ask(once), await ask(once.replace('%', '%25'))]).toEqual([200, 200, 404]);
  });

  it('is decoded once in a form too', async () => {
    const form = new URLSearchParams({ email: 'ada%2540example.com', password: 'x' });
    const answer = await desk.app.inject({
      ...{ method: 'POST', url: '/api/auth/login', payload: String(form) },
      headers: { 'content-type': 'application/x-www-form-urlencoded' },
    });
    expect(answer.json()).toMatchObject({ code: 'invalid', validationErrors: { email: {} } });
  });
});

describe('A key of Object.prototype (prototype pollution)', () => {
  const ways: [string, string, string][] = [
    ['as JSON', 'application/json', '{"__proto__":{"role":"owner"},'],
    ['by the constructor', 'application/json', '{"constructor":{"prototype":{"role":"owner"}},'],
  ];
  it.each(ways)('%s is refused', async (_how, type, start) => {
    const payload = start + JSON.stringify(registration({ email: 'eve@example.com' })).slice(1);
    const headers = { 'content-type': type };
    const answer = await desk.app.inject({ method: 'POST', url: '/api/auth/register', payload, headers });
    expect([answer.statusCode, answer.json()]).toEqual([
      400,
      expect.objectContaining({ code: 'unreadable' }),
    ]);
  });

  it('by a form or an address changes nothing', async () => {
    const payload = '__proto__=owner&__proto__[role]=owner&constructor.prototype.role=owner';
    await desk.app.inject({
      ...{ method: 'POST', url: '/api/auth/login?__proto__[role]=owner', payload },
      headers: { 'content-type': 'application/x-www-form-urlencoded' },
    });
    expect(Reflect.get({}, 'role')).toBeUndefined();
    expect(Object.keys(Object.prototype)).toEqual([]);
  });
});

const parametersSchema = z.array(
  z.object({ in: z.string(), name: z.string(), schema: z.looseObject({ type: z.optional(z.string()) }) }),
);
const documentSchema = z.object({
  paths: z.record(
    z.string(),
    z.object({ get: z.optional(z.object({ parameters: z.optional(parametersSchema) })) }),
  ),
});

describe('A parameter that is given twice (parameter pollution)', () => {
  it('is refused wherever one is meant', async () => {
    const { paths } = documentSchema.parse((await desk.app.inject('/api/docs/json')).json());
    const addresses = Object.entries(paths).flatMap(([path, { get }]) =>
      (get?.parameters ?? [])
        .filter((one) => one.in === 'query' && one.schema.type !== undefined && one.schema.type !== 'array')
        .map(({ name }) => `${path.replaceAll(/\{\w+\}/g, '1')}?${name}=1&${name}=2`),
    );
    const taken: string[] = [];
    // Without the rights of staff they are refused before anything is read.
    for (const address of addresses.filter((one) => !one.startsWith('/api/tools/')))
      if ((await desk.app.inject(address)).statusCode < 400) taken.push(address);
    expect(addresses.length).toBeGreaterThan(20);
    expect(taken).toEqual([]);
  });

  it.each([
    '/content/insects?name=a&name=b',
    '/content/insects?_limit=1&_limit=2',
    '/content/insects?_sort=name&_sort=uuid',
  ])('is refused by the content service: %s', async (address) => {
    expect((await desk.app.inject(address)).json()).toMatchObject({ statusCode: 400 });
  });
});
