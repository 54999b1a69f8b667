import { useState } from 'react';
import { useSearchParams } from 'react-router';
import { useBusy } from '@vitrine/shared/forms/use-send';
import { useRemote } from '@vitrine/shared/remote/remote-context';
import { proveMailbox, type OrderLink } from '../../api/orders.ts';
import type { Week } from '../../components/order/TransferWeek.tsx';

/** The week of a transfer, for whoever came by the link of the order's mail; else nothing. */
export function useWeek(link: OrderLink, onGiven: () => void): Week | undefined {
  const { browserApi } = useRemote();
  const [parameters] = useSearchParams();
  const [isFailed, setFailed] = useState(false);
  const [isGiven, setGiven] = useState(false);
  const { isBusy, begin, end } = useBusy();
  const token = parameters.get('week');
  if (!token) return undefined;
  const keep = async () => {
    if (!begin()) return;
    const answer = await proveMailbox(browserApi, link, token);
    setFailed(!answer.ok);
    setGiven(answer.ok);
    end();
    if (answer.ok) onGiven();
  };
  return { isBusy, isFailed, isGiven, onKeep: () => void keep() };
}
