import { useEffect, useState } from 'react';
import type { PaymentMethod } from '@vitrine/shared/contract/frame';
import { draftSchema, emptyDraft, FIRST_COUNTRY, type Draft } from './draft.ts';
import { readSession, writeSession } from './session.ts';

const NAME = 'VDM_CHECKOUT';

/** What the shopper has typed. It outlives a reload and a change of language, and is forgotten with the tab. */
export function useDraft(methods: readonly PaymentMethod[]) {
  const [draft, setDraft] = useState<Draft>(() => startingDraft(methods));
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

function startingDraft(methods: readonly PaymentMethod[]): Draft {
  const first = methods[0] ?? 'bancontact';
  const kept = readSession(NAME, draftSchema);
  if (!kept) return emptyDraft(first);
  return { ...kept, paymentMethod: methods.includes(kept.paymentMethod) ? kept.paymentMethod : first };
}
