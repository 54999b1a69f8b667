import { useCallback, useEffect, useState } from 'react';
import { readBrowserCart, replaceBrowserCart } from '@vitrine/shared/cart/browser-cart';
import { checkBrowserCart, isRefused } from '@vitrine/shared/cart/check-browser-cart';
import { reconcile, type CartChange } from '@vitrine/shared/cart/reconcile';
import type { CartCheck } from '@vitrine/shared/contract/orders/cart-check';
import { useCart, useRemote } from '@vitrine/shared/remote/remote-context';
import {
  unknownInsects,
  viewLines,
  withAnswers,
  withChanges,
  type CheckedLine,
  type ViewLine,
} from '../../model/cart/cart-view.ts';

type Trouble = 'failed' | 'refused';

export interface CheckedCart {
  /** waiting: not yet read or not yet answered. unknown: the shop has said nothing of it. */
  status: 'waiting' | 'unknown' | 'ready';
  /** Why the shop said nothing of what it was asked about: it cannot be reached, or it cannot read the cart. */
  trouble: Trouble | null;
  /** Those that the shop has said something of. */
  lines: ViewLine[];
  /** Whether the shop is asked about something that came into the cart since. */
  isAsking: boolean;
  count: number;
  /** Of all that lies in the browser's cart, at the prices that it knows. */
  totalCents: number;
  /** Of the lines. */
  goodsCents: number;
  /** What the shop changed since the page was opened. */
  changes: CartChange[];
  /** The changes have been read. */
  forgetChanges(): void;
  /** Asks the shop again. */
  recheck(): void;
  /** Takes over what the shop said about the cart in another answer. */
  accept(check: CartCheck): void;
}

/** The browser's cart, held against the shop's stock when the page opens and when something new comes into it. */
export function useCheckedCart(): CheckedCart {
  const cart = useCart();
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
  const { trouble: met, recheck } = useCheck(unknown, accept);
  const trouble = unknown ? met : null;
  const lines = cart ? viewLines(cart, answers) : [];
  // What is drawn stays while the shop is asked about more, and when it does not answer: a form would lose what is typed.
  const isReady = cart && (!unknown || lines.length > 0);
  return {
    status: isReady ? 'ready' : trouble ? 'unknown' : 'waiting',
    trouble,
    lines,
    isAsking: unknown !== '' && !trouble,
    count: cart?.count ?? 0,
    totalCents: cart?.totalCents ?? 0,
    goodsCents: lines.reduce((sum, { amount, priceCents }) => sum + amount * priceCents, 0),
    changes,
    forgetChanges: () => setChanges([]),
    recheck,
    accept,
  };
}

/** Asks about the cart whenever there is something unknown in it, and when asked to. */
function useCheck(unknown: string, accept: (check: CartCheck) => void) {
  const { browserApi } = useRemote();
  const [trouble, setTrouble] = useState<Trouble | null>(null);
  const [asked, setAsked] = useState(0);
  const [answered, setAnswered] = useState(0);
  const isDue = unknown !== '' || asked !== answered;
  useEffect(() => {
    if (!isDue || readBrowserCart().lines.length === 0) return;
    const left = new AbortController();
    void checkBrowserCart(browserApi, left.signal).then((answer) => {
      if (left.signal.aborted) return;
      setTrouble(answer.ok ? null : isRefused(answer) ? 'refused' : 'failed');
      if (!answer.ok) return;
      setAnswered(asked);
      accept(answer.value);
    });
    return () => left.abort();
  }, [browserApi, isDue, unknown, asked, accept]);
  const recheck = useCallback(() => {
    setTrouble(null);
    setAsked((times) => times + 1);
  }, []);
  return { trouble, recheck };
}
