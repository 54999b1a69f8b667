import type { Address } from '@vitrine/shared/contract/orders/place-order';
import { formatCountry } from '@vitrine/shared/i18n/formats';
import { placeLines } from '@vitrine/shared/i18n/places/place-lines';

/* Source: Universal Postal Union, addressing guidelines per country. */

/** Where the town is written in capitals. */
const CAPITALS = ['FR', 'GB', 'GI', 'IE', 'MC', 'NL'];

/** The lines of an address as the country's post reads them; abroad the country in capitals closes it, in French. */
export function postalLines(address: Address): string[] {
  const { company, firstname, lastname, country } = address;
  const person = `${firstname} ${lastname}`.trim();
  const abroad = country === 'BE' ? '' : formatCountry(country, 'fr').toUpperCase();
  return [company, person, ...placeLines(written(address)), abroad].filter(Boolean);
}

/** The town in capitals, and two spaces before it, where its post wants them. */
function written(address: Address): Address {
  const { postalCode, city, country } = address;
  const town = CAPITALS.includes(country) ? city.toUpperCase() : city;
  const code = country === 'NL' ? `${postalCode.toUpperCase()} ` : postalCode;
  return { ...address, city: town, postalCode: code };
}
