import { useCallback, useRef, useState } from 'react';
import type { PaymentMethod } from '@vitrine/shared/contract/frame';
import { useObey } from '@vitrine/shared/remote/use-obey';
import { useRemote } from '@vitrine/shared/remote/remote-context';
import { payAgain } from '../../api/pay-again.ts';
import type { OrderLink } from '../../api/read-order.ts';
import { redirectToPayment, useReturnFromPayment } from '../../model/payment/payment-redirect.ts';

/** A new attempt to pay, and the way there. `onRefused`: the order is not as this page shows it. */
export function usePayAgain(link: OrderLink, onRefused: () => void) {
  const { browserApi } = useRemote();
  const obey = useObey();
  const [isStarting, setStarting] = useState(false);
  /** It could not be started, and the shop did not say why. */
  const [hasFailed, setFailed] = useState(false);
  const isUnderWay = useRef(false);
  const stop = useCallback(() => {
    isUnderWay.current = false;
    setStarting(false);
  }, []);
  useReturnFromPayment(stop);
  const pay = async (method: PaymentMethod) => {
    // State is too slow for a double click: both see the same drawing.
    if (isUnderWay.current) return;
    isUnderWay.current = true;
    setStarting(true);
    setFailed(false);
    const answer = await payAgain(browserApi, link, method);
    obey(answer, { hasField: () => false });
    if (answer.ok) return redirectToPayment(answer.value.paymentUrl, window.location.href);
    stop();
    const isRefused = answer.failure.kind === 'rejected';
    setFailed(!isRefused);
    if (isRefused) onRefused();
  };
  return { isStarting, hasFailed, onPay: (method: PaymentMethod) => void pay(method) };
}
