import { britishTermsSchema } from '@vitrine/shared/contract/tools/settings';
import type { z } from '@vitrine/shared/contract/zod';
import { isBritishVat, type Territory } from '@vitrine/shared/contract/orders/tax/territory';

/**
 * On consignments worth up to £135 the seller owes British VAT and must be registered there (HMRC, "VAT and overseas
 * goods sold directly to customers in the UK", since 1 January 2021).
 */
export type BritishTerms = z.infer<typeof britishTermsSchema>;

/** Until the owner sets the month's rate of HMRC: no number stands in for it, and Great Britain is closed. */
export const NO_BRITISH_TERMS: BritishTerms = { vatNumber: '', euroPerPound: 0, rateDay: '', rateSource: '' };

export { britishTermsSchema };

const LIMIT_POUNDS = 135;

/** £135 in euro cents, rounded down. */
export const britishLimitCents = ({ euroPerPound }: BritishTerms) =>
  Math.floor((LIMIT_POUNDS * euroPerPound) / 100);

/**
 * Whether goods, without shipping, are worth no more than £135, judged by the prices that the shop shows. What counts is
 * the price without VAT: above £135 those prices hold none, and up to it what is left without it is less still
 * (decision 135).
 */
export const isSmallConsignment = (goodsCents: number, terms: BritishTerms) =>
  goodsCents <= britishLimitCents(terms);

/** Whether goods may not be sold there, because British VAT would be owed and nobody is registered to pay it. */
export function isClosedToBritain(territory: Territory, goodsCents: number, terms: BritishTerms): boolean {
  return isBritishVat(territory) && terms.vatNumber === '' && isSmallConsignment(goodsCents, terms);
}
