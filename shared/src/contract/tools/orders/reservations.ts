import { doneSchema } from '../../accounts/account.ts';
import { z } from '../../zod.ts';

/** What one network keeps from others without having paid. Its name is of no use outside the shop, and of none later. */
const reservedNetworkSchema = z.object({
  /** What it is lifted by. */
  network: z.string(),
  /** What people call it. */
  name: z.string(),
  /** Different lots, their pieces together, and what they are worth. */
  lots: z.int(),
  pieces: z.int(),
  cents: z.int(),
  /** Carts at the checkout. */
  holds: z.int(),
  /** Unpaid. */
  orders: z.int(),
  isAtBudget: z.boolean(),
});
export type ReservedNetwork = z.infer<typeof reservedNetworkSchema>;

/** `GET /api/tools/reservations` : the networks that keep most, by value, and how much of the range all keep together. */
export const reservationsSchema = z.object({
  percent: z.int(),
  cents: z.int(),
  networks: z.array(reservedNetworkSchema),
});

/** `POST /api/tools/reservations/{network}/lift` : ends its holds and cancels its unpaid orders. */
export const liftedSchema = z.extend(doneSchema, { holds: z.int(), orders: z.int() });
