import { expect, it } from '@jest/globals';
import { eachDatabase } from '../../../database/testing/databases.ts';
import {
  openAccountDesk,
  PASSWORD,
  type AccountDesk,
  type Visitor,
} from '../../../testing/desks/account-desk.ts';

const login = { email: 'ada@example.com', password: PASSWORD };
const BO = { email: 'bo@example.com', emailConfirmation: 'bo@example.com' };
const NEW_PASSWORD = 'a cabinet of beetles';
const wanted = { password: NEW_PASSWORD, passwordConfirmation: NEW_PASSWORD };

const guess = (visitor: Visitor, email = login.email) =>
  visitor.post('/api/auth/login', { email, password: 'guess guess guess' });

/** Strangers guess until everybody without a cookie of the account has to wait. */
async function besiege(desk: AccountDesk, email = login.email): Promise<void> {
  for (let count = 0; count < 13; count += 1) await guess(desk.visitor(), email);
  const stranger = await desk.visitor().post('/api/auth/login', { ...login, email });
  expect(stranger.statusCode).toBe(429);
}

const canLogIn = async (visitor: Visitor, more: object = {}) =>
  (await visitor.post('/api/auth/login', { ...login, ...more })).statusCode === 200;

eachDatabase('A browser that logged in before', (open) => {
  it('logs in with the right password, however often strangers guess', async () => {
    const desk = await openAccountDesk(await open());
    const ada = await desk.registered();
    const phone = desk.visitor();
    await phone.post('/api/auth/login', login);
    await ada.post('/api/auth/logout');
    for (let hour = 0; hour < 3; hour += 1) {
      await besiege(desk);
      expect(await canLogIn(ada)).toBe(true);
      expect(await canLogIn(phone)).toBe(true);
      // What its owner does brings the strangers no further guess.
      expect((await guess(desk.visitor())).statusCode).toBe(429);
      desk.passMinutes(60);
    }
  });

  it('is not held back by who guesses and hammers on its own network', async () => {
    const desk = await openAccountDesk(await open());
    const office = { ip: '198.51.100.7' };
    const ada = desk.visitor(office);
    ada.device = (await desk.registered()).device;
    const neighbour = desk.visitor(office);
    for (let count = 0; count < 70; count += 1) await guess(neighbour, `bo${count}@example.com`);
    expect((await neighbour.post('/api/auth/login', login)).statusCode).toBe(429);
    expect(await canLogIn(ada)).toBe(true);
  });

  it('waits after ten guesses of its own, which hold nobody else back', async () => {
    const desk = await openAccountDesk(await open());
    const ada = await desk.registered();
    const phone = desk.visitor();
    await phone.post('/api/auth/login', login);
    const statuses = await Promise.all(Array.from({ length: 13 }, async () => (await guess(ada)).statusCode));
    expect(statuses.filter((status) => status === 400)).toHaveLength(10);
    const held = await ada.post('/api/auth/login', login);
    expect([held.statusCode, held.headers['retry-after']]).toEqual([429, '30']);
    expect(await canLogIn(phone)).toBe(true);
    expect(await canLogIn(desk.visitor())).toBe(true);
    desk.passMinutes(0.5);
    expect(await canLogIn(ada)).toBe(true);
  });

  it('gains nothing by the cookie of another account, nor by one that it made up', async () => {
    const desk = await openAccountDesk(await open());
    const ada = await desk.registered();
    const bo = await desk.registered(BO);
    await besiege(desk);
    expect(await canLogIn(bo)).toBe(false);
    const [id = '', sign = ''] = (ada.device ?? '').split('.');
    const forged = [`${'A'.repeat(22)}.${sign}`, `${id}.${'A'.repeat(43)}`, id, '', '~.~', 'x'.repeat(4000)];
    for (const device of forged) {
      const thief = desk.visitor();
      thief.device = device;
      expect(await canLogIn(thief)).toBe(false);
    }
    expect(await canLogIn(ada)).toBe(true);
  });

  it('carries nothing that tells whose it is, and no two the same', async () => {
    const desk = await openAccountDesk(await open());
    const ada = await desk.registered();
    const phone = desk.visitor();
    await phone.post('/api/auth/login', login);
    const plain = (visitor: Visitor) =>
      (visitor.device ?? '').split('.').map((part) => Buffer.from(part, 'base64url').toString('latin1'));
    expect(ada.device).toMatch(/^[\w-]{22}\.[\w-]{43}$/);
    expect(ada.device).not.toBe(phone.device);
    for (const part of plain(ada)) expect(part).not.toMatch(/ada|example/i);
    const before = ada.device;
    await ada.post('/api/auth/login', login);
    expect(ada.device).toBe(before);
    const rows = await desk.database.kysely.selectFrom('attempts').selectAll().execute();
    expect(JSON.stringify(rows)).not.toContain(before?.split('.')[0]);
  });

  it('is known to each account of a household', async () => {
    const desk = await openAccountDesk(await open());
    const shared = await desk.registered();
    await desk.registered(BO);
    await shared.post('/api/auth/login', { ...login, email: BO.email });
    for (const email of [login.email, BO.email]) {
      await besiege(desk, email);
      expect(await canLogIn(shared, { email })).toBe(true);
    }
  });

  it('is a stranger after the password was changed elsewhere, which stays known', async () => {
    const desk = await openAccountDesk(await open());
    const old = await desk.registered();
    const phone = desk.visitor();
    await phone.post('/api/auth/login', login);
    await phone.post('/api/account/password', { ...wanted, currentPassword: PASSWORD });
    await besiege(desk);
    expect(await canLogIn(old, { password: NEW_PASSWORD })).toBe(false);
    expect(await canLogIn(phone, { password: NEW_PASSWORD })).toBe(true);
  });

  it('is a stranger after all others were logged out, and the one that did it stays known', async () => {
    const desk = await openAccountDesk(await open());
    const old = await desk.registered();
    const phone = desk.visitor();
    await phone.post('/api/auth/login', login);
    const sure = { currentPassword: PASSWORD };
    expect((await phone.send('DELETE', '/api/account/sessions', sure)).statusCode).toBe(200);
    await besiege(desk);
    expect(await canLogIn(old)).toBe(false);
    expect(await canLogIn(phone)).toBe(true);
  });

  it('proves the password for a change, though strangers guess', async () => {
    const desk = await openAccountDesk(await open());
    const ada = await desk.registered();
    await besiege(desk);
    const changed = await ada.post('/api/account/password', { ...wanted, currentPassword: PASSWORD });
    expect(changed.statusCode).toBe(200);
  });
});

eachDatabase('Who never logged in with this browser', (open) => {
  it('gets in by the mailbox while strangers go on guessing, and old browsers are strangers then', async () => {
    const desk = await openAccountDesk(await open());
    const old = await desk.registered();
    await besiege(desk);
    const ada = desk.visitor();
    await ada.post('/api/auth/recovery', { email: login.email });
    const token = await desk.tokenFrom('account-recovery');
    expect((await ada.post(`/api/auth/recovery/${token}`, wanted)).statusCode).toBe(200);
    await besiege(desk);
    expect(await canLogIn(old, { password: NEW_PASSWORD })).toBe(false);
    expect(await canLogIn(ada, { password: NEW_PASSWORD })).toBe(true);
  });

  it('hears the same of an unknown address, at every guess, whatever cookie it sends', async () => {
    const desk = await openAccountDesk(await open());
    await desk.registered();
    const { device } = await desk.registered(BO);
    const hear = async (email: string) => {
      const answers = [];
      for (let count = 0; count < 14; count += 1) {
        const visitor = desk.visitor();
        visitor.device = device;
        const { statusCode, body, headers } = await guess(visitor, email);
        answers.push([statusCode, body, headers['retry-after'], Object.keys(headers).toSorted()]);
      }
      return answers;
    };
    expect(await hear('nobody@example.com')).toEqual(await hear(login.email));
  });
});
