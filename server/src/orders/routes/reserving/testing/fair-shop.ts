import { randomUUID } from 'node:crypto';
import { expect } from '@jest/globals';
import type { LightMyRequestResponse } from 'fastify';
import { holdSchema, tooMuchReservedSchema } from '@vitrine/shared/contract/orders/cart-check';
import { receiptSchema, type Receipt } from '@vitrine/shared/contract/orders/place-order';
import type { Database } from '../../../../database/database.ts';
import { fillShop } from '../../../../fill/fill-shop.ts';
import { openAccountDesk, type AccountDesk, type Visitor } from '../../../../testing/desks/account-desk.ts';
import { orderFor } from '../../../../testing/order-body.ts';
import { FAIR_SHARE } from '../../../rules/placing/fair-share.ts';
import { cancelOverdueOrders } from '../../../paying/cancel-overdue.ts';
import { releaseLapsedHolds } from '../../../store/placing/holds.ts';

/** A day in minutes. */
export const DAY = 24 * 60;
const STARTED = new Date('2026-03-01T10:00:00.000Z');

interface Lot {
  id: number;
  uuid: string;
  price_cents: number;
}

interface Reserved {
  lots: number;
  cents: number;
}

/** Called with each cart that was reserved. */
type OnCart = (visitor: Visitor, cart: Lot[], holdId: string) => Promise<unknown>;

/** The sample shop with its fair shares, where strangers take as much as they are let. */
export interface FairShop {
  desk: AccountDesk;
  /** The whole range, the cheapest first, and what it is worth. */
  lots: Lot[];
  value: number;
  /** Before each test: nothing is reserved, as if all time to pay were over. */
  empty(): Promise<void>;
  letTimePass(minutes: number): Promise<void>;
  hold(visitor: Visitor, some: readonly Lot[], holdId?: string): Promise<LightMyRequestResponse>;
  order(visitor: Visitor, some: readonly Lot[], more?: object): Promise<LightMyRequestResponse>;
  /** As much as these visitors or addresses are let take, in carts as large as they may be. */
  grab(who: readonly (string | Visitor)[], free?: Lot[], onCart?: OnCart): Promise<void>;
  /** The same, and all of it ordered by transfer, at a mailbox each. */
  grabByOrders(addresses: readonly string[]): Promise<Receipt[]>;
  /** What live holds and unpaid orders reserve, a sum for each network and one for all. */
  reservedNow(): Promise<Reserved & { networks: Reserved[] }>;
  /** No network has more than five per cent of the lots or of the value, but for one lot, however dear. */
  expectFairNetworks(): Promise<void>;
  /** Which part of the range is still there for others. */
  forSale(): Promise<number>;
}

/** So many strangers reserve more than 35 % of the shop, and less than half of it. */
export const CROWD = 36;

/** Addresses of so many networks. */
export const strangers = (count: number): string[] =>
  Array.from({ length: count }, (_address, index) => `203.${index}.113.1`);

const linesOf = (lots: readonly Lot[]) => lots.map(({ uuid }) => ({ uuid, amount: 1 }));
const sumOf = (lots: readonly Lot[]) => lots.reduce((sum, lot) => sum + lot.price_cents, 0);

/** How many of these lots, from the first on, are within what is left. */
function countFitting(some: readonly Lot[], { lots, cents }: { lots: number; cents: number | null }): number {
  let sum = 0;
  const end = some.findIndex((lot) => (sum += lot.price_cents) > (cents ?? Infinity));
  return Math.min(lots, end < 0 ? some.length : end);
}

export async function openFairShop(database: Database): Promise<FairShop> {
  const { kysely } = database;
  const desk = await openAccountDesk(database, { fairShare: FAIR_SHARE });
  await kysely.deleteFrom('families').execute();
  await fillShop(database, STARTED);
  // What lives in Europe is asked about in most countries; here all of the range is to be ordered.
  await kysely
    .updateTable('insects')
    .set({ name: 'Morpho didius' })
    .where('cites_annex', 'is', null)
    .execute();

  const shop: FairShop = {
    desk,
    lots: [],
    value: 0,
    async empty() {
      await shop.letTimePass(8 * DAY);
      const stock = await kysely
        .selectFrom('insects')
        .select(['id', 'uuid', 'price_cents', 'on_hand'])
        .where('is_shown', '=', 1)
        .where('on_hand', '>', 0)
        .orderBy('price_cents')
        .orderBy('id')
        .execute();
      shop.lots = stock;
      shop.value = stock.reduce((sum, lot) => sum + lot.price_cents * lot.on_hand, 0);
    },
    async letTimePass(minutes) {
      desk.passMinutes(minutes);
      while ((await releaseLapsedHolds(database, desk.now())) > 0);
      while ((await cancelOverdueOrders(desk.payments)) > 0);
    },
    hold: (visitor, some, holdId) =>
      visitor.post('/api/checkout/holds', { lines: linesOf(some), ...(holdId && { holdId }) }),
    order(visitor, some, more = {}) {
      visitor.headers = { 'idempotency-key': randomUUID() };
      const total = sumOf(some);
      // Where no list of protected species keeps a lot of the sample from going.
      const address = { country: 'LU', postalCode: '1234', city: 'Luxembourg' };
      const expectedTotalCents = total + (total >= 20_000 ? 0 : 1195);
      const body = { address, shippingCode: 'near', expectedTotalCents, ...more };
      return visitor.post('/api/orders', orderFor(linesOf(some), body));
    },
    async grab(who, free = shop.lots, onCart) {
      let left = free;
      // What one stranger was let take the next one asks for: shares only shrink.
      let share = 40;
      for (const one of who) {
        const visitor = typeof one === 'string' ? desk.visitor({ ip: one }) : one;
        let size = typeof one === 'string' ? share : 40;
        while (size > 0 && left.length > 0) {
          const cart = left.slice(0, size);
          const answer = await shop.hold(visitor, cart);
          if (answer.statusCode === 200) {
            left = left.slice(size);
            share = size;
            await onCart?.(visitor, cart, holdSchema.parse(answer.json()).holdId);
          } else
            size = Math.min(size - 1, countFitting(left, tooMuchReservedSchema.parse(answer.json()).left));
        }
      }
    },
    async grabByOrders(addresses) {
      const receipts: Receipt[] = [];
      await shop.grab(addresses, shop.lots, async (visitor, cart, holdId) => {
        const email = `a${receipts.length}@example.com`;
        const more = { holdId, email, emailConfirmation: email, paymentMethod: 'banktransfer' };
        const placed = await shop.order(visitor, cart, more);
        receipts.push(receiptSchema.parse(placed.json()));
      });
      return receipts;
    },
    async reservedNow() {
      const rows = await kysely
        .selectFrom('holds')
        .innerJoin('hold_lines', 'hold_lines.hold_id', 'holds.id')
        .innerJoin('insects', 'insects.id', 'hold_lines.insect_id')
        .where('state', '=', 'live')
        .select(['network', 'insect_id', 'insects.price_cents', 'amount'])
        .unionAll(
          kysely
            .selectFrom('orders')
            .innerJoin('order_lines', 'order_lines.order_id', 'orders.id')
            .where('stock_state', '=', 'reserved')
            .select(['network', 'insect_id', 'order_lines.price_cents', 'amount']),
        )
        .execute();
      const sum = (some: typeof rows) => ({
        lots: new Set(some.map((row) => row.insect_id)).size,
        cents: some.reduce((all, row) => all + row.price_cents * row.amount, 0),
      });
      const networks = [...Map.groupBy(rows, ({ network }) => network).values()].map(sum);
      return { ...sum(rows), networks };
    },
    async expectFairNetworks() {
      const { networks } = await shop.reservedNow();
      expect(networks.length).toBeGreaterThan(0);
      expect(Math.max(...networks.map((network) => network.lots))).toBeLessThanOrEqual(shop.lots.length / 20);
      const many = networks.filter((network) => network.lots > 1);
      expect(Math.max(...many.map((network) => network.cents))).toBeLessThanOrEqual(shop.value / 20);
    },
    async forSale() {
      const free = await kysely
        .selectFrom('insects')
        .select((eb) => eb.fn.countAll<number>().as('lots'))
        .where('is_shown', '=', 1)
        .where('is_sold_out', '=', 0)
        .executeTakeFirstOrThrow();
      return Number(free.lots) / shop.lots.length;
    },
  };
  return shop;
}
