import type { Clock } from '../platform/clock.ts';
import type { Env } from '../env.ts';
import type { Database } from '../database/database.ts';
import type { PaymentsContext } from './payments-context.ts';
import type { PaymentProvider } from './provider.ts';
import { createTestProvider } from './sandbox/sandbox-provider.ts';

/** Payments by Mollie when there is a key for it, else by the built-in test provider. */
export async function createPayments(options: {
  database: Database;
  env: Env;
  clock: Clock;
}): Promise<PaymentsContext> {
  const { database, clock, env } = options;
  const { publicUrl, mollieKey } = env;
  const provider =
    mollieKey === null ? createTestProvider({ database, clock, publicUrl }) : await openMollie(mollieKey);
  return { database, clock, publicUrl, provider };
}

/** Its client takes 8 MB: loaded only where it is asked. */
async function openMollie(apiKey: string): Promise<PaymentProvider> {
  const { createMollieProvider } = await import('./mollie/mollie-provider.ts');
  return createMollieProvider({ apiKey });
}
