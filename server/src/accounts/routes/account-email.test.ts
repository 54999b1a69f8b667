import { expect, it } from '@jest/globals';
import { runRetentions } from '../../operations/retention/run-retentions.ts';
import { eachDatabase } from '../../database/testing/databases.ts';
import {
  openAccountDesk,
  PASSWORD,
  registration,
  type AccountDesk,
} from '../../testing/desks/account-desk.ts';

const login = { email: 'ada@example.com', password: PASSWORD };
const NEW_PASSWORD = 'a cabinet of beetles';
const wanted = { password: NEW_PASSWORD, passwordConfirmation: NEW_PASSWORD };

async function recoveryToken(desk: AccountDesk): Promise<string> {
  await desk.visitor().post('/api/auth/recovery', { email: 'ada@example.com' });
  return desk.tokenFrom('account-recovery');
}

eachDatabase('A shopper who changes the address', (open) => {
  const change = (email: string, more: object = {}) => ({
    email,
    emailConfirmation: email,
    currentPassword: PASSWORD,
    ...more,
  });

  it('keeps the present one until the new one is confirmed; the present one is told', async () => {
    const desk = await openAccountDesk(await open());
    const ada = await desk.confirmed();
    expect((await ada.post('/api/account/email', change('ada@new.example'))).json()).toMatchObject({
      result: true,
    });
    expect((await ada.get('/api/account')).json()).toMatchObject({
      email: 'ada@example.com',
      newEmail: 'ada@new.example',
    });
    const mails = await desk.mails();
    expect(mails.map(({ to, subject }) => [to, subject]).toSorted()).toEqual([
      ['ada@example.com', 'Your account is to get another e-mail address'],
      ['ada@new.example', 'Confirm your new e-mail address'],
    ]);
    const asked = mails.find(({ to }) => to === 'ada@new.example');
    const token = /\/([\w-]{43})\s/.exec(asked?.text ?? '')?.[1];
    expect((await desk.visitor().post('/api/auth/login', login)).statusCode).toBe(200);
    expect((await desk.visitor().post('/api/auth/confirm', { token })).json()).toMatchObject({
      email: 'ada@new.example',
    });
    expect((await ada.get('/api/account')).json()).toMatchObject({
      email: 'ada@new.example',
      newEmail: null,
    });
    expect((await desk.visitor().post('/api/auth/login', login)).statusCode).toBe(400);
    const moved = { ...login, email: 'ada@new.example' };
    expect((await desk.visitor().post('/api/auth/login', moved)).statusCode).toBe(200);
  });

  it('may call it off, and the link opens nothing any more, whoever has it', async () => {
    const desk = await openAccountDesk(await open());
    const ada = await desk.confirmed();
    await ada.post('/api/account/email', change('mistyped@example.org'));
    const token = await desk.tokenFrom('account-new-email');
    expect((await ada.send('DELETE', '/api/account/email')).json()).toMatchObject({
      result: true,
      message: 'Your e-mail address stays as it is.',
    });
    expect((await ada.get('/api/account')).json()).toMatchObject({
      email: 'ada@example.com',
      newEmail: null,
    });
    expect((await desk.visitor().post('/api/auth/confirm', { token })).statusCode).toBe(400);
    expect((await desk.visitor().post('/api/auth/login', login)).statusCode).toBe(200);
  });

  it('is told when the link was opened before they called it off', async () => {
    const desk = await openAccountDesk(await open());
    const ada = await desk.confirmed();
    await ada.post('/api/account/email', change('ada@new.example'));
    await ada.post('/api/auth/confirm', { token: await desk.tokenFrom('account-new-email') });
    const answer = await ada.send('DELETE', '/api/account/email');
    expect([answer.statusCode, answer.json().error]).toEqual([
      409,
      expect.stringMatching(/opened meanwhile/),
    ]);
    expect((await ada.get('/api/account')).json()).toMatchObject({ email: 'ada@new.example' });
  });

  it('and calls it off before the mail is written is sent no link', async () => {
    const desk = await openAccountDesk(await open());
    const ada = await desk.confirmed();
    await ada.post('/api/account/email', change('mistyped@example.org'));
    await ada.send('DELETE', '/api/account/email');
    expect((await desk.mails()).map(({ to }) => to)).toEqual(['ada@example.com']);
  });

  it('cannot be opened any more by links that went to the address before', async () => {
    const desk = await openAccountDesk(await open());
    const ada = await desk.confirmed();
    const old = await recoveryToken(desk);
    await ada.post('/api/account/email', change('ada@new.example'));
    const token = await desk.tokenFrom('account-new-email');
    await ada.post('/api/auth/confirm', { token });
    expect((await desk.visitor().post(`/api/auth/recovery/${old}`, wanted)).statusCode).toBe(400);
  });

  it('finds a change that others asked for undone by choosing a new password', async () => {
    const desk = await openAccountDesk(await open());
    const thief = await desk.confirmed();
    await thief.post('/api/account/email', change('thief@example.com'));
    const token = await desk.tokenFrom('account-new-email');
    await desk.visitor().post(`/api/auth/recovery/${await recoveryToken(desk)}`, wanted);
    expect((await thief.post('/api/auth/confirm', { token })).statusCode).toBe(400);
    const ada = desk.visitor();
    await ada.post('/api/auth/login', { ...login, password: NEW_PASSWORD });
    expect((await ada.get('/api/account')).json()).toMatchObject({
      email: 'ada@example.com',
      newEmail: null,
    });
  });

  it('finds a change that others asked for undone by changing the password', async () => {
    const desk = await openAccountDesk(await open());
    const ada = await desk.confirmed();
    const thief = desk.visitor();
    await thief.post('/api/auth/login', login);
    await thief.post('/api/account/email', change('thief@example.com'));
    const token = await desk.tokenFrom('account-new-email');
    await ada.post('/api/account/password', { ...wanted, currentPassword: PASSWORD });
    expect((await thief.post('/api/auth/confirm', { token })).statusCode).toBe(400);
    expect((await ada.get('/api/account')).json()).toMatchObject({
      email: 'ada@example.com',
      newEmail: null,
    });
  });

  it('is no longer told to confirm it once the link has run out', async () => {
    const desk = await openAccountDesk(await open());
    const ada = await desk.confirmed();
    await ada.post('/api/account/email', change('ada@new.example'));
    const wantedAfter = async () => {
      await runRetentions(desk.database, desk.now());
      return (await ada.get('/api/account')).json().newEmail;
    };
    desk.passMinutes(25 * 60);
    // The mail is late, and its link not made yet.
    expect(await wantedAfter()).toBe('ada@new.example');
    await desk.mails();
    desk.passMinutes(23 * 60);
    expect(await wantedAfter()).toBe('ada@new.example');
    desk.passMinutes(2 * 60);
    expect(await wantedAfter()).toBeNull();
  });

  it('a fourth time within an hour is told to wait, and the last link goes on working', async () => {
    const desk = await openAccountDesk(await open());
    const ada = await desk.confirmed();
    for (let time = 0; time < 3; time += 1) {
      expect((await ada.post('/api/account/email', change('ada@new.example'))).statusCode).toBe(200);
    }
    const token = await desk.tokenFrom('account-new-email');
    const refused = await ada.post('/api/account/email', change('ada@new.example'));
    expect(refused.statusCode).toBe(429);
    expect(refused.json()).toMatchObject({ error: expect.stringContaining('try again in') });
    expect((await ada.post('/api/auth/confirm', { token })).json()).toMatchObject({
      email: 'ada@new.example',
    });
  });

  it('needs the password, an address of their own, and to type it twice', async () => {
    const desk = await openAccountDesk(await open());
    const ada = await desk.confirmed();
    await desk.registered({ email: 'bo@example.com', emailConfirmation: 'bo@example.com' });
    const wrong: [object, string][] = [
      [change('ada@new.example', { currentPassword: 'not my password' }), 'currentPassword'],
      [change('ada@new.example', { currentPassword: '' }), 'currentPassword'],
      [change('BO@example.com'), 'email'],
      [change('ada@example.com'), 'email'],
      [change('ada'), 'email'],
      [change('ada@new.example', { emailConfirmation: 'ada@other.example' }), 'emailConfirmation'],
    ];
    for (const [body, field] of wrong) {
      const answer = await ada.post('/api/account/email', body);
      expect(answer.statusCode).toBe(400);
      expect(Object.keys(answer.json().validationErrors)).toEqual([field]);
    }
    expect((await ada.post('/api/account/email', change('Ada@Example.com'))).statusCode).toBe(200);
  });

  it('is not told whose an address is without the password, nor ten times an hour', async () => {
    const desk = await openAccountDesk(await open());
    const ada = await desk.confirmed();
    await desk.registered({ email: 'bo@example.com', emailConfirmation: 'bo@example.com' });
    const guess = change('bo@example.com', { currentPassword: 'not my password' });
    const answer = await ada.post('/api/account/email', guess);
    expect(Object.keys(answer.json().validationErrors)).toEqual(['currentPassword']);
    const codes: number[] = [];
    while (!codes.includes(429) && codes.length < 12)
      codes.push((await ada.post('/api/account/email', change('bo@example.com'))).statusCode);
    expect(codes.length).toBeLessThanOrEqual(11);
    expect(codes.at(-1)).toBe(429);
  });

  it('loses the race to whoever registers the new address first', async () => {
    const desk = await openAccountDesk(await open());
    const ada = await desk.confirmed();
    await ada.post('/api/account/email', change('bo@example.com'));
    const token = await desk.tokenFrom('account-new-email');
    const bo = registration({ email: 'bo@example.com', emailConfirmation: 'bo@example.com' });
    await desk.visitor().post('/api/auth/register', bo);
    const answer = await ada.post('/api/auth/confirm', { token });
    expect(answer.json()).toMatchObject({ code: 'bad-token', error: expect.stringContaining('already') });
    expect((await ada.get('/api/account')).json()).toMatchObject({ email: 'ada@example.com' });
  });
});
