import { execFile } from 'node:child_process';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { promisify } from 'node:util';
import { expect, it } from '@jest/globals';
import { eachDatabase } from '../database/testing/databases.ts';
import { PASSWORD } from '../testing/desks/account-desk.ts';
import { itByNight } from '../testing/long-run.ts';
import { openToolsDesk, type ToolsDesk } from '../testing/desks/tools-desk.ts';
import { runOwnerCommand } from './run-owner-command.ts';

const STRONG = 'fifteen moths in a drawer';
const ADA = 'ada@example.com';

const run = (desk: ToolsDesk, more: { email?: string; role?: string; resetsSecondFactor?: boolean } = {}) =>
  runOwnerCommand(
    { database: desk.database, publicUrl: 'https://shop.example' },
    { email: ADA, resetsSecondFactor: false, ...more },
    desk.now(),
  );

/** Opens the link that the command printed. */
async function choosePassword(desk: ToolsDesk, say: string, password: string) {
  const token = /\/([\w-]{43})$/.exec(say)?.[1] ?? '';
  return desk.visitor().post(`/api/auth/recovery/${token}`, { password, passwordConfirmation: password });
}

eachDatabase('The owner of a machine', (open) => {
  it('makes an account and chooses its password by a link that works once, for an hour', async () => {
    const desk = await openToolsDesk(await open());
    const { say, isDone } = await run(desk);
    expect(isDone).toBe(true);
    expect(say).toContain('ada@example.com has a new account with the role owner');
    expect(say).toMatch(/https:\/\/shop\.example\/password-recovery\/[\w-]{43}$/);
    expect((await choosePassword(desk, say, STRONG)).statusCode).toBe(200);
    expect((await choosePassword(desk, say, STRONG)).statusCode).toBe(400);
    const owner = desk.visitor();
    await owner.post('/api/auth/login', { email: ADA, password: STRONG });
    expect((await owner.get('/api/tools/me')).json()).toMatchObject({ role: 'owner', secondFactor: 'none' });
    const late = await run(desk);
    desk.passMinutes(61);
    expect((await choosePassword(desk, late.say, STRONG)).statusCode).toBe(400);
  });

  it('raises a shopper, who is logged out and whose password opens nothing any more', async () => {
    const desk = await openToolsDesk(await open());
    const ada = await desk.registered();
    const { say } = await run(desk, { role: 'orders' });
    expect(say).toContain('now has the role orders');
    expect((await ada.get('/api/auth/profile')).json()).toEqual({});
    const login = { email: ADA, password: PASSWORD };
    expect((await desk.visitor().post('/api/auth/login', login)).statusCode).toBe(400);
  });

  it('has every word of it in the log', async () => {
    const desk = await openToolsDesk(await open());
    await run(desk, { role: 'orders' });
    const owner = await desk.atWork('owner');
    await run(desk, { role: 'catalogue' });
    await run(desk, { resetsSecondFactor: true });
    const { entries } = (await owner.get('/api/tools/audit?by=npm%20run%20owner')).json();
    expect(entries).toMatchObject([
      { action: 'second-factor.reset', note: ADA },
      { action: 'staff.role', changes: [{ before: { role: 'orders' }, after: { role: 'catalogue' } }] },
      { action: 'staff.role', changes: [{ before: { role: null }, after: { role: 'orders' } }] },
    ]);
  });

  it('lets who lost the phone set up another', async () => {
    const desk = await openToolsDesk(await open());
    const owner = await desk.atWork('owner');
    await run(desk, { email: 'owner@example.com', resetsSecondFactor: true });
    expect((await owner.get('/api/tools/me')).statusCode).toBe(401);
    await owner.post('/api/auth/login', { email: 'owner@example.com', password: PASSWORD });
    expect((await owner.get('/api/tools/me')).json()).toMatchObject({ secondFactor: 'none' });
  });

  it('is told what was not understood, and nothing is changed', async () => {
    const desk = await openToolsDesk(await open());
    for (const more of [{ email: 'ada' }, { role: 'customer' }, { resetsSecondFactor: true }]) {
      expect((await run(desk, more)).isDone).toBe(false);
    }
    expect(await desk.database.kysely.selectFrom('accounts').selectAll().execute()).toEqual([]);
    expect(await desk.database.kysely.selectFrom('audit_log').selectAll().execute()).toEqual([]);
  });
});

eachDatabase('Somebody of staff', (open) => {
  it('chooses a password of fifteen signs, by a link and when changing it', async () => {
    const desk = await openToolsDesk(await open());
    const short = 'moth & beetle';
    const { say } = await run(desk);
    const refused = await choosePassword(desk, say, short);
    expect(refused.json().validationErrors.password.error).toContain('at least 15 characters');
    await choosePassword(desk, say, STRONG);
    const ada = desk.visitor();
    await ada.post('/api/auth/login', { email: ADA, password: STRONG });
    await desk.setUp(ada);
    const change = (password: string) =>
      ada.post('/api/account/password', {
        currentPassword: STRONG,
        password,
        passwordConfirmation: password,
      });
    expect((await change(short)).json().validationErrors.password.error).toContain('at least 15 characters');
    expect((await change('sixteen moths in a drawer')).statusCode).toBe(200);
  });
});

itByNight('The command runs on a folder of its own, and says how it is used', async () => {
  const dataDir = await mkdtemp(join(tmpdir(), 'vitrine-owner-'));
  const node = promisify(execFile);
  const owner = (...words: string[]) =>
    node(process.execPath, [resolve(__dirname, 'owner-command.ts'), ...words], {
      env: { PATH: process.env['PATH'], DATA_DIR: dataDir },
      timeout: 50_000,
    });
  expect((await owner(ADA, 'catalogue')).stdout).toContain('with the role catalogue');
  await expect(owner()).rejects.toMatchObject({ code: 1, stderr: expect.stringContaining('Usage:') });
  await rm(dataDir, { recursive: true });
});
