import { useCallback, useEffect, useState } from 'react';
import { readBrowserCart, replaceBrowserCart } from '@vitrine/shared/cart/browser-cart';
import { readBrowserHold } from '@vitrine/shared/cart/browser-hold';
import { reconcile, type CartChange } from '@vitrine/shared/cart/reconcile';
import type { CartCheck } from '@vitrine/shared/contract/order';
import { useRemote } from '@vitrine/shared/remote/remote-context';
import { checkCart } from '../api/check-cart.ts';
import {
  unknownInsects,
  viewLines,
  withAnswers,
  withChanges,
  type CheckedLine,
  type ViewLine,
} from '../model/cart-view.ts';
import { lineRequests } from '../model/order-request.ts';
import { useBrowserCart } from '../model/use-browser-cart.ts';

export interface CheckedCart {
  /** waiting: not yet read or not yet answered. failed: the shop cannot be reached. */
  status: 'waiting' | 'failed' | 'ready';
  lines: ViewLine[];
  count: number;
  goodsCents: number;
  /** What the shop changed since the page was opened. */
  changes: CartChange[];
  /** Asks the shop again. */
  recheck(): void;
  /** Takes over what the shop said about the cart in another answer. */
  accept(check: CartCheck): void;
}

/** The browser's cart, held against the shop's stock when the page opens and when something new comes into it. */
export function useCheckedCart(): CheckedCart {
  const cart = useBrowserCart();
  const [answers, setAnswers] = useState<CheckedLine[]>([]);
  const [changes, setChanges] = useState<CartChange[]>([]);
  const accept = useCallback((check: CartCheck) => {
    const found = reconcile(readBrowserCart().lines, check);
    setAnswers((known) => withAnswers(known, check.lines));
    if (found.changes.length === 0) return;
    replaceBrowserCart(found.lines);
    setChanges((told) => withChanges(told, found.changes));
  }, []);
  const unknown = cart ? unknownInsects(cart, answers).join() : '';
  const { hasFailed, recheck } = useCheck(unknown, accept);
  const lines = cart ? viewLines(cart, answers) : [];
  const status = cart && !unknown ? 'ready' : hasFailed ? 'failed' : 'waiting';
  return {
    status,
    lines,
    count: cart?.count ?? 0,
    goodsCents: cart?.totalCents ?? 0,
    changes,
    recheck,
    accept,
  };
}

/** Asks about the cart whenever there is something unknown in it, and when asked to. */
function useCheck(unknown: string, accept: (check: CartCheck) => void) {
  const { browserApi } = useRemote();
  const [hasFailed, setFailed] = useState(false);
  const [asked, setAsked] = useState(0);
  const [answered, setAnswered] = useState(0);
  const isDue = unknown !== '' || asked !== answered;
  useEffect(() => {
    const lines = lineRequests(readBrowserCart().lines);
    if (!isDue || lines.length === 0) return;
    const left = new AbortController();
    void checkCart(browserApi, lines, readBrowserHold(), left.signal).then((answer) => {
      if (left.signal.aborted) return;
      setFailed(!answer.ok);
      if (!answer.ok) return;
      setAnswered(asked);
      accept(answer.value);
    });
    return () => left.abort();
  }, [browserApi, isDue, unknown, asked, accept]);
  const recheck = useCallback(() => {
    setFailed(false);
    setAsked((times) => times + 1);
  }, []);
  return { hasFailed, recheck };
}
