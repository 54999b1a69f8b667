import { pathTo } from '@vitrine/shared/paths/path-to';
import { useLocale } from '@vitrine/shared/remote/remote-context';
import type { ReactNode } from 'react';
import { useIntl } from 'react-intl';
import { Link } from 'react-router';
import style from './ShippingNote.module.css';

/** What the price holds and what it does not, and which price is struck through beside it. */
export function ShippingNote({ isReduced }: { isReduced: boolean }) {
  const intl = useIntl();
  const locale = useLocale();
  const link = (words: ReactNode[]) => <Link to={pathTo('shipping', locale)}>{words}</Link>;
  return (
    <p className={style['note']}>
      {intl.formatMessage({ id: 'catalog.insect.vat' }, { link })}
      {isReduced && ` ${intl.formatMessage({ id: 'catalog.insect.previousPrice' })}`}
    </p>
  );
}
