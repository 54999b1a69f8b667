import { expect, it } from '@jest/globals';
import type { Database } from '../../database/database.ts';
import { eachDatabase } from '../../database/testing/databases.ts';
import { PASSWORD } from '../../testing/desks/account-desk.ts';
import { addPasskey, logInBy, proofBy, withPasskey } from '../../testing/desks/passkeys.ts';
import { openToolsDesk } from '../../testing/desks/tools-desk.ts';
import { openAuthenticator } from '../../testing/software-authenticator.ts';
import { runOwnerCommand } from '../run-owner-command.ts';

const login = { email: 'owner@example.com', password: PASSWORD };
const ME = '/api/tools/me';
const CODE = '/api/tools/second-factor';
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

  it('is not taken over by a password alone, and leaves the shop only through an owner', async () => {
    const desk = await openToolsDesk(await open());
    const owner = await desk.atWork('owner');
    const thief = desk.visitor();
    await thief.post('/api/auth/login', login);
    const { email, password: currentPassword } = login;
    const password = 'another long enough sentence';
    const newEmail = `thief.${email}`;
    for (const answer of [
      await thief.post('/api/account/password', {
        currentPassword,
        password,
        passwordConfirmation: password,
      }),
      await thief.post('/api/account/email', {
        currentPassword,
        email: newEmail,
        emailConfirmation: newEmail,
      }),
    ]) {
      expect([answer.statusCode, answer.json().code]).toEqual([403, 'second-factor-needed']);
    }
    for (const staff of [thief, owner]) {
      const answer = await staff.send('DELETE', '/api/account', { currentPassword });
      expect([answer.statusCode, answer.json().code]).toEqual([403, 'staff-account']);
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

eachDatabase('A passkey in place of the code, after a login by password', (open) => {
  const PASS = `${CODE}/passkey`;

  /** Somebody of staff with a passkey, and another browser of theirs before the second factor. */
  async function arrive(database: Database) {
    const desk = await openToolsDesk(database);
    const owner = await desk.atWork('owner');
    const key = await withPasskey(owner);
    const laptop = desk.visitor();
    await laptop.post('/api/auth/login', login);
    return { desk, owner, key, laptop };
  }

  it('is offered to who has one, opens the tools for this session under a new token, and is in the log', async () => {
    const { desk, key, laptop } = await arrive(await open());
    expect((await laptop.get(ME)).json()).toMatchObject({ secondFactor: 'asked', hasPasskey: true });
    const before = laptop.cookie;
    const passed = await laptop.post(PASS, await proofBy(laptop, key));
    expect(passed.json()).toMatchObject({ role: 'owner', secondFactor: 'passed' });
    expect(laptop.cookie).not.toBe(before);
    const { entries } = (await laptop.get('/api/tools/audit')).json();
    expect(entries[0]).toMatchObject({ action: 'second-factor.passkey' });
    const other = desk.visitor();
    other.cookie = before;
    expect((await other.get(ME)).statusCode).toBe(401);
    await desk.atWork('orders');
    const clerk = desk.visitor();
    await clerk.post('/api/auth/login', { ...login, email: 'orders@example.com' });
    expect((await clerk.get(ME)).json()).toMatchObject({ secondFactor: 'asked', hasPasskey: false });
  });

  it('is refused when it is of another account, asked for no finger, or was signed for another session', async () => {
    const { desk, owner, key, laptop } = await arrive(await open());
    const ofOther = await withPasskey(await desk.atWork('orders'));
    const atLogin = async () => ({
      passkey: key.get((await laptop.post('/api/auth/passkey/options')).json()),
    });
    for (const [sign, code] of [
      [() => proofBy(laptop, ofOther), 'unknown-passkey'],
      [() => proofBy(laptop, key, { isVerified: false }), 'passkey-refused'],
      [() => proofBy(owner, key), 'passkey-expired'],
      [atLogin, 'passkey-expired'],
    ] as const) {
      const answer = await laptop.post(PASS, await sign());
      expect([answer.statusCode, answer.json().code]).toEqual([400, code]);
      expect((await laptop.get('/api/tools/audit')).statusCode).toBe(403);
    }
    expect((await laptop.post(PASS, await proofBy(laptop, key))).statusCode).toBe(200);
  });

  it('is good once: neither this session nor the next passes by the same signature', async () => {
    const { key, laptop } = await arrive(await open());
    const signed = await proofBy(laptop, key);
    expect((await laptop.post(PASS, signed)).statusCode).toBe(200);
    expect((await laptop.post(PASS, signed)).json().code).toBe('passkey-expired');
    await laptop.post('/api/auth/login', login);
    expect((await laptop.post(PASS, signed)).json().code).toBe('passkey-expired');
    expect((await laptop.get(ME)).json()).toMatchObject({ secondFactor: 'asked' });
    const twice = await proofBy(laptop, key);
    const answers = await Promise.all([1, 2].map(() => laptop.post(PASS, twice)));
    expect(answers.filter(({ statusCode }) => statusCode === 200)).toHaveLength(1);
  });

  it('counts with the codes: after ten wrong ones of either kind both wait, and who passes starts afresh', async () => {
    const { desk, owner, key, laptop } = await arrive(await open());
    const wrong = async (count: number) => {
      for (let at = 0; at < count; at += 2) {
        await laptop.post(CODE, { code: owner.code(9) });
        await laptop.post(PASS, await proofBy(laptop, key, { isVerified: false }));
      }
    };
    await wrong(10);
    expect((await laptop.post(PASS, await proofBy(laptop, key))).statusCode).toBe(429);
    desk.passMinutes(1);
    expect((await laptop.post(PASS, await proofBy(laptop, key))).statusCode).toBe(200);
    await laptop.post('/api/auth/login', login);
    await wrong(8);
    expect((await laptop.post(PASS, await proofBy(laptop, key))).statusCode).toBe(200);
  });

  it('is no way in for staff who have not set an app up', async () => {
    const desk = await openToolsDesk(await open());
    const recruit = await desk.atTheDoor('owner');
    const signed = await proofBy(recruit, openAuthenticator(), { userHandle: 'AAAA' });
    const answer = await recruit.post(PASS, signed);
    expect([answer.statusCode, answer.json().code]).toEqual([409, 'second-factor-unset']);
  });
});
