import { useState } from 'react';
import type { PaymentMethod } from '@vitrine/shared/contract/frame';
import { useRemote } from '@vitrine/shared/remote/remote-context';
import { payAgain } from '../api/pay-again.ts';
import type { OrderLink } from '../api/read-order.ts';

/** A new attempt to pay, and the way there. */
export function usePayAgain(link: OrderLink) {
  const { browserApi } = useRemote();
  const [isStarting, setStarting] = useState(false);
  /** Why it could not be started; empty when the shop did not say. */
  const [refusal, setRefusal] = useState<string | null>(null);
  const pay = async (method: PaymentMethod) => {
    setStarting(true);
    setRefusal(null);
    const answer = await payAgain(browserApi, link, method);
    if (answer.ok) return window.location.assign(answer.value.paymentUrl);
    setStarting(false);
    setRefusal(answer.failure.kind === 'rejected' ? answer.failure.message : '');
  };
  return { isStarting, refusal, pay };
}
