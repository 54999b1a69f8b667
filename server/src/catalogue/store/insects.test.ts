import { expect, it } from '@jest/globals';
import type { Insect } from '@vitrine/shared/contract/catalogue';
import { findInsectId, readInsect, readRelatives } from './insects.ts';
import type { Database } from '../../database/database.ts';
import { eachDatabase } from '../../database/testing/databases.ts';
import { addFamily, addInsect } from '../../database/testing/fixtures.ts';

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

eachDatabase('Relatives of a lot', (open) => {
  it('are lots of its species, wherever they are listed, and others of its family; all can be ordered', async () => {
    const database = await open();
    const { kysely } = database;
    const family = await addFamily(kysely);
    const add = async (name: string, more = {}) => (await addInsect(kysely, family, { name, ...more })).uuid;
    const machaon = await add('Papilio machaon');
    const repair = await add('Papilio machaon', { is_repair: 1, updated_at: '2026-02-01T00:00:00.000Z' });
    const cheap = await add('Papilio machaon', { price_cents: 100 });
    const podalirius = await add('Iphiclides podalirius');
    await add('Papilio machaon', { on_hand: 0 });
    await add('Papilio machaon', { on_hand: 1, reserved: 1 });
    await add('Iphiclides podalirius', { on_hand: 0 });
    await add('Papilio machaon', { is_published: 0 });
    await addInsect(kysely, await addFamily(kysely, 'Pieridae'), { name: 'Pieris rapae' });
    const { sameSpecies, related } = await readRelatives(kysely, await read(database, machaon), NOW);
    expect(sameSpecies.map(({ uuid }) => uuid)).toEqual([repair, cheap]);
    expect(related.map(({ uuid }) => uuid)).toEqual([podalirius]);
  });

  it('of a mixed lot are of its family only: its name is no species', async () => {
    const database = await open();
    const { kysely } = database;
    const family = await addFamily(kysely);
    const mixed = await addInsect(kysely, family, { name: '10 Papilionidae', is_mixed: 1 });
    await addInsect(kysely, family, { name: '10 Papilionidae', is_mixed: 1 });
    const machaon = await addInsect(kysely, family);
    const { sameSpecies, related } = await readRelatives(kysely, await read(database, mixed.uuid), NOW);
    expect(sameSpecies).toEqual([]);
    expect(related.map(({ uuid }) => uuid)).toEqual([machaon.uuid]);
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
