import { useEffect, useState } from 'react';
import type { PaymentMethod } from '@vitrine/shared/contract/frame';
import { tabStorage } from '@vitrine/shared/forms/tab-storage';
import { DRAFT_KEY, readBrowserCountry } from '@vitrine/shared/cart/browser-destination';
import { draftSchema, emptyDraft, type Draft } from './draft.ts';
import { filledIn, type Shopper } from './shopper.ts';

const DRAFT = tabStorage(DRAFT_KEY, draftSchema);

/**
 * What the shopper has typed. It outlives a reload, a login and a change of language, and is forgotten with the tab.
 * What the account knows comes into the empty fields, once.
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

function startingDraft(methods: readonly PaymentMethod[], shopper: Shopper | null): Draft {
  const first = methods[0] ?? 'bancontact';
  const kept = withCountry(DRAFT.read()) ?? { ...emptyDraft(first), country: readBrowserCountry() };
  const draft = shopper ? filledIn(kept, shopper) : kept;
  return { ...draft, paymentMethod: methods.includes(draft.paymentMethod) ? draft.paymentMethod : first };
}

/** An address is typed with its country; until one is, the parcel goes where the shopper said it would elsewhere. */
function withCountry(draft: Draft | null): Draft | null {
  if (!draft || draft.street !== '' || draft.postalCode !== '' || draft.city !== '') return draft;
  return { ...draft, country: readBrowserCountry() };
}
