import { useCallback, useState } from 'react';
import { takeFromBrowserCart } from '@vitrine/shared/cart/browser-cart';
import { readBrowserHold, saveBrowserHold } from '@vitrine/shared/cart/browser-hold';
import type { ApiFailure, ApiResult, ApiTransport } from '@vitrine/shared/contract/failure';
import type { PlacedOrder, OrderRequest, Receipt } from '@vitrine/shared/contract/orders/place-order';
import { useBusy } from '@vitrine/shared/forms/use-send';
import { pathTo } from '@vitrine/shared/paths/path-to';
import { withQuery } from '@vitrine/shared/paths/with-query';
import { useObey } from '@vitrine/shared/remote/use-obey';
import { isOrderField, readOrderFailure } from '../../model/checkout/order-failure.ts';
import { useLocale, useRemote } from '@vitrine/shared/remote/remote-context';
import { placeOrder } from '../../api/checkout.ts';
import {
  closeIntent,
  forgetSent,
  openIntent,
  readIntent,
  rememberSent,
  type Intent,
} from '../../model/checkout/intent.ts';
import { redirectToPayment, useReturnFromPayment } from '../../model/payment/payment-redirect.ts';
import { forgetDraft } from '../../model/checkout/use-draft.ts';

export interface PlaceOrder {
  /** Also true while the page is being left for the payment. */
  isSending: boolean;
  /** An order that was sent before and never answered, or null. */
  unanswered: OrderRequest | null;
  /** The order that stands already of what was last sent in other words, or null. */
  ordered: PlacedOrder | null;
  /** Returns why the order was not placed. A placed one leaves the page. */
  send(order: OrderRequest, around?: Around): Promise<ApiFailure | null>;
}

/** What the order waits for, and what is still done once it is placed. Neither may take long. */
interface Around {
  first?(): Promise<void>;
  last?(): Promise<void>;
}

/** Places an order once, however often and however unluckily it is sent, and leaves for the payment. */
export function usePlaceOrder(): PlaceOrder {
  const { browserApi } = useRemote();
  const obey = useObey();
  const locale = useLocale();
  const [unanswered, setUnanswered] = useState(lastSent);
  const [ordered, setOrdered] = useState<PlacedOrder | null>(null);
  const { isBusy: isSending, begin, end } = useBusy();
  const stop = useCallback(() => {
    end();
    setUnanswered(lastSent());
  }, [end]);
  useReturnFromPayment(stop);
  const send = async (order: OrderRequest, { first, last }: Around = {}) => {
    if (!begin()) return null;
    await first?.();
    const { answer, wording } = await settle(browserApi, rememberSent(openIntent(), order), order);
    if (answer.ok) {
      await last?.();
      const { paymentUrl, ...link } = answer.value;
      forgetWish(wording);
      redirectToPayment(paymentUrl, withQuery(pathTo('payment', locale), link));
      return null;
    }
    stop();
    const read = readOrderFailure(answer.failure);
    setOrdered(read.kind === 'already-ordered' ? read.order : null);
    return obey(answer, {
      isToldInPlace: (failure) => readOrderFailure(failure).kind !== 'rejected',
      hasField: isOrderField,
    });
  };
  return { isSending, unanswered, ordered, send };
}

function lastSent(): OrderRequest | null {
  return readIntent()?.sent[0] ?? null;
}

/** What the shop said, and of which wording of the wish. */
interface Settled {
  answer: ApiResult<Receipt>;
  wording: OrderRequest;
}

/** Sends the order. When the shop already has this wish in an earlier wording, that one is the order. */
async function settle(api: ApiTransport, intent: Intent, order: OrderRequest): Promise<Settled> {
  const answer = await placeOrder(api, order, intent.key);
  const settled = { answer, wording: order };
  if (answer.ok || answer.failure.kind !== 'rejected') return settled;
  const { status, code } = answer.failure;
  if (code === 'idempotency-mismatch') return (await askForEarlier(api, intent)) ?? settled;
  // A conflict is found after the key was: nothing was ever ordered with it. A bad field is found before.
  if (status === 409) closeIntent();
  if (status === 400) forgetSent(intent, order);
  return settled;
}

async function askForEarlier(api: ApiTransport, { key, sent }: Intent): Promise<Settled | null> {
  for (const earlier of sent.slice(1)) {
    const known = await placeOrder(api, earlier, key);
    if (known.ok || known.failure.kind !== 'rejected') return { answer: known, wording: earlier };
  }
  closeIntent();
  return null;
}

/** It is an order now. What came into the cart since it was sent, here or in another tab, is none, and stays. */
function forgetWish({ lines, holdId }: OrderRequest): void {
  closeIntent();
  if (readBrowserHold() === holdId) saveBrowserHold(null);
  forgetDraft();
  takeFromBrowserCart(lines);
}
