import type { Clock } from '../clock.ts';
import type { Env } from '../env.ts';
import type { Database } from '../store/database.ts';
import type { PaymentsContext } from './payments-context.ts';
import { createTestProvider } from './test/test-provider.ts';

/** Payments by the only provider of this version: the built-in test provider. */
export function createPayments(options: { database: Database; env: Env; clock: Clock }): PaymentsContext {
  const { database, clock, env } = options;
  const { publicUrl } = env;
  return { database, clock, publicUrl, provider: createTestProvider({ database, clock, publicUrl }) };
}
