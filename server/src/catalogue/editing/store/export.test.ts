import { expect, it } from '@jest/globals';
import { eachDatabase } from '../../../database/testing/databases.ts';
import { addFamily, addInsect } from '../../../database/testing/fixtures.ts';
import { collect } from '../../../platform/collect.ts';
import { readInsectFilter } from '../read-insect-filter.ts';
import { streamInsects } from './export.ts';

const PAGES = 410;
/** More than a pool has connections. */
const MANY = 20;

eachDatabase('The owner who takes lots out as a file', (open) => {
  it('has each of a list once, by reference, however many there are', async () => {
    const { kysely } = await open();
    const family = await addFamily(kysely);
    const references = Array.from({ length: PAGES }, (_, at) => `EX-${String(at).padStart(4, '0')}`);
    for (const reference of references.toReversed()) await addInsect(kysely, family, { reference });
    await addInsect(kysely, family, { reference: 'EX-0100-A', price_cents: 99_900 });
    const lots = await collect(streamInsects(kysely, readInsectFilter({ priceTo: '900' })));
    expect(lots.map(({ reference }) => reference)).toEqual(references);
  });

  it('keeps nobody waiting while the file is taken slowly, or no more', async () => {
    const { kysely } = await open();
    const family = await addFamily(kysely);
    await addInsect(kysely, family);
    const files = Array.from({ length: MANY }, () => streamInsects(kysely, readInsectFilter({})));
    for (const file of files) expect((await file.next()).done).toBe(false);
    const others = Array.from({ length: MANY }, () => kysely.selectFrom('families').select('id').execute());
    expect(await Promise.all(others)).toHaveLength(MANY);
    for (const file of files) await file.return(undefined);
  });
});
