const money = new Intl.NumberFormat('en-IE', { style: 'currency', currency: 'EUR' });
const countries = new Intl.DisplayNames('en', { type: 'region' });

export const formatMoney = (cents) => money.format(cents / 100);
export const countryName = (code) => (code ? countries.of(code) : '');
export const placeOf = ({ locality, country }) =>
  [locality, countryName(country)].filter(Boolean).join(', ') || 'Locality unknown';

export const QUALITIES = { A1: 'A1', 'A1-': 'A1-', A2: 'A2', A3: 'A3' };
export const GENDERS = { MALE: 'male', FEMALE: 'female', PAIR: 'pair', UNKNOWN: 'sex unknown' };
export const SPREADS = { YES: 'spread', NO: 'unspread' };

/** What stands on a card below the name. */
export function factsOf({ gender, isMixed, quality, sizeMm, spread }) {
  return [
    !isMixed && GENDERS[gender],
    quality && `grade ${QUALITIES[quality] ?? quality}`,
    sizeMm && `${sizeMm} mm`,
    SPREADS[spread],
  ].filter(Boolean);
}
