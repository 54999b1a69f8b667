import { expect, it } from '@jest/globals';
import { foldLetters } from '../../platform/fold-text.ts';
import { openOrderDesk, type OrderDesk } from '../../testing/desks/order-desk.ts';
import { MIGRATIONS } from '../../database/migrations/list.ts';
import { sql } from 'kysely';
import { eachDatabase } from '../../database/testing/databases.ts';

const letters = (first: number, last: number) =>
  Array.from({ length: last - first + 1 }, (_, index) => String.fromCodePoint(first + index)).join('');
// Without the one letter that Unicode itself advises against: ŉ, which is two signs.
const ALL = `${letters(0xc0, 0x24f)}e${letters(0x300, 0x36f)}${letters(0x1e00, 0x1eff)}’‘ʼ´`.replace('ŉ', '');

async function write({ database: { kysely } }: OrderDesk, lastname: string): Promise<void> {
  const address = JSON.stringify({ firstname: '', lastname, company: '' });
  await kysely.updateTable('orders').set({ address }).execute();
}

const searchedIn = ({ database: { kysely } }: OrderDesk) =>
  kysely.selectFrom('order_search').select(['searched', 'folded']).executeTakeFirstOrThrow();

eachDatabase('What an order is found by', (open) => {
  it('is folded by the database as what is typed is', async () => {
    const desk = await openOrderDesk(await open());
    await desk.placed(await desk.addLot());
    await write(desk, ALL);
    const { searched, folded } = await searchedIn(desk);
    expect(folded).toBe(foldLetters(searched));
    await write(desk, 'Muller');
    expect((await searchedIn(desk)).folded).toBeNull();
    await write(desk, '');
    expect(JSON.stringify(await searchedIn(desk))).not.toContain('muller');
  });

  it('is folded in orders from before, too', async () => {
    const desk = await openOrderDesk(await open());
    await desk.placed(await desk.addLot());
    await write(desk, 'Zoë');
    const { kysely, dialect } = desk.database;
    const folds = MIGRATIONS.find(({ name }) => name === '0027-order-folds');
    for (const trigger of dialect === 'sqlite' ? ['insert', 'update'] : [])
      await sql.raw(`drop trigger order_search_${trigger}_folded`).execute(kysely);
    await sql`alter table order_search drop column folded`.execute(kysely);
    for (const statement of folds?.up(dialect) ?? []) await sql.raw(statement).execute(kysely);
    expect((await searchedIn(desk)).folded).toMatch(/zoe/);
  });
});
