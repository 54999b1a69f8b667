import { isInEuropeanUnion } from '../../forms/rules/countries.ts';

/**
 * Whether a lot needs a permit to go to a country. Lots of annex A and B leave the Union only with an export permit
 * (Regulation (EC) No 338/97, article 5), which the checkout cannot arrange.
 */
export function needsPermit(citesAnnex: string | null, country: string): boolean {
  return (citesAnnex === 'A' || citesAnnex === 'B') && !isInEuropeanUnion(country);
}
