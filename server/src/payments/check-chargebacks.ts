import { applyChargebacks } from './apply-chargebacks.ts';
import type { PaymentsContext } from './payments-context.ts';
import { PROVIDER_MS, within } from './within.ts';

/** Asks the provider for the latest chargebacks of all payments: the word of one may have been lost. */
export async function checkChargebacks(context: PaymentsContext): Promise<void> {
  await applyChargebacks(context, await within(PROVIDER_MS, context.provider.fetchChargebacks()));
}
