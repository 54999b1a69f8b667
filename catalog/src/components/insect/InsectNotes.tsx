import type { Insect } from '@vitrine/shared/contract/catalogue';
import type { Seller } from '@vitrine/shared/contract/frame';
import { formatCountry } from '@vitrine/shared/i18n/formats';
import { pathTo } from '@vitrine/shared/paths/path-to';
import type { RouteName } from '@vitrine/shared/paths/route-table';
import { useLocale } from '@vitrine/shared/remote/remote-context';
import { Icon, type IconName } from '@vitrine/shared/ui/icons/Icon';
import { SiteLink } from '@vitrine/shared/ui/links/SiteLink';
import type { ReactNode } from 'react';
import { useIntl } from 'react-intl';
import style from './InsectNotes.module.css';

interface Props {
  insect: Insect;
  seller: Seller;
}

/** What one should know before buying: protection, shipping, withdrawal and guarantee, safety, and who sells. */
export function InsectNotes({ insect, seller }: Props) {
  const locale = useLocale();
  const country = seller.country && formatCountry(seller.country, locale);
  const who = [seller.name, seller.city, country].filter(Boolean).join(', ');
  return (
    <ul className={style['notes']} role="list">
      {insect.citesAnnex && <Note icon="leaf" id={`cites.${insect.citesAnnex}`} to="shipping" />}
      <Note icon="truck" id="shipping" to="shipping" />
      <Note icon="shield" id="guarantee" to="conditions" />
      <Note icon="pin" id="safety" />
      <Note icon="info" id="seller" to="contact" values={{ seller: who }} />
    </ul>
  );
}

interface NoteProps {
  icon: IconName;
  id: string;
  to?: 'shipping' | 'conditions' | 'contact';
  values?: Record<string, string>;
}

function Note({ icon, id, to, values = {} }: NoteProps) {
  const intl = useIntl();
  const locale = useLocale();
  const link = (words: ReactNode[]) =>
    to && <SiteLink to={pathTo(to satisfies RouteName, locale)}>{words}</SiteLink>;
  return (
    <li>
      <Icon name={icon} />
      <div>
        <h3>{intl.formatMessage({ id: `catalog.note.${id}.title` })}</h3>
        <p>{intl.formatMessage({ id: `catalog.note.${id}.text` }, { ...values, link })}</p>
      </div>
    </li>
  );
}
