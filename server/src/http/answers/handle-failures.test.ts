import { expect, it } from '@jest/globals';
import { fastify } from 'fastify';
import { sql } from 'kysely';
import { tmpdir } from 'node:os';
import { WorkerEnded, WorkerTimeout } from '@vitrine/shared/platform/worker-rpc';
import { DatabaseBusy } from '../../database/outages/database-busy.ts';
import { openDatabase } from '../../database/database.ts';
import { eachDatabase } from '../../database/testing/databases.ts';
import { handleFailures } from './handle-failures.ts';

async function answerTo(fail: () => unknown) {
  const app = fastify();
  handleFailures(app, '/content');
  app.get('/broken', fail);
  return app.inject('/broken');
}

it.each([
  ['refuses', 'ECONNREFUSED', 'connect ECONNREFUSED 10.0.0.1:5432'],
  ['resets the connection', 'ECONNRESET', 'read ECONNRESET'],
  ['breaks the connection off', 'ECONNABORTED', 'read ECONNABORTED'],
  ['closes the pipe', 'EPIPE', 'write EPIPE'],
  ['times out', 'ETIMEDOUT', 'connect ETIMEDOUT 10.0.0.1:5432'],
  ['times out in the pool', undefined, 'timeout exceeded when trying to connect'],
  ['times out in the driver', undefined, 'timeout expired'],
  ['times out while connecting', undefined, 'Connection terminated due to connection timeout'],
  ['hangs up', undefined, 'Connection terminated unexpectedly'],
  ['has hung up', undefined, 'Client has encountered a connection error and is not queryable'],
  ['was closed', undefined, 'Client was closed and is not queryable'],
  ['has no such name', 'ENOTFOUND', 'getaddrinfo ENOTFOUND db.example'],
  ['has a name that nobody knows now', 'EAI_AGAIN', 'getaddrinfo EAI_AGAIN db.example'],
  ['has a name that cannot be asked for', 'EAI_FAIL', 'getaddrinfo EAI_FAIL db.example'],
  ['is on a host without a route', 'EHOSTUNREACH', 'connect EHOSTUNREACH 10.0.0.1:5432'],
  ['is on a host that is down', 'EHOSTDOWN', 'connect EHOSTDOWN 10.0.0.1:5432'],
  ['is on a net without a route', 'ENETUNREACH', 'connect ENETUNREACH 10.0.0.1:5432'],
  ['is on a net that is down', 'ENETDOWN', 'connect ENETDOWN 10.0.0.1:5432'],
  ['has no socket', 'ENOENT', 'connect ENOENT /run/postgresql/.s.PGSQL.5432'],
  ['is shut down by its administrator', '57P01', 'terminating connection due to administrator command'],
  ['has crashed', '57P02', 'terminating connection because of crash of another server process'],
  ['is starting up', '57P03', 'the database system is starting up'],
  ['is shutting down', '57P03', 'the database system is shutting down'],
  ['accepts no connections', '55000', 'database is not currently accepting connections'],
  ['has too many connections', '53300', 'sorry, too many clients already'],
  ['has a connection exception', '08000', 'connection exception'],
  ['cannot be connected to', '08001', 'could not connect'],
  ['rejects the connection', '08004', 'rejected'],
  ['fails the connection', '08006', 'connection failure'],
  ['was dropped', '57P04', 'terminating connection due to drop of database'],
  ['cut an idle session', '57P05', 'terminating connection due to idle-session timeout'],
  ['cut an idle transaction', '25P03', 'terminating connection due to idle-in-transaction timeout'],
  ['cut a long transaction', '25P04', 'terminating connection due to transaction timeout'],
  ['stands by for another', '25006', 'cannot execute INSERT in a read-only transaction'],
  ['answers out of turn', undefined, 'Received unexpected commandComplete message from backend.'],
  ['was let go of by this process', undefined, 'Cannot use a pool after calling end on the pool'],
  ['was closed by this process', undefined, 'driver has already been destroyed'],
])('A database that %s is away for a moment, with status 503', async (_how, code, message) => {
  const answer = await answerTo(() => {
    throw Object.assign(new Error(message), code !== undefined && { code });
  });
  expect(answer.statusCode).toBe(503);
  expect(answer.headers['retry-after']).toBe('2');
  expect(answer.json()).toMatchObject({ code: 'away' });
});

it.each([
  ['whose socket is gone', `postgresql:///none?host=${tmpdir()}/no-such-folder`],
  ['where nobody listens', 'postgresql://nobody@127.0.0.1:1/none'],
])('A database %s answers nobody, with status 503', async (_how, databaseUrl) => {
  const database = await openDatabase({ databaseUrl, dataDir: '/nowhere' });
  const { statusCode } = await answerTo(() => sql`select 1`.execute(database.kysely));
  expect(statusCode).toBe(503);
  await database.close();
});

it.each([
  ['a deadlock was ended', { code: '40P01' }],
  ['others wrote the same', { code: '40001' }],
  ['a lock was not to be had', { code: '55P03' }],
  ['a statement took too long', { code: '57014' }],
  ['no memory was left', { code: '53200' }],
  ['no file could be opened more', { code: 'EMFILE' }],
  ['SQLite was busy', { code: 'ERR_SQLITE_ERROR', errcode: 5 }],
  ['SQLite was busy with its log', { code: 'ERR_SQLITE_ERROR', errcode: 261 }],
  ['the database of another thread was busy', { code: new DatabaseBusy('no turn').code }],
])('Where %s nothing was done, and the same goes in a moment, with status 503', async (_how, sign) => {
  const answer = await answerTo(() => {
    throw Object.assign(new Error('not now'), sign);
  });
  expect(answer.statusCode).toBe(503);
  expect(answer.headers['retry-after']).toBe('2');
  expect(answer.json()).toMatchObject({ code: 'busy' });
});

it.each([new WorkerEnded('ended by itself'), new WorkerTimeout('No answer within 60000 ms')])(
  'A thread that answers nobody is away for a moment, with status 503: %s',
  async (failure) => {
    const answer = await answerTo(() => {
      throw failure;
    });
    expect(answer.statusCode).toBe(503);
    expect(answer.json()).toMatchObject({ code: 'away' });
  },
);

/** Told once more in a minute: a person makes room. */
async function expectFull(fail: () => unknown): Promise<void> {
  const answer = await answerTo(fail);
  expect(answer.statusCode).toBe(503);
  expect(answer.headers['retry-after']).toBe('60');
  expect(answer.json()).toMatchObject({ code: 'full', error: expect.stringContaining('cart') });
}

it.each([
  ['for a file', { code: 'ENOSPC' }],
  ['within what its user may have', { code: 'EDQUOT' }],
  ['for a row of PostgreSQL', { code: '53100' }],
  ['for a page of SQLite', { code: 'ERR_SQLITE_ERROR', errcode: 13 }],
  ['for the index of SQLite’s log', { code: 'ERR_SQLITE_ERROR', errcode: 4874 }],
])('Where no room is left %s, a shopper reads that the cart is safe, with status 503', async (_for, sign) => {
  await expectFull(() => {
    throw Object.assign(new Error('no room'), sign);
  });
});

eachDatabase('A full disk', (open) => {
  it('is told as such by the database itself, with status 503', async () => {
    const { kysely, dialect } = await open();
    // SQLite takes no page more; PostgreSQL's own needs a disk, which the day of trouble has.
    await sql`pragma max_page_count = 1`.execute(kysely).catch(() => undefined);
    const write =
      dialect === 'sqlite'
        ? sql`create table more as select zeroblob(1000000) as bytes`
        : sql`do $$ begin raise exception 'could not extend file' using errcode = 'disk_full'; end $$`;
    await expectFull(() => write.execute(kysely));
  });
});

it('A file of the shop that is missing is a fault of ours, not the database’s', async () => {
  const missing = Object.assign(new Error("ENOENT: no such file or directory, open 'a.webp'"), {
    code: 'ENOENT',
  });
  const { statusCode } = await answerTo(() => {
    throw missing;
  });
  expect(statusCode).toBe(500);
});

it.each([
  ['en', 'Something went wrong.'],
  ['nl', 'Er ging iets mis.'],
  ['fr', 'Une erreur s’est produite.'],
])('A fault of ours is told in %s, with status 500 and nothing of its cause', async (locale, error) => {
  const app = fastify();
  handleFailures(app, '/content');
  app.get('/broken', () => {
    throw new Error('the secret of the house');
  });
  const answer = await app.inject({ url: '/broken', headers: { 'x-locale': locale } });
  expect(answer.statusCode).toBe(500);
  expect(answer.json()).toEqual({ result: false, code: 'broken', error });
});
