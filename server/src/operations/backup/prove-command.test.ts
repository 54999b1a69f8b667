import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { afterAll, describe, expect, it } from '@jest/globals';
import { createBookkeeper } from '../../books/index.ts';
import { openDatabase } from '../../database/database.ts';
import { eachPlace } from '../../database/testing/databases.ts';
import { makePostgresDatabase, type Place } from '../../database/testing/places.ts';
import { openOrderDesk } from '../../testing/desks/order-desk.ts';
import type { ShopData } from './shop-data.ts';
import { takeBackup } from './take-backup.ts';

const folders: string[] = [];
afterAll(async () => {
  for (const folder of folders) await rm(folder, { recursive: true, force: true });
});

async function makeFolder(): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), 'vitrine-prove-'));
  folders.push(folder);
  return folder;
}

/** Runs the command as an accountant would, with these variables alone. */
async function prove(variables: Record<string, string>, ...args: string[]) {
  const { MOLLIE_API_KEY: _key, SMTP_URL: _mails, DATABASE_URL: _database, ...plain } = process.env;
  const command = spawn(process.execPath, [join(import.meta.dirname, 'prove-command.ts'), ...args], {
    env: { ...plain, ...variables },
    stdio: ['ignore', 'pipe', 'pipe'],
    timeout: 60_000,
  });
  const [said, why, [code]] = await Promise.all([
    text(command.stdout),
    text(command.stderr),
    once(command, 'exit'),
  ]);
  return { said, why: why.trim(), code };
}

describe('Whoever asks for a proof with a wrong folder', () => {
  it('is told so, and finds nothing there that was not there before', async () => {
    const empty = await makeFolder();
    const { why, code } = await prove({ DATA_DIR: empty });
    expect(why).toBe(`DATA_DIR: there is no shop in ${empty}. Give the folder that it runs with.`);
    expect([code, await readdir(empty)]).toEqual([1, []]);
  });

  it('is told what is wrong with the backup', async () => {
    const folder = await makeFolder();
    await writeFile(join(folder, 'half.tar'), 'half a fi');
    const { why, code } = await prove({ DATA_DIR: folder }, '--backup', join(folder, 'half.tar'));
    expect([why, code]).toEqual([expect.stringMatching(/^The (?:backup|file) /), 1]);
  });
});

eachPlace('An accountant who has no more than a backup', (makePlace, dialect) => {
  /** A shop that sold a lot yesterday and took a backup: its file, and the root that was mailed. */
  async function makeBackup(): Promise<{ shop: ShopData; file: string; root: string }> {
    const { options } = await makePlace();
    const shop = { dataDir: options.dataDir, databaseUrl: options.databaseUrl ?? null };
    const database = await openDatabase(options);
    const desk = await openOrderDesk(database);
    const keep = await createBookkeeper(shop.dataDir);
    await desk.press(await desk.placed(await desk.addLot()), 'pay');
    await keep(database, desk.now());
    await desk.app.close();
    await database.close();
    const file = await takeBackup(shop, desk.now());
    const [line = ''] = (await readFile(join(shop.dataDir, 'books', 'roots.txt'), 'utf8')).split('\n');
    return { shop, file, root: line.split(' ')[1] ?? '' };
  }

  /** Of PostgreSQL, an empty database beside the shop's. */
  async function besides(): Promise<{ variables: Record<string, string>; place: Place | null }> {
    const place = dialect === 'SQLite' ? null : await makePostgresDatabase();
    return { variables: { DATABASE_URL: place?.options.databaseUrl ?? '' }, place };
  }

  it('proves it against a root that was noted, without the shop, and leaves nothing behind', async () => {
    const { file, root } = await makeBackup();
    const { variables, place } = await besides();
    const folder = await makeFolder();
    const where = { ...variables, DATA_DIR: join(folder, 'none'), TMPDIR: folder };
    const { said, code } = await prove(where, '--backup', file, '--root', root);
    expect(said).toContain(`last root ${root}`);
    expect(said).toContain('The books are as they were written.');
    expect(code).toBe(0);
    expect(await readdir(folder)).toEqual([]);
    await place?.remove();
  });

  if (dialect === 'PostgreSQL')
    it('never has it read into a database that holds something', async () => {
      const { shop, file } = await makeBackup();
      const { why, code } = await prove({ DATABASE_URL: shop.databaseUrl ?? '' }, '--backup', file);
      expect([code, why]).toEqual([1, expect.stringContaining('holds tables')]);
    });
});
