import { createHash } from 'node:crypto';
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import Fastify, { type FastifyInstance } from 'fastify';
import { deltaName } from '@vitrine/shared/contract/federation/content-delta';
import { contentHash } from '@vitrine/shared/contract/federation/content-name';
import { releaseRoutes } from './serve-releases.ts';

const FILE = 'main.oqVu-AfXRKap7fdg.js';
const ADDRESS = `/releases/shell/files/${FILE}`;
/** Of a content whose hash has letters that no name has. */
const KNOWN = createHash('sha256').update('the version before 14').digest('base64');

let folder: string;
let app: FastifyInstance;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'vitrine-releases-'));
  const pool = join(folder, 'shell/files');
  await mkdir(pool, { recursive: true });
  await writeFile(join(pool, FILE), 'whole');
  await writeFile(join(pool, `${FILE}.br`), 'packed');
  await writeFile(join(pool, deltaName(FILE, contentHash(KNOWN))), 'delta');
  await writeFile(join(pool, 'serif.oqVu-AfXRKap7fdg.woff2'), 'font');
  await writeFile(join(folder, 'shell/remote.json'), '{}');
  app = Fastify();
  await app.register(releaseRoutes, { releasesDir: folder });
});
afterAll(() => app.close());
afterAll(() => rm(folder, { recursive: true }));

const ask = (headers: Record<string, string>, url = ADDRESS) => app.inject({ url, headers });
const CHROMIUM = { 'accept-encoding': 'gzip, deflate, br, zstd, dcb, dcz' };
const OFFERED = { ...CHROMIUM, 'available-dictionary': `:${KNOWN}:` };

describe('A browser that asks for a script of a release', () => {
  it('is told that it can use the script for the next version of it', async () => {
    const whole = await ask(CHROMIUM);
    expect(whole.body).toBe('packed');
    expect(whole.headers).toMatchObject({
      'content-encoding': 'br',
      'use-as-dictionary': 'match="/releases/shell/files/main.*.js"',
      vary: 'accept-encoding, available-dictionary',
    });
  });

  it('is sent what the script has beyond the version that it has', async () => {
    const delta = await ask(OFFERED);
    expect([delta.statusCode, delta.body]).toEqual([200, 'delta']);
    const whole = await ask(CHROMIUM);
    const same = [
      'cache-control',
      'vary',
      'use-as-dictionary',
      'content-type',
      'access-control-allow-origin',
    ];
    for (const name of same) expect([name, delta.headers[name]]).toEqual([name, whole.headers[name]]);
    expect(delta.headers['content-encoding']).toBe('dcb');
    expect((await ask(OFFERED, `${ADDRESS}?retry=1`)).body).toBe('delta');
  });

  it.each([
    [
      'has a version that nothing was made from',
      { ...OFFERED, 'available-dictionary': `:${'A'.repeat(43)}=:` },
    ],
    ['cannot unpack by it', { ...OFFERED, 'accept-encoding': 'br' }],
    ['says what no browser says', { ...OFFERED, 'available-dictionary': `:../../../../${'A'.repeat(31)}=:` }],
    ['says that it has none', CHROMIUM],
  ])('is sent the whole script where it %s', async (_why, headers) => {
    const whole = await ask(headers);
    expect([whole.statusCode, whole.body]).toEqual([200, 'packed']);
  });

  it('is sent the bytes that it asks for of the whole', async () => {
    expect((await ask({ ...OFFERED, range: 'bytes=0-1' })).body).not.toContain('delta');
  });

  it('keeps neither fonts nor pointers for that', async () => {
    for (const path of ['files/serif.oqVu-AfXRKap7fdg.woff2', 'remote.json']) {
      const { headers, statusCode } = await ask(OFFERED, `/releases/shell/${path}`);
      expect([path, statusCode, headers['use-as-dictionary']]).toEqual([path, 200, undefined]);
    }
  });
});
