import type { Seller } from '@vitrine/shared/contract/frame';
import type { Locale } from '@vitrine/shared/contract/locale';
import type { Text } from '@vitrine/shared/contract/text';
import { formatCountry, formatDay } from '@vitrine/shared/i18n/formats';
import { placeLines } from '@vitrine/shared/i18n/places/place-lines';
import { escapeHtml } from '@vitrine/shared/platform/escape-html';
import assessment from '../../data/assessment.json' with { type: 'json' };

/** What the owner has not filled in yet shows as a gap, not as a sentence that breaks off. */
const TO_FILL_IN = '…';

type Worded = Pick<Text, 'title' | 'description' | 'lead' | 'html' | 'headings'>;

/** The text with the seller's particulars where it says `{seller}`, `{address}`, `{email}`, and the day of `{assessed}`. */
export function withParticulars<T extends Worded>(text: T, seller: Seller, locale: Locale): T {
  const fill = particularsOf(seller, locale);
  return {
    ...text,
    title: fill(text.title),
    description: fill(text.description),
    lead: fill(text.lead),
    html: fill(text.html, escapeHtml),
    headings: text.headings.map(({ id, text: heading }) => ({ id, text: fill(heading) })),
  };
}

/** What fills a seller's particulars into a line; `write` sets each of them, as HTML or as it is. */
export function particularsOf(seller: Seller, locale: Locale) {
  const values = particulars(seller, locale);
  return (line: string, write = (value: string) => value) =>
    // In an address Markdown writes the brackets as %7B and %7D.
    line.replace(/(?:\{|%7B)(\w+)(?:\}|%7D)/g, (whole, name: string) => {
      const value = values.get(name);
      return value === undefined ? whole : write(value || TO_FILL_IN);
    });
}

function particulars(seller: Seller, locale: Locale): Map<string, string> {
  const { email, processors = '' } = seller;
  // A legal person is named with its form (Belgian Code of Companies, art. 2:20).
  const name = [seller.name, seller.legalForm].filter(Boolean).join(' ');
  const [companyNumber = '', vatNumber = ''] = [seller.companyNumber, seller.vatNumber].map((number) =>
    number.replaceAll(' ', '\u00A0'),
  );
  const country = formatCountry(seller.country, locale);
  const address = [...placeLines(seller), country].filter(Boolean).join(', ');
  // When accessibility was last assessed is a fact of the release: `npm run assess` makes no text news.
  const assessed = formatDay(`${assessment.day}T12:00:00.000Z`, locale);
  return new Map(
    Object.entries({ seller: name, address, email, companyNumber, vatNumber, processors, assessed }),
  );
}
