import { useCallback, useEffect, useState } from 'react';
import type { Order } from '@vitrine/shared/contract/order';
import { useRemote } from '@vitrine/shared/remote/remote-context';
import { readOrder, type OrderLink } from '../api/read-order.ts';
import { paymentStage } from '../model/payment-stage.ts';
import { POLL_DELAYS } from '../model/poll-delays.ts';

/** An order whose payment is on its way: asked for again and again, ever more seldom, until it is known or time is up. */
export function useOrderWatch(first: Order, { reference, key }: OrderLink) {
  const { browserApi } = useRemote();
  const [order, setOrder] = useState(first);
  const [looks, setLooks] = useState(0);
  const [isUnreachable, setUnreachable] = useState(false);
  const delay = paymentStage(order) === 'processing' ? POLL_DELAYS[looks] : undefined;
  useEffect(() => {
    if (delay === undefined) return;
    const left = new AbortController();
    const timer = setTimeout(() => {
      void readOrder(browserApi, { reference, key }, left.signal).then((answer) => {
        if (left.signal.aborted) return;
        setUnreachable(!answer.ok);
        if (answer.ok) setOrder(answer.value);
        setLooks((times) => times + 1);
      });
    }, delay);
    return () => {
      clearTimeout(timer);
      left.abort();
    };
  }, [browserApi, reference, key, delay, looks]);
  const lookAgain = useCallback(() => setLooks(0), []);
  return { order, isLooking: delay !== undefined, isUnreachable, lookAgain };
}
