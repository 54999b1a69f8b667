import type { Clock } from '../clock.ts';
import type { Env } from '../env.ts';
import type { Database } from '../store/database.ts';
import type { PaymentsContext } from './payments-context.ts';
import { createTestProvider } from './test/test-provider.ts';

/**
 * Payments by the provider that the configuration names.
 * @throws for a key of a provider that this version cannot use: a shop that means to take money must not run on the
 * test provider, which takes none.
 */
export function createPayments(options: { database: Database; env: Env; clock: Clock }): PaymentsContext {
  const { database, clock, env } = options;
  const { publicUrl } = env;
  if (env.mollieApiKey !== null)
    throw new Error('MOLLIE_API_KEY is set, but this version has only test payments');
  return { database, clock, publicUrl, provider: createTestProvider({ database, clock, publicUrl }) };
}
