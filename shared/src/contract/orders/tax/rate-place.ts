import { territoryOf } from './territory.ts';

/**
 * Territories that no carrier reaches at the rate of their country: overseas, and the Spanish ones in and beside Africa. A
 * way to ship takes a parcel there when its list of countries names them so, and not otherwise.
 */
export const RATE_TERRITORIES: readonly string[] = [
  ...['ES-CN', 'ES-CE', 'ES-ML'],
  ...['FR-GP', 'FR-MQ', 'FR-GF', 'FR-RE', 'FR-YT', 'FR-BL', 'FR-MF'],
  ...['FR-PM', 'FR-TF', 'FR-WF', 'FR-PF', 'FR-NC'],
  'GL',
];

/** By what rates know an address: its territory where that has rates of its own, else its country. */
export function ratePlace({ country, postalCode }: { country: string; postalCode: string }): string {
  const { code } = territoryOf(country, postalCode);
  return RATE_TERRITORIES.includes(code) ? code : country;
}
