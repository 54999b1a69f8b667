import { pathTo } from '@vitrine/shared/paths/path-to';
import { useLocale } from '@vitrine/shared/remote/remote-context';
import type { ReactNode } from 'react';
import { useIntl } from 'react-intl';
import { Link } from 'react-router';
import style from './ShippingNote.module.css';

/** What the price holds and what it does not. */
export function ShippingNote() {
  const intl = useIntl();
  const locale = useLocale();
  const link = (words: ReactNode[]) => <Link to={pathTo('shipping', locale)}>{words}</Link>;
  return <p className={style['note']}>{intl.formatMessage({ id: 'catalog.insect.vat' }, { link })}</p>;
}
