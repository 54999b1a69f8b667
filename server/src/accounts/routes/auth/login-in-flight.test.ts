import { expect, it } from '@jest/globals';
import { eachDatabase, type OpenDatabase } from '../../../database/testing/databases.ts';
import { openAccountDesk, PASSWORD } from '../../../testing/desks/account-desk.ts';
import { until } from '../../../testing/until.ts';
import { hashPassword } from '../../hash-password.ts';
import { endSessions } from '../../store/sessions.ts';

const EMAIL = 'ada@example.com';
const CHOSEN = 'a cabinet of beetles';
const chosen = { password: CHOSEN, passwordConfirmation: CHOSEN };
/** So much that whatever the owner does is done before the check is. */
const SLOW = { memory: 19_456, passes: 20, parallelism: 1 };
let slowHash: Promise<string> | undefined;

/** A shopper, a thief who knows the password and is logged in too, and a hash that takes long to check. */
async function openHouse(open: OpenDatabase) {
  const desk = await openAccountDesk(await open());
  await desk.confirmed();
  const { kysely } = desk.database;
  const thief = desk.visitor();
  await thief.post('/api/auth/login', { email: EMAIL, password: PASSWORD });
  await desk.visitor().post('/api/auth/recovery', { email: EMAIL });
  const token = await desk.tokenFrom('account-recovery');
  const hash = await (slowHash ??= hashPassword(PASSWORD, SLOW));
  await kysely.updateTable('accounts').set({ password_hash: hash }).execute();
  await kysely.deleteFrom('attempts').where('scope', 'like', 'login-%').execute();
  /** By now the hash was read. */
  const isChecked = () =>
    until('a password being checked', async () => {
      const tries = kysely.selectFrom('attempts').select('scope').where('scope', 'like', 'login-%');
      return (await tries.execute()).length > 0;
    });
  const logIn = (password: string) => desk.visitor().post('/api/auth/login', { email: EMAIL, password });
  const recover = () => desk.visitor().post(`/api/auth/recovery/${token}`, chosen);
  return { desk, thief, isChecked, logIn, recover };
}

eachDatabase('A password that is still being checked', (open) => {
  it('opens nothing once its owner has chosen another, nor does it come back', async () => {
    const { desk, isChecked, logIn, recover } = await openHouse(open);
    const late = desk.visitor();
    const checking = late.post('/api/auth/login', { email: EMAIL, password: PASSWORD });
    await isChecked();
    expect((await recover()).statusCode).toBe(200);
    await checking;
    expect((await late.get('/api/auth/profile')).json()).toEqual({});
    expect((await logIn(PASSWORD)).statusCode).toBe(400);
    expect((await logIn(CHOSEN)).statusCode).toBe(200);
  });

  it('opens as often as it is right, though the first login has it hashed anew', async () => {
    const { logIn } = await openHouse(open);
    const logins = await Promise.all([logIn(PASSWORD), logIn(PASSWORD)]);
    expect(logins.map(({ statusCode }) => statusCode)).toEqual([200, 200]);
  });

  it('begins no session once all of them were ended', async () => {
    const { desk, isChecked } = await openHouse(open);
    const late = desk.visitor();
    const checking = late.post('/api/auth/login', { email: EMAIL, password: PASSWORD });
    await isChecked();
    const { kysely } = desk.database;
    const { id } = await kysely.selectFrom('accounts').select('id').executeTakeFirstOrThrow();
    await endSessions(kysely, id);
    await checking;
    expect((await late.get('/api/auth/profile')).json()).toEqual({});
  });

  it.each([
    ['/api/account/password', { password: 'a net of a thief', passwordConfirmation: 'a net of a thief' }],
    ['/api/account/email', { email: 'thief@example.com', emailConfirmation: 'thief@example.com' }],
  ])('changes nothing by %s once its owner has chosen another', async (url, change) => {
    const { desk, thief, isChecked, logIn, recover } = await openHouse(open);
    const checking = thief.post(url, { ...change, currentPassword: PASSWORD });
    await isChecked();
    expect((await recover()).statusCode).toBe(200);
    await checking;
    expect((await logIn(CHOSEN)).statusCode).toBe(200);
    const account = desk.database.kysely.selectFrom('accounts').select(['email', 'new_email']);
    expect(await account.execute()).toEqual([{ email: EMAIL, new_email: null }]);
  });
});
