import { useCallback, useRef, useState } from 'react';
import type { PaymentMethod } from '@vitrine/shared/contract/frame';
import { useRemote } from '@vitrine/shared/remote/remote-context';
import { payAgain } from '../api/pay-again.ts';
import type { OrderLink } from '../api/read-order.ts';
import { leaveToPay, useReturnFromPayment } from '../model/left-to-pay.ts';

/** A new attempt to pay, and the way there. `onRefused`: the order is not as this page shows it. */
export function usePayAgain(link: OrderLink, onRefused: () => void) {
  const { browserApi } = useRemote();
  const [isStarting, setStarting] = useState(false);
  /** Why it could not be started; empty when the shop did not say. */
  const [refusal, setRefusal] = useState<string | null>(null);
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
    setRefusal(null);
    const answer = await payAgain(browserApi, link, method);
    if (answer.ok) return leaveToPay(answer.value.paymentUrl, window.location.href);
    stop();
    setRefusal(answer.failure.kind === 'rejected' ? answer.failure.message : '');
    if (answer.failure.kind === 'rejected') onRefused();
  };
  return { isStarting, refusal, pay };
}
