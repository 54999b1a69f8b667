import { expect, it } from '@jest/globals';
import { runRetentions } from '../../operations/retention/run-retentions.ts';
import { eachDatabase } from '../../database/testing/databases.ts';
import { PASSWORD, type AccountDesk } from '../../testing/desks/account-desk.ts';
import { openToolsDesk } from '../../testing/desks/tools-desk.ts';
import { runOwnerCommand } from '../run-owner-command.ts';

const BO = 'bo@example.com';
const REGISTRATION = { email: BO, emailConfirmation: BO };
const INVITATION = { email: BO, role: 'catalogue', language: 'fr' };

/** Registers a colleague's address without proving it, asks for another one, and holds the link of that mail. */
async function lieInWait(desk: AccountDesk) {
  const stranger = await desk.registered(REGISTRATION);
  const own = { email: 'stranger@example.com', emailConfirmation: 'stranger@example.com' };
  await stranger.post('/api/account/email', { ...own, currentPassword: PASSWORD });
  const token = await desk.tokenFrom('account-new-email');
  return async () => (await stranger.post('/api/auth/confirm', { token })).statusCode;
}

const accountsOf = ({ database }: AccountDesk) =>
  database.kysely
    .selectFrom('accounts')
    .select(['email', 'new_email'])
    .where('email', '<>', 'owner@example.com');

eachDatabase('A shopper who gets a role', (open) => {
  it('by an invitation: a stranger who asked for another address does not get it', async () => {
    const desk = await openToolsDesk(await open());
    const owner = await desk.atWork('owner');
    const pressLink = await lieInWait(desk);
    expect((await owner.post('/api/tools/staff', INVITATION)).statusCode).toBe(201);
    expect(await pressLink()).toBe(400);
    expect(await accountsOf(desk).execute()).toEqual([{ email: BO, new_email: null }]);
    const token = await desk.tokenFrom('staff-invitation');
    expect((await desk.visitor().get(`/api/auth/recovery/${token}`)).json()).toMatchObject({ isValid: true });
  });

  it('by the command on the machine: nor then', async () => {
    const desk = await openToolsDesk(await open());
    const pressLink = await lieInWait(desk);
    const command = { email: BO, role: 'orders', resetsSecondFactor: false };
    await runOwnerCommand(
      { database: desk.database, publicUrl: 'https://shop.example' },
      command,
      desk.now(),
    );
    expect(await pressLink()).toBe(400);
    expect(await accountsOf(desk).execute()).toEqual([{ email: BO, new_email: null }]);
  });

  it('and is taken out again before accepting keeps the account, however old it is', async () => {
    const desk = await openToolsDesk(await open());
    await desk.confirmed(REGISTRATION);
    desk.passMinutes(31 * 24 * 60);
    const owner = await desk.atWork('owner');
    await owner.post('/api/tools/staff', INVITATION);
    const { staff } = (await owner.get('/api/tools/staff')).json();
    const { id } = staff.find(({ email }: { email: string }) => email === BO);
    expect((await owner.send('DELETE', `/api/tools/staff/${id}`)).statusCode).toBe(200);
    await runRetentions(desk.database, desk.now());
    expect(await accountsOf(desk).execute()).toEqual([{ email: BO, new_email: null }]);
    const invited = (await desk.mails()).filter(({ messageId }) => messageId.startsWith('staff-invitation'));
    expect(invited).toEqual([]);
  });
});

eachDatabase('Who is invited by the version before, during an upgrade', (open) => {
  it('gets the mail of this one, and is invited again', async () => {
    const desk = await openToolsDesk(await open());
    const owner = await desk.atWork('owner');
    await owner.post('/api/tools/staff', INVITATION);
    const { kysely } = desk.database;
    await kysely.updateTable('accounts').set({ invited_at: null }).where('email', '=', BO).execute();
    expect(await desk.tokenFrom('staff-invitation')).not.toBe('');
    const { staff } = (await owner.get('/api/tools/staff')).json();
    const { id } = staff.find(({ email }: { email: string }) => email === BO);
    expect((await owner.post(`/api/tools/staff/${id}/invitation`)).statusCode).toBe(200);
  });
});
