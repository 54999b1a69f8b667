import { describe, expect, it } from '@jest/globals';
import { LOCALES } from '@vitrine/shared/contract/locale';
import { MAX_PASSKEYS, passkeysSchema } from '@vitrine/shared/contract/accounts/passkeys';
import { eachDatabase, oneDatabase } from '../../database/testing/databases.ts';
import { openAccountDesk, PASSWORD, type Visitor } from '../../testing/desks/account-desk.ts';
import { addPasskey, logInBy, proofBy, withPasskey } from '../../testing/desks/passkeys.ts';
import { openAuthenticator } from '../../testing/software-authenticator.ts';

const PHONE = {
  'user-agent': 'Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X) Version/18.0 Safari/604.1',
};
const BO = { email: 'bo@example.com', emailConfirmation: 'bo@example.com' };
const proof = { currentPassword: PASSWORD };

const listOf = async (visitor: Visitor) =>
  passkeysSchema.parse((await visitor.get('/api/account/passkeys')).json()).passkeys;

const pathOf = async (visitor: Visitor) => `/api/account/passkeys/${(await listOf(visitor))[0]?.id}`;

eachDatabase('A shopper’s passkeys', (open) => {
  it('are listed by what made them, renamed and removed, and each change is told by mail', async () => {
    const desk = await openAccountDesk(await open());
    const ada = await desk.confirmed();
    ada.headers = PHONE;
    const synced = await withPasskey(ada, { counts: false, isSynced: true });
    desk.passMinutes(1);
    const second = openAuthenticator();
    const [newest, first] = await addPasskey(ada, second);
    expect([newest, first]).toMatchObject([
      { name: '', browser: 'Safari', system: 'iPhone', isSynced: false, usedAt: null },
      { isSynced: true },
    ]);
    const path = `/api/account/passkeys/${first?.id}`;
    const renamed = await ada.send('PATCH', path, { name: ' Phone \u0000of\u200b Ada ' });
    expect(renamed.json().passkeys[1].name).toBe('Phone of Ada');
    const long = await ada.send('PATCH', path, { name: 'x'.repeat(61) });
    expect([long.statusCode, long.json().validationErrors.name.error]).toEqual([
      400,
      'Please keep this to 60 characters.',
    ]);
    expect((await ada.send('DELETE', path, proof)).json().passkeys).toMatchObject([{ id: newest?.id }]);
    expect((await logInBy(desk.visitor(), synced)).json().code).toBe('unknown-passkey');
    expect((await logInBy(desk.visitor(), second)).statusCode).toBe(200);
    const mails = (await desk.mails()).map(({ subject, text }) => [subject, text]);
    expect(mails).toEqual([
      ['A passkey was added to your account', expect.stringContaining('a passkey (Safari, iPhone) opens')],
      ['A passkey was added to your account', expect.anything()],
      ['A passkey was removed from your account', expect.stringContaining('/account/passkeys')],
    ]);
    // A name could be anything, and the mailbox a stranger's.
    expect(JSON.stringify(mails)).not.toContain('Phone of Ada');
  });

  it('are as many as an account may have, also when tabs add them at the same moment', async () => {
    const desk = await openAccountDesk(await open());
    const ada = await desk.registered();
    const { kysely } = desk.database;
    await withPasskey(ada);
    const { id: _, ...row } = await kysely.selectFrom('passkeys').selectAll().executeTakeFirstOrThrow();
    const more = Array.from({ length: MAX_PASSKEYS - 2 }, (_none, at) => ({
      ...row,
      credential_id: `${at}`,
    }));
    await kysely.insertInto('passkeys').values(more).execute();
    const asked = await Promise.all([1, 2].map(() => ada.post('/api/account/passkeys/options', proof)));
    const made = asked.map((options) => ({ passkey: openAuthenticator().create(options.json()) }));
    const answers = await Promise.all(made.map((body) => ada.post('/api/account/passkeys', body)));
    expect(answers.map(({ statusCode }) => statusCode).toSorted()).toEqual([201, 409]);
    const full = await ada.post('/api/account/passkeys/options', proof);
    expect([full.statusCode, full.json()]).toEqual([
      409,
      {
        ...{ result: false, code: 'too-many-passkeys' },
        error: 'An account has 20 passkeys at most. Please remove one first.',
      },
    ]);
  });

  it('go with the account, and are in the file of own data without their keys', async () => {
    const desk = await openAccountDesk(await open());
    const ada = await desk.confirmed();
    const key = await withPasskey(ada);
    const file = (await ada.get('/api/account/export?format=json')).json();
    expect(file.passkeys).toEqual([
      {
        id: expect.any(Number),
        name: '',
        browser: '',
        system: '',
        isSynced: false,
        createdAt: desk.now().toISOString(),
        usedAt: null,
      },
    ]);
    expect(JSON.stringify(file)).not.toContain(key.credentialId);
    await ada.send('DELETE', '/api/account', proof);
    const { kysely } = desk.database;
    expect(await kysely.selectFrom('passkeys').select('id').execute()).toEqual([]);
    expect((await logInBy(desk.visitor(), key)).json().code).toBe('unknown-passkey');
  });
});

describe('Whoever finds a browser open', () => {
  const open = oneDatabase();

  it('adds and removes no passkey without the password or one of the passkeys', async () => {
    const desk = await openAccountDesk(await open());
    const ada = await desk.registered();
    const key = await withPasskey(ada);
    const path = await pathOf(ada);
    for (const [body, field] of [
      [{}, 'Please fill this in.'],
      [{ currentPassword: 'guess guess guess' }, 'This is not your present password.'],
    ] as const) {
      const added = await ada.post('/api/account/passkeys/options', body);
      const removed = await ada.send('DELETE', path, body);
      for (const answer of [added, removed]) {
        expect([answer.statusCode, answer.json().validationErrors.currentPassword.error]).toEqual([
          400,
          field,
        ]);
      }
    }
    const passkey = openAuthenticator().create({ challenge: 'A'.repeat(43), user: { id: 'AAAA' } });
    expect((await ada.post('/api/account/passkeys', { passkey })).json().code).toBe('passkey-expired');
    expect(await listOf(ada)).toHaveLength(1);
    expect((await ada.send('DELETE', path, await proofBy(ada, key))).json()).toEqual({
      passkeys: [],
    });
  });

  it('proves nothing by a passkey that asked for no finger, by that of another account, or by one login', async () => {
    const desk = await openAccountDesk(await open());
    const ada = await desk.registered();
    const key = await withPasskey(ada);
    const bo = await withPasskey(await desk.registered(BO));
    const add = (body: object) => ada.post('/api/account/passkeys/options', body);
    expect((await add(await proofBy(ada, key, { isVerified: false }))).json().code).toBe('passkey-refused');
    expect((await add(await proofBy(ada, bo))).json().code).toBe('unknown-passkey');
    const login = (await ada.post('/api/auth/passkey/options')).json();
    expect((await add({ passkey: key.get(login) })).json().code).toBe('passkey-expired');
    expect((await add(await proofBy(ada, key))).statusCode).toBe(200);
  });

  it('makes no passkey of the challenge of another session, twice of one, or of another site', async () => {
    const desk = await openAccountDesk(await open());
    const ada = await desk.registered();
    const bo = await desk.registered(BO);
    const options = (await ada.post('/api/account/passkeys/options', proof)).json();
    expect(options).toMatchObject({
      rp: { id: 'localhost', name: expect.any(String) },
      user: { name: 'ada@example.com', displayName: 'Ada Peeters' },
      attestation: 'none',
      authenticatorSelection: { residentKey: 'required', userVerification: 'preferred' },
    });
    expect(Buffer.from(options.user.id, 'base64url')).toHaveLength(32);
    const passkey = openAuthenticator().create(options);
    expect((await bo.post('/api/account/passkeys', { passkey })).json().code).toBe('passkey-expired');
    expect((await ada.post('/api/account/passkeys', { passkey })).statusCode).toBe(201);
    expect((await ada.post('/api/account/passkeys', { passkey })).json().code).toBe('passkey-expired');
    for (const flaws of [{ origin: 'https://vitrine.example' }, { rpId: 'vitrine.example' }]) {
      const again = (await ada.post('/api/account/passkeys/options', proof)).json();
      const answer = await ada.post('/api/account/passkeys', {
        passkey: openAuthenticator().create(again, flaws),
      });
      expect([answer.statusCode, answer.json().code]).toEqual([400, 'passkey-refused']);
    }
    const excluded = (await ada.post('/api/account/passkeys/options', proof)).json();
    expect(excluded.excludeCredentials).toEqual([
      { id: expect.any(String), type: 'public-key', transports: ['internal'] },
    ]);
    expect(excluded.user.id).toBe(options.user.id);
  });

  it('takes over no passkey that is another account’s', async () => {
    const desk = await openAccountDesk(await open());
    const key = await withPasskey(await desk.registered());
    const bo = await desk.registered(BO);
    const options = (await bo.post('/api/account/passkeys/options', proof)).json();
    const answer = await bo.post('/api/account/passkeys', { passkey: key.create(options) });
    expect([answer.statusCode, answer.json().code]).toEqual([400, 'passkey-refused']);
    expect(await listOf(bo)).toEqual([]);
  });

  it('neither sees nor changes passkeys of others, nor without a login', async () => {
    const desk = await openAccountDesk(await open());
    const ada = await desk.registered();
    const key = await withPasskey(ada);
    const path = await pathOf(ada);
    const bo = await desk.registered(BO);
    expect(await listOf(bo)).toEqual([]);
    for (const method of ['PATCH', 'DELETE'] as const) {
      const answer = await bo.send(method, path, { ...proof, name: 'Mine' });
      expect([answer.statusCode, answer.json().error]).toEqual([
        404,
        'There is no such passkey in your account any more.',
      ]);
      expect((await desk.visitor().send(method, path, proof)).statusCode).toBe(401);
    }
    expect((await logInBy(desk.visitor(), key)).statusCode).toBe(200);
  });
});

describe('A password that is recovered', () => {
  const open = oneDatabase();

  it.each(LOCALES)(
    'leaves passkeys as they are, and the mail in %s says how many there are',
    async (locale) => {
      const desk = await openAccountDesk(await open());
      const ada = await desk.confirmed({ locale });
      const key = await withPasskey(ada);
      await desk.visitor().post('/api/auth/recovery', { email: 'ada@example.com' });
      const token = await desk.tokenFrom('account-recovery');
      const wanted = { password: 'a cabinet of beetles', passwordConfirmation: 'a cabinet of beetles' };
      await desk.visitor().post(`/api/auth/recovery/${token}`, wanted);
      expect((await logInBy(desk.visitor(), key)).statusCode).toBe(200);
      const [mail] = await desk.mails();
      expect(mail?.text).toMatch(/One passkey still opens|één passkey opent|Une clé d’accès ouvre/);
    },
  );

  it('brings back in who removed the last passkey', async () => {
    const desk = await openAccountDesk(await open());
    const ada = await desk.confirmed();
    const key = await withPasskey(ada);
    const path = await pathOf(ada);
    await ada.send('DELETE', path, await proofBy(ada, key));
    await ada.post('/api/auth/logout');
    await ada.post('/api/auth/recovery', { email: 'ada@example.com' });
    const token = await desk.tokenFrom('account-recovery');
    const wanted = { password: 'a cabinet of beetles', passwordConfirmation: 'a cabinet of beetles' };
    await ada.post(`/api/auth/recovery/${token}`, wanted);
    const login = { email: 'ada@example.com', password: wanted.password };
    expect((await ada.post('/api/auth/login', login)).statusCode).toBe(200);
  });
});
