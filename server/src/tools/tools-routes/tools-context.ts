import type { AccountsContext } from '../../accounts/index.ts';
import type { Clock } from '../../platform/clock.ts';
import type { Env } from '../../env.ts';
import type { PaymentsContext } from '../../payments/index.ts';
import type { VatRegister } from '../../shop/index.ts';
import type { Database } from '../../database/database.ts';

/** What the routes of the tools need. */
export interface ToolsContext {
  database: Database;
  clock: Clock;
  env: Env;
  accounts: AccountsContext;
  payments: PaymentsContext;
  register: VatRegister;
}
