import type { PaymentMethod } from '@vitrine/shared/contract/frame';
import type { Locale } from '@vitrine/shared/contract/locale';
import type { PaymentState } from '../rules/order-transitions.ts';

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

/** A payment provider. Its calls may fail or hang: whoever calls sets a bound and goes on without. */
export interface PaymentProvider {
  /** Kept with each payment. */
  name: string;
  /** Whether no real money moves. */
  isTest: boolean;
  methods(): Promise<readonly PaymentMethod[]>;
  createPayment(payment: NewPayment): Promise<StartedPayment>;
  /** The state of a payment now; null when the provider does not know it. */
  fetchPayment(providerId: string): Promise<PaymentState | null>;
}
