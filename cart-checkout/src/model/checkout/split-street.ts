/**
 * A browser fills in street and number as one line. `Kerkstraat 12 bus 3` and `12 rue Haute` are two fields here;
 * null when the text holds no number at its end or its beginning.
 */
export function splitStreet(text: string): { street: string; houseNumber: string } | null {
  const last =
    /^(?<street>\D.*?),?\s+(?<number>\d+\s?[a-z]?(?:[\s/-]*(?:bus|bte|boîte|box)?\s?\w{1,4})?)$/i.exec(
      text.trim(),
    );
  const first = /^(?<number>\d+(?:\s?(?:bis|ter|[a-z]))?),?\s+(?<street>\D.*)$/i.exec(text.trim());
  const { street, number } = (last ?? first)?.groups ?? {};
  return street && number ? { street: street.trim(), houseNumber: number.trim() } : null;
}
