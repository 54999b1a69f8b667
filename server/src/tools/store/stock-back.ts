import type { Transaction } from 'kysely';
import type { AuditChange, Staying } from '@vitrine/shared/contract/tools/tools';
import type { Schema } from '../../database/schema/schema.ts';

/** So many of one insect came with a write, or went with it when negative. */
export interface Moved {
  insectId: number;
  amount: number;
}

/** Whose counter-moves these are. */
export interface CounterMove {
  source: string;
  by: { staff: string; note: string };
  now: Date;
}

/** How stock goes back that a write moved. The log stands below the catalogue, whose ledger it is: it is handed this. */
export interface StockBack {
  /** What a source moved. */
  movedBy(trx: Transaction<Schema>, source: string): Promise<Moved[]>;
  /** Makes the move of the other way. False where so many are not free. */
  takeBack(trx: Transaction<Schema>, move: Moved, counter: CounterMove): Promise<boolean>;
  /** Whether somebody has reserved a lot or is paying for it; nobody can, or stops, until the transaction ends. */
  isHeld(trx: Transaction<Schema>, insectId: number): Promise<boolean>;
  /** Whether a lot is as it was made: nobody edited it, and it has no picture. */
  isAsItCame(trx: Transaction<Schema>, insectId: number): Promise<boolean>;
  /** Takes an import back as far as it goes. `back`: what each row is to be again. */
  takeImportBack(
    trx: Transaction<Schema>,
    back: readonly AuditChange[],
    moves: readonly Moved[],
    counter: CounterMove,
  ): Promise<{ done: AuditChange[]; moved: number; stays: Staying[] }>;
}
