import type { Seller } from '@vitrine/shared/contract/frame';
import type { Locale } from '@vitrine/shared/contract/locale';
import { pathTo } from '@vitrine/shared/paths/path-to';

/** The seller and the site as schema.org describes them. What is not set is left out. */
export function shopLd(seller: Seller, publicUrl: string, locale: Locale): object[] {
  const url = new URL(pathTo('home', locale), publicUrl).href;
  const site = `${publicUrl}/#site-${locale}`;
  const search = new URL(pathTo('search', locale), publicUrl).href;
  const shop = `${publicUrl}/#shop`;
  return [
    {
      '@context': 'https://schema.org',
      '@type': 'Organization',
      '@id': shop,
      name: seller.name,
      // One shop, whatever the language of the page: its address is one too.
      url: new URL(pathTo('home', 'en'), publicUrl).href,
      logo: new URL('/favicon.svg', publicUrl).href,
      ...filled({ email: seller.email, telephone: seller.phone, vatID: seller.vatNumber }),
      ...(seller.street && { address: addressLd(seller) }),
      ...(seller.socialLinks.length > 0 && { sameAs: seller.socialLinks.map((link) => link.url) }),
    },
    {
      '@context': 'https://schema.org',
      '@type': 'WebSite',
      '@id': site,
      name: 'Vitrine',
      url,
      inLanguage: locale,
      publisher: { '@id': shop },
      potentialAction: {
        '@type': 'SearchAction',
        target: { '@type': 'EntryPoint', urlTemplate: `${search}?q={text}` },
        'query-input': 'required name=text',
      },
    },
  ];
}

function addressLd({ street, postalCode, city, country }: Seller): object {
  return {
    '@type': 'PostalAddress',
    streetAddress: street,
    postalCode,
    addressLocality: city,
    addressCountry: country,
  };
}

function filled(fields: Record<string, string>): Record<string, string> {
  return Object.fromEntries(Object.entries(fields).filter(([, value]) => value !== ''));
}
