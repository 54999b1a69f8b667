import { EUROPEAN_UNION } from '@vitrine/shared/contract/orders/tax/vat';

const REST_OF_EUROPE = [
  'AD',
  'AL',
  'BA',
  'CH',
  'FO',
  'GI',
  'IS',
  'LI',
  'MC',
  'MD',
  'ME',
  'MK',
  'NO',
  'RS',
  'SM',
  'UA',
  'VA',
  'XK',
];
const NEIGHBOURS = ['NL', 'LU', 'DE', 'FR'];

/** The zones of the default shipping rates, as ISO 3166 codes (spec §7). */
export const ZONES = {
  belgium: ['BE'],
  neighbours: NEIGHBOURS,
  union: EUROPEAN_UNION.filter((code) => code !== 'BE' && !NEIGHBOURS.includes(code)),
  europe: REST_OF_EUROPE,
  unitedKingdom: ['GB'],
};

/** Every country the shop could ship to: Europe and the United Kingdom. */
export const COUNTRIES: readonly string[] = Object.values(ZONES).flat().sort();
