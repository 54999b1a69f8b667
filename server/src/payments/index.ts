/* The door of this subject: what the others may use. */

export { createPayments } from './create-payments.ts';
export type { PaymentsContext } from './payments-context.ts';
export {
  type Chargeback,
  type NewPayment,
  PROVIDER_MS,
  type PaymentProvider,
  type RefundProgress,
  RefundRefused,
} from './provider.ts';
export { methodInSentence, methodName } from './rules/method-names.ts';
export { canPaymentBecome, hasMoney, isLivePayment } from './rules/payment-states.ts';
export { payLate } from './sandbox/decide.ts';
export {
  type AbandonedPayment,
  abandonPayment,
  claimAbandoned,
  forgetAbandoned,
} from './store/payments-cancel.ts';
export {
  CASH,
  type Payment,
  awaitedTransfers,
  claimUnchecked,
  currentPayment,
  firstTransferAt,
  insertAttempt,
  keepCheckout,
  makeCurrent,
  newPaymentId,
  noteReceived,
  paymentOfProvider,
  readPayment,
  receivedCents,
  recordPaymentEvent,
  setPaymentState,
} from './store/payments.ts';
