import { expect, it } from '@jest/globals';
import type { InsectCard } from '@vitrine/shared/contract/catalogue';
import { eachDatabase } from '../../database/testing/databases.ts';
import { addFamily, addInsect } from '../../database/testing/fixtures.ts';
import { readCardsById } from '../store/insects/insect-cards.ts';
import { createCardCache } from './card-cache.ts';

const NOW = new Date('2026-11-20T12:00:00Z');

eachDatabase('Cards that lists show again and again', (open) => {
  async function shop() {
    const { kysely } = await open();
    const family = await addFamily(kysely);
    const ids: number[] = [];
    for (const name of ['Morpho', 'Caligo']) ids.push((await addInsect(kysely, family, { name })).id);
    const asked: number[][] = [];
    const read = (missing: number[]) => {
      asked.push(missing);
      return readCardsById(kysely, missing, NOW);
    };
    return { kysely, ids, asked, read };
  }

  const names = (cards: InsectCard[]) => cards.map(({ name }) => name);

  it('are read once, in whichever order they are shown', async () => {
    const { ids, asked, read } = await shop();
    const cards = createCardCache();
    expect(names(await cards.fetchMany('1', ids, read))).toEqual(['Morpho', 'Caligo']);
    expect(names(await cards.fetchMany('1', ids.toReversed(), read))).toEqual(['Caligo', 'Morpho']);
    expect(asked).toEqual([ids]);
  });

  it('are read anew once the catalogue has changed, and those that are not shown are left out', async () => {
    const { kysely, ids, read } = await shop();
    const cards = createCardCache();
    await cards.fetchMany('1', ids, read);
    await kysely.updateTable('insects').set({ is_published: 0 }).where('name', '=', 'Morpho').execute();
    expect(names(await cards.fetchMany('2', ids, read))).toEqual(['Caligo']);
  });
});
