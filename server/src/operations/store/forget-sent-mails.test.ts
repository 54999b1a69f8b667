import { expect, it } from '@jest/globals';
import { sql } from 'kysely';
import { eachDatabase } from '../../database/testing/databases.ts';
import { networksToForget } from './forget-sent-mails.ts';

eachDatabase('Who forgets each ten minutes whence orders came', (open) => {
  it('reads only the mails that still say it, however many orders there ever were', async () => {
    const { kysely, dialect } = await open();
    const mails = networksToForget(kysely, '2026-03-02T10:00:00.000Z');
    expect(await mails.execute()).toEqual([]);
    // PostgreSQL reads a table so small as a whole.
    if (dialect === 'postgres') return;
    const steps = await mails.explain(undefined, sql`query plan`);
    expect(steps.map(({ detail }) => detail)).toEqual([
      'SEARCH outbox USING INDEX outbox_networks (state=? AND kind=? AND sent_at<?)',
    ]);
  });
});
