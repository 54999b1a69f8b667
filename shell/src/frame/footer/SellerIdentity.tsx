import { useIntl } from 'react-intl';
import type { Seller } from '@vitrine/shared/contract/frame';
import { formatCountry } from '@vitrine/shared/i18n/formats';
import { Icon } from '@vitrine/shared/ui/icons/Icon';
import { useLocale } from '@vitrine/shared/i18n/use-locale';
import style from './SellerIdentity.module.css';

/**
 * Who sells, where, and under which numbers: owed on every page (Belgian Code of Economic Law, XII.6; of a legal person
 * its form and register too: Code of Companies, art. 2:20).
 */
export function SellerIdentity({ seller }: { seller: Seller }) {
  const intl = useIntl();
  const locale = useLocale();
  const number = (id: string, value: string) =>
    value && <span>{intl.formatMessage({ id }, { number: value })}</span>;
  return (
    <address className={style['seller']}>
      <h2 className={style['title']}>{[seller.name, seller.legalForm].filter(Boolean).join(' ')}</h2>
      <p>
        <span>{seller.street}</span>
        <span>{`${seller.postalCode} ${seller.city}`}</span>
        <span>{formatCountry(seller.country, locale)}</span>
      </p>
      <p>
        <a href={`mailto:${seller.email}`}>{breakable(seller.email)}</a>
        {seller.phone && <a href={`tel:${seller.phone.replaceAll(' ', '')}`}>{seller.phone}</a>}
      </p>
      <p>
        {number('shell.footer.company', seller.companyNumber)}
        {number('shell.footer.vat', seller.vatNumber)}
        {seller.court && (
          <span>{intl.formatMessage({ id: 'shell.footer.court' }, { court: seller.court })}</span>
        )}
      </p>
      <SocialLinks links={seller.socialLinks} />
    </address>
  );
}

function SocialLinks({ links }: { links: Seller['socialLinks'] }) {
  if (links.length === 0) return null;
  return (
    <ul className={style['social']} role="list">
      {links.map(({ network, url }) => (
        <li key={url}>
          <a href={url} rel="me noopener">
            {network}
            <Icon name="external" />
          </a>
        </li>
      ))}
    </ul>
  );
}

/** An address may break after its @, and nowhere else. */
function breakable(email: string) {
  const [name, domain] = email.split('@');
  return (
    <>
      {name}@<wbr />
      {domain}
    </>
  );
}
