import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, it, jest } from '@jest/globals';
import { eachDatabase, type OpenDatabase } from '../../store/testing/databases.ts';
import { writeMail } from '../../store/outbox.ts';
import { openToolsDesk } from '../../testing/tools-desk.ts';
import { listReleases } from '../../tools/list-releases.ts';

jest.setTimeout(60_000);

async function openOffice(open: OpenDatabase) {
  const desk = await openToolsDesk(await open());
  const owner = await desk.atWork('owner');
  const { kysely, transaction } = desk.database;
  await kysely.deleteFrom('outbox').execute();
  for (let number = 0; number < 3; number += 1) {
    const mail = {
      messageId: `m${number}`,
      kind: 'account-recovery',
      data: { email: `${number}@example.com` },
    };
    await transaction((trx) => writeMail(trx, { ...mail, at: desk.now() }, desk.now()));
  }
  const die = (messageIds: string[]) =>
    kysely
      .updateTable('outbox')
      .set({ state: 'dead', attempts: 10, last_error: 'no such mailbox' })
      .where('message_id', 'in', messageIds)
      .execute();
  const mails = async (query = '') => (await owner.get(`/api/tools/mails${query}`)).json();
  return { desk, owner, die, mails };
}

eachDatabase('Who looks after the mails', (open) => {
  it('sees what waits and what was given up, with why', async () => {
    const { die, mails } = await openOffice(open);
    await die(['m0']);
    expect(await mails()).toMatchObject({
      ...{ counts: { waiting: 2, dead: 1 }, next: null },
      mails: [{ to: '2@example.com', state: 'waiting' }, {}, { error: 'no such mailbox', attempts: 10 }],
    });
    expect((await mails('?state=dead')).mails).toHaveLength(1);
  });

  it('has one tried again, or all, and it is in the log', async () => {
    const { owner, die, mails } = await openOffice(open);
    await die(['m0', 'm1', 'm2']);
    const [first] = (await mails()).mails;
    expect((await owner.post(`/api/tools/mails/${first.id}/retry`)).json()).toMatchObject({ count: 1 });
    expect((await owner.post(`/api/tools/mails/${first.id}/retry`)).json()).toMatchObject({
      code: 'not-dead',
    });
    expect((await owner.post('/api/tools/mails/retry')).json()).toMatchObject({ count: 2 });
    expect((await mails()).counts).toEqual({ waiting: 3, dead: 0 });
    const { entries } = (await owner.get('/api/tools/audit?action=mails.retry')).json();
    expect(entries).toHaveLength(2);
    expect((await owner.post('/api/tools/dead-pictures/retry')).json()).toMatchObject({ count: 0 });
  });

  it('gets the older ones page by page', async () => {
    const { desk, mails } = await openOffice(open);
    for (let number = 3; number < 60; number += 1) {
      const mail = { messageId: `m${number}`, kind: 'restock', data: {} };
      await desk.database.transaction((trx) => writeMail(trx, { ...mail, at: desk.now() }, desk.now()));
    }
    const first = await mails();
    expect(first.mails).toHaveLength(50);
    expect((await mails(`?before=${first.next}`)).mails).toHaveLength(10);
  });
});

it('The list of releases says what is live, what is kept, and nothing of what cannot be read', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'vitrine-releases-'));
  const version = join(folder, 'catalog', 'abc123', 'client');
  await mkdir(version, { recursive: true });
  await mkdir(join(folder, 'shell'));
  await writeFile(join(version, 'main.js'), 'x'.repeat(1000));
  await writeFile(join(folder, 'catalog', 'remote.json'), JSON.stringify({ version: 'abc123', contract: 1 }));
  await writeFile(join(folder, 'shell', 'remote.json'), 'half a fi');
  const { apps } = await listReleases(folder);
  expect(apps.toSorted((one, other) => one.name.localeCompare(other.name))).toMatchObject([
    {
      name: 'catalog',
      live: 'abc123',
      versions: [{ version: 'abc123', bytes: 1000, contract: null, isSigned: false }],
    },
    { name: 'shell', live: null, versions: [] },
  ]);
  expect(await listReleases(join(folder, 'nowhere'))).toEqual({ apps: [] });
  await rm(folder, { recursive: true });
});
