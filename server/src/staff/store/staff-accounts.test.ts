import { expect, it } from '@jest/globals';
import { sql } from 'kysely';
import { hashPassword } from '../../accounts/index.ts';
import { eachDatabase } from '../../database/testing/databases.ts';
import { emailKey } from '../../forms/rules/mail-address.ts';
import { openAccountDesk } from '../../testing/desks/account-desk.ts';
import { until } from '../../testing/until.ts';
import { raiseAccount } from './staff-accounts.ts';

const BO = 'bo@example.com';
const STRANGER = 'stranger@example.com';

eachDatabase('A role', (open) => {
  it('goes to the address it is given to, though the account that had it takes another at this moment', async () => {
    const { database, registered, now } = await openAccountDesk(await open());
    await registered({ email: BO, emailConfirmation: BO });
    const { kysely, dialect, transaction } = database;
    const person = { email: BO, role: 'owner', passwordHash: await hashPassword('no password') } as const;
    const isWaiting = async () => {
      const found = await sql<{ n: number }>`select count(*) as n from pg_stat_activity
        where datname = current_database() and wait_event_type = 'Lock'`.execute(kysely);
      return found.rows[0]?.n !== 0;
    };
    const { raising } = await transaction(async (trx) => {
      const taken = { email: STRANGER, email_key: emailKey(STRANGER) };
      await trx.updateTable('accounts').set(taken).where('email', '=', BO).execute();
      const raised = transaction((other) => raiseAccount(other, person, now()));
      if (dialect === 'postgres') await until('the role waits for the address', isWaiting);
      return { raising: raised };
    });
    await raising;
    const roles = kysely.selectFrom('accounts').select(['email', 'role']).orderBy('email');
    expect(await roles.execute()).toEqual([
      { email: BO, role: 'owner' },
      { email: STRANGER, role: 'customer' },
    ]);
  });
});
