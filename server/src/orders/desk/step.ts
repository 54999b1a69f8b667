import type { Transaction } from 'kysely';
import type { OrderStep, OrderStepRequest } from '@vitrine/shared/contract/tools/orders/order-steps';
import type { LockedOrder } from '../store/write-order.ts';
import type { Schema } from '../../database/schema/schema.ts';
import type { OrderStanding } from './offered-steps.ts';
import type { Done, OrderRefusal, OrderWriter } from './write-once.ts';

/** A step in its transaction. */
export interface Step<Kind extends OrderStep = OrderStep> {
  trx: Transaction<Schema>;
  order: LockedOrder;
  standing: OrderStanding;
  request: Extract<OrderStepRequest, { step: Kind }>;
  writer: OrderWriter;
}

/** What the log says of a step, or why it was not taken. */
export type StepOutcome = Done | OrderRefusal;
