import { formatLongMoment } from '@vitrine/shared/i18n/formats';
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, it } from '@jest/globals';
import { eachDatabase, type OpenDatabase } from '../../database/testing/databases.ts';
import { renderReleaseMail } from '../../staff/mails/release-mail.ts';
import { claimMails, writeMail } from '../../mail/store/outbox.ts';
import { refuseRelease } from '../../releases/store/refused-releases.ts';
import { openToolsDesk } from '../../testing/desks/tools-desk.ts';
import { listReleases } from '../../releases/list-releases.ts';

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
    } as const;
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
      const mail = { messageId: `m${number}`, kind: 'restock', data: {} } as const;
      await desk.database.transaction((trx) => writeMail(trx, { ...mail, at: desk.now() }, desk.now()));
    }
    const first = await mails();
    expect(first.mails).toHaveLength(50);
    expect((await mails(`?before=${first.next}`)).mails).toHaveLength(10);
  });
});

eachDatabase('A version that the shop took back by itself', (open) => {
  it('is told by mail, with why, and let again by who may, once', async () => {
    const { desk, owner } = await openOffice(open);
    const refusal = {
      remote: 'catalog',
      version: 'abc',
      back_to: 'old',
      fault: 'server',
      reason: 'x is no y',
    } as const;
    await desk.database.transaction((trx) => refuseRelease(trx, refusal, ['owner'], desk.now()));
    const mails = await claimMails(desk.database.kysely, 10, desk.now());
    const mail = mails.find(({ kind }) => kind === 'release-refused');
    const context = { database: desk.database, publicUrl: 'https://shop.example' };
    const written = mail && (await renderReleaseMail(context, mail));
    expect(written).toMatchObject({ to: 'owner@example.com', subject: expect.stringContaining('catalog') });
    expect(written?.text).toMatch(/abc[^]*old[^]*x is no y[^]*shop\.example\/tools\/releases/);
    expect(written?.text).toContain(formatLongMoment(desk.now().toISOString(), 'en'));
    const catalogue = await desk.atWork('catalogue');
    const lift = '/api/tools/releases/catalog/abc/lift';
    expect((await catalogue.post(lift)).statusCode).toBe(403);
    expect((await owner.post(lift)).json()).toMatchObject({ result: true });
    expect((await owner.post(lift)).json()).toMatchObject({ code: 'not-refused' });
    expect((await owner.get('/api/tools/audit?action=releases.lift')).json().entries).toHaveLength(1);
    expect(mail && (await renderReleaseMail(context, mail))).toBeNull();
  });
});

it('The list of releases says what is live, what is kept, and nothing of what cannot be read', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'vitrine-releases-'));
  const version = join(folder, 'catalog', 'abc123', 'client');
  await mkdir(version, { recursive: true });
  // What all versions have in common is none.
  await mkdir(join(folder, 'catalog', 'files'));
  await mkdir(join(folder, 'shell'));
  await writeFile(join(version, 'main.js'), 'x'.repeat(1000));
  await writeFile(join(folder, 'catalog', 'remote.json'), JSON.stringify({ version: 'abc123', contract: 1 }));
  await writeFile(join(folder, 'shell', 'remote.json'), 'half a fi');
  const { apps } = await listReleases(folder, []);
  expect(apps.toSorted((one, other) => one.name.localeCompare(other.name))).toMatchObject([
    {
      name: 'catalog',
      live: 'abc123',
      versions: [{ version: 'abc123', bytes: 1000, contract: null, isSigned: false }],
    },
    { name: 'shell', live: null, versions: [] },
  ]);
  expect(await listReleases(join(folder, 'nowhere'), [])).toEqual({ apps: [] });
  await mkdir(join(folder, 'catalog', 'def456'));
  const tried = { version: 'abc123', contract: 1, canary: { version: 'def456', share: 10 } };
  await writeFile(join(folder, 'catalog', 'remote.json'), JSON.stringify(tried));
  const refusal = { remote: 'catalog', version: 'def456', back_to: 'abc123', fault: 'browser' } as const;
  const when = { reason: 'x', refused_at: '2026-11-21T10:00:00.000Z', lifted_at: null };
  const [catalog] = (await listReleases(folder, [{ ...refusal, ...when }])).apps;
  expect(catalog?.versions.find((one) => one.version === 'def456')).toMatchObject({
    share: 10,
    refusal: { fault: 'browser', backTo: 'abc123', liftedAt: null },
  });
  await rm(folder, { recursive: true });
});
