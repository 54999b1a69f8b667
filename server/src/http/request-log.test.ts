import { open, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { z } from '@vitrine/shared/contract/zod';
import { makeMigratedFolder, type Place } from '../database/testing/places.ts';
import { PASSWORD, registration } from '../testing/desks/account-desk.ts';
import { startShopProcess } from '../testing/load/shop-process.ts';

const lineSchema = z.looseObject({
  level: z.int(),
  time: z.int(),
  msg: z.string(),
  reqId: z.optional(z.string()),
});
type Line = z.infer<typeof lineSchema>;

const FORGED = '"},\n{"level":50,"msg":"forged"}\r\nforged';

let place: Place;
let text: string;
/** By what was asked: the line of its answer. */
const lines = new Map<string, Line | undefined>();

beforeAll(async () => {
  place = await makeMigratedFolder();
  const file = join(place.options.dataDir, 'log');
  const log = await open(file, 'w');
  const shop = await startShopProcess(place, { LOG_LEVEL: 'info' }, log.fd);
  const ids = new Map<string, string>();
  let cookie = '';
  const ask = async (name: string, path: string, body?: object, headers: Record<string, string> = {}) => {
    const sent = body && { method: 'POST', body: JSON.stringify(body) };
    const type = body && { 'content-type': 'application/json' };
    const answer = await fetch(shop.url + path, { ...sent, headers: { ...type, cookie, ...headers } });
    ids.set(name, answer.headers.get('x-request-id') ?? '');
    cookie = answer.headers.getSetCookie()[0]?.split(';', 1)[0] ?? cookie;
    await answer.text();
  };
  const login = (password: string, email = 'ada@example.com') => ({ email, password });
  await ask('register', '/api/auth/register', registration());
  await ask('not staff', '/api/tools/orders');
  await ask('right', '/api/auth/login', login(PASSWORD));
  await ask('wrong', '/api/auth/login', login('another password'));
  await ask('nobody', '/api/auth/login', login('another password', 'eve@example.com'));
  await ask('elsewhere', '/api/auth/logout', {}, { 'sec-fetch-site': 'cross-site' });
  cookie = '';
  await ask('a stranger', '/api/account');
  await ask('forged address', `/api/orders/${encodeURIComponent(FORGED)}?key=${encodeURIComponent(FORGED)}`);
  await ask('forged body', '/api/auth/login', login(FORGED, FORGED));
  await ask('forged header', '/api/none', undefined, {
    'x-request-id': '{"msg":"forged"}',
    'user-agent': '"forged',
  });
  await shop.stop();
  await log.close();
  text = await readFile(file, 'utf8');
  const all = text
    .trimEnd()
    .split('\n')
    .map((line) => lineSchema.parse(JSON.parse(line)));
  for (const [name, id] of ids)
    lines.set(
      name,
      all.find(({ reqId, msg }) => reqId === id && msg === 'answered'),
    );
});
afterAll(() => place.remove());

describe('Whoever looks into the log', () => {
  it.each([
    ['right', { status: 200, account: 1 }],
    ['wrong', { status: 400, refused: 'wrong-login', account: 1 }],
    ['nobody', { status: 400, refused: 'wrong-login' }],
  ])('finds each login, and whose it was: %s', (name, said) => {
    expect(lines.get(name)).toMatchObject({ route: '/api/auth/login', ...said });
  });

  it.each([
    ['not staff', { status: 403, refused: 'not-staff', account: 1 }],
    ['a stranger', { status: 401, refused: 'unauthorized' }],
    ['elsewhere', { status: 403, refused: 'elsewhere' }],
  ])('finds what was not allowed, and to whom: %s', (name, said) => {
    expect(lines.get(name)).toMatchObject(said);
  });

  it('finds no line that somebody else wrote', () => {
    for (const name of ['forged address', 'forged body', 'forged header'])
      expect(lines.get(name)).toMatchObject({ msg: 'answered' });
    expect(text).not.toContain('forged');
  });

  it('finds no password, no address and no token', () => {
    expect(text).not.toMatch(/another password|a drawer of moths|@example\.com|vitrine_session/);
  });
});
