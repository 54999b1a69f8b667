import type { Insect, InsectPage } from '@vitrine/shared/contract/catalogue';
import type { Seller } from '@vitrine/shared/contract/frame';
import type { Locale } from '@vitrine/shared/contract/locale';
import { FACT_LIST, saidOf, type NamedFact } from '@vitrine/shared/contract/facts/fact-list';
import { formatFact } from '@vitrine/shared/i18n/format-fact';
import { insectPath } from '@vitrine/shared/paths/insect-path';
import { pictureUrl } from '../picture-url.ts';

type Shipping = NonNullable<InsectPage['shipping']>;

interface Shown {
  insect: Insect;
  description: string;
  locale: Locale;
  publicUrl: string;
  seller: Seller;
  shipping: Shipping;
}

/** An insect for sale as schema.org describes it. */
export function productLd({ insect, description, locale, publicUrl, seller, shipping }: Shown): object {
  const url = new URL(insectPath(insect, locale), publicUrl).href;
  const properties = FACT_LIST.flatMap((fact) => propertyLd(fact, saidOf(insect, fact), locale));
  const images = insect.pictures.map((picture) => pictureUrl(picture, publicUrl));
  return {
    '@context': 'https://schema.org',
    '@type': 'Product',
    name: insect.name,
    sku: insect.reference,
    description,
    category: insect.family.name[locale],
    ...(images.length > 0 && { image: images }),
    url,
    ...(properties.length > 0 && { additionalProperty: properties }),
    brand: { '@type': 'Brand', name: seller.name },
    offers: {
      '@type': 'Offer',
      url,
      price: (insect.priceCents / 100).toFixed(2),
      priceCurrency: 'EUR',
      availability: `https://schema.org/${availability(insect)}`,
      itemCondition: `https://schema.org/${insect.isRepair ? 'DamagedCondition' : 'NewCondition'}`,
      seller: { '@type': 'Organization', '@id': `${publicUrl}/#shop`, name: seller.name },
      ...(shipping.length > 0 && { shippingDetails: shipping.map(shippingDetails) }),
      hasMerchantReturnPolicy: returnPolicy(shipping),
    },
  };
}

/** A fact that the page shows, by its name and its term in Darwin Core; nothing for one that nobody said. */
function propertyLd(fact: NamedFact, said: unknown, locale: Locale): object[] {
  const value = formatFact(fact, said, locale);
  if (!fact.shown || fact.kind === 'flag' || value === '') return [];
  return [
    {
      '@type': 'PropertyValue',
      name: fact.name[locale],
      ...(fact.darwinCore && { propertyID: `http://rs.tdwg.org/dwc/terms/${fact.darwinCore}` }),
      ...(fact.kind === 'whole'
        ? { value: said, unitCode: fact.unit.code, unitText: fact.unit.symbol }
        : { value: fact.kind === 'country' || fact.kind === 'date' ? said : value }),
    },
  ];
}

/** A way to ship one specimen. Days are working days, from the shop's door. */
function shippingDetails({ countries, priceCents, days }: Shipping[number]): object {
  return {
    '@type': 'OfferShippingDetails',
    shippingRate: { '@type': 'MonetaryAmount', value: (priceCents / 100).toFixed(2), currency: 'EUR' },
    shippingDestination: countries.map((addressCountry) => ({ '@type': 'DefinedRegion', addressCountry })),
    deliveryTime: {
      '@type': 'ShippingDeliveryTime',
      transitTime: { '@type': 'QuantitativeValue', minValue: days.min, maxValue: days.max, unitCode: 'DAY' },
    },
  };
}

/** Withdrawal without a reason, wherever the shop ships to; who withdraws pays for the way back. */
function returnPolicy(shipping: Shipping): object {
  const countries = shipping.flatMap((way) => way.countries);
  return {
    '@type': 'MerchantReturnPolicy',
    applicableCountry: countries.length > 0 ? countries : ['BE'],
    returnPolicyCategory: 'https://schema.org/MerchantReturnFiniteReturnWindow',
    merchantReturnDays: WITHDRAWAL_DAYS,
    returnMethod: 'https://schema.org/ReturnByMail',
    returnFees: 'https://schema.org/ReturnFeesCustomerResponsibility',
  };
}

/** What is only reserved for someone may come back: it is out of stock, not sold. */
function availability({ stock, isHeld }: Insect): string {
  if (stock > 0) return stock === 1 ? 'LimitedAvailability' : 'InStock';
  return isHeld ? 'OutOfStock' : 'SoldOut';
}

/** Directive 2011/83/EU, article 9. */
const WITHDRAWAL_DAYS = 14;
