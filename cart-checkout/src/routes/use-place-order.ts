import { useRef, useState } from 'react';
import { clearBrowserCart } from '@vitrine/shared/cart/browser-cart';
import { saveBrowserHold } from '@vitrine/shared/cart/browser-hold';
import type { ApiFailure, ApiResult, ApiTransport } from '@vitrine/shared/contract/failure';
import type { OrderRequest, Receipt } from '@vitrine/shared/contract/order';
import { useRemote } from '@vitrine/shared/remote/remote-context';
import { placeOrder } from '../api/place-order.ts';
import {
  closeIntent,
  forgetSent,
  openIntent,
  readIntent,
  rememberSent,
  type Intent,
} from '../model/intent.ts';
import { forgetDraft } from '../model/use-draft.ts';

export interface PlaceOrder {
  isSending: boolean;
  failure: ApiFailure | null;
  /** The order as it was sent, when its answer never came; null otherwise. */
  unanswered: OrderRequest | null;
  send(order: OrderRequest): Promise<void>;
}

/** Places an order once, however often and however unluckily it is sent, and leaves for the payment. */
export function usePlaceOrder(): PlaceOrder {
  const { browserApi } = useRemote();
  const [isSending, setSending] = useState(false);
  const [failure, setFailure] = useState<ApiFailure | null>(null);
  const [unanswered, setUnanswered] = useState(() => readIntent()?.sent[0] ?? null);
  const isUnderWay = useRef(false);
  const send = async (order: OrderRequest) => {
    // State is too slow for a double click: both see the same drawing.
    if (isUnderWay.current) return;
    isUnderWay.current = true;
    setSending(true);
    setFailure(null);
    const answer = await settle(browserApi, rememberSent(openIntent(), order), order);
    if (answer.ok) return leaveToPay(answer.value);
    isUnderWay.current = false;
    setSending(false);
    setFailure(answer.failure);
    setUnanswered(readIntent()?.sent[0] ?? null);
  };
  return { isSending, failure, unanswered, send };
}

/** Sends the order. When the shop already has this wish in an earlier wording, that one is the order. */
async function settle(api: ApiTransport, intent: Intent, order: OrderRequest): Promise<ApiResult<Receipt>> {
  const answer = await placeOrder(api, order, intent.key);
  if (answer.ok || answer.failure.kind !== 'rejected') return answer;
  const { status, code } = answer.failure;
  if (code === 'idempotency-mismatch') return askForEarlier(api, intent, answer);
  // A conflict is found after the key was: nothing was ever ordered with it. A bad field is found before.
  if (status === 409) closeIntent();
  if (status === 400) forgetSent(intent, order);
  return answer;
}

async function askForEarlier(api: ApiTransport, { key, sent }: Intent, mismatch: ApiResult<Receipt>) {
  for (const earlier of sent.slice(1)) {
    const known = await placeOrder(api, earlier, key);
    if (known.ok || known.failure.kind !== 'rejected') return known;
  }
  closeIntent();
  return mismatch;
}

function leaveToPay({ paymentUrl }: Receipt): void {
  closeIntent();
  saveBrowserHold(null);
  forgetDraft();
  clearBrowserCart();
  window.location.assign(paymentUrl);
}
