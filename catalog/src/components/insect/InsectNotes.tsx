import type { Insect } from '@vitrine/shared/contract/catalogue';
import type { Seller } from '@vitrine/shared/contract/frame';
import { isOldSpecimen } from '@vitrine/shared/contract/facts/old-specimen';
import { sayDocumentKind } from '@vitrine/shared/i18n/say-papers';
import { formatCountry } from '@vitrine/shared/i18n/formats';
import { lawsPath } from '@vitrine/shared/paths/laws-path';
import { pathTo } from '@vitrine/shared/paths/path-to';
import { useLocale } from '@vitrine/shared/remote/remote-context';
import { Icon, type IconName } from '@vitrine/shared/ui/icons/Icon';
import { SiteLink } from '@vitrine/shared/ui/links/SiteLink';
import { GuaranteeNotice } from '@vitrine/shared/ui/page/GuaranteeNotice';
import type { GuaranteeNotice as Notice } from '@vitrine/shared/i18n/guarantee-notice';
import type { ReactNode } from 'react';
import { useIntl } from 'react-intl';
import style from './InsectNotes.module.css';

interface Props {
  insect: Insect;
  seller: Seller;
  notice: Notice | null;
}

/**
 * What one should know before buying: protection, shipping, withdrawal and guarantee, safety, and who sells and answers for it: name,
 * postal and electronic address (regulation (EU) 2023/988, article 19, since 13 December 2024).
 */
export function InsectNotes({ insect, seller, notice }: Props) {
  const locale = useLocale();
  const country = seller.country && formatCountry(seller.country, locale);
  const city = `${seller.postalCode} ${seller.city}`.trim();
  const who = [seller.name, seller.street, city, country].filter(Boolean).join(', ');
  const document = documentsOf(insect)
    .map((kind) => sayDocumentKind(kind, locale))
    .join(', ');
  const email = <a href={`mailto:${seller.email}`}>{seller.email}</a>;
  return (
    <ul className={style['notes']} role="list">
      {insect.citesAnnex && (
        <Note
          icon="leaf"
          id={`cites.${insect.citesAnnex}`}
          to="laws"
          values={{ document: document || 'none' }}
        />
      )}
      {isOldSpecimen(insect.caughtOn) && <Note icon="warning" id="old" />}
      <Note icon="truck" id="shipping" to="shipping" />
      <Note icon="shield" id="guarantee" to="conditions">
        <GuaranteeNotice notice={notice} />
      </Note>
      <Note icon="pin" id="safety" />
      <Note icon="info" id="seller" to="contact" values={{ seller: who, email }} />
    </ul>
  );
}

/** An answer of an older release names one alone. */
const documentsOf = ({ documents, documentKind }: Insect): readonly string[] =>
  documents ?? (documentKind ? [documentKind] : []);

interface NoteProps {
  icon: IconName;
  id: string;
  to?: 'shipping' | 'laws' | 'conditions' | 'contact';
  values?: Record<string, ReactNode>;
  children?: ReactNode;
}

function Note({ icon, id, to, values = {}, children }: NoteProps) {
  const intl = useIntl();
  const locale = useLocale();
  const link = (words: ReactNode[]) =>
    to && <SiteLink to={to === 'laws' ? lawsPath(locale) : pathTo(to, locale)}>{words}</SiteLink>;
  return (
    <li>
      <Icon name={icon} />
      <div>
        <h3>{intl.formatMessage({ id: `catalog.note.${id}.title` })}</h3>
        <p>{intl.formatMessage({ id: `catalog.note.${id}.text` }, { ...values, link })}</p>
        {children}
      </div>
    </li>
  );
}
