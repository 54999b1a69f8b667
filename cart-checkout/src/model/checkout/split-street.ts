/** A number of a house. One that reads as a year belongs to the name: `Rue du 8 Mai 1945`. */
const NUMBER = String.raw`(?!(?:1[89]|20)\d\d\b)\d+(?:\s?(?:bis|ter|[a-z])\b)?`;

/** `bus 3`, `/0302`, `-14`, `A2`: no word of a street's name, as in `Rue du 8 Mai`. */
const UNIT = String.raw`(?:[\s/,-]*(?:bus|bte|boîte|box)\s?|[\s/-]+)(?:\d{1,4}[a-z]?|[a-z]\d{0,3})`;

const LAST = new RegExp(String.raw`^(?<street>\D.*?),?\s+(?<number>${NUMBER}(?:${UNIT})?)$`, 'i');

/** `2e` counts streets, and where the line ends in a number as well, which one is of the house is not known. */
const FIRST = /^(?<number>\d+(?:\s(?:bis|ter|[a-z])|bis|ter|[a-df-z])?),?\s+(?<street>\D.*)$/i;
const ENDS_IN_NUMBER = /\s(?!(?:1[89]|20)\d\d$)\d\S*$/;

/**
 * A browser fills in street and number as one line. `Kerkstraat 12 bus 3` and `12 rue Haute` are two fields here;
 * null when the text holds no number at its end or its beginning, or none that is a house's for certain.
 */
export function splitStreet(text: string): { street: string; houseNumber: string } | null {
  const line = text.trim();
  const { street, number } = (LAST.exec(line) ?? FIRST.exec(line))?.groups ?? {};
  if (!street || !number || ENDS_IN_NUMBER.test(street)) return null;
  return { street: street.trim(), houseNumber: number.trim() };
}
