import { beforeAll, expect, it } from '@jest/globals';
import { LOCALES } from '@vitrine/shared/contract/locale';
import { eachDatabase } from '../../../database/testing/databases.ts';
import {
  openAccountDesk,
  PASSWORD,
  registration,
  type AccountDesk,
} from '../../../testing/desks/account-desk.ts';

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
      profile: {
        id: expect.any(Number),
        language: 'nl',
        is_email_verified: false,
        firstname: 'Ada',
        role: 'customer',
      },
    });
    expect(answer.headers['set-cookie']).toContainEqual(
      expect.stringMatching(/^vitrine_session=[\w-]{43}; Max-Age=7776000; Path=\/; HttpOnly; SameSite=Lax$/),
    );
    expect((await ada.get('/api/auth/profile')).json().profile).toEqual(answer.json().profile);
    const mails = await desk.mails();
    expect(mails).toMatchObject([{ to: 'Ada@Example.com', subject: 'Bevestig je e-mailadres' }]);
    expect(mails[0]?.text).toContain('http://localhost:3000/nl/bevestig-email/');
  });

  it('keeps the password and the token where nobody can read them', async () => {
    const desk = await openAccountDesk(await open(), { passwordWork: undefined });
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
      'ada@example.com Confirm your e-mail address',
      'ada@example.com Confirm your subscription to our newsletter',
      'bo@example.com Confirm your e-mail address',
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

  it('reads that conditions are to be accepted, and that what was typed twice differs', async () => {
    const body = registration({
      emailConfirmation: 'bo@example.com',
      passwordConfirmation: 'another drawer of moths',
      acceptsConditions: false,
    });
    const answer = await desk.visitor().post('/api/auth/register', body);
    expect(answer.json().validationErrors).toEqual({
      emailConfirmation: { error: 'E-mail addresses do not match.' },
      passwordConfirmation: { error: 'Passwords do not match.' },
      acceptsConditions: { error: 'Please accept our general conditions of use.' },
    });
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
    const typed = { email, password };
    expect((await desk.visitor().post('/api/auth/login', typed)).statusCode).toBe(200);
  });
});
