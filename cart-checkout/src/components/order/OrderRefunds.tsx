import type { Order } from '@vitrine/shared/contract/orders/order';
import { formatMoney } from '@vitrine/shared/i18n/formats';
import { useLocale } from '@vitrine/shared/remote/remote-context';
import { useWords } from '../../model/use-words.ts';
import { Step } from '../Step.tsx';
import style from './OrderPapers.module.css';

/** What goes back to the shopper, why, and how far it is. */
export function OrderRefunds({ order: { refunds = [], orderState } }: { order: Order }) {
  const words = useWords();
  const locale = useLocale();
  if (refunds.length === 0) return null;
  return (
    <Step id="order-refunds" title={words('order.refunds')}>
      <ul className={style['papers']} role="list">
        {refunds.map(({ amountCents, reason, state, at }) => (
          <li key={`${at} ${reason} ${amountCents}`}>
            <span>
              {words('common.labelled', {
                // Of an order that goes on, it is what the shop took out.
                label: words(
                  reason === 'cancelled' && orderState !== 'cancelled'
                    ? 'reason.takenOut'
                    : `reason.${reason}`,
                ),
                text: words(`state.refund.${state}`),
              })}
            </span>
            <span>{formatMoney(amountCents, locale)}</span>
          </li>
        ))}
      </ul>
    </Step>
  );
}
