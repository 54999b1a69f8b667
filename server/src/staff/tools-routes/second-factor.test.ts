import { readFile, stat, writeFile } from 'node:fs/promises';
import { expect, it } from '@jest/globals';
import { secondFactorBegunSchema } from '@vitrine/shared/contract/tools/tools';
import { eachDatabase } from '../../database/testing/databases.ts';
import { PASSWORD } from '../../testing/desks/account-desk.ts';
import { openToolsDesk } from '../../testing/desks/tools-desk.ts';
import { secondFactorKeyFile } from '../second-factor-key.ts';

const ME = '/api/tools/me';
const CODE = '/api/tools/second-factor';
const LOGIN = { email: 'owner@example.com', password: PASSWORD };

eachDatabase('Who works in the shop', (open) => {
  it('sets an authenticator app up first, and is at work then', async () => {
    const desk = await openToolsDesk(await open());
    const owner = await desk.atTheDoor('owner');
    expect((await owner.get(ME)).json()).toMatchObject({ role: 'owner', secondFactor: 'none' });
    expect((await owner.get('/api/tools/audit')).json()).toMatchObject({ code: 'second-factor-needed' });
    const before = owner.cookie;
    const { recoveryCodes } = await desk.setUp(owner);
    expect(new Set(recoveryCodes).size).toBe(10);
    expect(owner.cookie).not.toBe(before);
    expect((await owner.get(ME)).json()).toMatchObject({
      email: 'owner@example.com',
      firstname: 'Ada',
      secondFactor: 'passed',
    });
    expect((await owner.get('/api/tools/audit')).statusCode).toBe(200);
    const thief = desk.visitor();
    thief.cookie = before;
    expect((await thief.get(ME)).statusCode).toBe(401);
  });

  it('is asked for a code by every other browser', async () => {
    const desk = await openToolsDesk(await open());
    const { code } = await desk.atWork('owner');
    const phone = desk.visitor();
    await phone.post('/api/auth/login', LOGIN);
    expect((await phone.get(ME)).json()).toMatchObject({ secondFactor: 'asked' });
    expect((await phone.get('/api/tools/audit')).statusCode).toBe(403);
    desk.passMinutes(5);
    expect((await phone.post(CODE, { code: '000 00' })).json()).toMatchObject({
      code: 'invalid',
      validationErrors: { code: { error: 'Please type the six digits that your app shows now.' } },
    });
    const passed = await phone.post(CODE, { code: code().replace(/^.../, '$& ') });
    expect(passed.json()).toMatchObject({ role: 'owner', secondFactor: 'passed' });
    const log = await phone.get('/api/tools/audit');
    expect(log.json().entries[0]).toMatchObject({ action: 'second-factor.code' });
  });

  it('uses a code once, and one of half a minute ago still counts, of two minutes ago no more', async () => {
    const desk = await openToolsDesk(await open());
    const { code } = await desk.atWork('owner');
    const phone = desk.visitor();
    await phone.post('/api/auth/login', LOGIN);
    const used = await phone.post(CODE, { code: code() });
    expect(used.json()).toMatchObject({
      validationErrors: { code: { error: 'This code was used already. Please wait for the next one.' } },
    });
    desk.passMinutes(5);
    expect((await phone.post(CODE, { code: code(-4) })).statusCode).toBe(400);
    expect((await phone.post(CODE, { code: code(4) })).statusCode).toBe(400);
    const twice = await Promise.all([1, 2].map(() => phone.post(CODE, { code: code(-1) })));
    expect(twice.map(({ statusCode }) => statusCode).filter((status) => status === 200)).toHaveLength(1);
  });

  it('comes in by a recovery code when the phone is lost, once by each', async () => {
    const desk = await openToolsDesk(await open());
    const { recoveryCodes } = await desk.atWork('owner');
    const [first = '', second = ''] = recoveryCodes;
    const laptop = desk.visitor();
    await laptop.post('/api/auth/login', LOGIN);
    expect((await laptop.post(CODE, { code: first.toLowerCase() })).statusCode).toBe(200);
    await laptop.post('/api/auth/login', LOGIN);
    expect((await laptop.post(CODE, { code: first })).statusCode).toBe(400);
    expect((await laptop.post(CODE, { code: second })).statusCode).toBe(200);
    const { entries } = (await laptop.get('/api/tools/audit')).json();
    expect(entries.map(({ action }: { action: string }) => action)).toEqual([
      'second-factor.recovery-code',
      'second-factor.recovery-code',
      'second-factor.set',
    ]);
  });

  it('gets new recovery codes for a code of the app, and those before are worth nothing', async () => {
    const desk = await openToolsDesk(await open());
    const owner = await desk.atWork('owner');
    const [old = ''] = owner.recoveryCodes;
    desk.passMinutes(1);
    expect((await owner.post(`${CODE}/recovery-codes`, { code: old })).statusCode).toBe(400);
    const answer = await owner.post(`${CODE}/recovery-codes`, { code: owner.code() });
    expect(answer.json().recoveryCodes).toHaveLength(10);
    const laptop = desk.visitor();
    await laptop.post('/api/auth/login', LOGIN);
    expect((await laptop.post(CODE, { code: old })).statusCode).toBe(400);
    expect((await laptop.post(CODE, { code: answer.json().recoveryCodes[9] })).statusCode).toBe(200);
  });

  it('has to wait after ten wrong codes, from wherever they come', async () => {
    const desk = await openToolsDesk(await open());
    const { code } = await desk.atWork('owner');
    desk.passMinutes(5);
    const guess = async () => {
      const thief = desk.visitor();
      await thief.post('/api/auth/login', LOGIN);
      return (await thief.post(CODE, { code: code(9) })).statusCode;
    };
    for (let count = 0; count < 10; count += 1) expect(await guess()).toBe(400);
    expect(await guess()).toBe(429);
    desk.passMinutes(1);
    const phone = desk.visitor();
    await phone.post('/api/auth/login', LOGIN);
    expect((await phone.post(CODE, { code: code() })).statusCode).toBe(200);
  });

  it('cannot set another app up in place of the first, nor use one that was only begun', async () => {
    const desk = await openToolsDesk(await open());
    const owner = await desk.atTheDoor('owner');
    expect((await owner.post(CODE, { code: '123456' })).json()).toMatchObject({
      code: 'second-factor-unset',
    });
    await owner.post(`${CODE}/begin`);
    expect((await owner.get(ME)).json()).toMatchObject({ secondFactor: 'none' });
    expect((await owner.post(CODE, { code: '123456' })).statusCode).toBe(409);
    await desk.setUp(owner);
    expect((await owner.post(`${CODE}/begin`)).json()).toMatchObject({ code: 'second-factor-set' });
    expect((await owner.post(`${CODE}/confirm`, { code: '123456' })).statusCode).toBe(409);
  });

  it('has a secret that the database alone does not tell', async () => {
    const desk = await openToolsDesk(await open());
    const owner = await desk.atTheDoor('owner');
    const begun = secondFactorBegunSchema.parse((await owner.post(`${CODE}/begin`)).json());
    expect(begun.uri).toContain(`secret=${begun.secret}`);
    const { kysely } = desk.database;
    const row = await kysely.selectFrom('staff_second_factors').selectAll().executeTakeFirstOrThrow();
    expect(JSON.stringify(row)).not.toContain(begun.secret);
    const file = secondFactorKeyFile(desk.dataDir);
    expect((await stat(file)).mode & 0o777).toBe(0o600);
    expect(await readFile(file)).toHaveLength(32);
    // Another key opens nothing, and says so in the log alone.
    await writeFile(file, Buffer.alloc(32));
    expect((await owner.post(`${CODE}/confirm`, { code: '123456' })).statusCode).toBe(500);
  });

  it('reads what is wrong with a code in their language', async () => {
    const desk = await openToolsDesk(await open());
    const owner = await desk.atWork('owner');
    const sentences = [];
    for (const locale of ['en', 'nl', 'fr']) {
      owner.headers = { 'x-locale': locale };
      const answer = await owner.post(CODE, { code: '' });
      sentences.push(answer.json().validationErrors.code.error);
    }
    expect(sentences).toEqual(['Please fill this in.', 'Vul dit in.', 'Veuillez remplir ce champ.']);
  });
});
