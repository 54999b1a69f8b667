import { expect, it } from '@jest/globals';
import { MOST_VIEWS } from '@vitrine/shared/contract/tools/views';
import { insertAccount } from '../../accounts/store/accounts.ts';
import { eachDatabase } from '../../database/testing/databases.ts';
import { addView, listViews } from './saved-views.ts';

eachDatabase('Who saves views in many tabs at the same moment', (open) => {
  it('has no more of them than there may be, each at a place of its own', async () => {
    const database = await open();
    const account = await database.transaction((trx) =>
      insertAccount(
        trx,
        {
          ...{ email: 'ada@example.com', firstname: 'Ada', lastname: 'Peeters', company: '', phone: '' },
          ...{ passwordHash: '', language: 'en', conditionsVersion: '1' },
        },
        new Date('2026-03-02T10:00:00.000Z'),
      ),
    );
    if (!account) throw new Error('The address has an account');
    const view = { name: 'Moths', query: '?category=MOTHS' };
    const added = await Promise.all(
      Array.from({ length: MOST_VIEWS + 10 }, () => addView(database, account.id, view)),
    );
    expect(added.filter(Boolean)).toHaveLength(MOST_VIEWS);
    expect(await listViews(database.kysely, account.id)).toHaveLength(MOST_VIEWS);
    const places = await database.kysely.selectFrom('saved_views').select('position').execute();
    expect(new Set(places.map(({ position }) => position)).size).toBe(MOST_VIEWS);
  });
});
