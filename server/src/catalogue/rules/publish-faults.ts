import type { Quality } from '@vitrine/shared/contract/catalogue';
import type { PublishFault } from '@vitrine/shared/contract/tools/catalogue';

/** What decides whether a lot may be shown. */
export interface PublishFacts {
  familyId: number | null;
  priceCents: number;
  /** 0: nobody weighed it, and what its parcel costs is unknown. */
  weightGrams: number;
  citesAnnex: string | null;
  citesCertificate: string;
  pictures: number;
  quality: Quality;
  /** The owner says that no picture shows its flaws. */
  flawsHidden: boolean;
  /** Flaws on the pictures that it has. */
  pins: number;
}

/** What a lot may lack. Its answer names `flaws` apart: tools of a release before know no such fault. */
export interface LotFault {
  fault: PublishFault['fault'] | 'flaws';
  blocks: boolean;
}

/** Grades of which a buyer has to be shown why they are no better. */
export const FLAWED: readonly Quality[] = ['A2', 'B', 'C'];

/**
 * What a lot lacks before it is shown. What `blocks` keeps it a draft: without a family it has no address, without
 * price and weight it cannot be ordered, of a lower grade it shows its flaws, and a specimen of annex A is sold within
 * the Union under a certificate only (Regulation (EC) No 338/97, article 8). Without a picture it may be shown, and will
 * hardly be sold.
 */
export function publishFaults(facts: PublishFacts): LotFault[] {
  const { quality, flawsHidden, pins } = facts;
  const faults: (LotFault & { isFault: boolean })[] = [
    { fault: 'family', blocks: true, isFault: facts.familyId === null },
    { fault: 'price', blocks: true, isFault: facts.priceCents <= 0 },
    { fault: 'weight', blocks: true, isFault: facts.weightGrams <= 0 },
    {
      fault: 'certificate',
      blocks: true,
      isFault: facts.citesAnnex === 'A' && facts.citesCertificate.trim() === '',
    },
    { fault: 'flaws', blocks: true, isFault: FLAWED.includes(quality) && !flawsHidden && pins === 0 },
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
