import { describe, expect, it } from '@jest/globals';
import { NO_FILTERS } from '@vitrine/shared/contract/listing';
import fc from 'fast-check';
import { CatalogueIndex } from './catalogue-index.ts';
import { findInsects } from './find-insects.ts';
import { joinOffers, type Offer } from './offers.ts';
import { suggest } from './suggest.ts';
import { createIndex } from './testing/create-index.ts';
import { FAMILIES, rowWithId } from './testing/random-rows.ts';

describe('Who types', () => {
  const [swallowtail, other, soldOut] =
    fc.sample(fc.tuple(rowWithId(1), rowWithId(2), rowWithId(3)), {
      numRuns: 1,
      seed: 3,
    })[0] ?? [];
  const plain = { family_id: 3, is_in_family: 1, is_sold_out: 0, is_mixed: 0 };
  const rows = [swallowtail, other, soldOut].flatMap((row, n) =>
    row
      ? [
          {
            ...row,
            ...plain,
            name: 'Papilio machaon',
            common_en: ['Swallowtail', 'Old World swallowtail', ''][n] ?? '',
            is_sold_out: n === 2 ? 1 : 0,
            reference: `BU-00${n}`,
          },
        ]
      : [],
  );

  it('is offered a name once, with how many can be ordered, its family and its references', () => {
    const index = createIndex(rows);
    expect(suggest(index, 'papilio', 'en').species).toEqual([
      expect.objectContaining({ name: 'Papilio machaon', count: 2, isClose: false, family: FAMILIES[0] }),
    ]);
    expect(suggest(index, 'Papilionid', 'en').families).toEqual([{ family: FAMILIES[0], count: 3 }]);
    expect(suggest(index, 'bu-00', 'en').references.map((one) => one.reference)).toEqual([
      'BU-000',
      'BU-001',
      'BU-002',
    ]);
    expect(suggest(index, 'BU-002', 'en').references).toMatchObject([
      { uuid: rows[2]?.uuid, name: 'Papilio machaon' },
    ]);
  });

  it('is offered what there is of it as it is asked for, and nothing that there is not', () => {
    const sexed = rows.map((row, n) => ({
      ...row,
      gender: (['MALE', 'FEMALE', 'FEMALE'] as const)[n] ?? 'MALE',
      price_cents: [900, 1250, 300][n] ?? 0,
    }));
    const index = createIndex(sexed);
    expect(suggest(index, 'papilio', 'en').species).toMatchObject([
      { count: 2, lot: { uuid: rows[0]?.uuid, priceCents: 900, genders: ['MALE', 'FEMALE'] } },
    ]);
    // What is sold out is cheaper, and says nothing beside what is not.
    expect(suggest(index, 'papilio vrouwtje', 'nl').species).toMatchObject([
      { q: 'Papilio machaon vrouwtje', count: 1, lot: { priceCents: 1250, genders: ['FEMALE'] } },
    ]);
    expect(suggest(index, 'papilio under 5 euro', 'en').species).toMatchObject([
      { count: 0, lot: { priceCents: 300 } },
    ]);
    expect(suggest(index, 'papilio pair', 'en').species).toEqual([]);
    expect(suggest(index, 'papilio butterfly male', 'en').species).toMatchObject([{ count: 1 }]);
    // What is not wanted is said on, and keeps nothing else away.
    expect(suggest(index, 'papilio but no moths', 'en').species).toMatchObject([
      { count: 2, q: 'Papilio machaon but no moths' },
    ]);
    // As the search does: where nothing is of that kind, it was no more than a word.
    expect(suggest(index, 'machaon beetle', 'en').species).toMatchObject([{ count: 2 }]);
  });

  it('is offered the cheapest of what can be ordered, in whatever order lots are met', () => {
    const soldOut: Offer = { count: 0, fromCents: 300, row: 1, genders: ['MALE'] };
    const dear: Offer = { count: 2, fromCents: 900, row: 2, genders: ['STOCK'] };
    const cheap: Offer = { count: 1, fromCents: 500, row: 3, genders: ['MALE'] };
    const joined = { count: 3, fromCents: 500, row: 3, genders: ['MALE', 'STOCK'] };
    for (const [one, ...others] of [
      [soldOut, dear, cheap],
      [cheap, soldOut, dear],
      [dear, cheap, soldOut],
    ] as const)
      expect(others.reduce<Offer>((all, other) => joinOffers(all, other), one)).toEqual(joined);
  });

  it('reads by which name it was found, when no other that is shown says it', () => {
    const index = createIndex(rows);
    index.setSynonyms(new Map([['Papilionidae', ['Grote pages']]]));
    expect(suggest(index, 'swallow', 'nl').species).toMatchObject([{ knownAs: 'Swallowtail' }]);
    expect(suggest(index, 'swallow', 'en').species[0]).not.toHaveProperty('knownAs');
    expect(suggest(index, 'grote pag', 'nl').families).toMatchObject([{ knownAs: 'Grote pages' }]);
  });

  it('reads what is called so in their own language or Latin first, then the rest with the name that says why', () => {
    const index = new CatalogueIndex(1);
    const slug = { en: 'other-moths', nl: 'andere-nachtvlinders', fr: 'autres-papillons-de-nuit' };
    const name = { en: 'Other moths', nl: 'Andere nachtvlinders', fr: 'Autres papillons de nuit' };
    index.setFamilies([{ id: 1, category: 'MOTHS', slug, name }, ...FAMILIES]);
    index.fill(rows.map((row, n) => (n === 0 ? { ...row, family_id: 1 } : row)));
    index.sort();
    const namesIn = (locale: 'en' | 'nl' | 'fr') =>
      suggest(index, 'papil', locale).families.map((one) => [one.family.name[locale], one.knownAs]);
    const why = 'Autres papillons de nuit';
    expect(namesIn('en')).toEqual([
      ['Papilionidae', undefined],
      ['Other moths', why],
    ]);
    expect(namesIn('nl')).toEqual([
      ['Papilionidae', undefined],
      ['Andere nachtvlinders', why],
    ]);
    expect(namesIn('fr')).toEqual(expect.arrayContaining([[why, undefined]]));
  });

  it.each(['bu2', 'BU 002', 'bu–02', 'bu/0002'])('is offered BU-002 for %s, and finds it', (typed) => {
    const index = createIndex(rows);
    expect(suggest(index, typed, 'en').references[0]?.reference).toBe('BU-002');
    const list = { kind: 'search' as const, text: typed };
    const asked = { list, filters: NO_FILTERS, sort: 'relevance' as const, offset: 0, limit: 1 };
    expect(findInsects(index, asked).ids).toEqual([rows[2]?.id]);
  });

  it('is offered nothing for nothing, and no lots that are gone', () => {
    const index = createIndex(rows);
    const nothing = { species: [], families: [], references: [] };
    expect(suggest(index, ' ', 'en')).toEqual(nothing);
    index.apply([], [1, 2, 3]);
    for (const text of ['papilio', 'papilionidae', 'BU-00'])
      expect(suggest(index, text, 'en')).toEqual(nothing);
  });
});
