import type { Insect } from '@vitrine/shared/contract/catalogue';
import type { Locale } from '@vitrine/shared/contract/locale';
import { insectPath } from '@vitrine/shared/paths/insect-path';
import { pictureUrl } from './picture-url.ts';

interface Shown {
  insect: Insect;
  description: string;
  locale: Locale;
  publicUrl: string;
}

/** An insect for sale as schema.org describes it. */
export function productLd({ insect, description, locale, publicUrl }: Shown): object {
  const url = new URL(insectPath(insect, locale), publicUrl).href;
  return {
    '@context': 'https://schema.org',
    '@type': 'Product',
    name: insect.name,
    sku: insect.reference,
    description,
    category: insect.family.name[locale],
    image: insect.pictures.map((picture) => pictureUrl(picture, publicUrl)),
    url,
    offers: {
      '@type': 'Offer',
      url,
      price: (insect.priceCents / 100).toFixed(2),
      priceCurrency: 'EUR',
      availability: `https://schema.org/${insect.stock > 0 ? 'InStock' : 'SoldOut'}`,
      seller: { '@id': `${publicUrl}/#shop` },
      hasMerchantReturnPolicy: {
        '@type': 'MerchantReturnPolicy',
        applicableCountry: 'BE',
        returnPolicyCategory: 'https://schema.org/MerchantReturnFiniteReturnWindow',
        merchantReturnDays: WITHDRAWAL_DAYS,
      },
    },
  };
}

/** Directive 2011/83/EU, article 9. */
const WITHDRAWAL_DAYS = 14;
