import { useCallback, useEffect, useState } from 'react';
import type { Order } from '@vitrine/shared/contract/orders/order';
import { useRemote } from '@vitrine/shared/remote/remote-context';
import { readOrder, type OrderLink } from '../../api/orders.ts';
import { paymentStage } from '../../model/payment/payment-stage.ts';
import { usePageResume } from '../../model/use-page-resume.ts';

/**
 * An order whose payment is on its way: polled, with backoff, until it is known or time is up.
 * Once more, whatever is known, when the connection is back, the page is looked at again, or somebody asks.
 */
export function useOrderWatch(first: Order, { reference, key }: OrderLink) {
  const { browserApi } = useRemote();
  const [order, setOrder] = useState(first);
  const [looks, setLooks] = useState(0);
  const [extra, setExtra] = useState(0);
  const [isUnreachable, setUnreachable] = useState(false);
  const delay = paymentStage(order) === 'processing' ? POLL_DELAYS[looks] : undefined;
  const look = useCallback(
    async (signal: AbortSignal) => {
      const answer = await readOrder(browserApi, { reference, key }, signal);
      if (signal.aborted) return;
      setUnreachable(!answer.ok);
      if (answer.ok) setOrder(answer.value);
    },
    [browserApi, reference, key],
  );
  useEffect(() => {
    if (delay === undefined) return;
    const left = new AbortController();
    const timer = setTimeout(() => {
      void look(left.signal).then(() => {
        if (!left.signal.aborted) setLooks((times) => times + 1);
      });
    }, delay);
    return () => {
      clearTimeout(timer);
      left.abort();
    };
  }, [look, delay, looks]);
  useEffect(() => {
    if (extra === 0) return;
    const left = new AbortController();
    void look(left.signal);
    return () => left.abort();
  }, [look, extra]);
  const lookAgain = useCallback(() => {
    setLooks(0);
    setExtra((times) => times + 1);
  }, []);
  usePageResume(lookAgain);
  return { order, isLooking: delay !== undefined, isUnreachable, lookAgain };
}

/**
 * Waits in milliseconds between two looks at a payment: most are known within seconds, so the first looks are close
 * together. All together a little over two minutes; what is not known by then comes by e-mail.
 */
const POLL_DELAYS: readonly number[] = [
  1_000, 1_500, 2_000, 3_000, 5_000, 8_000, 13_000, 20_000, 30_000, 40_000,
];
