import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { setImmediate as turn } from 'node:timers/promises';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import pg from 'pg';
import { openDatabase, type Database } from '../database/database.ts';
import { addFamily, addInsect } from '../database/testing/fixtures.ts';
import { makeMigratedPostgres, type Place } from '../database/testing/places.ts';

const PROGRAM = join(import.meta.dirname, 'picture-process.ts');
const LOTS = 3;

describe('A drawing process whose database goes away', () => {
  let place: Place;
  let database: Database;
  let admin: pg.Client;

  beforeAll(async () => {
    place = await makeMigratedPostgres();
    database = await openDatabase(place.options);
    const family = await addFamily(database.kysely);
    for (let lot = 0; lot < LOTS; lot += 1) {
      const { id } = await addInsect(database.kysely, family);
      await database.kysely
        .insertInto('sample_drawings')
        .values({ insect_id: id, shape: 'pierid', colours: '["#ff0"]' })
        .execute();
      await database.kysely
        .insertInto('picture_jobs')
        .values({ insect_id: id, view: 'dorsal', position: 0, attempts: 0, claimed_until: null })
        .execute();
    }
    const server = new URL(place.options.databaseUrl ?? '');
    server.pathname = '/postgres';
    admin = new pg.Client({ connectionString: server.href });
    await admin.connect();
  });
  afterAll(async () => {
    await database.close();
    await admin.end();
    await place.remove();
  });

  const nameOf = () => new URL(place.options.databaseUrl ?? '').pathname.slice(1);
  const letIn = (isIn: boolean) => admin.query(`alter database ${nameOf()} allow_connections ${isIn}`);
  const endAll = () =>
    admin.query('select pg_terminate_backend(pid) from pg_stat_activity where datname = $1', [nameOf()]);

  function draw() {
    const { databaseUrl = '', dataDir } = place.options;
    const child = spawn(process.execPath, [PROGRAM], {
      env: { ...process.env, DATABASE_URL: databaseUrl, DATA_DIR: dataDir, LOG_LEVEL: 'info' },
      stdio: ['ignore', 'pipe', 'pipe'],
    });
    const ended = Promise.all([once(child, 'exit'), text(child.stdout), text(child.stderr)]);
    return ended.then(([[code], said, failed]: [unknown[], string, string]) => ({ code, said, failed }));
  }

  async function countAffected(state: 'claimed' | 'all'): Promise<number> {
    const { count } = await database.kysely
      .selectFrom('picture_jobs')
      .select((eb) => eb.fn.countAll<number>().as('count'))
      .$if(state === 'claimed', (query) => query.where('claimed_until', 'is not', null))
      .executeTakeFirstOrThrow();
    return count;
  }

  const orderly = {
    code: 0,
    said: expect.stringContaining('pictures wait'),
    failed: '',
  };

  it('ends in order, whether it is let in no more or cut off at work, and draws all once it is back', async () => {
    await letIn(false);
    expect(await draw()).toEqual(orderly);
    await letIn(true);

    const cutOff = draw();
    while ((await countAffected('claimed')) === 0) await turn();
    await letIn(false);
    await endAll();
    expect(await cutOff).toEqual(orderly);
    await letIn(true);

    // Nobody waits for what was in hand.
    await database.kysely.updateTable('picture_jobs').set({ claimed_until: null }).execute();
    expect(await draw()).toMatchObject({ code: 0, failed: '' });
    expect(await countAffected('all')).toBe(0);
  });
});
