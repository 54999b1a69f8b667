import {
  createMollieClient,
  PaymentMethod as MollieMethod,
  PaymentStatus,
  RefundStatus,
  type Chargeback as MollieChargeback,
  type Payment as MolliePayment,
  type PaymentCreateParams,
} from '@mollie/api-client';
import type { PaymentMethod } from '@vitrine/shared/contract/frame';
import type { PaymentState } from '@vitrine/shared/contract/orders/order';
import {
  amountToCents,
  centsToAmount,
  isKnownNoMore,
  isRefusal,
  MOLLIE_LOCALES,
  reachableWebhook,
  transferDay,
} from './mollie-words.ts';
import { rememberMethods } from '../remember-methods.ts';
import {
  RefundRefused,
  type Chargeback,
  type NewPayment,
  type PaymentProvider,
  type RefundProgress,
  type StartedPayment,
} from '../provider.ts';

const METHODS: Record<PaymentMethod, MollieMethod> = {
  bancontact: MollieMethod.bancontact,
  banktransfer: MollieMethod.banktransfer,
  creditcard: MollieMethod.creditcard,
  ideal: MollieMethod.ideal,
  paypal: MollieMethod.paypal,
  paysafecard: MollieMethod.paysafecard,
};

const STATES: Record<PaymentStatus, PaymentState> = {
  [PaymentStatus.open]: 'open',
  [PaymentStatus.pending]: 'pending',
  [PaymentStatus.authorized]: 'pending',
  [PaymentStatus.paid]: 'paid',
  [PaymentStatus.canceled]: 'cancelled',
  [PaymentStatus.expired]: 'expired',
  [PaymentStatus.failed]: 'failed',
};

const PROGRESS: Record<RefundStatus, RefundProgress> = {
  [RefundStatus.queued]: 'asked',
  [RefundStatus.pending]: 'asked',
  [RefundStatus.processing]: 'asked',
  [RefundStatus.refunded]: 'done',
  [RefundStatus.failed]: 'failed',
  [RefundStatus.canceled]: 'failed',
};

/** As many as Mollie lists at once. */
const MOST_CHARGEBACKS = 250;

/**
 * Mollie, by its own client. A key that begins with `test_` moves no money.
 * @param apiEndpoint for tests; Mollie's own when absent
 */
export function createMollieProvider(options: { apiKey: string; apiEndpoint?: string }): PaymentProvider {
  const { apiKey, apiEndpoint } = options;
  const mollie = createMollieClient({ apiKey, ...(apiEndpoint !== undefined && { apiEndpoint }) });
  const isTest = apiKey.startsWith('test_');
  return {
    name: isTest ? 'mollie-test' : 'mollie',
    isTest,
    methods: rememberMethods(async () => new Set<string>((await mollie.methods.list()).map(({ id }) => id))),
    async createPayment(payment) {
      return startedPayment(await mollie.payments.create(createParameters(payment)), payment);
    },
    async fetchPayment(id) {
      const payment = await mollie.payments.get(id).catch(nullWhenUnknown);
      return payment && stateOf(payment);
    },
    async cancelPayment(id) {
      const payment = await mollie.payments.get(id).catch(nullWhenUnknown);
      if (payment?.isCancelable) await mollie.payments.cancel(id);
    },
    async refund({ id, instead, paymentId, amountCents, description }) {
      // Mollie forgets idempotency keys after an hour; what it has made already says whose it is.
      // Where the list alone is refused, by a key that is not valid for instance, a try before may have made it.
      const made = await mollie.paymentRefunds
        .page({ paymentId, limit: 250 })
        .catch(refuseWhen(isKnownNoMore));
      const before = made.find(
        ({ metadata, status }) => isAbout(metadata, id) && PROGRESS[status] !== 'failed',
      );
      const refund =
        before ??
        (await mollie.paymentRefunds
          .create({
            paymentId,
            amount: centsToAmount(amountCents),
            description,
            metadata: { refund: id },
            // Within that hour, the key of a try that failed would bring its answer again.
            idempotencyKey: instead === null ? id : `${id}-${instead}`,
          })
          .catch(refuseWhen(isRefusal)));
      return { providerId: refund.id, progress: PROGRESS[refund.status] };
    },
    async fetchRefund(paymentId, refundId) {
      const refund = await mollie.paymentRefunds.get(refundId, { paymentId }).catch(nullWhenUnknown);
      return refund && PROGRESS[refund.status];
    },
    async fetchChargebacks(paymentId) {
      const made =
        paymentId === undefined
          ? await mollie.chargebacks.page({ limit: MOST_CHARGEBACKS })
          : await mollie.paymentChargebacks.page({ paymentId, limit: MOST_CHARGEBACKS });
      return made.map(toChargeback);
    },
  };
}

function toChargeback({ id, paymentId, amount, createdAt, reversedAt }: MollieChargeback): Chargeback {
  // Its types promise a reversal always; the documented answer has null, or nothing, until there is one.
  const reversal: string | null | undefined = reversedAt;
  return {
    id,
    paymentId,
    amountCents: amountToCents(amount),
    takenAt: createdAt,
    reversedAt: reversal || null,
  };
}

function createParameters(payment: NewPayment): PaymentCreateParams {
  const webhookUrl = reachableWebhook(payment.webhookUrl);
  return {
    amount: centsToAmount(payment.amountCents),
    description: payment.description,
    redirectUrl: payment.returnUrl,
    ...(webhookUrl !== null && { webhookUrl }),
    method: METHODS[payment.method],
    locale: MOLLIE_LOCALES[payment.locale],
    metadata: { payment: payment.id },
    idempotencyKey: payment.id,
    ...(payment.method === 'banktransfer' && { dueDate: transferDay(payment.keepUntil) }),
  };
}

/** @throws when a payment has no page to go to: it was ended in the same moment. */
function startedPayment(made: MolliePayment, { method }: NewPayment): StartedPayment {
  const transfer = method === 'banktransfer' ? transferOf(made) : null;
  const checkoutUrl = made.getCheckoutUrl();
  if (checkoutUrl === null || checkoutUrl === undefined) throw new Error(`Payment ${made.id} has no page`);
  return { providerId: made.id, checkoutUrl, transfer };
}

function transferOf({ details }: MolliePayment): StartedPayment['transfer'] {
  if (!details || !('bankAccount' in details)) return null;
  const { bankName, bankAccount, bankBic, transferReference } = details;
  return { beneficiary: bankName, iban: bankAccount, bic: bankBic, communication: transferReference };
}

/** A transfer that was announced is open at Mollie until it arrives; here that is pending. */
function stateOf({ status, method }: MolliePayment): PaymentState {
  const state = STATES[status];
  return state === 'open' && method === MollieMethod.banktransfer ? 'pending' : state;
}

function isAbout(metadata: unknown, refundId: string): boolean {
  return (
    typeof metadata === 'object' && metadata !== null && 'refund' in metadata && metadata.refund === refundId
  );
}

function nullWhenUnknown(error: unknown): null {
  if (isKnownNoMore(error)) return null;
  throw error;
}

/** Says of an error that is a refusal that it is one; any other leaves open what became of the refund. */
const refuseWhen =
  (isRefused: (error: unknown) => boolean) =>
  (error: unknown): never => {
    if (isRefused(error)) throw new RefundRefused(String(error), { cause: error });
    throw error;
  };
