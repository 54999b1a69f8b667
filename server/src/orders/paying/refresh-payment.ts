import { withTimeout } from '@vitrine/shared/platform/with-timeout';
import {
  hasMoney,
  paymentOfProvider,
  readPayment,
  type Payment,
  type PaymentsContext,
  PROVIDER_MS,
} from '../../payments/index.ts';
import { applyChargebacks } from './apply-chargebacks.ts';
import { applyPaymentState } from './apply-payment-state.ts';
import { hurryRefunds } from './store/refunds.ts';

/** Asks the provider how a payment stands and applies that. @throws when the provider does not answer in time. */
export async function refreshPayment(context: PaymentsContext, payment: Payment): Promise<void> {
  const { database, provider, clock } = context;
  if (payment.provider !== provider.name || payment.provider_id === null) return;
  const state = await withTimeout(provider.fetchPayment(payment.provider_id), PROVIDER_MS);
  if (state !== null) await applyPaymentState(database, payment.id, state, clock());
}

/** A webhook: something changed in the payment that the provider knows by this id. An unknown one is nobody's. */
export async function refreshByProviderId(context: PaymentsContext, providerId: string): Promise<void> {
  const { database, provider, clock } = context;
  const payment = await paymentOfProvider(database.kysely, provider.name, providerId);
  if (!payment) return;
  await refreshPayment(context, payment);
  await refreshChargebacks(context, payment.id);
  await hurryRefunds(database.kysely, payment.id, clock());
}

/** Only money that came can be taken back. */
async function refreshChargebacks(context: PaymentsContext, paymentId: string): Promise<void> {
  const { database, provider } = context;
  const { state, provider_id: providerId } = await readPayment(database.kysely, paymentId);
  if (!hasMoney(state) || providerId === null) return;
  await applyChargebacks(context, await withTimeout(provider.fetchChargebacks(providerId), PROVIDER_MS));
}
