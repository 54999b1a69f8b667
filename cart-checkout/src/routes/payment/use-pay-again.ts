import { useState } from 'react';
import type { PaymentMethod } from '@vitrine/shared/contract/frame';
import { useBusy } from '@vitrine/shared/forms/use-send';
import { useObey } from '@vitrine/shared/remote/use-obey';
import { useRemote } from '@vitrine/shared/remote/remote-context';
import { payAgain, type OrderLink } from '../../api/orders.ts';
import { redirectToPayment, useReturnFromPayment } from '../../model/payment/payment-redirect.ts';

/** A new attempt to pay, and the way there. `onRefused`: the order is not as this page shows it. */
export function usePayAgain(link: OrderLink, onRefused: () => void) {
  const { browserApi } = useRemote();
  const obey = useObey();
  const { isBusy: isStarting, begin, end } = useBusy();
  /** It could not be started, and the shop did not say why. */
  const [hasFailed, setFailed] = useState(false);
  useReturnFromPayment(end);
  const pay = async (method: PaymentMethod) => {
    if (!begin()) return;
    setFailed(false);
    const answer = await payAgain(browserApi, link, method);
    obey(answer, { hasField: () => false });
    if (answer.ok) return redirectToPayment(answer.value.paymentUrl, window.location.href);
    end();
    const isRefused = answer.failure.kind === 'rejected';
    setFailed(!isRefused);
    if (isRefused) onRefused();
  };
  return { isStarting, hasFailed, onPay: (method: PaymentMethod) => void pay(method) };
}
