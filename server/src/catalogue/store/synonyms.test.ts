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

  test('are names of species in three languages, each with who calls it so', () => {
    const sources = new Map(rows.map(({ synonym, source }) => [synonym, source]));
    const named = species.flatMap((one) => [one.common_nl, one.common_fr]).filter((name) => name !== '');
    // For the others none was found in these works (decision 112): they stand in English or Latin. What the sample's first
    // list called some of them is a word for the search alone.
    expect(species.filter((one) => one.common_nl === '').length).toBe(292);
    expect(species.filter((one) => one.common_fr === '').length).toBe(263);
    expect(named.filter((name) => !sources.has(name))).toEqual([]);
    // What came with the shop and was not checked again is no source.
    expect(named.filter((name) => sources.get(name) === 'sample-list')).toEqual([]);
  });

  test('leave no species without an English name, and say which were made of the Latin one', () => {
    expect(species.filter((one) => one.common_en === '')).toEqual([]);
    const translated = rows.filter(({ source }) => source === 'translated');
    expect(translated.length).toBe(54);
    const english = new Map(species.map((one) => [one.common_en, `${one.genus} ${one.species}`]));
    expect(translated.filter(({ synonym, name }) => english.get(synonym) !== name)).toEqual([]);
  });

  test.each(['common_en', 'common_nl', 'common_fr'] as const)(
    'call no two species the same: %s',
    (language) => {
      const byName = Map.groupBy(species, (one) => one[language].toLowerCase());
      byName.delete('');
      const shared = [...byName].filter(([, found]) => found.length > 1).map(([name]) => name);
      // Both birdwings are called so, wherever they are listed.
      expect(shared).toEqual(language === 'common_en' ? ['golden birdwing'] : []);
    },
  );

  test('mean one thing each; a word of every day may mean several families', () => {
    const ofSpecies = rows
      .filter(({ name }) => binomens.has(name))
      .map(({ synonym }) => synonym.toLowerCase());
    const others = rows.filter(({ name }) => !binomens.has(name)).map(({ synonym }) => synonym.toLowerCase());
    expect(new Set(ofSpecies).size).toBe(ofSpecies.length);
    expect(ofSpecies.filter((synonym) => others.includes(synonym))).toEqual([]);
  });
});
