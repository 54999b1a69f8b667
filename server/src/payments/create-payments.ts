import type { Clock } from '../clock.ts';
import type { Env } from '../env.ts';
import type { Database } from '../store/database.ts';
import type { PaymentsContext } from './payments-context.ts';
import { createMollieProvider } from './mollie/mollie-provider.ts';
import { createTestProvider } from './test/test-provider.ts';

/** Payments by Mollie when there is a key for it, else by the built-in test provider. */
export function createPayments(options: { database: Database; env: Env; clock: Clock }): PaymentsContext {
  const { database, clock, env } = options;
  const { publicUrl, mollieKey } = env;
  const provider =
    mollieKey === null
      ? createTestProvider({ database, clock, publicUrl })
      : createMollieProvider({ apiKey: mollieKey });
  return { database, clock, publicUrl, provider };
}
