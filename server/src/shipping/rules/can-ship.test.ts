import { describe, expect, it } from '@jest/globals';
import { annexOfLot, wantsSpecies } from './named-annex.ts';
import { EUROPEAN_SPELLINGS } from './law/european-spellings.ts';
import { WIDE_GENERA } from './law/wide-genera.ts';
import { canShip, mayBeOrdered, type LotFacts, type Verdict } from './can-ship.ts';
import {
  DESTINATIONS,
  GOLDEN_LOTS,
  GOLDEN_PLACES,
  GOLDEN_SELLERS,
  GOLDEN_SOURCES,
} from './testing/golden-cases.ts';
import { GOLDEN_GENERA, GOLDEN_SPELLINGS } from './testing/golden-genera.ts';
import type { Destination } from './legal-places.ts';

const TODAY = '2026-11-25';
const LETTERS = { yes: 'Y', papers: 'X', ask: 'A', no: 'N' } as const;
const letterOf = (verdict: Verdict) =>
  verdict.answer === 'papers' && mayBeOrdered(verdict) ? 'P' : LETTERS[verdict.answer];
/** With the documents that publishing asks for lying with it, where nothing else is said. */
const ALL = ['import-permit', 'article-10'];
const told = (lot: LotFacts, to: Destination) => letterOf(canShip({ documents: ALL, ...lot }, to, TODAY));

describe('cases that were filled in by hand', () => {
  it('are two hundred at least', () => {
    expect(GOLDEN_LOTS.length * DESTINATIONS.length + GOLDEN_PLACES.length).toBeGreaterThanOrEqual(200);
  });

  it.each(GOLDEN_LOTS)('%s (annex %s): %s', (name, citesAnnex, letters) => {
    const answers = DESTINATIONS.map(([country, postalCode]) =>
      told({ name, citesAnnex }, { country, postalCode }),
    );
    expect(answers.join('')).toBe(letters);
  });

  it.each(GOLDEN_PLACES)(
    '%s (annex %s, source %s) to %s %s: %s',
    (name, citesAnnex, sourceCode, country, postalCode, letter) => {
      expect(told({ name, citesAnnex, sourceCode }, { country, postalCode })).toBe(letter);
    },
  );
});

describe('genera that live mostly elsewhere', () => {
  const everywhere = (name: string) =>
    DESTINATIONS.map(([country, postalCode]) => told({ name, citesAnnex: null }, { country, postalCode }));

  it('have a case each', () => {
    expect(GOLDEN_GENERA.map(([name]) => name.split(' ')[0])).toEqual(Object.keys(WIDE_GENERA));
  });

  it.each(GOLDEN_GENERA)('%s goes everywhere, and of %s is asked', (elsewhere, european) => {
    expect(everywhere(elsewhere).join('')).toBe('YYYYYYYY');
    expect(told({ name: european, citesAnnex: null }, { country: 'FI' })).toMatch(/[AN]/);
  });

  it.each(GOLDEN_SPELLINGS)('%s goes where %s goes', (other, name) => {
    expect(everywhere(other)).toEqual(everywhere(name));
    expect(everywhere(other).join('')).not.toBe('YYYYYYYY');
  });

  it('have no European name that means nothing to the law', () => {
    const free = Object.keys(EUROPEAN_SPELLINGS).filter((name) => !everywhere(name).join('').match(/[AN]/));
    expect(free).toEqual([]);
  });
});

describe('the source of a lot decides where the law makes it decide', () => {
  it.each(GOLDEN_SOURCES)('%s (annex %s) to %s %s: %o', (name, citesAnnex, country, postalCode, letters) => {
    const of = (sourceCode: string | null) => told({ name, citesAnnex, sourceCode }, { country, postalCode });
    const answers = Object.keys(letters).map((code) => [code, of(code === '-' ? null : code)]);
    expect(Object.fromEntries(answers)).toEqual(letters);
  });
});

describe('what is protected where the shop is goes from there with a document only', () => {
  it.each(GOLDEN_SELLERS)(
    '%s (source %s) from %s %s to %s: %s without, %s with one',
    (name, sourceCode, country, postalCode, to, without, withOne) => {
      const from = { country, postalCode };
      const lot = { name, citesAnnex: null, sourceCode };
      const answers = [[], ALL].map((documents) => told({ ...lot, documents }, { country: to, from }));
      expect(answers).toEqual([without, withOne]);
    },
  );

  it('names the list of the region, and the proof that lies with the lot', () => {
    const to = { country: 'NL', from: { country: 'BE', postalCode: '9000' } };
    const lot = { name: 'Iphiclides podalirius', citesAnnex: null };
    expect(canShip(lot, to, TODAY).reasons).toEqual(['be-vlg-soortenbesluit:iphiclides-podalirius']);
    expect(canShip({ ...lot, documents: ['breeder-declaration'] }, to, TODAY)).toMatchObject({
      answer: 'papers',
      papers: ['origin-proof'],
    });
  });
});

it('a rule counts from its first day on', () => {
  const lot = { name: 'Apatura iris', citesAnnex: null };
  expect(canShip(lot, { country: 'NL' }, '2023-12-31').answer).toBe('yes');
  expect(canShip(lot, { country: 'NL' }, '2024-01-01')).toMatchObject({
    answer: 'ask',
    reasons: ['nl-bal:apatura-iris'],
  });
});

it('says which rules count, and every paper', () => {
  const lot = { name: 'Ornithoptera priamus', citesAnnex: 'B', documents: ['import-permit'] };
  expect(canShip(lot, { country: 'GB' }, TODAY)).toEqual({
    answer: 'papers',
    reasons: ['eu-b-leaves:ornithoptera', 'gb-import:annex-b'],
    papers: ['export-permit', 'import-permit'],
  });
  expect(canShip(lot, { country: 'FR' }, TODAY)).toMatchObject({ papers: ['origin-proof'] });
});

it('papers that do not lie with a lot are not in its parcel: it is asked about', () => {
  for (const lot of [
    { name: 'Troides helena', citesAnnex: null },
    { name: 'Ornithoptera alexandrae', citesAnnex: 'A' },
    { name: 'Somebody', citesAnnex: 'B' },
  ]) {
    expect(canShip(lot, { country: 'FR' }, TODAY).answer).toBe('ask');
    expect(mayBeOrdered(canShip(lot, { country: 'FR' }, TODAY))).toBe(false);
    expect(mayBeOrdered(canShip({ ...lot, documents: ALL }, { country: 'FR' }, TODAY))).toBe(true);
  }
});

it.each(['import-permit', 'breeder-declaration', 'export-permit'])(
  'a lot of annex A that lies there with an %s and no certificate is not sold',
  (kind) => {
    const lot = { name: 'Ornithoptera alexandrae', citesAnnex: 'B', documents: [kind] };
    expect(canShip(lot, { country: 'FR' }, TODAY)).toMatchObject({
      answer: 'ask',
      papers: expect.arrayContaining(['certificate']),
    });
    const certified = { ...lot, documents: [kind, 'article-10'] };
    expect(canShip(certified, { country: 'FR' }, TODAY).answer).toBe('papers');
  },
);

it('a mixed lot is held to every species in its name, and else to the annex that the shop says', () => {
  const to = (name: string, country: string, citesAnnex: string | null = null) =>
    canShip({ name, isMixed: true, citesAnnex }, { country }, TODAY).answer;
  expect(to('10 Carabidae with Carabus auronitens', 'DE')).toBe('no');
  expect(to('10 Troides helena and Morpho didius', 'FR')).toBe('ask');
  expect(to('10 Carabidae', 'DE')).toBe('yes');
  expect(to('10 Carabidae', 'CH', 'C')).toBe('papers');
  expect(to('10 Troides helena, Morpho didius', 'CH')).toBe('papers');
  // Of the genus, as no word after it is a species.
  for (const name of [
    '10 Papilio butterflies',
    '10 Papilio vlinders',
    '10 Papilio différentes',
    '10 Papilio petites',
    'Papillons, Papilio mélangés',
    '5 Papilio',
  ])
    expect([name, to(name, 'DE')]).toEqual([name, 'ask']);
  expect(to('10 Papilio krishna', 'DE')).toBe('yes');
  expect(to('Butterflies (Parnassius apollo)', 'CH')).toBe(to('10 Parnassius apollo', 'CH'));
  expect(to('Butterflies (Parnassius apollo)', 'CH')).not.toBe('yes');
});

it.each([
  ['10 Papilionidae', null, 'TH', true],
  ['10 Papilionidae', 'B', 'TH', false],
  ['10 Papilionidae with Papilio ulysses', null, 'ID', false],
  ['20 Morpho', null, 'PE', true],
  ['10 Papilio butterflies', null, 'TH', true],
  ['10 Papilio papillons assortis', null, 'TH', true],
  ['Tropical butterflies, Papilionidae', null, 'TH', true],
  ['Peruvian fauna, Nymphalidae', null, 'PE', true],
  ['tropical papilionidae', null, 'TH', true],
  ['10 Papilio krishna', null, 'IN', false],
  ['10 Papilionidae: Papilio ulysses, Papilio blumei', null, 'ID', false],
  ['10 Nymphalidae with Caligo atreus', null, 'CR', false],
  ['20 Carabidae', null, 'FR', true],
  ['20 Chrysomelidae', null, 'PE', false],
])(
  'a mixed lot %s of annex %s from %s names its species before it is shown: %s',
  (name, citesAnnex, country, wants) => {
    expect(wantsSpecies({ name, citesAnnex, country, isMixed: true })).toBe(wants);
    expect(wantsSpecies({ name, citesAnnex, country })).toBe(false);
  },
);

it('an annex that the shop forgot to say does not let a lot out', () => {
  const said = canShip({ name: 'Trogonoptera brookiana', citesAnnex: null }, { country: 'CH' }, TODAY);
  expect(said).toMatchObject({ answer: 'papers', papers: ['export-permit', 'import-permit'] });
});

it.each([
  ['Troides helena', null, 'B'],
  ['Ornithoptera alexandrae', 'B', 'A'],
  ['Troides priamus', 'D', 'B'],
  ['Morpho rhetenor', 'C', 'C'],
  ['Morpho didius', null, null],
])('%s, of which the shop says %s, is of annex %s', (name, citesAnnex, annex) => {
  expect(annexOfLot({ name, citesAnnex })).toBe(annex);
});
