import { expect, it } from '@jest/globals';
import { eachDatabase } from '../../database/testing/databases.ts';
import { openAccountDesk, PASSWORD } from '../../testing/desks/account-desk.ts';

const login = { email: 'ada@example.com', password: PASSWORD };
const BO = { email: 'bo@example.com', emailConfirmation: 'bo@example.com' };

eachDatabase('A shopper in several browsers', (open) => {
  it('stays logged in with twenty; with one more, the one that was used longest ago is logged out', async () => {
    const desk = await openAccountDesk(await open());
    const first = await desk.registered();
    const second = desk.visitor();
    const others = Array.from({ length: 19 }, () => desk.visitor());
    for (const browser of [second, ...others]) {
      desk.passMinutes(30);
      expect((await browser.post('/api/auth/login', login)).statusCode).toBe(200);
    }
    expect((await first.get('/api/account')).statusCode).toBe(401);
    const { sessions } = (await second.get('/api/account/sessions')).json();
    expect(sessions).toHaveLength(20);
  });

  it('sees them in words, and ends them one by one or all others', async () => {
    const desk = await openAccountDesk(await open());
    const ada = await desk.registered();
    const phone = desk.visitor({
      headers: {
        'user-agent':
          'Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X) Version/18.0 Mobile Safari/604.1',
      },
    });
    const office = desk.visitor({
      headers: {
        'user-agent': 'Mozilla/5.0 (Windows NT 10.0; Win64; x64; rv:140.0) Gecko/20100101 Firefox/140.0',
      },
    });
    desk.passMinutes(10);
    await phone.post('/api/auth/login', login);
    desk.passMinutes(10);
    await office.post('/api/auth/login', login);
    const { sessions } = (await phone.get('/api/account/sessions')).json();
    expect(sessions).toMatchObject([
      {
        browser: 'Safari',
        system: 'iPhone',
        isCurrent: true,
        startedAt: '2026-03-02T10:10:00.000Z',
        lastSeenAt: '2026-03-02T10:20:00.000Z',
      },
      { browser: 'Firefox', system: 'Windows', isCurrent: false },
      { isCurrent: false, lastSeenAt: '2026-03-02T10:00:00.000Z' },
    ]);
    const sure = { currentPassword: PASSWORD };
    const left = await phone.send('DELETE', `/api/account/sessions/${sessions[1].id}`, sure);
    expect(left.json().sessions).toHaveLength(2);
    expect((await office.get('/api/account')).statusCode).toBe(401);
    expect((await phone.send('DELETE', `/api/account/sessions/${sessions[1].id}`, sure)).statusCode).toBe(
      404,
    );
    expect((await phone.send('DELETE', '/api/account/sessions', sure)).json().sessions).toMatchObject([
      { isCurrent: true },
    ]);
    expect((await ada.get('/api/account')).statusCode).toBe(401);
    await phone.send('DELETE', `/api/account/sessions/${sessions[0].id}`);
    expect(phone.cookie).toBeNull();
  });

  it('ends none but this one without the password, guessed as slowly as at the login', async () => {
    const desk = await openAccountDesk(await open());
    const ada = await desk.registered();
    const phone = desk.visitor();
    await phone.post('/api/auth/login', login);
    const { sessions } = (await phone.get('/api/account/sessions')).json();
    const others = ['/api/account/sessions', `/api/account/sessions/${sessions[1].id}`];
    for (const url of others) {
      for (const body of [undefined, {}, { currentPassword: 7 }, { currentPassword: 'not my password' }]) {
        const refused = await phone.send('DELETE', url, body);
        expect(refused.statusCode).toBe(400);
        expect(refused.json().validationErrors).toHaveProperty('currentPassword');
      }
    }
    expect((await ada.get('/api/account')).statusCode).toBe(200);
    for (let guess = 0; guess < 10; guess += 1) {
      await phone.send('DELETE', '/api/account/sessions', { currentPassword: `guess ${guess}` });
    }
    const held = await phone.send('DELETE', '/api/account/sessions', { currentPassword: PASSWORD });
    expect(held.statusCode).toBe(429);
    await phone.send('DELETE', `/api/account/sessions/${sessions[0].id}`);
    expect(phone.cookie).toBeNull();
  });

  it('cannot end the session of somebody else', async () => {
    const desk = await openAccountDesk(await open());
    const ada = await desk.registered();
    const bo = await desk.registered(BO);
    const [session] = (await ada.get('/api/account/sessions')).json().sessions;
    const sure = { currentPassword: PASSWORD };
    expect((await bo.send('DELETE', `/api/account/sessions/${session.id}`, sure)).statusCode).toBe(404);
    await bo.send('DELETE', '/api/account/sessions', sure);
    expect((await ada.get('/api/account')).statusCode).toBe(200);
  });

  it('changes the password in one, which alone stays logged in, with another session', async () => {
    const desk = await openAccountDesk(await open());
    const ada = await desk.registered();
    const phone = desk.visitor();
    await phone.post('/api/auth/login', login);
    const before = phone.cookie;
    const wanted = { password: 'a cabinet of beetles', passwordConfirmation: 'a cabinet of beetles' };
    const wrong = await phone.post('/api/account/password', {
      ...wanted,
      currentPassword: 'not my password',
    });
    expect(wrong.json()).toMatchObject({
      validationErrors: { currentPassword: { error: 'This is not your present password.' } },
    });
    await desk.visitor().post('/api/auth/recovery', { email: 'ada@example.com' });
    const link = await desk.tokenFrom('account-recovery');
    const answer = await phone.post('/api/account/password', { ...wanted, currentPassword: PASSWORD });
    expect(answer.json()).toMatchObject({ result: true, profile: { firstname: 'Ada' } });
    expect(phone.cookie).not.toBe(before);
    expect((await phone.get('/api/account')).statusCode).toBe(200);
    expect((await ada.get('/api/account')).statusCode).toBe(401);
    const copy = desk.visitor();
    copy.cookie = before;
    expect((await copy.get('/api/account')).statusCode).toBe(401);
    expect((await copy.get(`/api/auth/recovery/${link}`)).json()).toEqual({ isValid: false });
    const loginNow = { ...login, password: wanted.password };
    expect((await desk.visitor().post('/api/auth/login', loginNow)).statusCode).toBe(200);
    expect((await desk.visitor().post('/api/auth/login', login)).statusCode).toBe(400);
    expect((await desk.mails()).map(({ subject }) => subject)).toEqual(['Your password was changed']);
  });

  it('is held back from guessing the password with a session that was left open', async () => {
    const desk = await openAccountDesk(await open());
    const thief = await desk.registered();
    const guess = () => thief.send('DELETE', '/api/account', { currentPassword: 'guess guess guess' });
    for (let count = 0; count < 10; count += 1) expect((await guess()).statusCode).toBe(400);
    expect((await guess()).statusCode).toBe(429);
  });
});
