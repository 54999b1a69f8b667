import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, it } from '@jest/globals';
import { sql } from 'kysely';
import pg from 'pg';
import { openDatabase } from '../database.ts';
import { isDatabaseAway } from './is-away.ts';
import { makePostgresDatabase } from '../testing/places.ts';

/** What every new connection reads before it is let in. */
async function firstFileOf(databaseUrl: string): Promise<string> {
  const client = new pg.Client(databaseUrl);
  await client.connect();
  try {
    const { rows } = await client.query<{ folder: string; oid: number }>(
      `select current_setting('data_directory') as folder, oid from pg_database where datname = current_database()`,
    );
    return join(rows[0]?.folder ?? '', 'base', String(rows[0]?.oid), 'pg_filenode.map');
  } finally {
    await client.end();
  }
}

it('A query while PostgreSQL accepts no connection, as on a full disk, is told that it is away, and works later', async () => {
  const { options, remove } = await makePostgresDatabase();
  const database = await openDatabase(options);
  const file = await firstFileOf(options.databaseUrl ?? '');
  const whole = await readFile(file);
  const ask = () => sql`select 1`.execute(database.kysely);
  try {
    await writeFile(file, Buffer.alloc(whole.length));
    const refused: unknown = await ask().catch((error: unknown) => error);
    expect(refused).toMatchObject({ cause: { code: 'XX000', severity: 'FATAL' } });
    expect(isDatabaseAway(refused)).toBe(true);
    await writeFile(file, whole);
    expect((await ask()).rows).toHaveLength(1);
  } finally {
    await writeFile(file, whole);
    await database.close();
    await remove();
  }
});
