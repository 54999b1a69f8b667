import type { Address } from '@vitrine/shared/contract/orders/order';
import { formatCountry } from '@vitrine/shared/i18n/formats';

/** Where the house number stands before the street. Source: Universal Postal Union, addressing guidelines per country. */
const NUMBER_FIRST = ['FR', 'GB', 'IE', 'LU', 'MC', 'MT', 'GI'];
/** Where the town stands in capitals on a line of its own, and the code below it. The same source. */
const CODE_BELOW = ['GB', 'GI', 'IE'];
/** Where the town is written in capitals. */
const CAPITALS = ['FR', 'GB', 'GI', 'IE', 'MC', 'NL'];

/** The lines of an address as the country's post reads them; abroad the country in capitals closes it, in French. */
export function postalLines(address: Address): string[] {
  const { company, firstname, lastname, street, houseNumber, country } = address;
  const person = `${firstname} ${lastname}`.trim();
  const road = NUMBER_FIRST.includes(country) ? `${houseNumber} ${street}` : `${street} ${houseNumber}`;
  const abroad = country === 'BE' ? '' : formatCountry(country, 'fr').toUpperCase();
  return [company, person, road.trim(), ...townLines(address), abroad].filter(Boolean);
}

function townLines({ postalCode, city, country }: Address): string[] {
  const town = CAPITALS.includes(country) ? city.toUpperCase() : city;
  if (CODE_BELOW.includes(country)) return [town, postalCode.toUpperCase()];
  // Two spaces, as PostNL wants it.
  return [country === 'NL' ? `${postalCode.toUpperCase()}  ${town}` : `${postalCode} ${town}`];
}
