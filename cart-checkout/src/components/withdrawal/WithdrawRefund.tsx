import type { WithdrawalQuote } from '@vitrine/shared/contract/orders/withdrawal';
import { formatMoney } from '@vitrine/shared/i18n/formats';
import { useLocale } from '@vitrine/shared/remote/remote-context';
import { useWords } from '../../model/use-words.ts';
import style from '../Totals.module.css';

/** What comes back, of what, and when. */
export function WithdrawRefund({ quote }: { quote: WithdrawalQuote }) {
  const words = useWords();
  const locale = useLocale();
  const { goodsCents, shippingCents, refundCents, differenceCents = 0, isBeforeShipping } = quote;
  // An order that was not paid gives nothing back, and nothing was given back.
  const { isPaid = refundCents > 0 } = quote;
  const refundedCents = isPaid ? goodsCents + shippingCents + differenceCents - refundCents : 0;
  return (
    <>
      <dl className={style['totals']}>
        <div>
          <dt>{words('totals.goods')}</dt>
          <dd>{formatMoney(goodsCents, locale)}</dd>
        </div>
        {shippingCents > 0 && (
          <div>
            <dt>{words('totals.shipping')}</dt>
            <dd>{formatMoney(shippingCents, locale)}</dd>
          </div>
        )}
        {differenceCents !== 0 && (
          <div>
            <dt>{words('withdraw.refund.difference')}</dt>
            <dd>{formatMoney(differenceCents, locale)}</dd>
          </div>
        )}
        {refundedCents > 0 && (
          <div>
            <dt>{words('withdraw.refund.before')}</dt>
            <dd>{formatMoney(-refundedCents, locale)}</dd>
          </div>
        )}
        <div className={style['total']}>
          <dt>{words('withdraw.refund.total')}</dt>
          <dd>{formatMoney(refundCents, locale)}</dd>
        </div>
      </dl>
      <p className={style['note']}>
        {words(isBeforeShipping ? 'withdraw.refund.atOnce' : 'withdraw.refund.sendBack')}
      </p>
    </>
  );
}
