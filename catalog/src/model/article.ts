import type { Seller } from '@vitrine/shared/contract/frame';
import type { Locale } from '@vitrine/shared/contract/locale';
import { formatCountry } from '@vitrine/shared/i18n/formats';

/** A text to read: a paragraph is a string, a list an array of them. Links are written `[words](page)`. */
export interface Article {
  title: string;
  /** One sentence for search engines and previews. */
  description: string;
  lead: string;
  sections: Section[];
}

export interface Section {
  heading?: string;
  blocks: Block[];
}

export type Block = string | string[];

/** A text in each language, fetched when it is read. */
export type LocalizedArticle = Record<Locale, () => Promise<{ default: Article }>>;

/** What the owner has not filled in yet shows as a gap, not as a sentence that breaks off. */
const TO_FILL_IN = '…';

/** The article with the seller's particulars where it says `{seller}`, `{address}`, `{email}` and the like. */
export function withSeller(article: Article, seller: Seller, locale: Locale): Article {
  const values = particulars(seller, locale);
  const fill = (text: string) =>
    text.replace(/\{(\w+)\}/g, (whole, name: string) =>
      name in values ? values[name] || TO_FILL_IN : whole,
    );
  return {
    title: article.title,
    description: fill(article.description),
    lead: fill(article.lead),
    sections: article.sections.map(({ heading, blocks }) => ({
      ...(heading && { heading }),
      blocks: blocks.map((block) => (typeof block === 'string' ? fill(block) : block.map(fill))),
    })),
  };
}

function particulars(seller: Seller, locale: Locale): Record<string, string> {
  const { name, street, postalCode, city, country, email, companyNumber, vatNumber } = seller;
  const address = [street, `${postalCode} ${city}`.trim(), country && formatCountry(country, locale)];
  return {
    seller: name,
    address: address.filter(Boolean).join(', '),
    email,
    companyNumber,
    vatNumber,
  };
}
