import type { ReactNode } from 'react';
import { formatMoney } from '@vitrine/shared/i18n/formats';
import { useLocale } from '@vitrine/shared/remote/remote-context';
import { useWords } from '../model/use-words.ts';
import style from './Totals.module.css';

interface TotalsProps {
  goodsCents: number;
  /** Null while it is not known. */
  shippingCents: number | null;
  /** Further rows between shipping and total. */
  children?: ReactNode;
}

/** What it comes to: goods, shipping, total, VAT included. */
export function Totals({ goodsCents, shippingCents, children }: TotalsProps) {
  const words = useWords();
  const locale = useLocale();
  const shipping =
    shippingCents === null
      ? words('totals.unknown')
      : shippingCents === 0
        ? words('common.free')
        : formatMoney(shippingCents, locale);
  return (
    <dl className={style['totals']}>
      <div>
        <dt>{words('totals.goods')}</dt>
        <dd>{formatMoney(goodsCents, locale)}</dd>
      </div>
      <div>
        <dt>{words('totals.shipping')}</dt>
        <dd>{shipping}</dd>
      </div>
      {children}
      <div className={style['total']}>
        <dt>{words('totals.total')}</dt>
        <dd>{formatMoney(goodsCents + (shippingCents ?? 0), locale)}</dd>
      </div>
    </dl>
  );
}
