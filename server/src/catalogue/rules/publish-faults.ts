import type { Quality } from '@vitrine/shared/contract/catalogue';
import { ASKED_FACTS, type AskedFact } from '@vitrine/shared/contract/facts/fact-list';
import { PUBLISH_FAULTS, type PublishFault } from '@vitrine/shared/contract/tools/catalogue';

/** What proves that a lot is lawfully held; empty or null is what nobody said. */
export interface LotDocument {
  documentKind: string | null;
  documentNumber: string;
  /** A whole day, ISO. */
  documentDate: string | null;
  documentAuthority: string;
  /** Of CITES: whether the specimen was taken from the wild, ranched, bred. */
  sourceCode: string;
}

/** What decides whether a lot may be shown. */
export interface PublishFacts {
  familyId: number | null;
  priceCents: number;
  /** 0: nobody weighed it, and what its parcel costs is unknown. */
  weightGrams: number;
  citesAnnex: string | null;
  /** That of the law, by its name; as typed where nothing names it. */
  lawfulAnnex: string | null;
  /** It is mixed, of a group with protected species, and names none of what is in it. */
  wantsSpecies: boolean;
  /** That of article 10 where the document is another; a whole day, ISO. */
  certificate: { number: string; date: string; authority: string };
  document: LotDocument;
  /** Under the margin scheme. */
  isMargin: boolean;
  /** What the shop paid for it; null where nobody said it. */
  costCents: number | null;
  /** Choices that nobody has made. */
  unsaid: readonly AskedFact[];
  pictures: number;
  quality: Quality;
  /** The owner says that no picture shows its flaws. */
  flawsHidden: boolean;
  /** Flaws on the pictures that it has. */
  pins: number;
}

/** What of its document a lot may lack, and the source that stands on it, by the names of their fields. */
export const DOCUMENT_FAULTS = [
  'documentKind',
  'documentNumber',
  'documentDate',
  'documentAuthority',
  'sourceCode',
] as const satisfies (keyof LotDocument)[];
export type DocumentFault = (typeof DOCUMENT_FAULTS)[number];

/** What a lot may lack. Its answer names those that came later apart: tools of a release before know no such fault. */
export interface LotFault {
  fault: PublishFault['fault'] | 'flaws' | 'cost' | 'annex' | 'species' | DocumentFault | AskedFact;
  blocks: boolean;
}

const DOCUMENT_FAULT_NAMES: readonly string[] = DOCUMENT_FAULTS;
export const isDocumentFault = (fault: LotFault['fault']): fault is DocumentFault =>
  DOCUMENT_FAULT_NAMES.includes(fault);

const FIRST_FAULTS: readonly string[] = PUBLISH_FAULTS;
/** Whether tools of every release know it. */
export const isFirstFault = (fault: LotFault['fault']): fault is PublishFault['fault'] =>
  FIRST_FAULTS.includes(fault);

/** Grades of which a buyer has to be shown why they are no better. */
export const FLAWED: readonly Quality[] = ['A2', 'B', 'C'];

/**
 * What a lot lacks before it is shown. What `blocks` keeps it a draft: without a family it has no address, without
 * price and weight it cannot be ordered, without sex, grade and preparation it would claim what nobody said, of a lower
 * grade it shows its flaws, and a specimen of annex A is sold within the Union under a certificate only (Regulation (EC)
 * No 338/97, article 8(3)), and of annex B with proof that it was lawfully acquired (article 8(5)): a document with its
 * kind, number, date and authority, and the source code that is on it (Regulation (EC) No 865/2006). Which annex
 * that is the law's rows say, and the lot has to say it too: its papers print it. Under the margin scheme VAT is owed on
 * the price less the cost (Directive 2006/112/EC, article 315): without a cost nobody can count it. Without a picture it
 * may be shown, and will hardly be sold.
 */
export function publishFaults(facts: PublishFacts): LotFault[] {
  const { quality, flawsHidden, pins, citesAnnex, lawfulAnnex: annex, document } = facts;
  const needsDocument = annex === 'A' || annex === 'B';
  const isCertificate = document.documentKind === 'article-10';
  const faults: (LotFault & { isFault: boolean })[] = [
    { fault: 'family', blocks: true, isFault: facts.familyId === null },
    { fault: 'price', blocks: true, isFault: facts.priceCents <= 0 },
    { fault: 'weight', blocks: true, isFault: facts.weightGrams <= 0 },
    ...ASKED_FACTS.map((fault) => ({ fault, blocks: true, isFault: facts.unsaid.includes(fault) })),
    { fault: 'annex', blocks: true, isFault: annex !== citesAnnex },
    { fault: 'species', blocks: true, isFault: facts.wantsSpecies },
    {
      fault: 'certificate',
      blocks: true,
      isFault:
        annex === 'A' &&
        !isCertificate &&
        Object.values(facts.certificate).some((said) => said.trim() === ''),
    },
    ...DOCUMENT_FAULTS.map((fault) => ({
      fault,
      blocks: true,
      isFault: needsDocument && (document[fault] ?? '').trim() === '',
    })),
    { fault: 'cost', blocks: true, isFault: facts.isMargin && facts.costCents === null },
    {
      fault: 'flaws',
      blocks: true,
      isFault: FLAWED.includes(quality) && !facts.unsaid.includes('quality') && !flawsHidden && pins === 0,
    },
    { fault: 'picture', blocks: false, isFault: facts.pictures === 0 },
  ];
  return faults.filter(({ isFault }) => isFault).map(({ fault, blocks }) => ({ fault, blocks }));
}

/**
 * The faults for which a write that leaves a lot published is refused. A lot that was shown with a fault before there
 * was a rule may be edited; a new fault it may not get.
 */
export function refusedFaults(before: (PublishFacts & { isPublished: boolean }) | null, after: PublishFacts) {
  const known = before?.isPublished ? publishFaults(before).map(({ fault }) => fault) : [];
  return publishFaults(after)
    .filter(({ fault, blocks }) => blocks && !known.includes(fault))
    .map(({ fault }) => fault);
}
