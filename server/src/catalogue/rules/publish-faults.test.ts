import { expect, it } from '@jest/globals';
import { publishFaults, refusedFaults, type PublishFacts } from './publish-faults.ts';

const PERMIT: PublishFacts['document'] = {
  documentKind: 'import-permit',
  documentNumber: 'BE-2026-0012',
  documentDate: '2026-03-02',
  documentAuthority: 'CITES Belgium',
  sourceCode: 'W',
};
const CERTIFICATE = { number: 'BE-2026-0013', date: '2026-03-04', authority: 'CITES Belgium' };
const A = { citesAnnex: 'A', lawfulAnnex: 'A' } as const;
const B = { citesAnnex: 'B', lawfulAnnex: 'B' } as const;
const READY: PublishFacts = {
  familyId: 3,
  priceCents: 1250,
  weightGrams: 40,
  citesAnnex: null,
  lawfulAnnex: null,
  wantsSpecies: false,
  certificate: { number: '', date: '', authority: '' },
  document: {
    ...{ documentKind: null, documentNumber: '', documentDate: null, documentAuthority: '' },
    sourceCode: '',
  },
  isMargin: false,
  costCents: null,
  unsaid: [],
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
  ['certificate', { ...A, document: PERMIT }],
  ['certificate', { ...A, document: PERMIT, certificate: { ...CERTIFICATE, number: '  ' } }],
  ['certificate', { ...A, document: PERMIT, certificate: { ...CERTIFICATE, date: '' } }],
  ['certificate', { ...A, document: PERMIT, certificate: { ...CERTIFICATE, authority: '' } }],
  ['gender', { unsaid: ['gender'] }],
  ['quality', { unsaid: ['quality'] }],
  ['spread', { unsaid: ['spread'] }],
  ['species', { wantsSpecies: true }],
  ['cost', { isMargin: true }],
  ['documentKind', { ...B, document: { ...PERMIT, documentKind: null } }],
  ['documentNumber', { ...B, document: { ...PERMIT, documentNumber: ' ' } }],
  ['documentDate', { ...B, document: { ...PERMIT, documentDate: null } }],
  ['documentAuthority', { ...B, document: { ...PERMIT, documentAuthority: '' } }],
  ['sourceCode', { ...B, document: { ...PERMIT, sourceCode: '' } }],
  ['sourceCode', { ...A, document: { ...PERMIT, documentKind: 'article-10', sourceCode: '' } }],
] as const)('keeps a lot a draft for want of its %s', (fault, facts) => {
  expect(publishFaults({ ...READY, ...facts })).toEqual([{ fault, blocks: true }]);
});

it('says that a picture is missing, and lets the lot be shown', () => {
  expect(publishFaults({ ...READY, pictures: 0 })).toEqual([{ fault: 'picture', blocks: false }]);
  expect(refusedFaults(null, { ...READY, pictures: 0 })).toEqual([]);
});

it('asks a document of annex A and B, and of A that it is a certificate or has one', () => {
  const shown = { ...READY, document: PERMIT };
  expect(publishFaults({ ...shown, ...B })).toEqual([]);
  expect(publishFaults({ ...shown, ...A, certificate: CERTIFICATE })).toEqual([]);
  const certificate = { ...PERMIT, documentKind: 'article-10' };
  expect(publishFaults({ ...shown, ...A, document: certificate })).toEqual([]);
  for (const citesAnnex of ['C', 'D'])
    expect(publishFaults({ ...READY, citesAnnex, lawfulAnnex: citesAnnex })).toEqual([]);
});

it('asks the annex that the law names a species in, and the document of that annex, whatever was typed', () => {
  const listed = { ...READY, citesAnnex: null, lawfulAnnex: 'B' };
  expect(refusedFaults(null, listed)).toEqual(['annex', ...Object.keys(PERMIT)]);
  expect(refusedFaults(null, { ...listed, document: PERMIT })).toEqual(['annex']);
  expect(refusedFaults(null, { ...listed, citesAnnex: 'B', document: PERMIT })).toEqual([]);
});

it('lets a lot be edited that was shown with a fault, but not get another', () => {
  const shown = { ...READY, weightGrams: 0, isPublished: true };
  expect(refusedFaults(shown, { ...READY, weightGrams: 0, priceCents: 900 })).toEqual([]);
  const inB = { ...shown, ...B };
  expect(refusedFaults(inB, inB)).toEqual([]);
  expect(refusedFaults(inB, { ...inB, ...A })).toEqual(['certificate']);
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
