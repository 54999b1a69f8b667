import { useCallback, useEffect, useState } from 'react';
import { readBrowserHold, saveBrowserHold } from '@vitrine/shared/cart/browser-hold';
import type { CartLine } from '@vitrine/shared/contract/orders/cart-state';
import type { ApiFailure } from '@vitrine/shared/contract/failure';
import { useRemote } from '@vitrine/shared/remote/remote-context';
import { holdLots } from '../../api/hold-lots.ts';
import type { Hold } from '../../model/checkout/hold.ts';
import { holdEndsAt } from '../../model/checkout/hold-time.ts';
import { useLineRequests } from '../../model/cart/use-line-requests.ts';

/** Keeps the lines aside while the page is open: at once, when they change, and again when asked to. */
export function useHold(lines: readonly CartLine[], onFailure: (failure: ApiFailure) => void) {
  const { browserApi } = useRemote();
  const [hold, setHold] = useState<Hold>({ status: 'asking' });
  const [asked, setAsked] = useState(0);
  const requested = useLineRequests(lines);
  useEffect(() => {
    const left = new AbortController();
    setHold({ status: 'asking' });
    void holdLots(browserApi, requested, readBrowserHold(), left.signal).then((answer) => {
      if (left.signal.aborted) return;
      if (!answer.ok) {
        setHold({ status: 'failed', failure: answer.failure });
        onFailure(answer.failure);
        return;
      }
      const { holdId, expiresAt } = answer.value;
      saveBrowserHold(holdId);
      setHold({ status: 'held', holdId, endsAt: holdEndsAt(expiresAt, Date.now()) });
    });
    return () => left.abort();
  }, [browserApi, requested, asked, onFailure]);
  useLapse(
    hold,
    useCallback(() => setHold({ status: 'lapsed' }), []),
  );
  const renew = useCallback(() => setAsked((times) => times + 1), []);
  return { hold, renew };
}

function useLapse(hold: Hold, onLapse: () => void) {
  const endsAt = hold.status === 'held' ? hold.endsAt : null;
  useEffect(() => {
    if (endsAt === null) return;
    const timer = setTimeout(onLapse, endsAt - Date.now());
    return () => clearTimeout(timer);
  }, [endsAt, onLapse]);
}
