import { beforeAll, describe, expect, it } from '@jest/globals';
import { eachDatabase, oneDatabase } from '../../../database/testing/databases.ts';
import { openAccountDesk, PASSWORD, type AccountDesk } from '../../../testing/desks/account-desk.ts';
import { addPasskey, logInBy, signLogin, withPasskey } from '../../../testing/desks/passkeys.ts';
import { openAuthenticator } from '../../../testing/software-authenticator.ts';
import { runRetentions } from '../../../operations/retention/run-retentions.ts';

const UNKNOWN =
  'The shop does not know this passkey, or no longer. Log in with your password, and delete it where your passkeys are kept.';

eachDatabase('A shopper with a passkey', (open) => {
  it('logs in with it alone in any browser, without a name or a password', async () => {
    const desk = await openAccountDesk(await open());
    const key = await withPasskey(await desk.registered());
    const phone = desk.visitor();
    const answer = await logInBy(phone, key);
    expect(answer.statusCode).toBe(200);
    expect(answer.json()).toMatchObject({
      message: 'You are logged in. One moment …',
      profile: { firstname: 'Ada' },
    });
    expect((await phone.get('/api/account')).json()).toMatchObject({ email: 'ada@example.com' });
    const passkeys = (await phone.get('/api/account/passkeys')).json().passkeys;
    expect(passkeys).toMatchObject([{ usedAt: desk.now().toISOString() }]);
  });

  it('uses each challenge once, also when it is sent twice at the same moment', async () => {
    const desk = await openAccountDesk(await open());
    const key = await withPasskey(await desk.registered(), { counts: false });
    const phone = desk.visitor();
    const signed = await signLogin(phone, key);
    const answers = await Promise.all([1, 2, 3].map(() => phone.post('/api/auth/passkey', signed)));
    expect(answers.map(({ statusCode }) => statusCode).toSorted()).toEqual([200, 400, 400]);
    const late = await phone.post('/api/auth/passkey', signed);
    expect([late.statusCode, late.json().code]).toEqual([400, 'passkey-expired']);
  });

  it('is believed for a counter that rises, or is always 0, and told when it goes back', async () => {
    const desk = await openAccountDesk(await open());
    const ada = await desk.confirmed();
    const key = await withPasskey(ada);
    await desk.mails();
    expect((await logInBy(desk.visitor(), key, { counter: 4_294_967_290 })).statusCode).toBe(200);
    for (const counter of [4_294_967_290, 7, 0]) {
      const copy = await logInBy(desk.visitor(), key, { counter });
      expect([copy.statusCode, copy.json().code]).toEqual([400, 'passkey-copied']);
    }
    expect((await logInBy(desk.visitor(), key, { counter: 4_294_967_291 })).statusCode).toBe(200);
    const mails = (await desk.mails()).map(({ messageId }) => messageId.split('.')[0]);
    expect(mails).toEqual(Array.from({ length: 3 }, () => 'account-passkey-copied'));
    const synced = await withPasskey(ada, { counts: false, isSynced: true });
    for (let day = 0; day < 3; day += 1) expect((await logInBy(desk.visitor(), synced)).statusCode).toBe(200);
  });

  it('of many signatures with one counter, sent at the same moment, gets in by one', async () => {
    const desk = await openAccountDesk(await open());
    const key = await withPasskey(await desk.registered());
    const visitors = Array.from({ length: 6 }, () => desk.visitor());
    const answers = await Promise.all(visitors.map((visitor) => logInBy(visitor, key, { counter: 9 })));
    expect(answers.filter(({ statusCode }) => statusCode === 200)).toHaveLength(1);
  });
});

describe('A passkey does not log in', () => {
  const open = oneDatabase();
  /** Of all tests: each is about a shopper of its own. */
  let desk: AccountDesk;
  beforeAll(async () => {
    desk = await openAccountDesk(await open());
  });
  let shoppers = 0;
  const newEmail = () => `ada-${(shoppers += 1)}@example.com`;
  const registered = (email = newEmail()) => desk.registered({ email, emailConfirmation: email });

  it.each([
    ['made on another site', { origin: 'https://vitrine.example' }],
    ['made for another site', { rpId: 'vitrine.example' }],
    ['that says it is somebody else’s', { userHandle: 'A'.repeat(43) }],
    ['whose signature is of something else', { signed: 'e30' }],
    ['that was being registered', { type: 'webauthn.create' }],
  ])('%s', async (_what, flaws) => {
    const key = await withPasskey(await registered());
    const thief = desk.visitor();
    const answer = await logInBy(thief, key, flaws);
    expect([answer.statusCode, answer.json().code, thief.cookie]).toEqual([400, 'passkey-refused', null]);
    expect((await logInBy(desk.visitor(), key)).statusCode).toBe(200);
  });

  it('with a challenge of another browser, of five minutes ago, or that nobody gave', async () => {
    const key = await withPasskey(await registered());
    const [ada, thief] = [desk.visitor(), desk.visitor()];
    const stolen = await signLogin(ada, key);
    await signLogin(thief, openAuthenticator());
    const invented = { passkey: key.get({ challenge: 'A'.repeat(43) }) };
    const old = await signLogin(ada, key);
    const sent = [
      await thief.post('/api/auth/passkey', stolen),
      await ada.post('/api/auth/passkey', invented),
    ];
    desk.passMinutes(5);
    for (const answer of [...sent, await ada.post('/api/auth/passkey', old)]) {
      expect([answer.statusCode, answer.json().code]).toEqual([400, 'passkey-expired']);
    }
  });

  it('that the shop never had, or that was removed; its owner reads what to do', async () => {
    const email = newEmail();
    const ada = await registered(email);
    const key = await withPasskey(ada);
    const [{ id = 0 } = {}] = (await ada.get('/api/account/passkeys')).json().passkeys;
    const signed = await signLogin(ada, key);
    await ada.send('DELETE', `/api/account/passkeys/${id}`, { currentPassword: PASSWORD });
    const removed = await ada.post('/api/auth/passkey', signed);
    const never = await logInBy(desk.visitor(), openAuthenticator(), { userHandle: 'AAAA' });
    for (const answer of [removed, never]) {
      expect([answer.statusCode, answer.json()]).toEqual([
        400,
        { result: false, code: 'unknown-passkey', error: UNKNOWN },
      ]);
    }
    expect((await desk.visitor().post('/api/auth/login', { email, password: PASSWORD })).statusCode).toBe(
      200,
    );
  });

  it('of another account under this one’s name', async () => {
    const ada = openAuthenticator();
    const bo = openAuthenticator();
    await addPasskey(await registered(), ada);
    await addPasskey(await registered('bo@example.com'), bo);
    const signed = await signLogin(desk.visitor(), ada);
    const { userHandle } = signed.passkey.response;
    const answer = await logInBy(desk.visitor(), bo, { userHandle });
    expect([answer.statusCode, answer.json().code]).toEqual([400, 'passkey-refused']);
  });
});

describe('Logging in by a passkey', () => {
  const open = oneDatabase();

  it('asks for no name: the options of a stranger are those of a shopper', async () => {
    const desk = await openAccountDesk(await open());
    const ada = await desk.registered();
    await withPasskey(ada);
    const { challenge: one, ...ours } = (await ada.post('/api/auth/passkey/options')).json();
    const stranger = desk.visitor();
    const { challenge: other, ...theirs } = (await stranger.post('/api/auth/passkey/options')).json();
    expect(ours).toEqual(theirs);
    expect(ours).toEqual({
      ...{ allowCredentials: [], rpId: 'localhost', timeout: 300_000, userVerification: 'preferred' },
    });
    expect(one).not.toBe(other);
    expect(Buffer.from(one, 'base64url')).toHaveLength(32);
  });

  it('works while strangers guess at the password, and counts as no guess', async () => {
    const desk = await openAccountDesk(await open());
    const key = await withPasskey(await desk.registered());
    const wrong = { email: 'ada@example.com', password: 'guess guess guess' };
    for (let count = 0; count < 13; count += 1) await desk.visitor().post('/api/auth/login', wrong);
    for (let count = 0; count < 12; count += 1) await logInBy(desk.visitor(), key, { signed: 'e30' });
    expect((await desk.visitor().post('/api/auth/login', wrong)).statusCode).toBe(429);
    expect((await logInBy(desk.visitor(), key)).statusCode).toBe(200);
  });

  it('is not held back by who hammers on the same network, in a browser that logged in before', async () => {
    const desk = await openAccountDesk(await open());
    const office = { ip: '198.51.100.9' };
    const ada = await desk.registered();
    const key = await withPasskey(ada);
    const [known, neighbour, stranger] = [desk.visitor(office), desk.visitor(office), desk.visitor(office)];
    known.device = ada.device;
    const signed = await signLogin(neighbour, openAuthenticator(), { userHandle: 'AAAA' });
    for (let count = 0; count < 61; count += 1) await neighbour.post('/api/auth/passkey', signed);
    expect((await logInBy(stranger, key)).statusCode).toBe(429);
    expect((await logInBy(known, key)).statusCode).toBe(200);
  });

  it('forgets challenges that nobody answered', async () => {
    const desk = await openAccountDesk(await open());
    await desk.visitor().post('/api/auth/passkey/options');
    desk.passMinutes(5);
    await runRetentions(desk.database, desk.now());
    expect(await desk.database.kysely.selectFrom('passkey_challenges').selectAll().execute()).toEqual([]);
  });
});
