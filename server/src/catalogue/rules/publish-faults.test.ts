import { expect, it } from '@jest/globals';
import { publishFaults, refusedFaults, type PublishFacts } from './publish-faults.ts';

const READY: PublishFacts = {
  familyId: 3,
  priceCents: 1250,
  weightGrams: 40,
  citesAnnex: null,
  citesCertificate: '',
  pictures: 2,
  quality: 'A1',
  flawsHidden: false,
  pins: 0,
};

it('lets a lot be shown that has all a shopper needs', () => {
  expect(publishFaults(READY)).toEqual([]);
});

it.each([
  ['family', { familyId: null }],
  ['price', { priceCents: 0 }],
  ['weight', { weightGrams: 0 }],
  ['certificate', { citesAnnex: 'A' }],
  ['certificate', { citesAnnex: 'A', citesCertificate: '  ' }],
] as const)('keeps a lot a draft for want of its %s', (fault, facts) => {
  expect(publishFaults({ ...READY, ...facts })).toEqual([{ fault, blocks: true }]);
});

it('says that a picture is missing, and lets the lot be shown', () => {
  expect(publishFaults({ ...READY, pictures: 0 })).toEqual([{ fault: 'picture', blocks: false }]);
  expect(refusedFaults(null, { ...READY, pictures: 0 })).toEqual([]);
});

it('asks no certificate for annex B, nor once there is one', () => {
  expect(publishFaults({ ...READY, citesAnnex: 'B' })).toEqual([]);
  expect(publishFaults({ ...READY, citesAnnex: 'A', citesCertificate: 'BE-2026-0012' })).toEqual([]);
});

it('lets a lot be edited that was shown with a fault, but not get another', () => {
  const shown = { ...READY, weightGrams: 0, isPublished: true };
  expect(refusedFaults(shown, { ...READY, weightGrams: 0, priceCents: 900 })).toEqual([]);
  expect(refusedFaults(shown, { ...READY, weightGrams: 0, citesAnnex: 'A' })).toEqual(['certificate']);
  expect(refusedFaults({ ...shown, isPublished: false }, { ...READY, weightGrams: 0 })).toEqual(['weight']);
});

it.each(['A2', 'B', 'C'] as const)(
  'asks of grade %s a flaw on its pictures, or the word that they show none',
  (quality) => {
    const graded = { ...READY, quality };
    expect(refusedFaults(null, graded)).toEqual(['flaws']);
    expect(refusedFaults({ ...READY, isPublished: true }, graded)).toEqual(['flaws']);
    expect(refusedFaults({ ...graded, isPublished: true }, graded)).toEqual([]);
    expect(publishFaults({ ...graded, pins: 1 })).toEqual([]);
    expect(publishFaults({ ...graded, flawsHidden: true })).toEqual([]);
    expect(publishFaults({ ...READY, quality: 'A1-' })).toEqual([]);
  },
);
