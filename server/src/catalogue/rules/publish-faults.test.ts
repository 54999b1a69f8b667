import { expect, it } from '@jest/globals';
import { publishFaults, refusedFaults, type PublishFacts } from './publish-faults.ts';

const PERMIT: PublishFacts['document'] = {
  documentKind: 'import-permit',
  documentNumber: 'BE-2026-0012',
  documentDate: '2026-03-02',
  documentAuthority: 'CITES Belgium',
};
const READY: PublishFacts = {
  familyId: 3,
  priceCents: 1250,
  weightGrams: 40,
  citesAnnex: null,
  citesCertificate: '',
  document: { documentKind: null, documentNumber: '', documentDate: null, documentAuthority: '' },
  isMargin: false,
  costCents: null,
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
  ['certificate', { citesAnnex: 'A', document: PERMIT }],
  ['certificate', { citesAnnex: 'A', document: PERMIT, citesCertificate: '  ' }],
  ['cost', { isMargin: true }],
  ['documentKind', { citesAnnex: 'B', document: { ...PERMIT, documentKind: null } }],
  ['documentNumber', { citesAnnex: 'B', document: { ...PERMIT, documentNumber: ' ' } }],
  ['documentDate', { citesAnnex: 'B', document: { ...PERMIT, documentDate: null } }],
  ['documentAuthority', { citesAnnex: 'B', document: { ...PERMIT, documentAuthority: '' } }],
] as const)('keeps a lot a draft for want of its %s', (fault, facts) => {
  expect(publishFaults({ ...READY, ...facts })).toEqual([{ fault, blocks: true }]);
});

it('says that a picture is missing, and lets the lot be shown', () => {
  expect(publishFaults({ ...READY, pictures: 0 })).toEqual([{ fault: 'picture', blocks: false }]);
  expect(refusedFaults(null, { ...READY, pictures: 0 })).toEqual([]);
});

it('asks a document of annex A and B, and of A that it is a certificate or has one', () => {
  const shown = { ...READY, document: PERMIT };
  expect(publishFaults({ ...shown, citesAnnex: 'B' })).toEqual([]);
  expect(publishFaults({ ...shown, citesAnnex: 'A', citesCertificate: 'BE-2026-0013' })).toEqual([]);
  const certificate = { ...PERMIT, documentKind: 'article-10' };
  expect(publishFaults({ ...shown, citesAnnex: 'A', document: certificate })).toEqual([]);
  for (const citesAnnex of ['C', 'D']) expect(publishFaults({ ...READY, citesAnnex })).toEqual([]);
});

it('lets a lot be edited that was shown with a fault, but not get another', () => {
  const shown = { ...READY, weightGrams: 0, isPublished: true };
  expect(refusedFaults(shown, { ...READY, weightGrams: 0, priceCents: 900 })).toEqual([]);
  const inB = { ...shown, citesAnnex: 'B' };
  expect(refusedFaults(inB, inB)).toEqual([]);
  expect(refusedFaults(inB, { ...inB, citesAnnex: 'A' })).toEqual(['certificate']);
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
