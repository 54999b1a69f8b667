import type { Address } from '../../contract/orders/place-order.ts';
import { streetLine } from './street-line.ts';

/* Source: Universal Postal Union, addressing guidelines per country; Royal Mail for the Crown dependencies. */

/** What of a place its town's lines are made of. */
type Town = Pick<Address, 'postalCode' | 'city' | 'country'>;

/** Where the town stands on a line of its own, and the code below it. */
const CODE_BELOW = ['GB', 'GG', 'GI', 'IE', 'IM', 'JE', 'UA', 'XI'];
/** Where the code follows the town on its line, and what stands between them. */
const CODE_BEHIND: Readonly<Record<string, string>> = { LV: ', ', MT: ' ' };
/** Islands that post knows by the code alone, whatever country was chosen: they stand between town and code. */
const ISLANDS: readonly (readonly [RegExp, string])[] = [
  [/^JE\d/i, 'Jersey'],
  [/^GY\d/i, 'Guernsey'],
  [/^IM\d/i, 'Isle of Man'],
];

/** Town and postal code, as the post of the country reads them; none where neither is known. */
export function townLines({ postalCode, city, country }: Town): string[] {
  if (CODE_BELOW.includes(country)) {
    const island = ISLANDS.find(([codes]) => codes.test(postalCode))?.[1] ?? '';
    const isNamed = city.toLowerCase() === island.toLowerCase();
    return [city, isNamed ? '' : island, postalCode.toUpperCase()].filter(Boolean);
  }
  const between = CODE_BEHIND[country];
  const parts = between === undefined ? [postalCode, city] : [city, postalCode];
  return [
    parts
      .filter(Boolean)
      .join(between ?? ' ')
      .trim(),
  ].filter(Boolean);
}

/** Street, town and code: in Hungary the town stands above its street, and the code closes it. */
export function placeLines(address: Town & { street: string; houseNumber?: string }): string[] {
  const { postalCode, city, country } = address;
  const street = placeStreet(address);
  const lines = country === 'HU' ? [city, street, postalCode] : [street, ...townLines(address)];
  return lines.filter(Boolean);
}

/** A seller's street holds its number. */
const placeStreet = ({ street, houseNumber = '', country }: Parameters<typeof placeLines>[0]) =>
  streetLine({ street, houseNumber, country }).trim();
