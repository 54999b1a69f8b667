import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, it } from '@jest/globals';
import { PICTURE_COLOUR } from '@vitrine/shared/contract/facts/fact-filters';
import { NO_FILTERS } from '@vitrine/shared/contract/listing';
import sharp from 'sharp';
import { openCatalogue, type Catalogue } from '../../catalogue/index.ts';
import type { Database } from '../../database/database.ts';
import { eachDatabase } from '../../database/testing/databases.ts';
import { addFamily, addInsect } from '../../database/testing/fixtures.ts';
import { drawPictures } from '../draw-pictures.ts';
import { storeUpload } from '../store-upload.ts';
import { measureOlder } from '../measure-older.ts';
import { listUnmeasured } from './picture-colours.ts';

const SILENT = { info: () => undefined, error: () => undefined };
const clock = () => new Date('2026-06-30T12:00:00.000Z');

/** A specimen of a colour on white paper. */
const photo = (specimen: string) =>
  sharp(
    Buffer.from(`<svg xmlns="http://www.w3.org/2000/svg" width="400" height="300">
      <rect width="400" height="300" fill="#fff"/>
      <ellipse cx="200" cy="150" rx="130" ry="90" fill="${specimen}"/></svg>`),
  )
    .jpeg()
    .toBuffer();

eachDatabase('The colour of a lot', (open) => {
  let database: Database;
  let catalogue: Catalogue;
  let dataDir: string;
  let family: Awaited<ReturnType<typeof addFamily>>;

  beforeAll(async () => {
    dataDir = await mkdtemp(join(tmpdir(), 'vitrine-colours-'));
    database = await open();
    family = await addFamily(database.kysely);
    catalogue = openCatalogue(database);
  });
  afterAll(async () => {
    await catalogue.close();
    await rm(dataDir, { recursive: true, force: true });
  });

  const photograph = async (id: number, specimen: string, position: number) => {
    const place = { owner: { kind: 'insect', id }, position, widthMm: null } as const;
    await storeUpload(
      { database, dataDir, clock },
      { bytes: await photo(specimen), name: 'photo.jpg' },
      place,
    );
    await drawPictures({ database, dataDir, clock, log: SILENT, isStopped: () => false });
  };
  const lotsOf = async (colour: string) => {
    await catalogue.lookAgain();
    const filters = { ...NO_FILTERS, facts: { [PICTURE_COLOUR.key]: [colour] } };
    const list = { kind: 'all' } as const;
    return (await catalogue.find({ list, filters, sort: 'newest', offset: 0, limit: 10 })).ids;
  };
  const forget = () => database.kysely.updateTable('pictures').set({ colours: null }).execute();

  it('is that of its first photo, from when this is made until another is put before it', async () => {
    const { id } = await addInsect(database.kysely, family);
    await photograph(id, '#2b62c4', 0);
    await photograph(id, '#c02f2b', 1);
    expect(await lotsOf('blue')).toEqual([id]);
    expect(await lotsOf('red')).toEqual([]);
    await database.transaction(async (trx) => {
      const move = (from: number, to: number) =>
        trx.updateTable('insect_pictures').set({ position: to }).where('position', '=', from).execute();
      await move(0, 2);
      await move(1, 0);
      await move(2, 1);
    });
    expect(await lotsOf('blue')).toEqual([]);
    expect(await lotsOf('red')).toEqual([id]);
  });

  it('is found of photos from before colours were measured', async () => {
    const { id } = await addInsect(database.kysely, family);
    await photograph(id, '#3f8a45', 0);
    await forget();
    expect(await lotsOf('green')).toEqual([]);
    expect(await measureOlder(database, dataDir)).toEqual({ hasMore: false });
    expect(await lotsOf('green')).toEqual([id]);
  });

  it('is none where the files of a photo are gone: some are tried at a time, and each once', async () => {
    await forget();
    await rm(join(dataDir, 'pictures'), { recursive: true });
    const gone = { width: 1, height: 1, widths: '[1]', colour: '#fff', created_at: clock().toISOString() };
    const hashes = Array.from({ length: 9 }, (_, at) => ({ hash: `gone-${at}`, ...gone }));
    await database.kysely.insertInto('pictures').values(hashes).execute();
    expect(await measureOlder(database, dataDir)).toEqual({ hasMore: true });
    expect(await measureOlder(database, dataDir)).toEqual({ hasMore: false });
    expect(await listUnmeasured(database.kysely, 1)).toEqual([]);
    expect(await lotsOf('green')).toEqual([]);
  });
});
