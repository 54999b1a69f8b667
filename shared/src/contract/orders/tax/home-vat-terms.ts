import { FIRST_COUNTRY } from '../cart-limits.ts';
import type { VatRegime } from './vat.ts';

/* What is said of prices without the table of territories, which no page fetches for a parcel that stays in Belgium. */

/** Where a parcel goes, as far as it is known; an empty postal code is not known. */
export interface Destination {
  /** ISO 3166 code. */
  country: string;
  postalCode: string;
}

/** What is assumed of who has not said anything: the parcel stays in Belgium. */
export const ASSUMED_DESTINATION: Destination = { country: FIRST_COUNTRY, postalCode: '' };

/**
 * What a listed price holds where the parcel goes.
 * - home: VAT, in Belgium; also what is assumed where nothing is known
 * - included: VAT, in another place within the Union's territory of VAT
 * - britain: British VAT up to £135, none above
 * - duty, tax: none, it leaves that territory; customs duty and import VAT, or a local tax alone, may be due
 * - exempt: none, the shop is a small enterprise
 */
export type VatTerms = 'home' | 'included' | 'britain' | 'duty' | 'tax' | 'exempt';

/** Of a parcel that stays in Belgium, all of which is one territory. */
export const homeVatTerms = (regime: VatRegime): VatTerms => (regime === 'exempt' ? 'exempt' : 'home');

/** Of several lots, whether none, some or all are under the margin scheme: VAT is in their price, and never shown apart. */
export type MarginShare = 'none' | 'some' | 'all';

export function marginShare(lots: readonly { isMargin?: boolean | undefined }[]): MarginShare {
  const count = lots.filter(({ isMargin }) => isMargin === true).length;
  if (count === 0) return 'none';
  return count === lots.length ? 'all' : 'some';
}
