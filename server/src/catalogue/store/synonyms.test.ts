import { describe, expect, test } from '@jest/globals';
import { readSpecies } from '@vitrine/sample-shop/lots/species';
import { readSynonymsFile } from './synonyms-file.ts';
import { listSynonyms, seedSynonyms } from './synonyms.ts';
import { eachDatabase } from '../../database/testing/databases.ts';

eachDatabase('Synonyms', (open) => {
  test('a fresh shop knows names of earlier days, and of families in three languages', async () => {
    const { kysely } = await open();
    await seedSynonyms(kysely);
    const synonyms = await listSynonyms(kysely);
    expect(synonyms.get('Aglais io')).toEqual(expect.arrayContaining(['Inachis io', 'Vanessa io']));
    expect(synonyms.get('Cerambycidae')).toEqual(
      expect.arrayContaining(['Longhorn beetles', 'Boktorren', 'Longicornes']),
    );
  });

  test('a second start adds nothing to what the owner keeps', async () => {
    const { kysely } = await open();
    await kysely
      .insertInto('synonyms')
      .values({ synonym: 'Inachis io', name: 'Aglais io', kind: 'former' })
      .execute();
    await seedSynonyms(kysely);
    expect(await listSynonyms(kysely)).toEqual(new Map([['Aglais io', ['Inachis io']]]));
  });

  test('two processes that start at once both succeed', async () => {
    const { kysely } = await open();
    await Promise.all([seedSynonyms(kysely), seedSynonyms(kysely)]);
    const { size } = await listSynonyms(kysely);
    expect(size).toBe(new Set(readSynonymsFile().map(({ name }) => name)).size);
  });
});

describe('The synonyms that come with the shop', () => {
  const rows = readSynonymsFile();
  const species = readSpecies();
  const binomens = new Set(species.map((one) => `${one.genus} ${one.species}`));
  const known = new Set([...binomens, ...species.map(({ family }) => family)]);

  test('stand for a species or a family of the sample', () => {
    expect(rows.map(({ name }) => name).filter((name) => !known.has(name))).toEqual([]);
  });

  test('are never the valid name of another species', () => {
    expect(rows.map(({ synonym }) => synonym).filter((synonym) => known.has(synonym))).toEqual([]);
  });

  test('say who says so', () => {
    expect(rows.filter(({ source }) => !source)).toEqual([]);
  });

  test('mean one thing each', () => {
    expect(new Set(rows.map(({ synonym }) => synonym.toLowerCase())).size).toBe(rows.length);
  });
});
