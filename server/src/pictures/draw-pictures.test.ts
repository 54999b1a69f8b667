import { mkdtemp, readdir, rm, stat } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import type { Insect } from '@vitrine/shared/contract/catalogue';
import sharp from 'sharp';
import type { Database } from '../database/database.ts';
import { readInsect } from '../catalogue/store/insects/insects.ts';
import { eachDatabase } from '../database/testing/databases.ts';
import { addFamily, addInsect } from '../database/testing/fixtures.ts';
import { testApp } from '../testing/test-app.ts';
import { testEnv } from '../testing/test-env.ts';
import { itByNight } from '../testing/long-run.ts';
import { drawPictures, type Drawing } from './draw-pictures.ts';
import { encodePicture } from './encoding/encode-picture.ts';
import { picturesDir } from './store-files.ts';
import { readProgress } from './store/picture-progress.ts';

const NOW = new Date('2026-06-30T12:00:00.000Z');
let dataDir: string;

beforeAll(async () => {
  dataDir = await mkdtemp(join(tmpdir(), 'vitrine-pictures-'));
});
afterAll(() => rm(dataDir, { recursive: true, force: true }));

function drawing(database: Database, more: Partial<Drawing> = {}): Drawing & { said: string[] } {
  const said: string[] = [];
  const log = {
    info: (line: string) => said.push(line),
    error: (_details: object, line: string) => said.push(line),
  };
  return {
    database,
    dataDir,
    clock: () => NOW,
    log,
    isStopped: () => false,
    said,
    ...more,
  };
}

/** A lot of the sample shop that waits for two pictures. */
async function addSample({ kysely }: Database, more: { name: string; updated_at: string; on_hand?: number }) {
  const insect = await addInsect(kysely, await addFamily(kysely, more.name), more);
  const job = { insect_id: insect.id, attempts: 0, claimed_until: null };
  await kysely
    .insertInto('sample_drawings')
    .values({ insect_id: insect.id, shape: 'pierid', colours: '["#ff0"]' })
    .execute();
  await kysely
    .insertInto('picture_jobs')
    .values([
      { ...job, view: 'dorsal', position: 0 },
      { ...job, view: 'ventral', position: 1 },
    ])
    .execute();
  return insect;
}

async function pictures({ kysely }: Database, uuid: string): Promise<Insect['pictures']> {
  const insect = await readInsect(kysely, uuid, NOW);
  if (typeof insect === 'string') throw new Error(insect);
  return insect.pictures;
}

eachDatabase('A fresh shop draws its pictures', (open) => {
  it('so that each lot gets its own, what is new and for sale first', async () => {
    const database = await open();
    const old = await addSample(database, { name: 'Old', updated_at: '2026-01-01T00:00:00.000Z' });
    const sold = await addSample(database, {
      name: 'Sold',
      updated_at: '2026-03-01T00:00:00.000Z',
      on_hand: 0,
    });
    const fresh = await addSample(database, { name: 'Fresh', updated_at: '2026-02-01T00:00:00.000Z' });
    const seen: number[][] = [];
    for (let n = 0; n < 2; n += 1) {
      await drawPictures(drawing(database), 1);
      const all = await Promise.all([fresh, old, sold].map(({ uuid }) => pictures(database, uuid)));
      seen.push(all.map((list) => list.length));
    }
    expect(seen).toEqual([
      [1, 0, 0],
      [1, 1, 0],
    ]);
    const [one, other] = await Promise.all([fresh, old].map(({ uuid }) => pictures(database, uuid)));
    expect(one?.[0]?.hash).not.toBe(other?.[0]?.hash);
  });

  it('goes on where it was ended, says how far it is, and serves what it drew for ever', async () => {
    const database = await open();
    const { uuid } = await addSample(database, { name: 'Lot', updated_at: '2026-01-01T00:00:00.000Z' });
    expect(await drawPictures(drawing(database, { isStopped: () => true }))).toBe(0);
    const first = drawing(database);
    expect(await drawPictures(first, 1)).toBe(1);
    const second = drawing(database);
    expect(await drawPictures(second)).toBe(2);
    expect([...first.said, ...second.said]).toEqual([
      'Pictures: 1 of 1 lots have one, 2 are still to be made',
      'Pictures: 1 of 1 lots have one, 1 are still to be made',
      'Pictures: 1 of 1 lots have one, 0 are still to be made',
    ]);
    const [main] = await pictures(database, uuid);
    const app = await testApp(database, { env: testEnv({ DATA_DIR: dataDir }) });
    const answer = await app.inject(`/pictures/${main?.hash}-320.avif`);
    expect(answer.headers).toMatchObject({
      'content-type': 'image/avif',
      'cache-control': expect.stringMatching(/immutable/),
    });
    expect((await app.inject('/pictures/none-320.avif')).statusCode).toBe(404);
    expect((await app.inject('/pictures/..%2fvitrine.sqlite')).statusCode).toBeGreaterThanOrEqual(400);
  });

  itByNight(
    'small ones of all lots first, then second ones, then what makes the first ones whole',
    async () => {
      const database = await open();
      const lots = [
        await addSample(database, { name: 'Old', updated_at: '2026-01-01T00:00:00.000Z' }),
        await addSample(database, { name: 'New', updated_at: '2026-02-01T00:00:00.000Z' }),
      ];
      const widths: number[][][] = [];
      for (let step = 0; step < 3; step += 1) {
        await drawPictures(drawing(database), 2);
        const all = await Promise.all(lots.map(({ uuid }) => pictures(database, uuid)));
        expect(all[0]?.map((picture) => picture.widths)).toEqual(all[1]?.map((picture) => picture.widths));
        widths.push(all[0]?.map((picture) => picture.widths) ?? []);
      }
      expect(widths).toEqual([
        [[320, 640]],
        [
          [320, 640],
          [320, 640, 1200],
        ],
        [
          [320, 640, 1200, 1600],
          [320, 640, 1200],
        ],
      ]);
    },
  );

  it('and says which of a lot are still to come', async () => {
    const database = await open();
    const { uuid } = await addSample(database, { name: 'Lot', updated_at: '2026-05-01T00:00:00.000Z' });
    const awaited = async () => {
      const insect = await readInsect(database.kysely, uuid, NOW);
      return typeof insect === 'string' ? insect : insect.awaited;
    };
    expect(await awaited()).toEqual([0, 1]);
    await drawPictures(drawing(database), 1);
    expect(await awaited()).toEqual([1]);
    await drawPictures(drawing(database), 1);
    expect(await awaited()).toBeUndefined();
  });

  it('under one name, whose files never change once they are shown', async () => {
    const database = await open();
    const { uuid } = await addSample(database, { name: 'Lot', updated_at: '2026-05-01T00:00:00.000Z' });
    await drawPictures(drawing(database), 1);
    const [small] = await pictures(database, uuid);
    const file = join(picturesDir(dataDir), `${small?.hash}-640.avif`);
    const before = await stat(file);
    await drawPictures(drawing(database));
    const [whole] = await pictures(database, uuid);
    expect(whole?.hash).toBe(small?.hash);
    expect((await stat(file)).mtimeMs).toBe(before.mtimeMs);
    expect((await sharp(join(picturesDir(dataDir), `${whole?.hash}-1600.avif`)).metadata()).width).toBe(1600);
  });

  itByNight('as JPEG too, but large only as AVIF, so that a thousand of them fit in 400 MB', async () => {
    const database = await open();
    const { uuid } = await addSample(database, { name: 'Lot', updated_at: '2026-05-01T00:00:00.000Z' });
    await drawPictures(drawing(database));
    const [whole] = await pictures(database, uuid);
    const files = (await readdir(picturesDir(dataDir))).filter((name) => name.startsWith(whole?.hash ?? '-'));
    expect(files.map((name) => name.split('-')[1]).toSorted()).toEqual([
      '1200.avif',
      '1600.avif',
      '320.avif',
      '320.jpg',
      '640.avif',
      '640.jpg',
    ]);
  });

  it('two at once where two cores are, each of them once', async () => {
    const database = await open();
    for (const name of ['One', 'Two'])
      await addSample(database, { name, updated_at: '2026-01-01T00:00:00.000Z' });
    await database.kysely.deleteFrom('picture_jobs').where('position', '=', 0).execute();
    expect(await drawPictures(drawing(database), Infinity, 2)).toBe(2);
    expect(await readProgress(database.kysely)).toEqual({ lots: 0, pictured: 0, waiting: 0 });
  });

  it('leaves alone what cannot be drawn, and does not stop for it', async () => {
    const database = await open();
    const { id } = await addSample(database, { name: 'Undrawable', updated_at: '2026-04-01T00:00:00.000Z' });
    await database.kysely.deleteFrom('sample_drawings').where('insect_id', '=', id).execute();
    const { uuid } = await addSample(database, { name: 'Lot', updated_at: '2026-01-01T00:00:00.000Z' });
    const attempt = drawing(database);
    expect(await drawPictures(attempt, 1)).toBe(1);
    expect(attempt.said).toContain('picture failed');
    expect(await pictures(database, uuid)).toHaveLength(1);
  });
});

describe('A picture', () => {
  const red = sharp({ create: { width: 900, height: 600, channels: 3, background: '#cc0000' } });

  it('comes in three formats at each width, none wider than it was', async () => {
    const picture = await encodePicture(await red.png().toBuffer());
    expect(picture).toMatchObject({ width: 900, height: 600, widths: [320, 640, 900], colour: '#cc0000' });
    const formats = await Promise.all(picture.files.map(async ({ data }) => sharp(data).metadata()));
    expect(formats.map(({ format, width }) => `${format} ${width}`)).toEqual([
      'heif 320',
      'webp 320',
      'jpeg 320',
      'heif 640',
      'webp 640',
      'jpeg 640',
      'heif 900',
      'webp 900',
      'jpeg 900',
    ]);
  });

  it('has names that follow from what it shows', async () => {
    const small = red.clone().resize(90);
    const png = await small.png().toBuffer();
    const { hash } = await encodePicture(png);
    expect((await encodePicture(png)).hash).toBe(hash);
    expect((await encodePicture(await small.negate().png().toBuffer())).hash).not.toBe(hash);
  });

  it('leaves no half file behind', async () => {
    expect((await readdir(picturesDir(dataDir))).filter((name) => name.startsWith('.'))).toEqual([]);
  });
});
