import type { Transaction } from 'kysely';
import type { AuditChange } from '@vitrine/shared/contract/tools/tools';
import type { Schema } from '../../database/schema/schema.ts';

/**
 * Looks at the lots that a write is about to touch. What it answers is asked once they are written: the reference of
 * one that may not be in the shop so, or null. The log stands below the catalogue, whose rule it is: it is handed this.
 */
export type PublishGate = (
  trx: Transaction<Schema>,
  changes: readonly AuditChange[],
) => Promise<() => Promise<string | null>>;
