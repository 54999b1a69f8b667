import { useEffect, useState } from 'react';
import type { PaymentMethod } from '@vitrine/shared/contract/frame';
import { tabStorage } from '@vitrine/shared/forms/tab-storage';
import { FIRST_COUNTRY } from '@vitrine/shared/contract/orders/cart-limits';
import { draftSchema, emptyDraft, type Draft } from './draft.ts';
import { filledIn, type Shopper } from './shopper.ts';

const DRAFT = tabStorage('VDM_CHECKOUT', draftSchema);

/**
 * What the shopper has typed. It outlives a reload, a login and a change of language, and is forgotten with the tab.
 * What the account knows comes into the empty fields.
 */
export function useDraft(methods: readonly PaymentMethod[], shopper: Shopper | null) {
  const [draft, setDraft] = useState<Draft>(() => startingDraft(methods, shopper));
  // A login in another tab brings the account while this page is open.
  useEffect(() => {
    if (shopper) setDraft((current) => filledIn(current, shopper));
  }, [shopper]);
  useEffect(() => DRAFT.write(draft), [draft]);
  const change = (patch: Partial<Draft>) => setDraft((current) => ({ ...current, ...patch }));
  return { draft, change };
}

/** The order is placed: what was typed for it is no longer needed. */
export function forgetDraft(): void {
  DRAFT.write(null);
}

/** Where the shopper said the parcel would go, for pages that only estimate. */
export function draftCountry(): string {
  return DRAFT.read()?.country ?? FIRST_COUNTRY;
}

function startingDraft(methods: readonly PaymentMethod[], shopper: Shopper | null): Draft {
  const first = methods[0] ?? 'bancontact';
  const kept = DRAFT.read() ?? emptyDraft(first);
  const draft = shopper ? filledIn(kept, shopper) : kept;
  return { ...draft, paymentMethod: methods.includes(draft.paymentMethod) ? draft.paymentMethod : first };
}
