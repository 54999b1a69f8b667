import { describe, expect, it } from '@jest/globals';
import { canShip, mayBeOrdered, type LotFacts, type Verdict } from './can-ship.ts';
import { DESTINATIONS, GOLDEN_LOTS, GOLDEN_PLACES, GOLDEN_SELLERS, GOLDEN_SOURCES } from './golden-cases.ts';
import type { Destination } from './places-of.ts';

const TODAY = '2026-11-25';
const LETTERS = { yes: 'Y', papers: 'X', ask: 'A', no: 'N' } as const;
const letterOf = (verdict: Verdict) =>
  verdict.answer === 'papers' && mayBeOrdered(verdict) ? 'P' : LETTERS[verdict.answer];
const told = (lot: LotFacts, to: Destination) => letterOf(canShip(lot, to, TODAY));

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
      const answers = [false, true].map((hasDocument) =>
        told({ ...lot, hasDocument }, { country: to, from }),
      );
      expect(answers).toEqual([without, withOne]);
    },
  );

  it('names the list of the region, and the proof that lies with the lot', () => {
    const to = { country: 'CH', from: { country: 'BE', postalCode: '9000' } };
    const lot = { name: 'Iphiclides podalirius', citesAnnex: null };
    expect(canShip(lot, to, TODAY).reasons).toEqual(['be-vlg-soortenbesluit:iphiclides-podalirius']);
    expect(canShip({ ...lot, hasDocument: true }, to, TODAY)).toMatchObject({
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
  const lot = { name: 'Ornithoptera priamus', citesAnnex: 'B' };
  expect(canShip(lot, { country: 'GB' }, TODAY)).toEqual({
    answer: 'papers',
    reasons: ['eu-b-leaves:ornithoptera', 'gb-import:annex-b'],
    papers: ['export-permit', 'import-permit'],
  });
  expect(canShip(lot, { country: 'FR' }, TODAY)).toMatchObject({ papers: ['origin-proof'] });
});

it('a mixed lot goes by what the shop says of it: its name is none of nature', () => {
  const lot = { name: 'Carabus auronitens', isMixed: true, citesAnnex: null };
  expect(canShip(lot, { country: 'DE' }, TODAY).answer).toBe('yes');
  expect(mayBeOrdered(canShip({ ...lot, citesAnnex: 'C' }, { country: 'CH' }, TODAY))).toBe(false);
});

it('an annex that the shop forgot to say does not let a lot out', () => {
  const said = canShip({ name: 'Trogonoptera brookiana', citesAnnex: null }, { country: 'CH' }, TODAY);
  expect(said).toMatchObject({ answer: 'papers', papers: ['export-permit', 'import-permit'] });
});
