import { useEffect, useMemo, useState } from 'react';
import type { CartLine } from '@vitrine/shared/contract/orders/cart-state';
import type { TaxQuote } from '@vitrine/shared/contract/orders/checkout';
import { useRemote } from '@vitrine/shared/remote/remote-context';
import { quoteTaxes } from '../../api/checkout.ts';
import { useLineRequests } from '../../model/cart/use-line-requests.ts';

interface TaxQuery {
  country: string;
  postalCode: string;
  vatNumber: string;
  /** Whose number it is. */
  company: string;
  /** Of the way that is chosen; undefined while there is none. */
  shippingCode: string | undefined;
}

interface Taxes {
  isWaiting: boolean;
  /** Null while it is not known, and where the shop does not say. */
  quote: TaxQuote | null;
}

/** What the order comes to with its taxes, asked again when what decides them changes. */
export function useTaxes(
  { country, postalCode, vatNumber, company, shippingCode }: TaxQuery,
  lines: readonly CartLine[],
): Taxes {
  const { browserApi } = useRemote();
  const requested = useLineRequests(lines);
  const question = useMemo(
    () =>
      shippingCode === undefined
        ? null
        : { lines: requested, country, postalCode, vatNumber, company, shippingCode },
    [requested, country, postalCode, vatNumber, company, shippingCode],
  );
  const [answered, setAnswered] = useState<{ question: typeof question; quote: TaxQuote | null }>({
    question: null,
    quote: null,
  });
  useEffect(() => {
    if (question === null) return undefined;
    const left = new AbortController();
    void quoteTaxes(browserApi, question, left.signal).then((answer) => {
      if (left.signal.aborted) return;
      // Without it the order is judged when it is placed, and another total is told then.
      setAnswered({ question, quote: answer.ok ? answer.value : null });
    });
    return () => left.abort();
  }, [browserApi, question]);
  if (question === null) return { isWaiting: false, quote: null };
  // By what was asked, not by a state that an effect sets: no frame shows the old total as the new one.
  return { isWaiting: answered.question !== question, quote: answered.quote };
}
