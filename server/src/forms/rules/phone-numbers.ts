import examples from 'libphonenumber-js/mobile/examples';
import {
  getCountryCallingCode,
  getExampleNumber,
  isPossiblePhoneNumber,
  isSupportedCountry,
} from 'libphonenumber-js/min';

/** How numbers of a country begin, `+32`; empty for one that is not known. */
export function callingCode(country: string): string {
  return isSupportedCountry(country) ? `+${getCountryCallingCode(country)}` : '';
}

/** A mobile number as it is written from abroad, `+32 470 12 34 56`; empty for a country that is not known. */
export function phoneExample(country: string): string {
  if (!isSupportedCountry(country)) return '';
  return getExampleNumber(country, examples)?.formatInternational() ?? '';
}

/**
 * Whether a number could be one of a country, or one of another country that is written with its calling code. Length
 * alone decides: ranges of numbers are opened faster than any list of them, and whether somebody answers nobody knows.
 */
export function isPhoneOf(typed: string, country: string): boolean {
  if (isSupportedCountry(country)) return isPossiblePhoneNumber(typed, country);
  return isPossiblePhoneNumber(typed) || !typed.trim().startsWith('+');
}
