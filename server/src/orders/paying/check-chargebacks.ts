import { withTimeout } from '@vitrine/shared/platform/with-timeout';
import { applyChargebacks } from './apply-chargebacks.ts';
import { type PaymentsContext, PROVIDER_MS } from '../../payments/index.ts';

/** Asks the provider for the latest chargebacks of all payments: the word of one may have been lost. */
export async function checkChargebacks(context: PaymentsContext): Promise<void> {
  await applyChargebacks(context, await withTimeout(context.provider.fetchChargebacks(), PROVIDER_MS));
}
