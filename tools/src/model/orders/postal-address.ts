import type { Address } from '@vitrine/shared/contract/orders/place-order';
import { formatCountry } from '@vitrine/shared/i18n/formats';
import { streetLine } from '@vitrine/shared/i18n/street-line';

/* Source: Universal Postal Union, addressing guidelines per country. */

/** Where the town stands in capitals on a line of its own, and the code below it. */
const CODE_BELOW = ['GB', 'GI', 'IE'];
/** Where the town is written in capitals. */
const CAPITALS = ['FR', 'GB', 'GI', 'IE', 'MC', 'NL'];

/** The lines of an address as the country's post reads them; abroad the country in capitals closes it, in French. */
export function postalLines(address: Address): string[] {
  const { company, firstname, lastname, country } = address;
  const person = `${firstname} ${lastname}`.trim();
  const abroad = country === 'BE' ? '' : formatCountry(country, 'fr').toUpperCase();
  return [company, person, streetLine(address).trim(), ...townLines(address), abroad].filter(Boolean);
}

function townLines({ postalCode, city, country }: Address): string[] {
  const town = CAPITALS.includes(country) ? city.toUpperCase() : city;
  if (CODE_BELOW.includes(country)) return [town, postalCode.toUpperCase()];
  // Two spaces, as PostNL wants it.
  return [country === 'NL' ? `${postalCode.toUpperCase()}  ${town}` : `${postalCode} ${town}`];
}
