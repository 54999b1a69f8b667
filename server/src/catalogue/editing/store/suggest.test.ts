import { expect, it } from '@jest/globals';
import { eachDatabase } from '../../../database/testing/databases.ts';
import { addFamily, addInsect } from '../../../database/testing/fixtures.ts';
import { nextReference, suggestLocalities, suggestSpecies } from './suggest.ts';

eachDatabase('What is suggested while a lot is typed', (open) => {
  it('is found by letters with accents, in capitals or not', async () => {
    const { kysely } = await open();
    const family = await addFamily(kysely);
    await addInsect(kysely, family, { name: 'Les Éphémères', locality: 'Vallée de l’Ubaye', country: 'FR' });
    await addInsect(kysely, family, { name: 'Éphémères', locality: 'ÎLE DE RÉ', country: 'FR' });
    const species = await suggestSpecies(kysely, 'éPHÉMÈRES');
    expect(species.map(({ name }) => name)).toEqual(['Éphémères', 'Les Éphémères']);
    expect(await suggestLocalities(kysely, 'Île', '')).toEqual([{ country: 'FR', locality: 'ÎLE DE RÉ' }]);
    expect(await suggestLocalities(kysely, 'VALLÉE', 'FR')).toHaveLength(1);
  });

  it('is found by the beginnings of its words, which come before letters in the middle of one', async () => {
    const { kysely } = await open();
    const family = await addFamily(kysely);
    for (const name of ['Acosmeryx matlasi', 'Attacus atlas', 'Chalcosoma atlas'])
      await addInsect(kysely, family, { name });
    const names = async (text: string) => (await suggestSpecies(kysely, text)).map(({ name }) => name);
    expect(await names('atlas')).toEqual(['Attacus atlas', 'Chalcosoma atlas', 'Acosmeryx matlasi']);
    expect(await names('chal atl')).toEqual(['Chalcosoma atlas']);
    expect(await names('')).toEqual([]);
  });

  it('is a reference that is free, however many longer ones begin with its letters', async () => {
    const { kysely } = await open();
    const family = await addFamily(kysely);
    expect(await nextReference(kysely, 'BU')).toBe('BU-0001');
    await addInsect(kysely, family, { reference: 'BU-0001' });
    await addInsect(kysely, family, { reference: 'BU-0041' });
    for (const letter of 'ABCDEFGHIJK') await addInsect(kysely, family, { reference: `BU-0123-${letter}` });
    await addInsect(kysely, family, { reference: 'BU-1234567890' });
    expect(await nextReference(kysely, 'BU')).toBe('BU-0042');
  });
});
