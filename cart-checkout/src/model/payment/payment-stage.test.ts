import { expect, it } from '@jest/globals';
import type { Order } from '@vitrine/shared/contract/orders/order';
import { paymentStage } from './payment-stage.ts';

it('A shopper who got a part back is not told that the whole payment was refunded', () => {
  const order = { orderState: 'confirmed', paymentMethod: 'card' } as unknown as Order;
  expect(paymentStage({ ...order, paymentState: 'part-refunded' })).toBe('paid');
  expect(paymentStage({ ...order, paymentState: 'refunded' })).toBe('refunded');
  const calledOff = { ...order, orderState: 'cancelled', paymentState: 'part-refunded' } as const;
  expect(paymentStage(calledOff)).toBe('refunded');
});
