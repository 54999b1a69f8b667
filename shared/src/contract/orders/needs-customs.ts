import type { Destination } from './tax/home-vat-terms.ts';
import { territoryOf } from './tax/territory.ts';

/**
 * Whether a parcel goes with papers for customs: out of the customs territory, or to a place within it where taxes are
 * others (Regulation (EU) 952/2013, art. 1(3) and 4).
 */
export function needsCustoms({ country, postalCode }: Destination): boolean {
  const { customs, vat } = territoryOf(country, postalCode);
  return customs === 'outside' || vat === 'outside';
}
