import { pictureSchema } from '../../catalogue.ts';
import { paymentMethodSchema } from '../../frame.ts';
import { VAT_STATES } from '../../orders/checkout.ts';
import { addressSchema } from '../../orders/place-order.ts';
import {
  fulfilmentStateSchema,
  invoiceSchema,
  orderLineSchema,
  orderSchema,
  orderStateSchema,
  paymentStateSchema,
  refundSchema,
} from '../../orders/order.ts';
import { orderSeenSchema, orderStepSchema } from './order-steps.ts';
import { auditedSchema } from '../tools.ts';
import { z } from '../../zod.ts';

/*
 * Orders for those who work in the shop. Reading is of the right `orders-read`, everything else of `orders-write`.
 */

/** What needs doing, each with its own queue; `all` holds every order. `e-invoice`: those with one that was refused. */
export const ORDER_QUEUES = ['pack', 'permit', 'transfer', 'returns', 'shipped', 'all', 'e-invoice'] as const;
export type OrderQueue = (typeof ORDER_QUEUES)[number];

/** `GET /api/tools/orders?queue=&q=&after=` : `after` is the `next` of the page before. */
export const orderQueuesQuerySchema = z.object({
  queue: z._default(z.enum(ORDER_QUEUES), 'pack'),
  q: z._default(z.string(), ''),
});
export const ORDERS_A_QUEUE_PAGE = 50;
/** A queue is counted up to here; at it there may be more. */
export const COUNTED_UP_TO = 1000;

const statesSchema = z.object({
  orderState: orderStateSchema,
  paymentState: paymentStateSchema,
  fulfilmentState: fulfilmentStateSchema,
});

const queuedOrderSchema = z.extend(statesSchema, {
  reference: z.string(),
  placedAt: z.string(),
  name: z.string(),
  country: z.string(),
  shippingCode: z.string(),
  paymentMethod: paymentMethodSchema,
  totalCents: z.int(),
  /** How many insects, withdrawn ones included. */
  amount: z.int(),
  /** Whether a lot in it stands on an annex of CITES. */
  hasAnnex: z.boolean(),
  hasRemarks: z.boolean(),
  /** Absent where an older shop answers. */
  isTakenAlong: z.optional(z.boolean()),
  notes: z.int(),
});
export type QueuedOrder = z.infer<typeof queuedOrderSchema>;

/** Queues begin with what waits longest, `all` with the newest. `next` is null on the last page. */
export const orderListSchema = z.object({
  orders: z.array(queuedOrderSchema),
  next: z.nullable(z.int()),
  /** By queue. `e-invoice` is not counted: releases up to 0.2.0 take no queue that they do not know. */
  counts: z.record(z.string(), z.int()),
});
export type OrderList = z.infer<typeof orderListSchema>;

const toolsLineSchema = z.extend(orderLineSchema, {
  position: z.int(),
  insectId: z.int(),
  citesAnnex: z.nullable(z.string()),
  picture: z.nullable(pictureSchema),
  /** Those that its flaws name, as the shop showed them when it was ordered; absent where it names none. */
  flawPictures: z.optional(z.array(pictureSchema)),
  /** Where its lot lies in the drawers; absent where nobody said. */
  drawer: z.optional(z.string()),
  /** How many a refund may still name: neither withdrawn from nor refunded. */
  refundable: z.int(),
  /**
   * What the law says today of sending it to this address: whether it may go, what has to lie in the parcel, and the laws
   * that say so, as cited. Absent where nothing has to be minded.
   */
  export: z.optional(
    z.object({
      answer: z.enum(['papers', 'ask', 'no']),
      papers: z.array(z.string()),
      laws: z.array(z.string()),
      /** Whether nobody could order it today: a paper has yet to be granted, or the law says otherwise by now. */
      isStopped: z.boolean(),
    }),
  ),
});

const withdrawalSchema = z.object({
  id: z.int(),
  receivedAt: z.string(),
  settledAt: z.nullable(z.string()),
  goodsCents: z.int(),
  shippingCents: z.int(),
  /** What goes back when all of it is accepted. */
  refundCents: z.int(),
  isBeforeShipping: z.boolean(),
  /** The last moment, when it had passed by what the shop knew; else null. */
  lateSince: z.optional(z.nullable(z.string())),
  /** `YYYY-MM-DD`: when the parcel came, as the shopper says; null when they do not. */
  cameOn: z.optional(z.nullable(z.string())),
  /** What somebody decided about a late one, when, and why. */
  decision: z.optional(z.nullable(z.enum(['accepted', 'declined']))),
  decidedAt: z.optional(z.nullable(z.string())),
  decisionReason: z.optional(z.string()),
  /** `YYYY-MM-DD`: the day by which a late one is to be decided; null once it was, and for one in time. */
  answerBy: z.optional(z.nullable(z.string())),
  lines: z.array(
    z.object({
      position: z.int(),
      reference: z.string(),
      name: z.string(),
      amount: z.int(),
      priceCents: z.int(),
      refused: z.int(),
      /** Why; empty where nothing was refused. */
      reason: z.string(),
    }),
  ),
});

/** `GET /api/tools/orders/{reference}` */
export const toolsOrderSchema = z.extend(statesSchema, {
  reference: z.string(),
  locale: orderSchema.shape.locale,
  placedAt: z.string(),
  /** Empty where the customer gave none, or once it was forgotten. */
  email: z.string(),
  /** Whether how to reach the customer was deleted; absent where an older shop answers. */
  isForgotten: z.optional(z.boolean()),
  phone: z.string(),
  address: addressSchema,
  /** Absent where an older shop answers, and for what is none. */
  gift: orderSchema.shape.gift,
  isTakenAlong: orderSchema.shape.isTakenAlong,
  invoiceAddress: orderSchema.shape.invoiceAddress,
  vatNumber: z.string(),
  /** What the register of the Union said of it when the order was placed: the proof of an invoice without VAT. */
  vatCheck: z.optional(
    z.object({
      number: z.string(),
      /** What only a newer shop knows proves nothing to a page from before its release. */
      state: z.catch(z.enum(VAT_STATES), 'away'),
      checkedAt: z.string(),
      consultation: z.string(),
      name: z.string(),
      /** Whether that could be held against the company of the order; absent of what is no number, and from older shops. */
      isNameCompared: z.optional(z.boolean()),
      address: z.string(),
      register: z.string(),
    }),
  ),
  remarks: z.string(),
  lines: z.array(toolsLineSchema),
  shipping: z.extend(orderSchema.shape.shipping, {
    carrier: z.string(),
    isTracked: z.boolean(),
    /** What of it has not gone back. */
    leftCents: z.int(),
  }),
  goodsCents: z.int(),
  totalCents: z.int(),
  vatCents: z.int(),
  bankTransfer: orderSchema.shape.bankTransfer,
  payments: z.array(
    z.object({
      attempt: z.int(),
      method: paymentMethodSchema,
      provider: z.string(),
      providerId: z.nullable(z.string()),
      state: paymentStateSchema,
      amountCents: z.int(),
      createdAt: z.string(),
      isCurrent: z.boolean(),
    }),
  ),
  /** `by` is the address of who did it; empty for the shop itself and for shoppers. */
  history: z.array(z.object({ at: z.string(), kind: z.string(), state: z.string(), by: z.string() })),
  parcels: z.array(
    z.object({
      id: z.int(),
      carrier: z.string(),
      trackingNumber: z.string(),
      trackingUrl: z.nullable(z.string()),
      shippedAt: z.string(),
      deliveredAt: z.nullable(z.string()),
    }),
  ),
  refunds: z.array(
    z.extend(refundSchema, {
      ...{ id: z.int(), note: z.string(), lastError: z.string() },
      /** Whether it is known that it has not gone: only then may it go by hand. Absent from older shops. */
      hasNotGone: z.optional(z.boolean()),
    }),
  ),
  /** What a bank took back of the order's money; `reversedAt` once the shop has it again. */
  chargebacks: z.optional(
    z.array(
      z.object({
        id: z.string(),
        amountCents: z.int(),
        takenAt: z.string(),
        reversedAt: z.nullable(z.string()),
      }),
    ),
  ),
  /** Its PDF: `GET /api/tools/orders/{reference}/papers/{number}`. */
  papers: z.array(
    z.extend(z.omit(invoiceSchema, { path: true }), {
      /** How it fares over Peppol; absent for what does not go there. */
      eInvoice: z.optional(
        z.object({ state: z.enum(['waiting', 'sent', 'refused']), lastError: z.string() }),
      ),
    }),
  ),
  /**
   * The form for customs: `GET /api/tools/orders/{reference}/customs.pdf`; absent where no such border is crossed.
   * `isDeclarationDue`: it also wants an export declaration, by its value above `limitCents` or its species.
   */
  customs: z.optional(
    z.object({
      form: z.string(),
      isDeclarationDue: z.boolean(),
      limitCents: z.int(),
      /** £135 by the pound of the settings, of what was sold to Great Britain as an export: goods up to it owe British VAT. */
      britishLimitCents: z.optional(z.int()),
    }),
  ),
  withdrawals: z.array(withdrawalSchema),
  mails: z.array(
    z.object({
      id: z.int(),
      kind: z.string(),
      state: z.enum(['waiting', 'sent', 'dead']),
      createdAt: z.string(),
      sentAt: z.nullable(z.string()),
      lastError: z.string(),
    }),
  ),
  notes: z.array(z.object({ id: z.int(), at: z.string(), by: z.string(), text: z.string() })),
  /** What staff did, the newest first. */
  actions: z.array(
    z.object({ id: z.int(), at: z.string(), by: z.string(), action: z.string(), note: z.string() }),
  ),
  /** The order that shares its parcel, and what of both shippings went back by that. */
  joined: z.optional(z.object({ reference: z.string(), refundCents: z.int() })),
  /** Orders that may share it: same customer, same door, paid, not sent. `refundCents` goes back by that. */
  joinable: z.optional(
    z.array(z.object({ reference: z.string(), placedAt: z.string(), pieces: z.int(), refundCents: z.int() })),
  ),
  steps: z.array(orderStepSchema),
  seen: orderSeenSchema,
  /** Reference of the order that waits longest to be packed, this one aside. */
  nextToPack: z.nullable(z.string()),
});
export type ToolsOrder = z.infer<typeof toolsOrderSchema>;

export const NOTE_LENGTH = 2000;

/** `POST /api/tools/orders/{reference}/notes` with an `idempotency-key` → audited. A note stays as it was written. */
export const orderNoteRequestSchema = z.object({ text: z.string() });

/**
 * `POST /api/tools/orders/prepare` : marks many as being packed. Those that were moved meanwhile are left as they are.
 * `POST /api/tools/orders/{reference}/mails/{id}/again` → audited: the same mail, from the order as it is now.
 * `GET /api/tools/orders/slips.pdf?references=A,B` and `GET /api/tools/orders/invoices.pdf?references=A,B` : one PDF, at
 * `GET /api/tools/orders/picks.pdf?references=A,B` : what of them lies in which drawer, in one list. Each at
 * most ORDERS_AT_ONCE; 404 when one of them is unknown, or none has an invoice.
 */
export const ORDERS_AT_ONCE = 100;
export const prepareRequestSchema = z.object({
  references: z.array(z.string()).check(z.minLength(1), z.maxLength(ORDERS_AT_ONCE)),
});
export const preparedSchema = z.extend(auditedSchema, {
  prepared: z.int(),
  /** References of those that were left. */
  left: z.array(z.string()),
});
export type Prepared = z.infer<typeof preparedSchema>;
