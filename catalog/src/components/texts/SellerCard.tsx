import type { Seller } from '@vitrine/shared/contract/frame';
import { formatCountry } from '@vitrine/shared/i18n/formats';
import { useLocale } from '@vitrine/shared/remote/remote-context';
import { DefinitionList } from '@vitrine/shared/ui/page/DefinitionList';
import type { ReactNode } from 'react';
import { useIntl } from 'react-intl';
import style from './SellerCard.module.css';

/** Who sells, and every way to reach them. What is not set is left out. */
export function SellerCard({ seller }: { seller: Seller }) {
  const intl = useIntl();
  const facts: [string, ReactNode][] = [
    ['address', seller.street && <Address seller={seller} />],
    ['email', seller.email && <a href={`mailto:${seller.email}`}>{seller.email}</a>],
    ['phone', seller.phone && <a href={`tel:${seller.phone.replace(/[^+\d]/g, '')}`}>{seller.phone}</a>],
    ['companyNumber', seller.companyNumber],
    ['vatNumber', seller.vatNumber],
    ['lucid', seller.lucid],
    ['frenchPackaging', seller.frenchPackaging],
    ['fostPlus', seller.fostPlus],
  ];
  const items = facts
    .filter(([, description]) => Boolean(description))
    .map(([key, description]) => ({
      term: intl.formatMessage({ id: `catalog.seller.${key}` }),
      description,
    }));
  return (
    <section className={style['card']} aria-label={intl.formatMessage({ id: 'catalog.seller.label' })}>
      <p className={style['name']}>{seller.name}</p>
      <DefinitionList items={items} />
    </section>
  );
}

function Address({ seller }: { seller: Seller }) {
  const locale = useLocale();
  return (
    <address className={style['address']}>
      {seller.street}
      <br />
      {seller.postalCode} {seller.city}
      <br />
      {seller.country && formatCountry(seller.country, locale)}
    </address>
  );
}
