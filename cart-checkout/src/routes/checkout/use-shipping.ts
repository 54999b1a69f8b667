import { useCallback, useEffect, useState } from 'react';
import type { CartLine } from '@vitrine/shared/contract/orders/cart-state';
import { useRemote } from '@vitrine/shared/remote/remote-context';
import { quoteShipping } from '../../api/checkout.ts';
import { lineErrors } from '../../model/cart/line-errors.ts';
import type { Shipping } from '../../model/checkout/shipping.ts';
import { useLineRequests } from '../../model/cart/use-line-requests.ts';

/** Countries with regions or territories for which other rules hold: who types a postal code there may get another answer. */
const WITH_REGIONS: readonly string[] = ['BE', 'CY', 'DE', 'DK', 'ES', 'FI', 'FR', 'GB', 'IT'];
/** Where the shortest of their postal codes is whole. */
const WHOLE = 4;

/** What it costs to ship the lines to a place; asked again when either changes. */
export function useShipping(country: string, lines: readonly CartLine[], typedPostalCode = '') {
  const postalCode = tellingPostalCode(country, typedPostalCode);
  const { browserApi } = useRemote();
  const [shipping, setShipping] = useState<Shipping>({ status: 'waiting' });
  const [asked, setAsked] = useState(0);
  const requested = useLineRequests(lines);
  useEffect(() => {
    const left = new AbortController();
    setShipping({ status: 'waiting' });
    void quoteShipping(browserApi, { country, postalCode }, requested, left.signal).then((answer) => {
      if (left.signal.aborted) return;
      if (answer.ok) setShipping({ status: 'ready', options: answer.value });
      else if (answer.failure.kind === 'rejected')
        setShipping(refusedShipping(answer.failure.message, answer.failure.fields));
      else setShipping({ status: 'failed' });
    });
    return () => left.abort();
  }, [browserApi, country, postalCode, requested, asked]);
  const retry = useCallback(() => setAsked((times) => times + 1), []);
  return { shipping, retry };
}

function refusedShipping(message: string, fields: Record<string, string>): Shipping {
  const lines = lineErrors(fields);
  const { postalCode } = fields;
  if (postalCode !== undefined) return { status: 'refused', field: 'postalCode', message: postalCode, lines };
  const told = fields['country'] ?? Object.values(fields)[0] ?? message;
  return { status: 'refused', field: 'country', message: told, lines };
}

/** A postal code as typed, once it tells where in its country a parcel goes; empty until then, and where it tells nothing. */
function tellingPostalCode(country: string, typed: string): string {
  const code = typed.replaceAll(/\s/g, '');
  return WITH_REGIONS.includes(country) && code.length >= WHOLE ? code : '';
}
