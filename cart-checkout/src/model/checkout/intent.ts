import { orderRequestSchema, type OrderRequest } from '@vitrine/shared/contract/orders/place-order';
import { tabStorage } from '@vitrine/shared/forms/tab-storage';
import { z } from '@vitrine/shared/contract/zod';
import { randomKey } from '@vitrine/shared/platform/random-key';

/** A shopper who corrects a field between two lost answers sends more than one version of one intent. */
const MOST_SENT = 5;

const intentSchema = z.object({ key: z.string(), sent: z.array(orderRequestSchema) });
const INTENT = tabStorage('VDM_INTENT', intentSchema);

/**
 * One wish to order. Its key stays the same from the first click until the shop's answer is known, so that a double
 * click, a reload or a retry after a lost answer can never become a second order.
 */
export type Intent = z.infer<typeof intentSchema>;

/** The wish whose answer is still unknown, or a new one. */
export function openIntent(): Intent {
  return readIntent() ?? { key: randomKey(), sent: [] };
}

/** The wish that was sent and never answered, or null. */
export function readIntent(): Intent | null {
  return INTENT.read();
}

/** To be called before an order goes out: what is sent may arrive even when its answer does not. */
export function rememberSent({ key, sent }: Intent, order: OrderRequest): Intent {
  const others = sent.filter((earlier) => !isSame(earlier, order));
  const intent = { key, sent: [order, ...others].slice(0, MOST_SENT) };
  INTENT.write(intent);
  return intent;
}

/** This wording was refused; the wish stays open while an earlier one is unanswered. */
export function forgetSent({ key, sent }: Intent, order: OrderRequest): void {
  const unanswered = sent.filter((earlier) => !isSame(earlier, order));
  INTENT.write(unanswered.length > 0 ? { key, sent: unanswered } : null);
}

/** The answer is known. */
export function closeIntent(): void {
  INTENT.write(null);
}

function isSame(one: OrderRequest, other: OrderRequest): boolean {
  return JSON.stringify(one) === JSON.stringify(other);
}
