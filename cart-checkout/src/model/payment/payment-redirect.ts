import { useCallback, useEffect, useState } from 'react';
import { z } from '@vitrine/shared/contract/zod';

/** The router's history state of a page that redirected to the payment provider. */
const LEFT = 'left-to-pay';
const historySchema = z.object({ usr: z.literal(LEFT) });

/**
 * Redirects to the provider's page. The back button then leads to `paymentPage`, the order's own: the page that was left
 * knows nothing of the order any more.
 */
export function redirectToPayment(paymentUrl: string, paymentPage: string): void {
  window.history.replaceState({ ...window.history.state, usr: LEFT }, '', paymentPage);
  // Browsers keep how far the page was scrolled: far down the checkout is nothing but the footer there.
  document.documentElement.scrollTop = 0;
  window.location.assign(paymentUrl);
}

const isLeft = () => historySchema.safeParse(window.history.state).success;

/** Whether the shopper came back from the provider's page by the back button. */
export function useIsBackFromPayment(): boolean {
  const [hasLeft, setLeft] = useState(false);
  useEffect(() => setLeft(isLeft()), []);
  return hasLeft;
}

/** A page that the browser had put aside as it was left is read anew when it was left to pay; else `onReturn` is called. */
export function useReturnFromPayment(onReturn: () => void): void {
  useReturn(useCallback(() => (isLeft() ? window.location.reload() : onReturn()), [onReturn]));
}

/** Somebody comes back by the back button, and finds the page as the browser had put it aside. */
function useReturn(onReturn: () => void): void {
  useEffect(() => {
    const show = (event: PageTransitionEvent) => {
      if (event.persisted) onReturn();
    };
    window.addEventListener('pageshow', show);
    return () => window.removeEventListener('pageshow', show);
  }, [onReturn]);
}
