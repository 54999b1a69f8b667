import { beforeAll, expect, it } from '@jest/globals';
import { eachDatabase } from '../../database/testing/databases.ts';
import { openOrderDesk, type OrderDesk } from '../../testing/desks/order-desk.ts';

eachDatabase('The webhook', (open) => {
  let desk: OrderDesk;
  beforeAll(async () => {
    desk = await openOrderDesk(await open());
  });

  const post = ({ app }: OrderDesk, payload: string) =>
    app.inject({
      method: 'POST',
      url: '/api/payments/webhook',
      payload,
      headers: { 'content-type': 'application/x-www-form-urlencoded' },
    });

  it.each(['id=tst_unknown', 'id=tst_pay_x&status=paid'])('takes no harm from %s', async (payload) => {
    expect((await post(desk, payload)).statusCode).toBe(200);
  });

  it.each(['', 'id=', 'id=%00', 'id=..%2F..', `id=${'x'.repeat(5000)}`])('refuses %#', async (payload) => {
    expect((await post(desk, payload)).statusCode).toBe(400);
  });

  it('never believes what it is told, only what the provider says', async () => {
    const receipt = await desk.placed(await desk.addLot());
    const id = new URL(receipt.paymentUrl).pathname.split('/').at(-1);
    await post(desk, `id=${id}&status=paid`);
    expect(await desk.read(receipt)).toMatchObject({ paymentState: 'open' });
  });
});
