import { setTimeout as pause } from 'node:timers/promises';
import { expect, it } from '@jest/globals';
import { NO_FILTERS } from '@vitrine/shared/contract/listing';
import { pruneChanges, readChanges } from '../store/catalogue-changes.ts';
import type { Database } from '../../database/database.ts';
import { reserveStock } from '../store/stock.ts';
import { eachDatabase } from '../../database/testing/databases.ts';
import { addFamily, addInsect } from '../../database/testing/fixtures.ts';
import type { Catalogue } from './catalogue.ts';
import { openCatalogue } from './open-catalogue.ts';

const BUTTERFLIES = { kind: 'category', category: 'BUTTERFLIES' } as const;
const PLAIN = { list: BUTTERFLIES, filters: NO_FILTERS, sort: 'newest', offset: 0, limit: 24 } as const;

async function idsIn(catalogue: Catalogue): Promise<number[]> {
  return (await catalogue.find(PLAIN)).ids;
}

const countInStock = async (catalogue: Catalogue) => (await catalogue.find(PLAIN)).facets.inStock;

eachDatabase('A catalogue', (open) => {
  /** A shop with one lot, looked at at once whenever it is asked. */
  async function openShop(refreshMs = 0) {
    const database = await open();
    const family = await addFamily(database.kysely);
    const first = await addInsect(database.kysely, family, { name: 'First' });
    const catalogue = openCatalogue(database, refreshMs);
    expect(await idsIn(catalogue)).toEqual([first.id]);
    return { database, catalogue, family, first };
  }

  const change = ({ kysely }: Database, id: number) => kysely.updateTable('insects').where('id', '=', id);

  it('shows a change within a second, whoever made it', async () => {
    const { database, catalogue, family, first } = await openShop(1000);
    const version = await catalogue.version();
    const second = await addInsect(database.kysely, family, { updated_at: '2026-05-05T00:00:00.000Z' });
    expect(await catalogue.version()).toBe(version);
    await pause(1000);
    expect(await idsIn(catalogue)).toEqual([second.id, first.id]);
    expect(await catalogue.version()).not.toBe(version);
  });

  it('shows at once what it is told of', async () => {
    const { database, catalogue, family, first } = await openShop(60_000);
    const version = await catalogue.version();
    const second = await addInsect(database.kysely, family, { updated_at: '2026-05-05T00:00:00.000Z' });
    await catalogue.lookAgain();
    expect(await idsIn(catalogue)).toEqual([second.id, first.id]);
    expect(await catalogue.version()).not.toBe(version);
  });

  it('follows lots that come, change, go and come back', async () => {
    const { database, catalogue, family, first } = await openShop();
    const second = await addInsect(database.kysely, family, { price_cents: 9900 });
    expect((await catalogue.find(PLAIN)).facets.price).toEqual({ fromCents: 800, toCents: 9900 });
    await change(database, second.id).set({ price_cents: 1200, name: 'Pieris rapae' }).execute();
    expect((await catalogue.find(PLAIN)).facets.price).toEqual({ fromCents: 800, toCents: 1200 });
    expect((await catalogue.suggest('pieris', 'en')).species).toMatchObject([
      { name: 'Pieris rapae', count: 1 },
    ]);
    await change(database, first.id).set({ is_published: 0 }).execute();
    expect(await idsIn(catalogue)).toEqual([second.id]);
    await change(database, first.id).set({ is_published: 1 }).execute();
    expect((await idsIn(catalogue)).toSorted()).toEqual([first.id, second.id].toSorted());
  });

  it('says of what fills several pages whether it is of one species, or of one genus', async () => {
    const { database, catalogue } = await openShop();
    // Another family than that of the first lot, which is called like the genus.
    const family = await addFamily(database.kysely, 'Lucanidae');
    const add = (name: string, more = {}) => addInsect(database.kysely, family, { name, ...more });
    for (const price of [100, 200, 300]) await add('Lucanus cervus', { price_cents: price });
    const alike = async (text: string, limit = 2) => {
      const list = { kind: 'search', text } as const;
      return (await catalogue.find({ ...PLAIN, list, limit, asksAlike: true })).alike;
    };
    expect(await alike('lucanus')).toBe('species');
    expect(await alike('lucanus', 24)).toBeUndefined();
    // On the second page, and sold.
    await add('Lucanus elaphus', { on_hand: 0 });
    expect(await alike('lucanus')).toBe('genus');
    await add('Lucanus mix', { is_mixed: 1 });
    expect(await alike('lucanus')).toBe('none');
  });

  it('knows that a lot was reserved for an order, and that an order undone was none', async () => {
    const { database, catalogue, first } = await openShop();
    const line = [{ insectId: first.id, amount: 1 }];
    const order = (source: string) =>
      database.transaction(async (trx) => {
        await reserveStock(trx, line, source, new Date());
        if (source === 'undone') throw new Error('undone');
      });
    await expect(order('undone')).rejects.toThrow('undone');
    expect(await countInStock(catalogue)).toBe(1);
    await order('done');
    expect(await countInStock(catalogue)).toBe(0);
  });

  it('takes over a family that is called otherwise or moves to another category', async () => {
    const { database, catalogue, family } = await openShop();
    const families = database.kysely.updateTable('families').where('id', '=', family.id);
    await families.set({ name_en: 'Swallowtails' }).execute();
    expect((await catalogue.suggest('swallowtails', 'en')).families[0]?.family.name.en).toBe('Swallowtails');
    await families.set({ category: 'MOTHS' }).execute();
    expect(await idsIn(catalogue)).toEqual([]);
    expect((await catalogue.counts()).categories).toMatchObject({ BUTTERFLIES: 0, MOTHS: 1 });
  });

  it('has another version once a picture came, for cards show it', async () => {
    const { database, catalogue, first } = await openShop();
    const version = await catalogue.version();
    expect(await catalogue.version()).toBe(version);
    const picture = { hash: 'f'.repeat(32), width: 1, height: 1, widths: '[1]', colour: '#ffffff' };
    await database.kysely
      .insertInto('pictures')
      .values({ ...picture, created_at: '2026-01-01T00:00:00.000Z' })
      .execute();
    await database.kysely
      .insertInto('insect_pictures')
      .values({ insect_id: first.id, picture_hash: picture.hash, position: 0 })
      .execute();
    expect(await catalogue.version()).not.toBe(version);
  });

  it('misses nothing when the log is pruned while it looks on', async () => {
    const { database, catalogue, family } = await openShop();
    const { kysely } = database;
    await addInsect(kysely, family);
    expect(await idsIn(catalogue)).toHaveLength(2);
    await addInsect(kysely, family);
    const soon = new Date(Date.now() + 60_000);
    expect(await pruneChanges(kysely, soon, 1)).toEqual({ hasMore: true });
    expect(await pruneChanges(kysely, soon, 100)).toEqual({ hasMore: false });
    expect(await readChanges(kysely, 0, 100)).toHaveLength(1);
    expect(await idsIn(catalogue)).toHaveLength(3);
  });
});
