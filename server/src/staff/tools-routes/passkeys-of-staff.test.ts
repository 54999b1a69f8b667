import { expect, it } from '@jest/globals';
import { eachDatabase } from '../../database/testing/databases.ts';
import { PASSWORD } from '../../testing/desks/account-desk.ts';
import { addPasskey, logInBy, proofBy, withPasskey } from '../../testing/desks/passkeys.ts';
import { openToolsDesk } from '../../testing/desks/tools-desk.ts';
import { openAuthenticator } from '../../testing/software-authenticator.ts';
import { runOwnerCommand } from '../run-owner-command.ts';

const login = { email: 'owner@example.com', password: PASSWORD };
const proof = { currentPassword: PASSWORD };

eachDatabase('Somebody of staff with a passkey', (open) => {
  it('is at work by it alone, and the log says when it was added and removed', async () => {
    const desk = await openToolsDesk(await open());
    const owner = await desk.atWork('owner');
    const key = openAuthenticator();
    const [added] = await addPasskey(owner, key);
    const elsewhere = desk.visitor();
    expect((await logInBy(elsewhere, key)).statusCode).toBe(200);
    expect((await elsewhere.get('/api/tools/me')).json()).toMatchObject({ secondFactor: 'passed' });
    await elsewhere.send('DELETE', `/api/account/passkeys/${added?.id}`, await proofBy(elsewhere, key));
    const { entries } = (await elsewhere.get('/api/tools/audit')).json();
    const actions = entries.map(({ action }: { action: string }) => action);
    expect(actions.slice(0, 2)).toEqual(['passkeys.remove', 'passkeys.add']);
  });

  it('is known afterwards, so that nobody’s guesses at the code hold this browser back', async () => {
    const desk = await openToolsDesk(await open());
    const owner = await desk.atWork('owner');
    const key = await withPasskey(owner);
    const laptop = desk.visitor();
    await logInBy(laptop, key);
    const thief = desk.visitor();
    await thief.post('/api/auth/login', login);
    for (let count = 0; count < 11; count += 1)
      await thief.post('/api/tools/second-factor', { code: '000000' });
    expect((await thief.post('/api/tools/second-factor', { code: owner.code(1) })).statusCode).toBe(429);
    await laptop.post('/api/auth/logout');
    await laptop.post('/api/auth/login', login);
    expect((await laptop.post('/api/tools/second-factor', { code: owner.code(1) })).statusCode).toBe(200);
  });

  it('is not let in by one that asked for no finger, face or PIN, and can have it asked for', async () => {
    const desk = await openToolsDesk(await open());
    const key = await withPasskey(await desk.atWork('orders', 'owner@example.com'));
    const thief = desk.visitor();
    const answer = await logInBy(thief, key, { isVerified: false });
    expect([answer.statusCode, answer.json().code, thief.cookie]).toEqual([400, 'passkey-unverified', null]);
    const options = await thief.post('/api/auth/passkey/options', { isVerified: true });
    expect(options.json().userVerification).toBe('required');
  });

  it('has none by the password alone: a stolen one brings no way past the second factor', async () => {
    const desk = await openToolsDesk(await open());
    const owner = await desk.atWork('owner');
    const [passkey] = await addPasskey(owner, openAuthenticator());
    const thief = desk.visitor();
    await thief.post('/api/auth/login', login);
    const added = await thief.post('/api/account/passkeys/options', proof);
    const removed = await thief.send('DELETE', `/api/account/passkeys/${passkey?.id}`, proof);
    for (const answer of [added, removed]) {
      expect([answer.statusCode, answer.json().code]).toEqual([403, 'second-factor-needed']);
    }
  });

  it('registers none that cannot ask for a finger, face or PIN', async () => {
    const desk = await openToolsDesk(await open());
    const owner = await desk.atWork('owner');
    const options = (await owner.post('/api/account/passkeys/options', proof)).json();
    expect(options.authenticatorSelection.userVerification).toBe('required');
    const passkey = openAuthenticator().create(options, { isVerified: false });
    expect((await owner.post('/api/account/passkeys', { passkey })).json().code).toBe('passkey-refused');
  });

  it('keeps none when the shop is left, when the second factor is reset, or from before the work began', async () => {
    const desk = await openToolsDesk(await open());
    const owner = await desk.atWork('owner');
    const { kysely } = desk.database;
    const idOf = async (email: string) =>
      (await kysely.selectFrom('accounts').select('id').where('email', '=', email).executeTakeFirstOrThrow())
        .id;
    const ends = async (email: string, end: () => Promise<unknown>, isStaff = true) => {
      const visitor = isStaff
        ? await desk.atWork('orders', email)
        : await desk.confirmed({ email, emailConfirmation: email });
      const key = await withPasskey(visitor);
      await end();
      expect((await logInBy(desk.visitor(), key)).json().code).toBe('unknown-passkey');
    };
    await ends('left@example.com', async () =>
      owner.send('DELETE', `/api/tools/staff/${await idOf('left@example.com')}`),
    );
    await ends('lost@example.com', async () =>
      owner.post(`/api/tools/staff/${await idOf('lost@example.com')}/reset-second-factor`),
    );
    const machine = { database: desk.database, publicUrl: 'http://localhost:3000' };
    await ends(
      'new@example.com',
      async () => {
        const command = { email: 'new@example.com', role: 'orders', resetsSecondFactor: false };
        return runOwnerCommand(machine, command, desk.now());
      },
      false,
    );
  });
});
