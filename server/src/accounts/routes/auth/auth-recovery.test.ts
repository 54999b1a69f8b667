import { expect, it } from '@jest/globals';
import { runRetentions } from '../../../operations/retention/run-retentions.ts';
import { eachDatabase } from '../../../database/testing/databases.ts';
import { openAccountDesk, PASSWORD, type AccountDesk } from '../../../testing/desks/account-desk.ts';
import { logInBy, withPasskey } from '../../../testing/desks/passkeys.ts';

const login = { email: 'ada@example.com', password: PASSWORD };
const NEW_PASSWORD = 'a cabinet of beetles';
const wanted = { password: NEW_PASSWORD, passwordConfirmation: NEW_PASSWORD };

const askRecovery = (desk: AccountDesk, email = 'ada@example.com') =>
  desk.visitor().post('/api/auth/recovery', { email });

async function recoveryToken(desk: AccountDesk): Promise<string> {
  await askRecovery(desk);
  return desk.tokenFrom('account-recovery');
}

eachDatabase('A shopper who lost the password', (open) => {
  it('chooses a new one by a link that works once, and is logged out everywhere', async () => {
    const desk = await openAccountDesk(await open());
    const ada = await desk.registered();
    const token = await recoveryToken(desk);
    const visitor = desk.visitor();
    expect((await visitor.get(`/api/auth/recovery/${token}`)).json()).toEqual({
      isValid: true,
      shortest: 12,
    });
    const answers = await Promise.all([1, 2].map(() => visitor.post(`/api/auth/recovery/${token}`, wanted)));
    expect(answers.map(({ statusCode }) => statusCode).toSorted()).toEqual([200, 400]);
    expect(answers.find(({ statusCode }) => statusCode === 400)?.json()).toMatchObject({
      code: 'bad-token',
      error: expect.stringContaining('Wrong recovery link'),
    });
    expect((await visitor.get(`/api/auth/recovery/${token}`)).json()).toEqual({ isValid: false });
    expect((await ada.get('/api/auth/profile')).json()).toEqual({});
    expect((await visitor.post('/api/auth/login', login)).statusCode).toBe(400);
    const right = await visitor.post('/api/auth/login', { ...login, password: NEW_PASSWORD });
    // Who reads the mailbox has proved the address.
    expect(right.json()).toMatchObject({ profile: { is_email_verified: true } });
    expect((await desk.mails()).map(({ subject }) => subject)).toEqual(['Your password was changed']);
  });

  it('shuts out a stranger who opened the account with that address, passkey and all', async () => {
    const desk = await openAccountDesk(await open());
    const key = await withPasskey(await desk.registered());
    const answer = await desk.visitor().post(`/api/auth/recovery/${await recoveryToken(desk)}`, wanted);
    expect(answer.statusCode).toBe(200);
    expect((await logInBy(desk.visitor(), key)).statusCode).toBe(400);
  });

  it('keeps the passkeys that were added after the address was proved', async () => {
    const desk = await openAccountDesk(await open());
    const key = await withPasskey(await desk.confirmed());
    await desk.visitor().post(`/api/auth/recovery/${await recoveryToken(desk)}`, wanted);
    expect((await logInBy(desk.visitor(), key)).statusCode).toBe(200);
  });

  it('has an hour', async () => {
    const desk = await openAccountDesk(await open());
    await desk.registered();
    const token = await recoveryToken(desk);
    desk.passMinutes(60);
    expect((await desk.visitor().get(`/api/auth/recovery/${token}`)).json()).toEqual({ isValid: false });
    expect((await desk.visitor().post(`/api/auth/recovery/${token}`, wanted)).statusCode).toBe(400);
    await runRetentions(desk.database, desk.now());
    const left = await desk.database.kysely.selectFrom('mail_tokens').select('purpose').execute();
    expect(left).toEqual([{ purpose: 'confirm' }]);
  });

  it('keeps the link when the new password is refused', async () => {
    const desk = await openAccountDesk(await open());
    await desk.registered();
    const token = await recoveryToken(desk);
    const visitor = desk.visitor();
    const weak = { password: 'password1234', passwordConfirmation: 'password1234' };
    const answer = await visitor.post(`/api/auth/recovery/${token}`, weak);
    expect(answer.json()).toMatchObject({ code: 'invalid', validationErrors: { password: {} } });
    expect((await visitor.post(`/api/auth/recovery/${token}`, wanted)).statusCode).toBe(200);
  });

  it('makes every other link worthless, and those for one thing do not do for another', async () => {
    const desk = await openAccountDesk(await open());
    await desk.registered();
    const confirm = await desk.tokenFrom('account-confirm');
    const [first, second] = [await recoveryToken(desk), await recoveryToken(desk)];
    const visitor = desk.visitor();
    expect((await visitor.post(`/api/auth/recovery/${confirm}`, wanted)).statusCode).toBe(400);
    expect((await visitor.post('/api/auth/confirm', { token: first })).statusCode).toBe(400);
    expect((await visitor.post(`/api/auth/recovery/${second}`, wanted)).statusCode).toBe(200);
    expect((await visitor.post(`/api/auth/recovery/${first}`, wanted)).statusCode).toBe(400);
  });

  it('is let in though others guessed so often that a login would have to wait', async () => {
    const desk = await openAccountDesk(await open());
    await desk.registered();
    for (let count = 0; count < 10; count += 1) {
      await desk.visitor().post('/api/auth/login', { ...login, password: 'guess guess' });
    }
    expect((await desk.visitor().post('/api/auth/login', login)).statusCode).toBe(429);
    await desk.visitor().post(`/api/auth/recovery/${await recoveryToken(desk)}`, wanted);
    const answer = await desk.visitor().post('/api/auth/login', { ...login, password: NEW_PASSWORD });
    expect(answer.statusCode).toBe(200);
  });

  it('is told the same as a stranger, after the same work, and gets three mails an hour at most', async () => {
    const desk = await openAccountDesk(await open());
    await desk.registered();
    await desk.mails();
    const rows = async () => (await desk.database.kysely.selectFrom('outbox').select('id').execute()).length;
    const before = await rows();
    const known = await askRecovery(desk);
    expect(known.json()).toMatchObject({ message: 'Mail sent. Please consult your mailbox.' });
    expect(await rows()).toBe(before + 1);
    const unknown = await askRecovery(desk, 'bo@example.com');
    expect(await rows()).toBe(before + 2);
    expect(unknown.statusCode).toBe(known.statusCode);
    expect(unknown.body).toBe(known.body);
    const more = await Promise.all(Array.from({ length: 6 }, () => askRecovery(desk)));
    expect(new Set(more.map(({ body }) => body))).toEqual(new Set([known.body]));
    expect((await desk.mails()).map(({ to }) => to)).toEqual(Array(3).fill('ada@example.com'));
    desk.passMinutes(60);
    await askRecovery(desk);
    expect(await desk.mails()).toHaveLength(1);
  });

  it('shares a network with others, which may ask twenty times an hour', async () => {
    const desk = await openAccountDesk(await open());
    const visitor = desk.visitor();
    const statuses = [];
    for (let count = 0; count < 21; count += 1) {
      const answer = await visitor.post('/api/auth/recovery', { email: `bo${count}@example.com` });
      statuses.push(answer.statusCode);
    }
    expect(statuses.slice(0, 20)).toEqual(Array(20).fill(200));
    expect(statuses[20]).toBe(429);
  });

  it.each([
    ['en', 'Choose a new password', '/password-recovery/'],
    ['nl', 'Kies een nieuw wachtwoord', '/nl/wachtwoord-herstellen/'],
    ['fr', 'Choisissez un nouveau mot de passe', '/fr/recuperer-mot-de-passe/'],
  ])('is written to in %s, and nothing of what others typed stands in it', async (locale, subject, path) => {
    const desk = await openAccountDesk(await open());
    await desk.registered({ locale, firstname: 'Win a prize at evil.example' });
    await desk.mails();
    await askRecovery(desk, 'ADA@example.com');
    const [mail] = await desk.mails();
    expect(mail).toMatchObject({ to: 'ada@example.com', subject });
    for (const part of [mail?.text, mail?.html]) {
      expect(part).toMatch(new RegExp(`http://localhost:3000${path}[\\w-]{43}`));
      expect(part).not.toContain('evil');
    }
  });

  it('needs an address that mail can be sent to', async () => {
    const desk = await openAccountDesk(await open());
    for (const email of ['', 'ada', 'a\u0000@example.com', null, 7]) {
      const answer = await desk.visitor().post('/api/auth/recovery', { email });
      expect(answer.json()).toMatchObject({ code: 'invalid', validationErrors: { email: {} } });
    }
  });
});
