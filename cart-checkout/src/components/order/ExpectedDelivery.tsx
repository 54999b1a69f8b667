import type { Order } from '@vitrine/shared/contract/orders/order';
import { formatExpected } from '@vitrine/shared/i18n/format-expected';
import { useLocale } from '@vitrine/shared/remote/remote-context';
import { useWords } from '../../model/use-words.ts';
import { Step } from '../Step.tsx';
import style from './OrderAddress.module.css';

interface ExpectedDeliveryProps {
  order: Order;
  /** A part of the page with a title of its own. */
  isStep?: boolean;
}

/** On which days the parcel comes; of an order that waits for its money, how long it takes from then on. */
export function ExpectedDelivery({ order, isStep = false }: ExpectedDeliveryProps) {
  const words = useWords();
  const locale = useLocale();
  const { expected, orderState, paymentState, shipping } = order;
  const isWaiting = orderState === 'placed' && (paymentState === 'open' || paymentState === 'pending');
  const said = expected
    ? formatExpected(expected, locale)
    : isWaiting && shipping.days && words('order.expected.afterPayment', shipping.days);
  if (!said) return null;
  if (!isStep) return <p className={style['text']}>{words('order.expected', { days: said })}</p>;
  return (
    <Step id="order-expected" title={words('order.expected.title')}>
      <p className={style['text']}>{said}</p>
    </Step>
  );
}
