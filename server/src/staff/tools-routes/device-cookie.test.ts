import { expect, it } from '@jest/globals';
import { eachDatabase } from '../../database/testing/databases.ts';
import { PASSWORD, type Visitor } from '../../testing/desks/account-desk.ts';
import { openToolsDesk, type ToolsDesk } from '../../testing/desks/tools-desk.ts';

const CODE = '/api/tools/second-factor';
const login = { email: 'owner@example.com', password: PASSWORD };

const wrong = '000000';

/** Strangers who know the password guess codes, and others passwords, until whoever is not known has to wait. */
async function besiege(desk: ToolsDesk): Promise<void> {
  const thief = desk.visitor();
  await thief.post('/api/auth/login', login);
  for (let count = 0; count < 13; count += 1) await thief.post(CODE, { code: wrong });
  expect((await thief.post(CODE, { code: wrong })).statusCode).toBe(429);
  for (let count = 0; count < 13; count += 1)
    await desk.visitor().post('/api/auth/login', { ...login, password: 'guess guess' });
  expect((await desk.visitor().post('/api/auth/login', login)).statusCode).toBe(429);
}

async function isAtWork(browser: Visitor, code: string): Promise<boolean> {
  const entered = await browser.post('/api/auth/login', login);
  return entered.statusCode === 200 && (await browser.post(CODE, { code })).statusCode === 200;
}

eachDatabase('Who works in the shop', (open) => {
  it('passes password and code in a known browser, however often strangers guess both', async () => {
    const desk = await openToolsDesk(await open());
    const owner = await desk.atWork('owner');
    desk.passMinutes(5);
    await besiege(desk);
    expect(await isAtWork(owner, owner.code())).toBe(true);
  });

  it('is not held back by who guesses codes and hammers on its own network', async () => {
    const desk = await openToolsDesk(await open());
    const { device, code } = await desk.atWork('owner');
    desk.passMinutes(5);
    const office = { ip: '198.51.100.7' };
    const [thief, owner] = [desk.visitor(office), desk.visitor(office)];
    await thief.post('/api/auth/login', login);
    for (let count = 0; count < 40; count += 1) await thief.post(CODE, { code: wrong });
    expect((await thief.post(CODE, { code: wrong })).statusCode).toBe(429);
    owner.device = device;
    expect(await isAtWork(owner, code())).toBe(true);
  });

  it('gains no further guesses at the code by the password alone, in one browser or in many', async () => {
    const desk = await openToolsDesk(await open());
    await desk.atWork('owner');
    const thief = desk.visitor();
    const statuses = [];
    for (let count = 0; count < 12; count += 1) {
      await thief.post('/api/auth/login', login);
      statuses.push((await thief.post(CODE, { code: wrong })).statusCode);
    }
    expect(statuses.slice(0, 10)).toEqual(Array(10).fill(400));
    expect(statuses.slice(10)).toEqual([429, 429]);
  });

  it('waits after ten wrong codes of the known browser, which hold no other back', async () => {
    const desk = await openToolsDesk(await open());
    const owner = await desk.atWork('owner');
    desk.passMinutes(5);
    await owner.post('/api/auth/login', login);
    for (let count = 0; count < 10; count += 1) await owner.post(CODE, { code: wrong });
    expect((await owner.post(CODE, { code: owner.code() })).statusCode).toBe(429);
    expect(await isAtWork(desk.visitor(), owner.code())).toBe(true);
  });

  it('is a stranger once the owner of the shop ended the sessions or everybody was logged out', async () => {
    const desk = await openToolsDesk(await open());
    const owner = await desk.atWork('owner');
    const { kysely } = desk.database;
    const old = desk.visitor();
    old.device = owner.device;
    const { id } = await kysely.selectFrom('accounts').select('id').executeTakeFirstOrThrow();
    for (const url of [`/api/tools/staff/${id}/end-sessions`, '/api/tools/sessions/end-all']) {
      old.device = owner.device;
      expect((await owner.post(url)).statusCode).toBe(200);
      desk.passMinutes(20);
      await besiege(desk);
      expect(await isAtWork(old, owner.code())).toBe(false);
      expect(await isAtWork(owner, owner.code())).toBe(true);
    }
  });
});
