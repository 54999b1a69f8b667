import { expect, it } from '@jest/globals';
import { sql, type Updateable } from 'kysely';
import type { Database } from '../../../database/database.ts';
import type { InsectsTable } from '../../../database/schema/schema.ts';
import { eachDatabase } from '../../../database/testing/databases.ts';
import { addFamily, addInsect } from '../../../database/testing/fixtures.ts';
import { MIGRATIONS } from '../../../database/migrations/list.ts';
import { readInsectDetail } from '../../editing/store/insect.ts';
import { readCards } from './insect-cards.ts';
import { readShowings } from './showings.ts';

const at = (day: string) => `2026-${day}T10:00:00.000Z`;

eachDatabase('A lot that is hidden for a while', (open) => {
  async function openShop() {
    const database = await open();
    const { kysely } = database;
    const family = await addFamily(kysely);
    const { id } = await addInsect(kysely, family, { price_cents: 10_000 });
    const change = (day: string, values: Updateable<InsectsTable>) =>
      kysely
        .updateTable('insects')
        .set({ ...values, updated_at: at(day) })
        .where('id', '=', id)
        .execute();
    return { database, id, family, change };
  }

  async function struckOn({ kysely }: Database, id: number, day: string) {
    const now = new Date(at(day));
    const [card] = await readCards(kysely, [id], now);
    const detail = await readInsectDetail(kysely, id, now);
    return [card?.previousPriceCents ?? null, detail?.previousPriceCents ?? null];
  }

  it('strikes no price through that it was raised to before it came back, and never cost anybody', async () => {
    const { database, id, change } = await openShop();
    await change('05-10', { is_published: 0 });
    await change('05-20', { price_cents: 20_000 });
    await change('06-20', { is_published: 1, price_cents: 15_000 });
    expect(await struckOn(database, id, '06-21')).toEqual([null, null]);
  });

  it('strikes the price through that it had in the shop, however it came out of sight', async () => {
    const { database, id, family, change } = await openShop();
    await change('06-01', { family_id: null, category: null });
    await change('06-02', { price_cents: 20_000 });
    await change('06-03', { family_id: family.id, category: family.category });
    await change('06-04', { deleted_at: at('06-04') });
    await change('06-05', { is_published: 0 });
    await change('06-06', { deleted_at: null });
    await change('06-07', { price_cents: 7000, is_published: 1 });
    expect((await readShowings(database.kysely, [id])).get(id)).toEqual([
      { isShown: false, at: at('06-01') },
      { isShown: true, at: at('06-03') },
      { isShown: false, at: at('06-04') },
      { isShown: true, at: at('06-07') },
    ]);
    expect(await struckOn(database, id, '06-08')).toEqual([10_000, 10_000]);
  });

  it('has that noted for good, and nothing of what else is edited, sold or shown first', async () => {
    const { database, id, family, change } = await openShop();
    const { kysely } = database;
    await change('06-01', { name: 'Papilio', price_cents: 9000, reserved: 1 });
    const { id: draft } = await addInsect(kysely, family, { is_published: 0 });
    await kysely.updateTable('insects').set({ is_published: 1 }).where('id', '=', draft).execute();
    expect(await readShowings(kysely, [id, draft])).toEqual(new Map());
    await change('06-02', { is_published: 0 });
    await expect(kysely.updateTable('insect_showings').set({ is_shown: 1 }).execute()).rejects.toThrow(
      'append-only',
    );
    await expect(kysely.deleteFrom('insect_showings').execute()).rejects.toThrow('append-only');
  });

  it('begins anew where it was hidden before that was noted, and goes on where it was shown', async () => {
    const { database, id, family } = await openShop();
    const { kysely, dialect } = database;
    const { id: hidden } = await addInsect(kysely, family);
    await kysely.updateTable('insects').set({ is_published: 0 }).where('id', '=', hidden).execute();
    const away =
      dialect === 'sqlite'
        ? ['trigger insects_showing_noted', 'table insect_showings']
        : [
            'trigger insects_showing_noted on insects',
            'function insects_note_showing',
            'table insect_showings',
          ];
    if (dialect === 'postgres') away.push('function insect_showings_refuse');
    for (const what of away) await sql.raw(`drop ${what}`).execute(kysely);
    const step = MIGRATIONS.find(({ name }) => name === '0091-insect-showings');
    for (const statement of step?.up(dialect) ?? []) await sql.raw(statement).execute(kysely);
    const since = { isShown: false, at: '2026-01-01T00:00:00.000Z' };
    expect(await readShowings(kysely, [id, hidden])).toEqual(new Map([[hidden, [since]]]));
  });
});
