import { expect, it } from '@jest/globals';
import { eachDatabase, type OpenDatabase } from '../../database/testing/databases.ts';
import { openToolsDesk } from '../../testing/desks/tools-desk.ts';

const PASSWORD = 'a long password for staff';

async function openOffice(open: OpenDatabase) {
  const desk = await openToolsDesk(await open());
  const owner = await desk.atWork('owner');
  const list = async () => (await owner.get('/api/tools/staff')).json().staff;
  const find = async (email: string) => (await list()).find((row: { email: string }) => row.email === email);
  const invite = (more: object = {}) =>
    owner.post('/api/tools/staff', { email: 'bo@example.com', role: 'catalogue', language: 'fr', ...more });
  return { desk, owner, find, invite };
}

eachDatabase('The owner', (open) => {
  it('invites somebody by mail, who chooses a password by a link that works once', async () => {
    const { desk, invite, find } = await openOffice(open);
    expect((await invite()).statusCode).toBe(201);
    expect(await find('bo@example.com')).toMatchObject({
      role: 'catalogue',
      isInvited: true,
      lastSeenAt: null,
    });
    const token = await desk.tokenFrom('staff-invitation');
    desk.passMinutes(60 * 71);
    const choose = () =>
      desk
        .visitor()
        .post(`/api/auth/recovery/${token}`, { password: PASSWORD, passwordConfirmation: PASSWORD });
    expect((await choose()).statusCode).toBe(200);
    expect((await choose()).statusCode).not.toBe(200);
  });

  it('may send the mail once more, until a password is chosen', async () => {
    const { desk, owner, invite, find } = await openOffice(open);
    await invite();
    const { id } = await find('bo@example.com');
    await owner.post(`/api/tools/staff/${id}/invitation`);
    const sent = (await desk.mails()).filter(({ to }) => to === 'bo@example.com');
    expect(sent.map(({ subject }) => subject)).toEqual(
      Array.from({ length: 2 }, () => expect.stringContaining('Invitation')),
    );
    const token = /\/([\w-]{43})\s/.exec(sent.at(-1)?.text ?? '')?.[1];
    const chosen = { password: PASSWORD, passwordConfirmation: PASSWORD };
    await desk.visitor().post(`/api/auth/recovery/${token}`, chosen);
    expect((await owner.post(`/api/tools/staff/${id}/invitation`)).json()).toMatchObject({
      code: 'not-invited',
    });
  });

  it('is told what is wrong with an invitation', async () => {
    const { invite } = await openOffice(open);
    const wrong = async (more: object) => Object.keys((await invite(more)).json().validationErrors ?? {});
    expect(await wrong({ email: 'nobody', role: 'queen' })).toEqual(['email', 'role']);
    expect(await wrong({ email: 'owner@example.com' })).toEqual(['email']);
    expect(await wrong({ role: 'customer' })).toEqual(['role']);
  });

  it('changes what a colleague may do, at once', async () => {
    const { desk, owner, find } = await openOffice(open);
    const colleague = await desk.atWork('orders');
    const { id } = await find('orders@example.com');
    const post = { title: 1 };
    expect((await colleague.post('/api/tools/posts', post)).statusCode).toBe(403);
    await owner.send('PATCH', `/api/tools/staff/${id}`, { role: 'owner' });
    expect((await colleague.post('/api/tools/posts', post)).statusCode).toBe(400);
    const { entries } = (await owner.get(`/api/tools/audit?subject=accounts:${id}`)).json();
    expect(entries[0]).toMatchObject({
      ...{ action: 'staff.role', email: 'owner@example.com' },
      changes: [{ before: { role: 'orders' }, after: { role: 'owner' } }],
    });
  });

  it('ends sessions, resets the second factor, and removes somebody from the shop', async () => {
    const { desk, owner, find } = await openOffice(open);
    const colleague = await desk.atWork('catalogue');
    const { id, hasSecondFactor, sessions } = await find('catalogue@example.com');
    expect([hasSecondFactor, sessions]).toEqual([true, 1]);
    await owner.post(`/api/tools/staff/${id}/end-sessions`);
    expect((await colleague.get('/api/tools/me')).statusCode).toBe(401);
    expect(await find('catalogue@example.com')).toMatchObject({ sessions: 0, hasSecondFactor: true });
    await owner.post(`/api/tools/staff/${id}/reset-second-factor`);
    expect(await find('catalogue@example.com')).toMatchObject({ hasSecondFactor: false });
    const told = (await desk.mails()).filter(({ to }) => to === 'catalogue@example.com');
    expect(told.map(({ subject }) => subject)).toEqual(
      expect.arrayContaining([
        'An authenticator app is connected to your account',
        'Your authenticator app was disconnected',
      ]),
    );
    expect((await owner.send('DELETE', `/api/tools/staff/${id}`)).statusCode).toBe(200);
    expect(await find('catalogue@example.com')).toBeUndefined();
    expect((await owner.send('DELETE', `/api/tools/staff/${id}`)).statusCode).toBe(404);
  });

  it('logs one shopper out everywhere, by the address, and is told when nobody has it', async () => {
    const { desk, owner } = await openOffice(open);
    const ada = await desk.registered();
    const bo = await desk.registered({ email: 'bo@example.com', emailConfirmation: 'bo@example.com' });
    const end = (body?: object) => owner.post('/api/tools/sessions/end', body);
    for (const wrong of [undefined, {}, { email: ' ' }, { email: 7 }, { email: 'nobody@example.com' }]) {
      const refused = await end(wrong);
      expect(refused.statusCode).toBe(400);
      expect(refused.json().validationErrors).toHaveProperty('email');
    }
    expect((await end({ email: ' ADA@example.com ' })).statusCode).toBe(200);
    expect((await ada.get('/api/account')).statusCode).toBe(401);
    expect((await bo.get('/api/account')).statusCode).toBe(200);
    const { entries } = (await owner.get('/api/tools/audit')).json();
    expect(entries[0]).toMatchObject({ action: 'sessions.end', email: 'owner@example.com' });
    expect(JSON.stringify(entries[0])).not.toContain('ada@example.com');
  });

  it('logs everybody out at once, shoppers and staff, and alone goes on', async () => {
    const { desk, owner } = await openOffice(open);
    const ada = await desk.registered();
    const colleague = await desk.atWork('orders');
    expect((await colleague.post('/api/tools/sessions/end-all')).statusCode).toBe(403);
    expect((await owner.post('/api/tools/sessions/end-all')).statusCode).toBe(200);
    expect((await ada.get('/api/account')).statusCode).toBe(401);
    expect((await colleague.get('/api/tools/me')).statusCode).toBe(401);
    const { entries } = (await owner.get('/api/tools/audit')).json();
    expect(entries[0]).toMatchObject({ action: 'sessions.end-all', email: 'owner@example.com' });
  });

  it('cannot touch their own role', async () => {
    const { desk, owner, find } = await openOffice(open);
    await desk.atWork('owner', 'second@example.com');
    const { id } = await find('owner@example.com');
    for (const answer of [
      await owner.send('PATCH', `/api/tools/staff/${id}`, { role: 'orders' }),
      await owner.send('DELETE', `/api/tools/staff/${id}`),
    ])
      expect(answer.json()).toMatchObject({ code: 'own-role' });
  });

  it('leaves the shop an owner, even when two remove each other at the same moment', async () => {
    const { desk, owner, find } = await openOffice(open);
    const other = await desk.atWork('owner', 'second@example.com');
    const [one, two] = [await find('owner@example.com'), await find('second@example.com')];
    const answers = await Promise.all([
      owner.send('DELETE', `/api/tools/staff/${two.id}`),
      other.send('DELETE', `/api/tools/staff/${one.id}`),
    ]);
    expect(answers.filter(({ statusCode }) => statusCode === 200)).toHaveLength(1);
    const { kysely } = desk.database;
    const owners = await kysely.selectFrom('accounts').select('id').where('role', '=', 'owner').execute();
    expect(owners).toHaveLength(1);
  });
});
