import type { Clock } from '../platform/clock.ts';
import type { Database } from '../database/database.ts';
import type { PaymentProvider } from './provider.ts';

/** What everything about payments needs. */
export interface PaymentsContext {
  database: Database;
  provider: PaymentProvider;
  clock: Clock;
  /** Address of the shop without a path. */
  publicUrl: string;
}
