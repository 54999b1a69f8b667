import { createHash } from 'node:crypto';
import { mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import type { Picture } from '@vitrine/shared/contract/catalogue';
import { MOST_PICTURE_BYTES } from '@vitrine/shared/contract/tools/pictures';
import sharp from 'sharp';
import { MINUTE_MS } from '@vitrine/shared/platform/time';
import type { Database } from '../database/database.ts';
import { readInsect } from '../catalogue/store/insects/insects.ts';
import { isDead, retryPicture } from './store/picture-failures.ts';
import { claimPictureJob, finishPictureJob, hasPictureJob } from './store/picture-jobs.ts';
import { eachDatabase, oneDatabase } from '../database/testing/databases.ts';
import { addFamily, addInsect } from '../database/testing/fixtures.ts';
import { addPictures } from './add-pictures.ts';
import { drawPictures } from './draw-pictures.ts';
import { storeUpload } from './store-upload.ts';

let folder: string;
let photo: Buffer;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'vitrine-uploads-'));
  photo = await flat('#cc0000', 800, 600).jpeg().toBuffer();
});
afterAll(() => rm(folder, { recursive: true, force: true }));

const JPEG_END = Buffer.from([0xff, 0xd9]);

/** The photo's first bytes, and then its end: whole by its structure. */
const withoutRest = (bytes: number) => Buffer.concat([photo.subarray(0, bytes), JPEG_END]);

function flat(background: string, width: number, height: number) {
  return sharp({ create: { width, height, channels: 3, background } });
}

/** A shop with one lot, a clock that is moved by hand, and what its worker said. */
async function openShop(database: Database) {
  let now = new Date('2026-06-30T12:00:00.000Z');
  const { kysely } = database;
  const insect = await addInsect(kysely, await addFamily(kysely));
  const said: string[] = [];
  const log = {
    info: (line: string) => said.push(line),
    error: (_details: object, line: string) => said.push(line),
  };
  const dataDir = await mkdtemp(join(folder, 'shop-'));
  const shop = { database, dataDir, clock: () => now, log };
  return {
    ...shop,
    insect,
    said,
    passMinutes: (minutes: number) => (now = new Date(now.getTime() + minutes * MINUTE_MS)),
    give: (bytes: Buffer, position = 0, widthMm: number | null = null) =>
      storeUpload(
        shop,
        { bytes, name: 'photo.jpg' },
        { owner: { kind: 'insect', id: insect.id }, position, widthMm },
      ),
    work: () => drawPictures({ ...shop, isStopped: () => false }),
    async pictures(): Promise<Picture[]> {
      const found = await readInsect(kysely, insect.uuid, now);
      if (typeof found === 'string') throw new Error(found);
      return found.pictures;
    },
    dead: () =>
      kysely
        .selectFrom('picture_jobs')
        .select(['id', 'position', 'upload_hash', 'error'])
        .where(isDead(shop.clock))
        .orderBy('id')
        .execute(),
  };
}

eachDatabase('A photo that the owner gives', (open) => {
  it('is in the shop once the worker has been by, with its scale, and its original is kept', async () => {
    const shop = await openShop(await open());
    expect(await shop.give(photo, 0, 120)).toMatchObject({ ok: true });
    expect(await shop.pictures()).toEqual([]);
    expect(await shop.work()).toBe(1);
    expect(await shop.pictures()).toMatchObject([
      { widths: [320, 640, 800], widthMm: 120, colour: expect.stringMatching(/^#cc/) },
    ]);
    const original = createHash('sha256').update(photo).digest('hex');
    expect(await readFile(join(shop.dataDir, 'uploads', original))).toEqual(photo);
    expect(await readdir(join(shop.dataDir, 'pictures'))).toHaveLength(9);
  });

  it('takes the place of the one before it, also when that is being made at that moment', async () => {
    const shop = await openShop(await open());
    await shop.give(photo);
    const slow = await claimPictureJob(shop.database, shop.clock);
    if (!slow) throw new Error('nothing to claim');
    await shop.give(await flat('#00cc00', 400, 400).png().toBuffer());
    expect(await shop.work()).toBe(1);
    const old = { hash: 'old', width: 1, height: 1, widths: [1], colour: '#cc0000', isWhole: true };
    expect(await finishPictureJob(shop.database, slow, old, shop.clock)).toBe(false);
    expect(await shop.pictures()).toMatchObject([{ colour: '#00cc00' }]);
  });

  it('that is damaged is given up with its reason, and the next one is made', async () => {
    const shop = await openShop(await open());
    await shop.give(withoutRest(photo.length / 2), 0);
    await shop.give(withoutRest((photo.length * 2) / 3), 1);
    await shop.give(photo, 2);
    expect(await shop.work()).toBe(1);
    expect(await shop.dead()).toMatchObject([
      { position: 0, upload_hash: expect.any(String), error: expect.stringMatching(/damaged/) },
      { position: 1, error: expect.stringMatching(/damaged/) },
    ]);
    expect(await hasPictureJob(shop.database.kysely, shop.clock)).toBe(false);
    expect(await shop.pictures()).toHaveLength(1);
  });

  it('whose header is damaged is not taken', async () => {
    const shop = await openShop(await open());
    const headless = Buffer.concat([photo.subarray(0, 200), Buffer.alloc(500)]);
    expect(await shop.give(headless)).toEqual({ ok: false, refusal: 'damaged' });
  });

  it('that fails for another reason is tried again, later each time, then given up until it is retried', async () => {
    const shop = await openShop(await open());
    const kept = await shop.give(photo);
    if (!kept.ok || kept.isKnown) throw new Error('not queued');
    await rm(join(shop.dataDir, 'uploads'), { recursive: true });
    const attempts: number[] = [];
    for (const minutes of [0, 0.5, 1, 4, 5, 29, 30, 119, 120, 1000]) {
      shop.passMinutes(minutes);
      const before = shop.said.length;
      await shop.work();
      attempts.push(shop.said.length - before);
    }
    // After 1, 5, 30 and 120 minutes; the last attempt is the fifth.
    expect(attempts).toEqual([1, 0, 1, 0, 1, 0, 1, 0, 1, 0]);
    expect(await shop.dead()).toMatchObject([{ id: kept.jobId, error: expect.stringMatching(/ENOENT/) }]);
    await shop.give(photo, 1);
    await shop.work();
    const retry = () => shop.database.transaction((trx) => retryPicture(trx, kept.jobId, shop.clock));
    expect([await retry(), await retry()]).toEqual([true, false]);
    expect(await shop.work()).toBe(1);
    expect(await shop.pictures()).toHaveLength(2);
    expect(await shop.dead()).toEqual([]);
  });

  it('whose worker is killed is taken up by the next one; one that kills every worker is given up', async () => {
    const shop = await openShop(await open());
    await shop.give(photo);
    for (let killed = 0; killed < 5; killed += 1) {
      expect(await claimPictureJob(shop.database, shop.clock)).not.toBeNull();
      expect(await claimPictureJob(shop.database, shop.clock)).toBeNull();
      expect(await shop.dead()).toEqual([]);
      shop.passMinutes(3);
    }
    expect(await claimPictureJob(shop.database, shop.clock)).toBeNull();
    expect(await shop.dead()).toMatchObject([{ error: 'The process ended while it made this picture.' }]);
  });

  it('is given with one command, which names what it cannot take and goes on', async () => {
    const shop = await openShop(await open());
    const { reference } = shop.insect;
    const file = async (name: string, bytes: Buffer | string) => {
      await writeFile(join(shop.dataDir, name), bytes);
      return join(shop.dataDir, name);
    };
    const lines: string[] = [];
    const files = [
      await file('above.jpg', photo),
      await file('label.png', 'no picture at all'),
      await file('torn.jpg', withoutRest(900)),
      join(shop.dataDir, 'absent.jpg'),
    ];
    expect(await addPictures(shop, { reference, files, widthMm: null }, (line) => lines.push(line))).toBe(
      false,
    );
    expect(lines).toEqual([
      `above.jpg: in the shop, picture 1 of ${reference}.`,
      'label.png: no picture that can be read: JPEG, PNG, WebP or AVIF, whatever the name says.',
      expect.stringMatching(/^torn.jpg: The picture is damaged or is none/),
      'absent.jpg: there is no such file, or it cannot be opened.',
    ]);
    expect(await shop.pictures()).toHaveLength(1);
    const unknown = { reference: 'XX-0', files, widthMm: null };
    expect(await addPictures(shop, unknown, (line) => lines.push(line))).toBe(false);
    expect(lines.at(-1)).toBe('No insect has the reference XX-0.');
  });
});

describe('A file that is no picture for the shop', () => {
  const open = oneDatabase();

  it.each([
    ['is empty', Buffer.alloc(0), 'empty'],
    ['is too large', Buffer.alloc(MOST_PICTURE_BYTES + 1), 'too-large'],
    ['is a drawing with scripts in it', Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"/>'), 'type'],
    ['is a page', Buffer.from('<!doctype html><script>alert(1)</script>'), 'type'],
    ['is a GIF', Buffer.from('GIF89a\u0001\u0000\u0001\u0000'), 'type'],
    ['is as an iPhone keeps it', Buffer.from('\0\0\0\u0018ftypheic\0\0\0\0mif1heic', 'latin1'), 'heic'],
  ])('because it %s is refused before anything is kept', async (_why, bytes, refusal) => {
    const shop = await openShop(await open());
    expect(await shop.give(bytes)).toEqual({ ok: false, refusal });
    expect(await readdir(shop.dataDir)).toEqual([]);
    expect(await hasPictureJob(shop.database.kysely, shop.clock)).toBe(false);
  });
});
