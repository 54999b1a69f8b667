import type { CartLine } from '@vitrine/shared/contract/orders/cart-state';
import type { Locale } from '@vitrine/shared/contract/locale';
import type { LineRequest } from '@vitrine/shared/contract/orders/cart-check';
import type { OrderRequest } from '@vitrine/shared/contract/orders/place-order';
import { addressOf, type Draft } from './draft.ts';

interface CheckoutState {
  locale: Locale;
  lines: readonly CartLine[];
  holdId: string | undefined;
  draft: Draft;
  acceptsConditions: boolean;
  /** Who the page says is logged in, or null. */
  accountId: number | null;
  /** Goods and shipping in cents, as shown above the button. */
  totalCents: number;
}

/** The order as the shop wants it. It carries no price but the total that the shopper saw. */
export function orderRequest({
  locale,
  lines,
  holdId,
  draft,
  acceptsConditions,
  accountId,
  totalCents,
}: CheckoutState): OrderRequest {
  return {
    locale,
    lines: lineRequests(lines),
    ...(holdId !== undefined && { holdId }),
    email: draft.email,
    phone: draft.phone,
    address: addressOf(draft),
    shippingCode: draft.shippingCode,
    paymentMethod: draft.paymentMethod,
    remarks: draft.remarks,
    vatNumber: draft.vatNumber,
    ...(draft.isGift && { gift: { note: draft.giftNote } }),
    ...(draft.hasInvoiceAddress && { invoiceAddress: addressOf(draft.invoice) }),
    acceptsConditions,
    expectedTotalCents: totalCents,
    ...(accountId !== null && { accountId }),
  };
}

export function lineRequests(lines: readonly CartLine[]): LineRequest[] {
  return lines.map(({ uuid, amount }) => ({ uuid, amount }));
}
