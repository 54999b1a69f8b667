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

  it('pays nothing for a piece that was withdrawn before anybody had paid for it', async () => {
    const order = await openReversedOrder(mollie, desk);
    await order.withdraw(1);
    await order.pay();
    const chargeback = order.chargeBack('46.95');
    await order.word();
    await order.reverse(chargeback);
    expect(await order.refunds()).toEqual([]);
    expect(await order.papers()).toEqual(['invoice 4695']);
  });

  it('pays the pieces that were withdrawn once they were paid, and none of those before', async () => {
    const order = await openReversedOrder(mollie, desk);
    await order.withdraw(1);
    await order.pay();
    const chargeback = order.chargeBack('46.95');
    await order.word();
    await order.withdraw(1);
    await order.reverse(chargeback);
    expect(await order.refunds()).toEqual([2000]);
  });

  it('goes to whoever withdrew meanwhile, each time that the bank gives a part back', async () => {
    const order = await openReversedOrder(mollie, desk);
    await order.pay();
    const parts = [order.chargeBack('30.00'), order.chargeBack('30.00')];
    await order.word();
    await order.withdraw(3);
    expect(await order.refunds()).toEqual([695]);
    for (const part of parts) await order.reverse(part);
    expect(await order.refunds()).toEqual([695, 3000, 3000]);
    expect(await order.papers()).toEqual(['invoice 6695', 'credit-note 6695']);
  });

  it('is told by mail to whoever withdrew meanwhile: which pieces, and no others', async () => {
    const order = await openReversedOrder(mollie, desk);
    await order.pay();
    const chargeback = order.chargeBack('66.95');
    await order.word();
    await order.withdraw(1);
    await order.reverse(chargeback);
    await order.settle();
    expect(await order.mailed()).toEqual([['1 ×', 'Insects: €20.00', 'Goes back to you: €20.00']]);
  });

  it('is told by mail part by part, with what whoever withdrew has of it already', async () => {
    const order = await openReversedOrder(mollie, desk);
    await order.pay();
    const parts = [order.chargeBack('30.00'), order.chargeBack('30.00')];
    await order.word();
    await order.withdraw(3);
    await order.settle();
    const all = ['3 ×', 'Insects: €60.00', 'Shipping: €6.95'];
    // The bank gave them the rest.
    const rest = ['Refunded earlier: -€60.00', 'Goes back to you: €6.95'];
    expect(await order.mailed()).toEqual([[...all, ...rest]]);
    for (const part of parts) {
      await order.reverse(part);
      await order.settle();
      const half = ['Refunded earlier: -€36.95', 'Goes back to you: €30.00'];
      expect(await order.mailed()).toEqual([[...all, ...half]]);
    }
  });

  it('pays no shipping twice that was lowered while the bank had it', async () => {
    const order = await openReversedOrder(mollie, desk);
    await order.pay();
    const chargeback = order.chargeBack('66.95');
    await order.word();
    await order.lowerShipping(500);
    expect(await order.shippingLeft()).toBe(195);
    await order.reverse(chargeback);
    expect(await order.refunds()).toEqual([500]);
    expect(await order.shippingLeft()).toBe(195);
  });

  it('pays the refunds that failed because the bank had it, each once', async () => {
    const order = await openReversedOrder(mollie, desk);
    await order.pay();
    await order.withdraw(1);
    await order.withdraw(1);
    const chargeback = order.chargeBack('46.95');
    await order.word();
    await order.settle();
    // 20 euro were left: one of the two was paid, and not both at the same moment.
    expect(order.asked()).toEqual(['20.00']);
    expect((await order.states()).toSorted()).toEqual(['asked', 'failed']);
    await order.reverse(chargeback);
    await order.settle();
    await order.settle();
    expect(order.asked()).toEqual(['20.00', '20.00']);
    expect(await order.states()).not.toContain('failed');
    expect(await order.refunds()).toEqual([2000, 2000]);
  });

  it('is paid when the bank gives it back at the very moment that a refund fails for it', async () => {
    const order = await openReversedOrder(mollie, desk);
    await order.pay();
    await order.withdraw(1);
    const chargeback = order.chargeBack('66.95');
    await order.word();
    await order.settleAfter(() => order.reverse(chargeback));
    await order.settle();
    expect(await order.states()).not.toContain('failed');
    expect(order.asked()).toEqual(['20.00']);
  });
});
