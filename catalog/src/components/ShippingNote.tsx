import { pathTo } from '@vitrine/shared/paths/path-to';
import { useLocale } from '@vitrine/shared/remote/remote-context';
import { SiteLink } from '@vitrine/shared/ui/SiteLink';
import type { ReactNode } from 'react';
import { useIntl } from 'react-intl';
import style from './ShippingNote.module.css';

/** What the price holds and what it does not, and which price is struck through beside it. */
export function ShippingNote({ isReduced }: { isReduced: boolean }) {
  const intl = useIntl();
  const locale = useLocale();
  const link = (words: ReactNode[]) => <SiteLink to={pathTo('shipping', locale)}>{words}</SiteLink>;
  return (
    <p className={style['note']}>
      {intl.formatMessage({ id: 'catalog.insect.vat' }, { link })}
      {isReduced && ` ${intl.formatMessage({ id: 'catalog.insect.previousPrice' })}`}
    </p>
  );
}
