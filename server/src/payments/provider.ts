import type { PaymentMethod } from '@vitrine/shared/contract/frame';
import type { Locale } from '@vitrine/shared/contract/locale';
import type { PaymentState } from '@vitrine/shared/contract/orders/order';

/** What a provider is told of a payment. */
export interface NewPayment {
  /** Our own id: the same one never makes two payments. */
  id: string;
  method: PaymentMethod;
  amountCents: number;
  /** What the shopper reads on the bank statement. */
  description: string;
  /** Structured communication of a transfer, for providers that let the shop choose it. */
  communication: string;
  locale: Locale;
  /** Until when the lots are reserved for it. */
  keepUntil: Date;
  /** Where the shopper comes back to. */
  returnUrl: string;
  /** Where the provider says, by the payment's id alone, that something changed. */
  webhookUrl: string;
}

/** Where to transfer money to. */
export interface Transfer {
  beneficiary: string;
  iban: string;
  bic: string;
  communication: string;
}

export interface StartedPayment {
  providerId: string;
  /** The provider's page for the shopper. */
  checkoutUrl: string;
  /** For a bank transfer. */
  transfer: Transfer | null;
}

/** asked: on its way. failed: it will not arrive. */
export type RefundProgress = 'asked' | 'done' | 'failed';

/** Money that goes back by the way it came. */
interface NewRefund {
  /** Our own id: the same one never gives back twice. */
  id: string;
  /** The provider's id of the try before this one, which failed; null for the first. */
  instead: string | null;
  /** The provider's id of the payment. */
  paymentId: string;
  amountCents: number;
  description: string;
}

/** Money that a shopper's bank took back from the shop. */
export interface Chargeback {
  /** The provider's, as is that of the payment. */
  id: string;
  paymentId: string;
  amountCents: number;
  takenAt: string;
  /** When the bank gave it back to the shop; null while it has not. */
  reversedAt: string | null;
}

/** How long the shop waits for a payment provider, in milliseconds. */
export const PROVIDER_MS = 8_000;

/**
 * The provider has said that it gives no money back, and that it has not. Whatever else goes wrong, no answer for one, leaves it
 * unknown whether money goes back.
 */
export class RefundRefused extends Error {
  /** By which what is kept of it says that the provider has answered. */
  override name = RefundRefused.name;
}

/** A payment provider. Its calls may fail or hang: whoever calls sets a bound and goes on without. */
export interface PaymentProvider {
  /** Stored with each payment. */
  name: string;
  /** Whether no real money moves. */
  isTest: boolean;
  /** Those that are active now. Never fails; empty when the provider cannot be reached at all. Every page asks: `rememberMethods`. */
  methods(): Promise<readonly PaymentMethod[]>;
  createPayment(payment: NewPayment): Promise<StartedPayment>;
  /** The state of a payment now; null when the provider does not know it. */
  fetchPayment(providerId: string): Promise<PaymentState | null>;
  /** Ends a payment that nobody has made yet; one that cannot be ended stays as it is. */
  cancelPayment(providerId: string): Promise<void>;
  /** Looks first for what an earlier try has made. @throws RefundRefused when no try has, and none will */
  refund(refund: NewRefund): Promise<{ providerId: string; progress: RefundProgress }>;
  /** How a refund goes on; null when the provider does not know it. */
  fetchRefund(paymentId: string, refundId: string): Promise<RefundProgress | null>;
  /** What banks took back of a payment; without one, the latest of all payments. */
  fetchChargebacks(paymentId?: string): Promise<Chargeback[]>;
}
