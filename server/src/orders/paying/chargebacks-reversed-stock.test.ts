import { afterAll, beforeAll, expect, it } from '@jest/globals';
import { eachDatabase } from '../../database/testing/databases.ts';
import { startFakeMollie, type FakeMollie } from '../../payments/testing/fake-mollie.ts';
import { openOrderDesk, type OrderDesk } from '../../testing/desks/order-desk.ts';
import { openReversedOrder } from './testing/reversed-order.ts';

let mollie: FakeMollie;
beforeAll(async () => {
  mollie = await startFakeMollie();
});
afterAll(() => mollie.close());

eachDatabase('Money that a bank took back and gave back to the shop', (open) => {
  let desk: OrderDesk;
  beforeAll(async () => {
    desk = await openOrderDesk(await open());
  });

  it('goes to whose order the shop cancelled meanwhile, once, with a credit note', async () => {
    const order = await openReversedOrder(mollie, desk);
    await order.pay();
    const chargeback = order.chargeBack('66.95');
    await order.word();
    expect(await order.cancel()).toBe('done');
    expect(await order.refunds()).toEqual([]);
    await order.reverse(chargeback);
    expect(await order.refunds()).toEqual([6695]);
    expect(await order.papers()).toEqual(['invoice 6695', 'credit-note 6695']);
    await order.settle();
    await order.settle();
    expect(order.asked()).toEqual(['66.95']);
  });

  it('owes no VAT on a sale that the shop cancelled, also while it never comes back', async () => {
    const order = await openReversedOrder(mollie, desk);
    await order.pay();
    const chargeback = order.chargeBack('66.95');
    await order.word();
    expect(await order.cancel()).toBe('done');
    expect(await order.papers()).toEqual(['invoice 6695', 'credit-note 6695']);
    expect(await order.refunds()).toEqual([]);
    expect(await order.sold()).toBe(0);
    expect(await order.shippingLeft()).toBe(0);
    await order.reverse(chargeback);
    expect(await order.refunds()).toEqual([6695]);
    expect(await order.papers()).toEqual(['invoice 6695', 'credit-note 6695']);
    expect(await order.sold()).toBe(0);
  });

  it('owes no VAT on pieces that were withdrawn or taken out, and credits each of them once', async () => {
    const order = await openReversedOrder(mollie, desk);
    await order.pay();
    const parts = [order.chargeBack('36.95'), order.chargeBack('30.00')];
    await order.word();
    await order.withdraw(1);
    await order.settle();
    await order.takeOut(1);
    await order.settle();
    await order.cancel();
    const papers = ['invoice 6695', 'credit-note 2000', 'credit-note 2000', 'credit-note 2695'];
    expect(await order.papers()).toEqual(papers);
    for (const part of parts) await order.reverse(part);
    expect((await order.refunds()).reduce((sum, cents) => sum + cents, 0)).toBe(6695);
    expect(await order.papers()).toEqual(papers);
  });

  it('goes in parts to whose order the shop cancelled, and never more than was paid', async () => {
    const order = await openReversedOrder(mollie, desk);
    await order.pay();
    const parts = [order.chargeBack('30.00'), order.chargeBack('20.00')];
    await order.word();
    await order.withdraw(1);
    await order.cancel();
    expect(await order.refunds()).toEqual([1695]);
    for (const part of parts) await order.reverse(part);
    const refunds = await order.refunds();
    expect(refunds.reduce((sum, cents) => sum + cents, 0)).toBe(6695);
    await order.settle();
    expect(order.asked()).toHaveLength(refunds.length);
  });

  it('goes to whose broken piece the shop took out meanwhile, once, with a credit note', async () => {
    const order = await openReversedOrder(mollie, desk);
    await order.pay();
    const parts = [order.chargeBack('36.95'), order.chargeBack('30.00')];
    await order.word();
    await order.takeOut(1);
    expect(await order.refunds()).toEqual([]);
    for (const part of parts) await order.reverse(part);
    expect(await order.refunds()).toEqual([2000]);
    expect(await order.papers()).toEqual(['invoice 6695', 'credit-note 2000']);
  });

  it('goes in parts for pieces that the shop took out, and all of them are paid', async () => {
    const order = await openReversedOrder(mollie, desk);
    await order.pay();
    const parts = [order.chargeBack('30.00'), order.chargeBack('30.00')];
    await order.word();
    await order.takeOut(1);
    await order.takeOut(1);
    expect(await order.refunds()).toEqual([695]);
    for (const part of parts) await order.reverse(part);
    const refunds = await order.refunds();
    expect(refunds.reduce((sum, cents) => sum + cents, 0)).toBe(4000);
    await order.cancel();
    expect((await order.refunds()).slice(refunds.length)).toEqual([2695]);
  });

  it('goes for a piece that was taken out before all others were withdrawn, beside one that staff had paid back', async () => {
    const order = await openReversedOrder(mollie, desk);
    await order.pay();
    await order.payBack(1);
    await order.settle();
    const chargeback = order.chargeBack('46.95');
    await order.word();
    await order.takeOut(1);
    await order.settle();
    await order.withdraw(2);
    await order.reverse(chargeback);
    expect((await order.refunds()).reduce((sum, cents) => sum + cents, 0)).toBe(6695);
  });

  it('goes for all pieces that were withdrawn before the last was taken out, beside one that staff had paid back', async () => {
    const order = await openReversedOrder(mollie, desk, true);
    await order.pay();
    await order.payBack(1);
    await order.settle();
    const chargeback = order.chargeBack('56.95');
    await order.word();
    await order.withdraw(2);
    await order.settle();
    await order.takeOut(1);
    await order.reverse(chargeback);
    // Three pieces of 20 euro; the one of 10 goes to the shopper.
    expect((await order.refunds()).reduce((sum, cents) => sum + cents, 0)).toBe(6000);
  });
});
