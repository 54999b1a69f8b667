import type { Address } from '../../contract/orders/place-order.ts';

/** Where the house number stands before the street. Source: Universal Postal Union, addressing guidelines per country. */
const NUMBER_FIRST = ['FR', 'GB', 'GG', 'GI', 'IE', 'IM', 'JE', 'LU', 'MC', 'MT'];

/** Street and number, the way the country writes them. */
export function streetLine({
  street,
  houseNumber,
  country,
}: Pick<Address, 'street' | 'houseNumber' | 'country'>): string {
  return NUMBER_FIRST.includes(country) ? `${houseNumber} ${street}` : `${street} ${houseNumber}`;
}
