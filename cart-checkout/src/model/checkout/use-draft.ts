import { useEffect, useState } from 'react';
import type { PaymentMethod } from '@vitrine/shared/contract/frame';
import { FIRST_COUNTRY } from '@vitrine/shared/contract/cart-limits';
import { draftSchema, emptyDraft, type Draft } from './draft.ts';
import { readSession, writeSession } from './session.ts';
import { filledIn, type Shopper } from './shopper.ts';

const NAME = 'VDM_CHECKOUT';

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
  useEffect(() => writeSession(NAME, draft), [draft]);
  const change = (patch: Partial<Draft>) => setDraft((current) => ({ ...current, ...patch }));
  return { draft, change };
}

/** The order is placed: what was typed for it is no longer needed. */
export function forgetDraft(): void {
  writeSession(NAME, null);
}

/** Where the shopper said the parcel would go, for pages that only estimate. */
export function draftCountry(): string {
  return readSession(NAME, draftSchema)?.country ?? FIRST_COUNTRY;
}

function startingDraft(methods: readonly PaymentMethod[], shopper: Shopper | null): Draft {
  const first = methods[0] ?? 'bancontact';
  const kept = readSession(NAME, draftSchema) ?? emptyDraft(first);
  const draft = shopper ? filledIn(kept, shopper) : kept;
  return { ...draft, paymentMethod: methods.includes(draft.paymentMethod) ? draft.paymentMethod : first };
}
