import { mkdtemp, readdir, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, it } from '@jest/globals';
import { LOCALES } from '@vitrine/shared/contract/locale';
import { writeAccountMail, type AccountMail } from '../store/account-mails.ts';
import { forgetSentMails } from '../../operations/store/forget-sent-mails.ts';
import { eachDatabase } from '../../database/testing/databases.ts';
import { openAccountDesk, PASSWORD } from '../../testing/desks/account-desk.ts';
import { startMailServer } from '../../testing/mails/mail-server.ts';
import { createMailTransport } from '../../mail/mail-transport.ts';
import { sendDueMails } from '../../operations/jobs/send-due-mails.ts';

const FROM = 'Shop <shop@example.com>';

eachDatabase('A shopper with an account is written to', (open) => {
  it.each(LOCALES)('in %s about all that happens to it, by a real mail server', async (locale) => {
    const desk = await openAccountDesk(await open());
    const ada = await desk.confirmed({ locale });
    await ada.post('/api/auth/recovery', { email: 'ada@example.com' });
    const wanted = { password: 'a cabinet of beetles', passwordConfirmation: 'a cabinet of beetles' };
    await ada.post('/api/account/password', { ...wanted, currentPassword: PASSWORD });
    const change = { email: 'ada@new.example', emailConfirmation: 'ada@new.example' };
    await ada.post('/api/account/email', { ...change, currentPassword: wanted.password });
    const server = await startMailServer();
    const smtpUrl = `smtp://127.0.0.1:${server.port}`;
    const transport = createMailTransport({ smtpUrl, mailFrom: FROM, dataDir: '' });
    while ((await sendDueMails(desk.payments, transport)) > 0);
    await ada.send('DELETE', '/api/account', { currentPassword: wanted.password });
    while ((await sendDueMails(desk.payments, transport)) > 0);
    await server.close();
    const sent = server.received.map((mail) => [
      /^To: (.+)\r$/m.exec(mail)?.[1],
      /^Message-ID:\s+<([a-z-]+)\./m.exec(mail)?.[1],
    ]);
    expect(sent.toSorted()).toEqual([
      ['ada@example.com', 'account-deleted'],
      ['ada@example.com', 'account-email-leaving'],
      ['ada@example.com', 'account-password-changed'],
      ['ada@example.com', 'account-recovery'],
      ['ada@new.example', 'account-new-email'],
    ]);
    for (const mail of server.received) {
      expect(mail).toContain('From: Shop <shop@example.com>');
      expect(mail).toContain('Auto-Submitted: auto-generated');
    }
  });

  it('as a file where no mail server is given, with the link whole', async () => {
    const desk = await openAccountDesk(await open());
    await desk.registered();
    const dataDir = await mkdtemp(join(tmpdir(), 'vitrine-mail-'));
    await sendDueMails(desk.payments, createMailTransport({ smtpUrl: null, mailFrom: FROM, dataDir }));
    const [file = ''] = await readdir(join(dataDir, 'mail'));
    expect(file).toMatch(/^account-confirm\.[\w-]+@localhost\.eml$/);
    const mail = await readFile(join(dataDir, 'mail', file), 'utf8');
    const whole = mail.replaceAll(/=\r\n/g, '').replaceAll('=3D', '=');
    const token = /\/confirm-email\/([\w-]{43})/.exec(whole)?.[1];
    expect((await desk.visitor().post('/api/auth/confirm', { token })).statusCode).toBe(200);
    await rm(dataDir, { recursive: true });
  });

  it('again with another link when the sender died in between, and both work', async () => {
    const desk = await openAccountDesk(await open());
    await desk.registered();
    const first = await desk.tokenFrom('account-confirm');
    await desk.database.kysely.updateTable('outbox').set({ state: 'waiting' }).execute();
    desk.passMinutes(2);
    const second = await desk.tokenFrom('account-confirm');
    expect(second).not.toBe(first);
    expect((await desk.visitor().post('/api/auth/confirm', { token: first })).statusCode).toBe(200);
  });

  it('without leaving their address behind', async () => {
    const desk = await openAccountDesk(await open());
    await desk.registered();
    await desk.mails();
    desk.passMinutes(25 * 60);
    await forgetSentMails(desk.database.kysely, desk.now());
    expect(await desk.database.kysely.selectFrom('outbox').select('id').execute()).toEqual([]);
  });

  it.each<AccountMail>([
    { kind: 'account-confirm', data: { email: 'nobody@example.com' } },
    { kind: 'account-recovery', data: { email: 'nobody@example.com' } },
    { kind: 'account-new-email', data: { accountId: 7 } },
    { kind: 'account-password-changed', data: { accountId: 7 } },
  ])('but nobody is who has no account: $kind', async (mail) => {
    const desk = await openAccountDesk(await open());
    await desk.database.transaction((trx) => writeAccountMail(trx, mail, desk.now()));
    expect(await desk.mails()).toEqual([]);
  });
});
