import { FIRST_COUNTRY } from '../cart-limits.ts';
import {
  ASSUMED_DESTINATION,
  homeVatTerms,
  type Destination,
  type MarginShare,
  type VatTerms,
} from './home-vat-terms.ts';
import { isBritishVat, territoryOf } from './territory.ts';
import type { VatRegime } from './vat.ts';

/**
 * The one answer of every page that shows a price before the shop has counted the order.
 * @returns null when the regime is not known: then nothing is said of VAT
 */
export function vatTerms(
  regime: VatRegime | undefined,
  { country, postalCode }: Destination = ASSUMED_DESTINATION,
): VatTerms | null {
  if (regime === undefined) return null;
  if (country === FIRST_COUNTRY) return homeVatTerms(regime);
  const territory = territoryOf(country, postalCode);
  if (isBritishVat(territory)) return 'britain';
  if (territory.vat === 'outside') return territory.customs === 'outside' ? 'duty' : 'tax';
  if (regime === 'exempt') return 'exempt';
  return 'included';
}

/**
 * What a total holds: VAT that is shown, none, or VAT within a margin, of which no sum may be shown (Directive
 * 2006/112/EC, article 325); null where nothing is known.
 */
export type TotalVat = 'included' | 'none' | 'margin' | 'partly-margin' | null;

/** Of an order that the shop has counted. */
export function totalVat({
  vatCents,
  mentions = [],
}: {
  vatCents: number;
  mentions?: readonly string[] | undefined;
}): Exclude<TotalVat, null> {
  if (mentions.includes('margin')) return vatCents > 0 ? 'partly-margin' : 'margin';
  return vatCents > 0 ? 'included' : 'none';
}

/** Of a cart that it has not counted yet. */
export function expectedTotalVat(terms: VatTerms | null, margin: MarginShare): TotalVat {
  switch (terms) {
    case 'home':
    case 'included':
      return ({ none: 'included', some: 'partly-margin', all: 'margin' } as const)[margin];
    case 'duty':
    case 'tax':
    case 'exempt':
      return 'none';
    default:
      return null;
  }
}
