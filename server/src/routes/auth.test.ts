import { beforeAll, expect, it, jest } from '@jest/globals';
import { LOCALES } from '@vitrine/shared/contract/locale';
import { eachDatabase } from '../store/testing/databases.ts';
import { openAccountDesk, PASSWORD, registration, type AccountDesk } from '../testing/account-desk.ts';
import { testApp } from '../testing/test-app.ts';
import { testEnv } from '../testing/test-env.ts';

/** Each password costs 40 ms of a core, more on a busy machine. */
jest.setTimeout(60_000);

const login = { email: 'ada@example.com', password: PASSWORD };

eachDatabase('A shopper who registers', (open) => {
  it('is logged in at once, with an address still to be confirmed', async () => {
    const desk = await openAccountDesk(await open());
    const ada = desk.visitor();
    const answer = await ada.post(
      '/api/auth/register',
      registration({ locale: 'nl', email: 'Ada@Example.com' }),
    );
    expect(answer.statusCode).toBe(201);
    expect(answer.json()).toMatchObject({
      result: true,
      message: expect.stringContaining('geregistreerd'),
      profile: { language: 'nl', is_email_verified: false, firstname: 'Ada', role: 'customer' },
    });
    expect(answer.headers['set-cookie']).toMatch(
      /^vitrine_session=[\w-]{43}; Max-Age=7776000; Path=\/; HttpOnly; SameSite=Lax$/,
    );
    expect((await ada.get('/api/auth/profile')).json().profile).toEqual(answer.json().profile);
    const mails = await desk.mails();
    expect(mails).toMatchObject([{ to: 'Ada@Example.com', subject: 'Bevestig je e-mailadres' }]);
    expect(mails[0]?.text).toContain('http://localhost:3000/nl/bevestig-email/');
  });

  it('keeps the password and the token where nobody can read them', async () => {
    const desk = await openAccountDesk(await open());
    const ada = await desk.registered();
    const { kysely } = desk.database;
    const account = await kysely.selectFrom('accounts').selectAll().executeTakeFirstOrThrow();
    expect(account.password_hash).toMatch(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$[\w+/]{22}\$[\w+/]{43}$/);
    const token = await desk.tokenFrom('account-confirm');
    const rows = await Promise.all(
      (['accounts', 'sessions', 'mail_tokens', 'outbox', 'attempts'] as const).map((table) =>
        kysely.selectFrom(table).selectAll().execute(),
      ),
    );
    const kept = JSON.stringify(rows);
    for (const secret of [PASSWORD, ada.cookie ?? '', token]) {
      expect(secret).not.toBe('');
      expect(kept).not.toContain(secret);
    }
  });

  it('is told that the address has an account, in whatever capitals', async () => {
    const desk = await openAccountDesk(await open());
    await desk.registered();
    const other = desk.visitor();
    const again = registration({ email: 'ADA@example.com', emailConfirmation: 'ada@EXAMPLE.com' });
    const answer = await other.post('/api/auth/register', again);
    expect(answer.statusCode).toBe(400);
    expect(answer.json().validationErrors).toEqual({
      email: { error: expect.stringContaining('already been registered') },
    });
    expect(other.cookie).toBeNull();
  });

  it('makes one account by registering twice at the same moment', async () => {
    const desk = await openAccountDesk(await open());
    const answers = await Promise.all(
      Array.from({ length: 5 }, () => desk.visitor().post('/api/auth/register', registration())),
    );
    expect(answers.map(({ statusCode }) => statusCode).toSorted()).toEqual([201, 400, 400, 400, 400]);
  });

  it('gets the newsletter only after a mail of its own, and only if asked for', async () => {
    const desk = await openAccountDesk(await open());
    await desk.registered({ newsletter: true });
    await desk.registered({ email: 'bo@example.com', emailConfirmation: 'bo@example.com' });
    expect((await desk.mails()).map(({ to, subject }) => `${to} ${subject}`).toSorted()).toEqual([
      'ada@example.com Confirm your email address',
      'ada@example.com Confirm your newsletter',
      'bo@example.com Confirm your email address',
    ]);
  });

  it('may register ten times an hour from one network', async () => {
    const desk = await openAccountDesk(await open());
    const office = desk.visitor({ ip: '2001:db8:1:2::1' });
    const neighbour = desk.visitor({ ip: '2001:db8:1:2:ffff::9' });
    for (let count = 0; count < 10; count += 1) {
      const email = `shopper${count}@example.com`;
      const answer = await office.post(
        '/api/auth/register',
        registration({ email, emailConfirmation: email }),
      );
      expect(answer.statusCode).toBe(201);
    }
    const answer = await neighbour.post('/api/auth/register', registration());
    expect(answer.statusCode).toBe(429);
    expect(answer.headers['retry-after']).toBe('3600');
    desk.passMinutes(60);
    expect((await neighbour.post('/api/auth/register', registration())).statusCode).toBe(201);
  });
});

eachDatabase('A shopper who fills in the registration', (open) => {
  let desk: AccountDesk;
  beforeAll(async () => {
    desk = await openAccountDesk(await open());
  });

  const NUL = '\u0000';
  it.each([
    ['firstname', ['', '  ', null, 7, NUL, 'x'.repeat(101)]],
    ['lastname', ['', undefined]],
    ['email', ['', 'ada', 'ada@', null, 'a'.repeat(300)]],
    ['emailConfirmation', ['', 'bo@example.com', null]],
    [
      'password',
      [
        '',
        null,
        'short',
        'aaaaaaaaaaaaaa',
        'qwertyuiop123',
        'Password1234',
        'Password2026!',
        'x'.repeat(129),
        'xyz adalovelace',
        'vitrine vlinders',
      ],
    ],
    ['passwordConfirmation', ['', null, 'a drawer of moth']],
    ['acceptsConditions', [false, null, 'true']],
    ['newsletter', [null, 'yes']],
    ['company', [null, NUL]],
    ['phone', ['phone', null]],
    ['locale', ['de', null]],
  ])('reads what is wrong at %s in any language', async (field, values) => {
    for (const value of values) {
      const texts = new Set<string>();
      for (const locale of LOCALES) {
        const same =
          field === 'email'
            ? { emailConfirmation: value }
            : field === 'password'
              ? { passwordConfirmation: value }
              : {};
        const body = registration({
          email: 'adalovelace@example.com',
          emailConfirmation: 'adalovelace@example.com',
          locale,
          ...same,
          [field]: value,
        });
        const headers = { 'x-locale': locale };
        const answer = await desk.visitor({ headers }).post('/api/auth/register', body);
        expect([field, value, answer.statusCode]).toEqual([field, value, 400]);
        const errors = answer.json().validationErrors;
        expect(Object.keys(errors)).toContain(field);
        texts.add(errors[field].error);
      }
      expect(texts.size).toBe(3);
    }
  });

  it.each(['', 'null', '[]', '"x"', '{'])('gets no broken page for the body %j', async (payload) => {
    const headers = { 'content-type': 'application/json' };
    for (const url of [
      'register',
      'login',
      'confirm',
      'confirm/resend',
      'recovery',
      `recovery/${'a'.repeat(43)}`,
    ]) {
      const answer = await desk.app.inject({ method: 'POST', url: `/api/auth/${url}`, payload, headers });
      expect([url, answer.statusCode]).toEqual([url, 400]);
    }
  });

  it.each([
    'correct tiger battery',
    'éééèèèàààççç ïk',
    '  spaces at the ends  ',
    '虫虫甲虫蝴蝶飞蛾蝉蚂蚁蜂虻蝇',
  ])('may choose the password %j', async (password) => {
    const email = `${Math.random()}@example.com`;
    const visitor = desk.visitor();
    const body = registration({ email, emailConfirmation: email, password, passwordConfirmation: password });
    expect((await visitor.post('/api/auth/register', body)).json()).toMatchObject({ result: true });
    const typed = { email, password: password.normalize('NFD') };
    expect((await desk.visitor().post('/api/auth/login', typed)).statusCode).toBe(200);
  });
});

eachDatabase('A shopper who logs in', (open) => {
  it('gets a new session, and the one before in this browser ends', async () => {
    const desk = await openAccountDesk(await open());
    const ada = await desk.registered();
    const before = ada.cookie;
    const answer = await ada.post('/api/auth/login', login);
    expect(answer.json()).toMatchObject({ result: true, profile: { firstname: 'Ada' } });
    expect(ada.cookie).not.toBe(before);
    const thief = desk.visitor();
    thief.cookie = before;
    expect((await thief.get('/api/auth/profile')).json()).toEqual({});
  });

  it('never takes over a session that somebody planted', async () => {
    const desk = await openAccountDesk(await open());
    await desk.registered();
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
    const desk = await openAccountDesk(await open());
    await desk.registered();
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

  it('is held back with everybody on a network that guesses at many accounts', async () => {
    const desk = await openAccountDesk(await open());
    await desk.registered();
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
    const desk = await openAccountDesk(await open());
    const ada = await desk.registered();
    for (let count = 0; count < 15; count += 1) {
      expect((await ada.post('/api/auth/login', login)).statusCode).toBe(200);
    }
  });

  it('is hashed anew when the shop has made guessing harder since', async () => {
    const desk = await openAccountDesk(await open());
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

  it('logs out for good, in this browser only', async () => {
    const desk = await openAccountDesk(await open());
    const ada = await desk.registered();
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

  it('as staff, is asked again after eight hours', async () => {
    const desk = await openAccountDesk(await open());
    const ada = await desk.registered();
    await desk.database.kysely.updateTable('accounts').set({ role: 'owner' }).execute();
    desk.passMinutes(7 * 60);
    expect((await ada.get('/api/auth/profile')).json()).toMatchObject({ profile: { role: 'owner' } });
    desk.passMinutes(8 * 60);
    expect((await ada.get('/api/auth/profile')).json()).toEqual({});
  });

  it('cannot be logged in by a page of another site', async () => {
    const desk = await openAccountDesk(await open());
    await desk.registered();
    for (const [name, value] of [
      ['sec-fetch-site', 'cross-site'],
      ['origin', 'https://elsewhere.example'],
    ] as const) {
      const answer = await desk.visitor({ headers: { [name]: value } }).post('/api/auth/login', login);
      expect(answer.statusCode).toBe(403);
    }
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
    expect(answer.headers['set-cookie']).toMatch(
      /^__Host-vitrine_session=[\w-]{43}; Max-Age=7776000; Path=\/; HttpOnly; Secure; SameSite=Lax$/,
    );
    await app.close();
  });

  it('is counted by their own address behind the proxies that are configured, and by no header else', async () => {
    const database = await open();
    const desk = await openAccountDesk(database);
    const guessFrom = async (proxies: string) => {
      const app = await testApp(database, { env: testEnv({ TRUST_PROXY: proxies }), clock: desk.now });
      const statuses = [];
      for (let count = 0; count < 11; count += 1) {
        const payload = { email: `${proxies}${count}@example.com`, password: PASSWORD };
        // The last entry is what the proxy saw; what stands before it the client may have made up.
        const headers = { 'x-forwarded-for': `10.9.9.${count}, 10.7.7.7` };
        const answer = await app.inject({
          method: 'POST',
          url: '/api/auth/login',
          payload,
          headers,
          remoteAddress: `10.8.${proxies}.1`,
        });
        statuses.push(answer.statusCode);
      }
      await app.close();
      return statuses.at(-1);
    };
    expect(await guessFrom('0')).toBe(429);
    expect(await guessFrom('1')).toBe(429);
    expect(await guessFrom('2')).toBe(400);
  });
});

const EASY_HASH =
  '$argon2id$v=19$m=1024,t=1,p=1$MDEyMzQ1Njc4OWFiY2RlZg$vIAF5y/RkgsUBow8n4sT2PtDFLXvaFrXdYqLWq1bGss';
