import { mkdir, mkdtemp, readdir, readFile, rm, truncate, utimes, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, test } from '@jest/globals';
import { create, extract } from 'tar';
import { DAY_MS } from '@vitrine/shared/platform/time';
import { openDatabase, type Database } from '../../database/database.ts';
import { migrate } from '../../database/migrate.ts';
import { seedShippingRates } from '../../shipping/store/shipping.ts';
import { eachPlace } from '../../database/testing/databases.ts';
import { restoreBackup } from './restore-backup.ts';
import type { ShopData } from './shop-data.ts';
import { takeBackup } from './take-backup.ts';
import { withLock } from './lock-file.ts';

const NOW = new Date('2026-11-21T10:00:00.000Z');
const folders: string[] = [];

afterAll(async () => {
  for (const folder of folders) await rm(folder, { recursive: true, force: true });
});

eachPlace('A backup', (make) => {
  async function makeShop(): Promise<ShopData> {
    const { databaseUrl = null } = (await make()).options;
    const dataDir = await mkdtemp(join(tmpdir(), 'vitrine-backup-'));
    folders.push(dataDir);
    return { dataDir, databaseUrl };
  }

  async function inShop<T>(shop: ShopData, work: (database: Database) => Promise<T>): Promise<T> {
    const database = await openDatabase(shop);
    try {
      await migrate(database);
      return await work(database);
    } finally {
      await database.close();
    }
  }

  const namesOf = async (database: Database) =>
    (await database.kysely.selectFrom('families').select('name_en').orderBy('name_en').execute()).map(
      (row) => row.name_en,
    );

  const addFamily = (database: Database, name: string) =>
    database.kysely
      .insertInto('families')
      .values({
        code: null,
        category: 'BUTTERFLIES',
        ...{ slug_en: name, slug_nl: name, slug_fr: name, name_en: name, name_nl: name, name_fr: name },
        updated_at: NOW.toISOString(),
      })
      .execute();

  async function fill(shop: ShopData): Promise<void> {
    await inShop(shop, async (database) => {
      await seedShippingRates(database.kysely);
      await addFamily(database, 'Papilionidae');
    });
    for (const name of ['pictures', 'uploads', 'keys']) {
      await mkdir(join(shop.dataDir, name));
      await writeFile(join(shop.dataDir, name, 'one'), `${name} of the shop`);
    }
  }

  test('brings back what the shop held, and keeps what it held since', async () => {
    const shop = await makeShop();
    await fill(shop);
    const file = await inShop(shop, async (database) => {
      const taken = await takeBackup(shop, NOW);
      await addFamily(database, 'Pieridae');
      return taken;
    });
    await writeFile(join(shop.dataDir, 'uploads', 'two'), 'a later photo');

    const { aside, counts } = await restoreBackup(shop, file, NOW);

    expect(await inShop(shop, namesOf)).toEqual(['Papilionidae']);
    expect(counts['families']).toBe(1);
    expect(await readdir(join(shop.dataDir, 'uploads'))).toEqual(['one']);
    expect(await readFile(join(shop.dataDir, 'keys', 'one'), 'utf8')).toBe('keys of the shop');
    expect(await readdir(join(aside[0] ?? '', 'uploads'))).toEqual(['one', 'two']);
  });

  test('opens in an empty place', async () => {
    const [old, fresh] = [await makeShop(), await makeShop()];
    await fill(old);
    const file = await takeBackup(old, NOW);
    await restoreBackup(fresh, file, NOW);
    expect(await inShop(fresh, namesOf)).toEqual(['Papilionidae']);
  });

  test('is one moment of a shop that is being written to', async () => {
    const [shop, fresh] = [await makeShop(), await makeShop()];
    await fill(shop);
    const file = await inShop(shop, async (database) => {
      let isTaken = false;
      const writing = (async () => {
        for (let pair = 0; !isTaken; pair += 1) {
          await database.transaction(async (trx) => {
            for (const half of ['a', 'b']) {
              await trx
                .insertInto('settings')
                .values({ key: `pair-${pair}-${half}`, value: '1' })
                .execute();
            }
          });
        }
      })();
      const taken = await takeBackup(shop, NOW);
      isTaken = true;
      await writing;
      return taken;
    });
    await restoreBackup(fresh, file, NOW);
    const pairs = await inShop(fresh, (database) =>
      database.kysely.selectFrom('settings').select('key').where('key', 'like', 'pair-%').execute(),
    );
    expect(pairs.length % 2).toBe(0);
  });

  test('is not put back while the shop runs, and changes nothing then', async () => {
    const shop = await makeShop();
    await fill(shop);
    const file = await takeBackup(shop, NOW);
    await inShop(shop, async (database) => {
      await addFamily(database, 'Pieridae');
      await expect(restoreBackup(shop, file, NOW)).rejects.toThrow(/shop is running/);
      expect(await namesOf(database)).toEqual(['Papilionidae', 'Pieridae']);
    });
  });

  test('that lacks rows once it is put back leaves database and files as they were', async () => {
    const shop = await makeShop();
    await fill(shop);
    const file = await takeBackup(shop, NOW);
    const short = await repack(file, 'short', async (folder) => {
      const manifest = JSON.parse(await readFile(join(folder, 'manifest.json'), 'utf8'));
      manifest.counts.families = 5;
      await writeFile(join(folder, 'manifest.json'), JSON.stringify(manifest));
    });
    await inShop(shop, (database) => addFamily(database, 'Pieridae'));
    await writeFile(join(shop.dataDir, 'uploads', 'two'), 'a later photo');
    await expect(restoreBackup(shop, short, NOW)).rejects.toThrow(/lacks rows in families/);
    expect(await inShop(shop, namesOf)).toEqual(['Papilionidae', 'Pieridae']);
    expect(await readdir(join(shop.dataDir, 'uploads'))).toEqual(['one', 'two']);
    // And the next attempt finds nothing in its way.
    await restoreBackup(shop, file, NOW);
    expect(await inShop(shop, namesOf)).toEqual(['Papilionidae']);
  });

  test('that cannot be put back, as a folder cannot be moved, leaves all folders where they were', async () => {
    const shop = await makeShop();
    await fill(shop);
    const file = await takeBackup(shop, NOW);
    const aside = join(shop.dataDir, 'before-restore-2026-11-21T10-00-00-000Z');
    await mkdir(join(aside, 'uploads', 'in the way'), { recursive: true });
    await expect(restoreBackup(shop, file, NOW)).rejects.toThrow('ENOTEMPTY');
    for (const name of ['pictures', 'uploads', 'keys']) {
      expect(await readdir(join(shop.dataDir, name))).toEqual(['one']);
    }
    expect(await inShop(shop, namesOf)).toEqual(['Papilionidae']);
  });

  test('finds the room that one which was killed had taken', async () => {
    const shop = await makeShop();
    await fill(shop);
    const dir = join(shop.dataDir, 'backups');
    const killed = join(dir, '.vitrine-2026-11-20T10-00-00-000Z.tar');
    await mkdir(join(killed, 'uploads'), { recursive: true });
    await writeFile(`${killed}.part`, 'half of it');
    await takeBackup(shop, NOW);
    expect(await readdir(dir)).toEqual(['vitrine-2026-11-21T10-00-00-000Z.tar']);
  });

  test('is refused when it is cut off, altered, of a newer shop or no backup at all', async () => {
    const shop = await makeShop();
    await fill(shop);
    const file = await takeBackup(shop, NOW);
    const altered = await repack(file, 'altered', (folder) =>
      writeFile(join(folder, 'uploads', 'one'), 'somebody else’s photo'),
    );
    const newer = await repack(file, 'newer', async (folder) => {
      const manifest = JSON.parse(await readFile(join(folder, 'manifest.json'), 'utf8'));
      manifest.migrations.push('9999-from-next-year');
      await writeFile(join(folder, 'manifest.json'), JSON.stringify(manifest));
    });
    await truncate(file, 70_000);
    const other = join(shop.dataDir, 'other.tar');
    await writeFile(other, 'no archive');

    await expect(restoreBackup(shop, altered, NOW)).rejects.toThrow(/uploads.one/);
    await expect(restoreBackup(shop, newer, NOW)).rejects.toThrow(/update this one first/);
    await expect(restoreBackup(shop, file, NOW)).rejects.toThrow(/damaged|cut off/);
    await expect(restoreBackup(shop, other, NOW)).rejects.toThrow(/no backup|cannot be read/);
    await expect(restoreBackup(shop, join(shop.dataDir, 'none'), NOW)).rejects.toThrow(/no file/);
    expect(await inShop(shop, namesOf)).toEqual(['Papilionidae']);
    expect(await readdir(join(shop.dataDir, 'uploads'))).toEqual(['one']);
  });
});

test('Only one backup is taken at a time', async () => {
  const dataDir = await mkdtemp(join(tmpdir(), 'vitrine-backup-'));
  folders.push(dataDir);
  await withLock(dataDir, async () => {
    await expect(withLock(dataDir, async () => undefined)).rejects.toThrow(/already/);
  });
  await expect(withLock(dataDir, async () => 'done')).resolves.toBe('done');
});

test('A backup that was killed keeps no later one away, though another program has its number now', async () => {
  const dataDir = await mkdtemp(join(tmpdir(), 'vitrine-backup-'));
  folders.push(dataDir);
  const lock = join(dataDir, 'backups', '.taking');
  const mine = await withLock(dataDir, () => readFile(lock, 'utf8'));
  await writeFile(lock, mine.replace(String(process.pid), String(process.ppid)));
  await expect(withLock(dataDir, async () => 'done')).resolves.toBe('done');
});

test('One that the version before is taking keeps others away, for a day', async () => {
  const dataDir = await mkdtemp(join(tmpdir(), 'vitrine-backup-'));
  folders.push(dataDir);
  const lock = join(dataDir, 'backups', '.taking');
  await mkdir(join(dataDir, 'backups'));
  await writeFile(lock, String(process.ppid));
  await expect(withLock(dataDir, async () => undefined)).rejects.toThrow(/already/);
  const longAgo = new Date(Date.now() - 2 * DAY_MS);
  await utimes(lock, longAgo, longAgo);
  await expect(withLock(dataDir, async () => 'done')).resolves.toBe('done');
  expect(await readdir(join(dataDir, 'backups'))).toEqual([]);
});

async function repack(file: string, name: string, alter: (folder: string) => Promise<void>): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), 'vitrine-repack-'));
  folders.push(folder);
  await extract({ file, cwd: folder });
  await alter(folder);
  const changed = `${file}.${name}`;
  await create({ file: changed, cwd: folder }, await readdir(folder));
  return changed;
}
