import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setImmediate as turn } from 'node:timers/promises';
import { afterAll, beforeAll, expect, it } from '@jest/globals';
import type { Database } from '../database/database.ts';
import { eachDatabase } from '../database/testing/databases.ts';
import { addFamily, addInsect } from '../database/testing/fixtures.ts';
import { systemClock } from '../platform/clock.ts';
import { testApp } from '../testing/test-app.ts';
import { testEnv } from '../testing/test-env.ts';
import { drawPictures } from './draw-pictures.ts';

let dataDir: string;
beforeAll(async () => {
  dataDir = await mkdtemp(join(tmpdir(), 'vitrine-awaited-'));
});
afterAll(() => rm(dataDir, { recursive: true, force: true }));

const quiet = { info: () => undefined, error: () => undefined };
const draw = (database: Database, most: number) =>
  drawPictures({ database, dataDir, clock: systemClock, log: quiet, isStopped: () => false }, most);

/** Lots that wait for a picture each, the one that is drawn first at first. */
async function openShop(database: Database, names: string[]) {
  const { kysely } = database;
  const family = await addFamily(kysely, 'Family');
  const lots = [];
  for (const [index, name] of names.entries()) {
    const lot = await addInsect(kysely, family, { name, updated_at: `2026-01-0${9 - index}T00:00:00.000Z` });
    await kysely
      .insertInto('sample_drawings')
      .values({ insect_id: lot.id, shape: 'pierid', colours: '["#ff0"]' })
      .execute();
    await kysely
      .insertInto('picture_jobs')
      .values({ insect_id: lot.id, view: 'dorsal', position: 0, attempts: 0, claimed_until: null })
      .execute();
    lots.push(lot);
  }
  const app = await testApp(database, { env: testEnv({ DATA_DIR: dataDir }) });
  const ask = (uuid: string, accept = 'image/avif,image/*') =>
    app.inject({ url: `/pictures/of/${uuid}/0?width=320`, headers: { accept } });
  return { lots, ask };
}

/** Until a page that shows the lot has said so. */
async function untilWanted({ kysely }: Database, id: number): Promise<void> {
  for (;;) {
    const jobs = kysely.selectFrom('picture_jobs').select('wanted_at').where('insect_id', '=', id);
    if ((await jobs.executeTakeFirstOrThrow()).wanted_at !== null) return;
    await turn();
  }
}

eachDatabase('A lot on a page that somebody looks at', (open) => {
  it('is drawn before those that nobody sees, and its picture comes to the page', async () => {
    const database = await open();
    const { lots, ask } = await openShop(database, ['First', 'Second', 'Seen']);
    const seen = lots.at(-1);
    if (!seen) throw new Error('no lot');
    const asked = ask(seen.uuid);
    await untilWanted(database, seen.id);
    await draw(database, 1);
    const answer = await asked;
    expect(answer.statusCode).toBe(302);
    expect(answer.headers['location']).toMatch(/^\/pictures\/[0-9a-f]{32}-320\.avif$/);
    expect(answer.headers['cache-control']).toBe('no-store');
    const shown = await database.kysely.selectFrom('insect_pictures').select('insect_id').execute();
    expect(shown).toEqual([{ insect_id: seen.id }]);
  });

  it('waits no longer than the others for what only makes its picture larger', async () => {
    const database = await open();
    const { lots, ask } = await openShop(database, ['Seen', 'Other']);
    const [seen, other] = lots;
    if (!seen || !other) throw new Error('no lots');
    const asked = ask(seen.uuid);
    await untilWanted(database, seen.id);
    await draw(database, 2);
    await asked;
    const shown = await database.kysely.selectFrom('insect_pictures').select('insect_id').execute();
    expect(shown.map(({ insect_id }) => insect_id)).toEqual([seen.id, other.id]);
  });

  it('has its picture as JPEG in a browser that reads no AVIF', async () => {
    const database = await open();
    const { lots, ask } = await openShop(database, ['Lot']);
    await draw(database, 1);
    const answer = await ask(lots[0]?.uuid ?? '', 'image/webp,*/*');
    expect(answer.headers['location']).toMatch(/-320\.jpg$/);
  });

  it('is answered at once when nothing is to be drawn, or it is shown to nobody', async () => {
    const database = await open();
    const { lots, ask } = await openShop(database, ['Bare', 'Draft']);
    const [bare, draft] = lots;
    await database.kysely
      .deleteFrom('picture_jobs')
      .where('insect_id', '=', bare?.id ?? 0)
      .execute();
    await database.kysely
      .updateTable('insects')
      .set({ is_published: 0 })
      .where('id', '=', draft?.id ?? 0)
      .execute();
    await draw(database, 1);
    for (const uuid of [bare?.uuid, draft?.uuid, 'nonsense']) {
      const { statusCode, headers, body } = await ask(uuid ?? '');
      expect([statusCode, headers['content-type'], headers['cache-control']]).toEqual([
        ...[200, expect.stringContaining('image/svg+xml'), 'no-store'],
      ]);
      // Nothing is drawn in it.
      expect(body).toMatch(/^<svg [^>]+\/>$/);
    }
  });
});
