import { expect, it } from '@jest/globals';
import type { Insect } from '@vitrine/shared/contract/catalogue';
import { findInsectId, readInsect } from './insects.ts';
import type { Database } from '../../../database/database.ts';
import { eachDatabase } from '../../../database/testing/databases.ts';
import { addFamily, addInsect } from '../../../database/testing/fixtures.ts';

const NOW = new Date('2026-06-30T12:00:00.000Z');

async function read({ kysely }: Database, uuid: string): Promise<Insect> {
  const insect = await readInsect(kysely, uuid, NOW);
  if (typeof insect === 'string') throw new Error(insect);
  return insect;
}

eachDatabase('A lot that cannot be ordered', (open) => {
  it.each([
    ['is held while somebody else has the last one aside', { on_hand: 1, reserved: 1 }, true],
    ['is held while somebody else has all of several aside', { on_hand: 3, reserved: 3 }, true],
    ['is sold when none is left', { on_hand: 0 }, false],
    ['is neither while one can be ordered', { on_hand: 2, reserved: 1 }, false],
  ])('%s', async (_sentence, stock, isHeld) => {
    const database = await open();
    const { uuid } = await addInsect(database.kysely, await addFamily(database.kysely), stock);
    expect((await read(database, uuid)).isHeld).toBe(isHeld);
  });
});

eachDatabase('A reference', (open) => {
  it('finds its insect, shown or not, unless it was deleted', async () => {
    const { kysely } = await open();
    const family = await addFamily(kysely);
    const hidden = await addInsect(kysely, family, { reference: 'BU-1', is_published: 0 });
    await addInsect(kysely, family, { reference: 'BU-2', deleted_at: NOW.toISOString() });
    expect(await findInsectId(kysely, 'BU-1')).toBe(hidden.id);
    expect(await findInsectId(kysely, 'BU-2')).toBeNull();
    expect(await findInsectId(kysely, 'BU-3')).toBeNull();
  });
});
