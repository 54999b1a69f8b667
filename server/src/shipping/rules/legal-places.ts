import { territoryOf } from '@vitrine/shared/contract/orders/tax/territory';
import type { Place } from './law/law-row.ts';

/** A place in a country; without a postal code, anywhere in it. */
export interface Address {
  /** ISO 3166 code. */
  country: string;
  postalCode?: string;
}

/** Where a lot is to go. */
export interface Destination extends Address {
  /** Where the shop sells it from: what is protected there is sold from there with its papers only. */
  from?: Address | undefined;
}

/** First digits of postal codes by region of Belgium: Walloon Brabant lies between Brussels and Flemish Brabant. */
const BELGIUM: readonly [RegExp, Place][] = [
  [/^1[0-2]/, 'BE-BRU'],
  [/^1[34]/, 'BE-WAL'],
  [/^[4-7]/, 'BE-WAL'],
  [/^(1[5-9]|[2389])/, 'BE-VLG'],
];
const REGIONS: readonly Place[] = ['BE-VLG', 'BE-WAL', 'BE-BRU'];
const OUTERMOST_FRANCE = ['FR-GP', 'FR-MQ', 'FR-GF', 'FR-RE', 'FR-YT', 'FR-MF'];
const ILE_DE_FRANCE = /^(75|77|78|91|92|93|94|95)/;

/**
 * The places whose rules hold for a destination. Where no postal code tells the region, those of all regions hold: an
 * answer for a country is never milder than one for an address in it.
 */
export function placesOf({ country, postalCode = '' }: Address): Place[] {
  const { code, cites } = territoryOf(country, postalCode);
  return [cites, ...ownPlaces(code, digitsOf(postalCode))];
}

/** The places whose rules of sale bind who sells from there, wherever the lot goes. */
export const sellerPlaces = (from: Address | undefined): Place[] => (from ? placesOf(from) : []);

const digitsOf = (postalCode = '') => postalCode.replaceAll(/[^0-9]/g, '');

function ownPlaces(territory: string, digits: string): Place[] {
  switch (territory) {
    case 'BE':
      return regionsOf(digits);
    case 'FR':
      return digits === '' || ILE_DE_FRANCE.test(digits) ? ['FR', 'FR-IDF'] : ['FR'];
    case 'DE':
    case 'DE-BUESINGEN':
    case 'DE-HELGOLAND':
      return ['DE'];
    case 'NL':
    case 'GB':
      return [territory];
    case 'CH':
      return [territory, 'unchecked'];
    default:
      // The sale is forbidden in all of France, wherever it lies; which law its further territories have was not looked up.
      return OUTERMOST_FRANCE.includes(territory) ? ['FR'] : ['unchecked'];
  }
}

function regionsOf(digits: string): Place[] {
  const region = /^\d{4}$/.test(digits) && BELGIUM.find(([begin]) => begin.test(digits));
  return region ? [region[1]] : [...REGIONS];
}
