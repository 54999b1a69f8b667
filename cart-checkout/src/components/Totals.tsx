import type { TotalVat } from '@vitrine/shared/contract/orders/tax/vat-terms';
import { formatMoney } from '@vitrine/shared/i18n/formats';
import { useLocale } from '@vitrine/shared/remote/remote-context';
import { useWords } from '../model/use-words.ts';
import style from './Totals.module.css';

interface TotalsProps {
  goodsCents: number;
  /** Null while it is not known. */
  shippingCents: number | null;
  /** Of the way it is sent. */
  shippingName?: string;
  /** Null while it is not known; then nothing is said of it. */
  vat: TotalVat;
  /** What of the total is VAT, where that is known. */
  vatCents?: number;
}

/** What it comes to: goods, shipping, total, and whether that holds VAT. */
export function Totals({ goodsCents, shippingCents, shippingName, vat, vatCents }: TotalsProps) {
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
        <dt>
          {words('totals.shipping')}
          {shippingName && <span className={style['detail']}>{shippingName}</span>}
        </dt>
        <dd>{shipping}</dd>
      </div>
      <div className={style['total']}>
        <dt>
          {words(shippingCents === null ? 'totals.totalYet' : 'totals.total', {
            vat: String(vat),
          })}
        </dt>
        <dd>{formatMoney(goodsCents + (shippingCents ?? 0), locale)}</dd>
      </div>
      {vatCents !== undefined && vatCents > 0 && (
        <div>
          <dt>{words('order.vat')}</dt>
          <dd>{formatMoney(vatCents, locale)}</dd>
        </div>
      )}
    </dl>
  );
}
