import { createHook } from 'node:async_hooks';
import { beforeAll, expect, it } from '@jest/globals';
import { eachDatabase } from '../../../database/testing/databases.ts';
import { openAccountDesk, PASSWORD, type AccountDesk } from '../../../testing/desks/account-desk.ts';
import { testApp } from '../../../testing/test-app.ts';
import { testEnv } from '../../../testing/test-env.ts';

const login = { email: 'ada@example.com', password: PASSWORD };

eachDatabase('A shopper who logs in', (open) => {
  /** Of all tests: each is about a shopper of its own. */
  let desk: AccountDesk;
  beforeAll(async () => {
    desk = await openAccountDesk(await open());
  });
  let shoppers = 0;
  async function newShopper() {
    const email = `ada-${(shoppers += 1)}@example.com`;
    const ada = await desk.registered({ email, emailConfirmation: email });
    return { ada, login: { email, password: PASSWORD } };
  }

  it('gets a new session, and the one before in this browser ends', async () => {
    const { ada, login } = await newShopper();
    const before = ada.cookie;
    const answer = await ada.post('/api/auth/login', login);
    expect(answer.json()).toMatchObject({ result: true, profile: { firstname: 'Ada' } });
    expect(ada.cookie).not.toBe(before);
    const thief = desk.visitor();
    thief.cookie = before;
    expect((await thief.get('/api/auth/profile')).json()).toEqual({});
  });

  it('never takes over a session that somebody planted', async () => {
    const { login } = await newShopper();
    const ada = desk.visitor();
    const planted = 'x'.repeat(43);
    ada.cookie = planted;
    expect((await ada.get('/api/auth/profile')).json()).toEqual({});
    await ada.post('/api/auth/login', login);
    expect(ada.cookie).not.toBe(planted);
    const thief = desk.visitor();
    thief.cookie = planted;
    expect((await thief.get('/api/auth/profile')).json()).toEqual({});
  });

  it('is told the same for a wrong password and for an unknown address', async () => {
    const { login } = await newShopper();
    const wrong = await desk.visitor().post('/api/auth/login', { ...login, password: 'another password' });
    const unknown = await desk.visitor().post('/api/auth/login', { ...login, email: 'bo@example.com' });
    expect(wrong.statusCode).toBe(400);
    expect(unknown.statusCode).toBe(wrong.statusCode);
    expect(unknown.body).toBe(wrong.body);
    expect(wrong.json()).toEqual({
      result: false,
      code: 'wrong-login',
      error: 'The password or email address you entered is incorrect.',
    });
    expect(Object.keys(unknown.headers).toSorted()).toEqual(Object.keys(wrong.headers).toSorted());
  });

  it('costs the shop as many hashes for an address that nobody has as for a wrong password', async () => {
    const { login } = await newShopper();
    let hashes = 0;
    const hook = createHook({ init: (_id, type) => void (type === 'ARGON2REQUEST' && (hashes += 1)) });
    const cost = async (body: object) => {
      hashes = 0;
      hook.enable();
      const { statusCode } = await desk.visitor().post('/api/auth/login', body);
      hook.disable();
      return { statusCode, hashes };
    };
    expect(await cost({ ...login, password: 'another password' })).toEqual({ statusCode: 400, hashes: 1 });
    expect(await cost({ ...login, email: 'bo@example.com' })).toEqual({ statusCode: 400, hashes: 1 });
  });

  it('is held back with everybody on a network that guesses at many accounts', async () => {
    const { login } = await newShopper();
    const network = desk.visitor();
    for (let count = 0; count < 10; count += 1) {
      await network.post('/api/auth/login', { email: `bo${count}@example.com`, password: PASSWORD });
    }
    const answer = await network.post('/api/auth/login', login);
    expect(answer.statusCode).toBe(429);
    expect(answer.json()).toMatchObject({ code: 'too-many', error: expect.stringContaining('1 min') });
    expect((await desk.visitor().post('/api/auth/login', login)).statusCode).toBe(200);
  });

  it('may log in as often as they like with the right password', async () => {
    const { ada, login } = await newShopper();
    for (let count = 0; count < 15; count += 1) {
      expect((await ada.post('/api/auth/login', login)).statusCode).toBe(200);
    }
  });

  it('logs out for good, in this browser only', async () => {
    const { ada, login } = await newShopper();
    const phone = desk.visitor();
    await phone.post('/api/auth/login', login);
    const copy = desk.visitor();
    copy.cookie = ada.cookie;
    expect((await ada.post('/api/auth/logout')).json()).toEqual({ result: true, message: 'Logged out.' });
    expect(ada.cookie).toBeNull();
    expect((await copy.get('/api/auth/profile')).json()).toEqual({});
    expect((await phone.get('/api/auth/profile')).json()).toMatchObject({ profile: {} });
    expect((await ada.post('/api/auth/logout')).statusCode).toBe(200);
  });

  it('cannot be logged in by a page of another site', async () => {
    const { login } = await newShopper();
    for (const [name, value] of [
      ['sec-fetch-site', 'cross-site'],
      ['origin', 'https://elsewhere.example'],
    ] as const) {
      const answer = await desk.visitor({ headers: { [name]: value } }).post('/api/auth/login', login);
      expect(answer.statusCode).toBe(403);
    }
  });
});

eachDatabase('Whoever logs in while time passes, or by a shop that is set otherwise,', (open) => {
  it('has to wait longer and longer after ten wrong passwords, known or not, and never for good', async () => {
    const desk = await openAccountDesk(await open());
    await desk.registered();
    for (const email of ['ada@example.com', 'bo@example.com']) {
      const guess = () => desk.visitor().post('/api/auth/login', { email, password: 'guess guess guess' });
      const statuses = await Promise.all(Array.from({ length: 12 }, async () => (await guess()).statusCode));
      expect(statuses.filter((status) => status === 400)).toHaveLength(10);
      expect((await guess()).headers['retry-after']).toBe('30');
      desk.passMinutes(0.5);
      expect((await guess()).statusCode).toBe(400);
      expect((await guess()).headers['retry-after']).toBe('60');
    }
    desk.passMinutes(1);
    expect((await desk.visitor().post('/api/auth/login', login)).statusCode).toBe(200);
    expect((await desk.visitor().post('/api/auth/login', { ...login, password: 'guess' })).statusCode).toBe(
      400,
    );
  });

  it('is hashed anew when the shop has made guessing harder since', async () => {
    const desk = await openAccountDesk(await open(), { passwordWork: undefined });
    await desk.registered();
    const { kysely } = desk.database;
    // "a drawer of moths" with a tenth of the work.
    await kysely.updateTable('accounts').set({ password_hash: EASY_HASH }).execute();
    expect((await desk.visitor().post('/api/auth/login', login)).statusCode).toBe(200);
    const { password_hash: hash } = await kysely
      .selectFrom('accounts')
      .select('password_hash')
      .executeTakeFirstOrThrow();
    expect(hash).toContain('m=19456,t=2,p=1');
    expect((await desk.visitor().post('/api/auth/login', login)).statusCode).toBe(200);
  });

  it('stays logged in for 30 days without a visit, and for 90 days in all', async () => {
    const desk = await openAccountDesk(await open());
    const ada = await desk.registered();
    const isIn = async () => 'profile' in (await ada.get('/api/auth/profile')).json();
    const days = (count: number) => desk.passMinutes(count * 24 * 60);
    for (const pause of [29, 29, 29]) {
      days(pause);
      expect(await isIn()).toBe(true);
    }
    days(3);
    expect(await isIn()).toBe(false);
    await ada.post('/api/auth/login', login);
    days(30);
    expect(await isIn()).toBe(false);
  });

  it('keeps the password for years, and is never made to choose another', async () => {
    const desk = await openAccountDesk(await open());
    const ada = await desk.registered();
    desk.passMinutes(3 * 365 * 24 * 60);
    const answer = await ada.post('/api/auth/login', login);
    expect(answer.statusCode).toBe(200);
    expect((await ada.get('/api/auth/profile')).json()).toMatchObject({
      profile: { id: expect.any(Number) },
    });
  });

  it('as staff, is asked again after eight hours, however much they worked', async () => {
    const desk = await openAccountDesk(await open());
    const ada = await desk.registered();
    await desk.database.kysely.updateTable('accounts').set({ role: 'owner' }).execute();
    for (let hours = 0; hours < 7; hours += 1) {
      desk.passMinutes(60);
      expect((await ada.get('/api/auth/profile')).json()).toMatchObject({ profile: { role: 'owner' } });
    }
    desk.passMinutes(60);
    expect((await ada.get('/api/auth/profile')).json()).toEqual({});
  });

  it('gets a cookie that only this host can set, behind https', async () => {
    const database = await open();
    const desk = await openAccountDesk(database);
    await desk.registered();
    const app = await testApp(database, {
      env: testEnv({ PUBLIC_URL: 'https://shop.example' }),
      clock: desk.now,
    });
    const answer = await app.inject({ method: 'POST', url: '/api/auth/login', payload: login });
    expect(answer.headers['set-cookie']).toEqual([
      expect.stringMatching(
        /^__Host-vitrine_session=[\w-]{43}; Max-Age=7776000; Path=\/; HttpOnly; Secure; SameSite=Lax$/,
      ),
      expect.stringMatching(
        /^__Host-vitrine_device=[\w-]{22}\.[\w-]{43}; Max-Age=31536000; Path=\/; HttpOnly; Secure; SameSite=Lax$/,
      ),
    ]);
    await app.close();
  });

  it('is counted by their own address behind the proxies that are configured, and by no header else', async () => {
    const database = await open();
    const desk = await openAccountDesk(database);
    const askFrom = async (proxies: string) => {
      const app = await testApp(database, { env: testEnv({ TRUST_PROXY: proxies }), clock: desk.now });
      const statuses = [];
      for (let count = 0; count < 21; count += 1) {
        const payload = { email: `${proxies}${count}@example.com` };
        // The last entry is what the proxy saw; what stands before it the client may have made up.
        const headers = { 'x-forwarded-for': `10.9.9.${count}, 10.7.7.7` };
        const answer = await app.inject({
          method: 'POST',
          url: '/api/auth/recovery',
          payload,
          headers,
          remoteAddress: `10.8.${proxies}.1`,
        });
        statuses.push(answer.statusCode);
      }
      await app.close();
      return statuses.at(-1);
    };
    expect(await askFrom('0')).toBe(429);
    expect(await askFrom('1')).toBe(429);
    expect(await askFrom('2')).toBe(200);
  });
});

const EASY_HASH =
  '$argon2id$v=19$m=1024,t=1,p=1$MDEyMzQ1Njc4OWFiY2RlZg$vIAF5y/RkgsUBow8n4sT2PtDFLXvaFrXdYqLWq1bGss';
