import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, it } from '@jest/globals';
import type { FastifyInstance } from 'fastify';
import type { Drawn } from '@vitrine/shared/contract/federation/storefront';
import { liftRefusal, listRefusals } from './store/refused-releases.ts';
import { eachDatabase, oneDatabase } from '../database/testing/databases.ts';
import { testApp } from '../testing/test-app.ts';
import { testEnv } from '../testing/test-env.ts';
import { collectReports } from './collect-reports.ts';
import { openBlocklistFile } from './blocklist-file.ts';
import { remoteBlocklist } from './blocklist-remote.ts';
import { signNews, viewsKey } from './watch-key.ts';
import { NEWS_PATH, SIGNATURE_HEADER } from './watch-news.ts';
import { watchReleases } from './watch-releases.ts';

const SECRET = 'a secret that all processes of this shop have';
const TRIAL = { version: 'new', against: 'old' };
/** A telling that a busy machine cuts short loses what it counted, by design. */
const PATIENCE_MS = 20_000;
/** Half of the minute by which clocks of two machines may differ. */
const FURTHEST_MS = 30_000;
const folders: string[] = [];
afterAll(async () => {
  for (const folder of folders) await rm(folder, { recursive: true, force: true });
});

/** A process with the database, and its address. */
async function openApi(open: () => ReturnType<ReturnType<typeof oneDatabase>>) {
  const database = await open();
  const app = await testApp(database, { env: testEnv({ WATCH_KEY: SECRET, ROLE: 'api' }) });
  return { app, database, url: await app.listen({ port: 0, host: '127.0.0.1' }) };
}

/** A storefront without a database; the time is its own. */
async function openStorefront(apiUrl: string, { secret = SECRET, folder = '' } = {}) {
  const own = folder || (await mkdtemp(join(tmpdir(), 'vitrine-watch-')));
  folders.push(own);
  const time = { ahead: 0 };
  const clock = () => new Date(Date.now() + time.ahead);
  const told: string[] = [];
  const log = (_level: string, message: string) => void told.push(message);
  const file = await openBlocklistFile(own, clock);
  const reports = collectReports();
  const blocklist = remoteBlocklist({ apiUrl, secret, file, reports, clock, log, longestMs: PATIENCE_MS });
  const releases = reports.writingDown(watchReleases({ blocklist, clock, key: viewsKey(secret), log }));
  /** As when its pointer is read, a moment later; never so often that its clock leaves the minute of a signature. */
  const refused = () => {
    time.ahead = Math.min(time.ahead + 1_200, FURTHEST_MS);
    return releases.refused('catalog', [TRIAL]);
  };
  const draw = (outcome: Drawn['outcome'], times: number) => {
    for (let place = 0; place < times; place += 1)
      releases.drawn({ remote: 'catalog', version: 'new', outcome, reason: 'x is not a function' });
  };
  await refused();
  return { releases, refused, draw, told, folder: own };
}

eachDatabase('Storefronts without a database', (open) => {
  it('take a release back for all, and staff lets it again for all', async () => {
    const { app, database, url } = await openApi(open);
    const [one, other] = [await openStorefront(url), await openStorefront(url)];
    one.draw('failed-alone', 5);
    await one.releases.close();
    expect(await other.refused()).toEqual(['new']);
    expect(await listRefusals(database.kysely)).toMatchObject([
      { remote: 'catalog', version: 'new', back_to: 'old', fault: 'server', reason: 'x is not a function' },
    ]);
    await database.transaction((trx) => liftRefusal(trx, { remote: 'catalog', version: 'new' }, new Date()));
    expect(await until(one.refused, [])).toEqual([]);
    expect(await until(other.refused, [])).toEqual([]);
    await app.close();
  });

  it('count together: what is too little for each is enough for both', async () => {
    const { app, url } = await openApi(open);
    const [one, other] = [await openStorefront(url), await openStorefront(url)];
    for (const { draw, refused } of [one, other]) {
      draw('failed-alone', 3);
      await refused();
    }
    expect(await until(one.refused, ['new'])).toEqual(['new']);
    await app.close();
  });
});

describe('A storefront without a database', () => {
  const open = oneDatabase();

  it('is heard by browsers: their reports reach a process that drew nothing', async () => {
    const { app, url } = await openApi(open);
    const { releases, refused } = await openStorefront(url);
    const send = async () => {
      const views = Array.from({ length: 50 }, () => releases.viewed('catalog', 'new'));
      await refused();
      for (const [place, view] of views.slice(0, 8).entries()) await report(app, view, `10.${place}.0.1`);
      return refused();
    };
    expect(await until(send, ['new'])).toEqual(['new']);
    await app.close();
  });

  it('goes on by itself while the others are away, and tells them when they are back', async () => {
    const { app, database, url } = await openApi(open);
    const first = await openStorefront(url);
    await app.close();
    first.draw('failed-alone', 5);
    await first.releases.close();
    expect(await first.refused()).toEqual(['new']);
    expect(first.told).toEqual(['release watch not heard', 'release refused']);
    const again = await testApp(database, { env: testEnv({ WATCH_KEY: SECRET, ROLE: 'api' }) });
    const back = await again.listen({ port: 0, host: '127.0.0.1' });
    const restarted = await openStorefront(back, { folder: first.folder });
    expect(await restarted.refused()).toEqual(['new']);
    expect(await listRefusals(database.kysely)).toHaveLength(1);
    await again.close();
  });

  it('is not heard with another secret, a changed text, or one of two minutes ago', async () => {
    const { app, database, url } = await openApi(open);
    const stranger = await openStorefront(url, { secret: 'a secret that somebody else made up, at random' });
    stranger.draw('failed-alone', 5);
    await stranger.releases.close();
    const refusal = { remote: 'catalog', version: 'new', back_to: 'old', fault: 'server', reason: '' };
    const text = JSON.stringify({ trials: [], counts: [], refusals: [refusal] });
    const now = new Date();
    const send = (payload: string, signature: string) =>
      app.inject({
        ...{ method: 'POST', url: NEWS_PATH, payload },
        headers: { 'content-type': 'application/json', [SIGNATURE_HEADER]: signature },
      });
    const tries = [
      send(text, ''),
      send(text, `${now.getTime()}.00`),
      send(text.replace('new', 'newer'), signNews(SECRET, text, now)),
      send(text, signNews(SECRET, text, new Date(now.getTime() - 120_000))),
    ];
    expect((await Promise.all(tries)).map(({ statusCode }) => statusCode)).toEqual([404, 404, 404, 404]);
    expect(await listRefusals(database.kysely)).toEqual([]);
    expect((await send(text, signNews(SECRET, text, now))).statusCode).toBe(200);
    expect((await send('{"trials":7}', signNews(SECRET, '{"trials":7}', now))).statusCode).toBe(400);
    await app.close();
  });

  it('is not heard at all where no secret is given', async () => {
    const app = await testApp(await open(), { env: testEnv({ ROLE: 'api' }) });
    const answer = await app.inject({ method: 'POST', url: NEWS_PATH, payload: {} });
    expect(answer.statusCode).toBe(404);
    await app.close();
  });
});

function report(app: FastifyInstance, view: string, remoteAddress: string) {
  const remote = { name: 'catalog', version: 'new', view };
  const payload = { message: 'x is undefined', stack: '', page: 'webshop', locale: 'en', remote };
  return app.inject({ method: 'POST', url: '/api/browser-errors', payload, remoteAddress });
}

/** What the database says is a second old at most. */
async function until(read: () => Promise<readonly string[]>, wanted: readonly string[]) {
  const end = Date.now() + PATIENCE_MS;
  let said = await read();
  while (String(said) !== String(wanted) && Date.now() < end) {
    await new Promise((resolve) => setTimeout(resolve, 100));
    said = await read();
  }
  return said;
}
