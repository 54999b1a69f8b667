import { describe, expect, it, jest } from '@jest/globals';
import { MINUTE_MS } from '@vitrine/shared/platform/time';
import { pruneChanges } from '../store/catalogue-changes.ts';
import type { Database } from '../../database/database.ts';
import { eachDatabase, oneDatabase } from '../../database/testing/databases.ts';
import { addFamily, addInsect } from '../../database/testing/fixtures.ts';
import { LiveIndex } from './live-index.ts';

const openOne = oneDatabase();

/** Makes the clock that the index looks at go on by so much. */
function pass(ms: number): void {
  const now = performance.now() + ms;
  jest.spyOn(performance, 'now').mockImplementation(() => now);
}

const shownBy = (live: LiveIndex) => [...live.index.columns.id.subarray(0, live.index.columns.length)].length;

describe('An index that nobody asked for an hour', () => {
  it('reads everything again when changes were forgotten meanwhile', async () => {
    const database = await openOne();
    const family = await addFamily(database.kysely);
    const live = new LiveIndex(database);
    await live.load();
    for (let n = 0; n < 3; n += 1) await addInsect(database.kysely, family);
    await pruneChanges(database.kysely, new Date(Date.now() + MINUTE_MS), 100);
    pass(90 * MINUTE_MS);
    expect(await live.refresh()).toBe(true);
    expect(shownBy(live)).toBe(3);
    jest.restoreAllMocks();
  });
});

eachDatabase('A name that the owner adds to the search', (open) => {
  it('is found without a restart, and no longer when it is taken away', async () => {
    const database = await open();
    const { kysely } = database;
    await addInsect(kysely, await addFamily(kysely), { name: 'Papilio machaon' });
    const live = new LiveIndex(database);
    await live.load();
    const found = () => live.index.vocabulary().find('grootmoedertje').length;
    expect(found()).toBe(0);
    const synonym = { synonym: 'Grootmoedertje', name: 'Papilio machaon', kind: 'common' as const };
    await kysely.insertInto('synonyms').values(synonym).execute();
    expect([await live.refresh(), found()]).toEqual([true, 1]);
    expect(await live.refresh()).toBe(false);
    await kysely.deleteFrom('synonyms').execute();
    expect([await live.refresh(), found()]).toEqual([true, 0]);
  });
});

eachDatabase('A change with a lower number that becomes visible later', (open) => {
  it('is applied all the same', async () => {
    const database = await open();
    const { kysely } = database;
    const family = await addFamily(kysely);
    const [early, late] = [await addInsect(kysely, family), await addInsect(kysely, family)];
    const live = new LiveIndex(database);
    await live.load();
    // Numbers are given at the change, not at the end of its transaction: the earlier one ends last.
    await kysely.updateTable('insects').set({ price_cents: 7700 }).execute();
    await kysely.deleteFrom('catalogue_changes').execute();
    await note(kysely, 1020, late.id);
    expect(await live.refresh()).toBe(true);
    expect(pricesIn(live)).toEqual([800, 7700]);
    pass(10_000);
    await note(kysely, 1010, early.id);
    expect(await live.refresh()).toBe(true);
    expect(pricesIn(live)).toEqual([7700, 7700]);
    pass(40_000);
    expect(await live.refresh()).toBe(false);
    jest.restoreAllMocks();
  });

  const pricesIn = ({ index: { columns } }: LiveIndex) => [...columns.priceCents.subarray(0, columns.length)];

  const note = (kysely: Database['kysely'], id: number, insect_id: number) =>
    kysely.insertInto('catalogue_changes').values({ id, insect_id, at: new Date().toISOString() }).execute();
});
