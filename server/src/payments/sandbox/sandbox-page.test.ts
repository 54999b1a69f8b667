import { beforeAll, expect, it } from '@jest/globals';
import { eachDatabase } from '../../database/testing/databases.ts';
import { openOrderDesk, type OrderDesk } from '../../testing/desks/order-desk.ts';

eachDatabase('The page of the test provider', (open) => {
  let desk: OrderDesk;
  beforeAll(async () => {
    desk = await openOrderDesk(await open());
  });

  it.each([
    ['en', 'Test payment', 'No money moves'],
    ['nl', 'Testbetaling', 'Er gaat geen geld om'],
    ['fr', 'Paiement de test', 'Aucun argent ne circule'],
  ] as const)('says in %s that it is a test', async (locale, title, warning) => {
    const receipt = await desk.placed(await desk.addLot(), { locale });
    const page = await desk.app.inject(new URL(receipt.paymentUrl).pathname);
    expect(page.statusCode).toBe(200);
    expect(page.body).toContain(`<html lang="${locale}">`);
    expect(page.body).toContain(title);
    expect(page.body).toContain(warning);
    await desk.press(receipt, 'pay');
    const after = await desk.app.inject(new URL(receipt.paymentUrl).pathname);
    expect(after.body).not.toContain('<button');
  });

  it('leads out of a payment that it does not know, in each language', async () => {
    const { body, statusCode } = await desk.app.inject('/test-payments/tst_none');
    expect(statusCode).toBe(404);
    const ways = [...body.matchAll(/<p lang="(\w+)">[^<]+<a href="([^"]+)">/g)].map(([, ...way]) => way);
    expect(ways).toEqual([
      ['en', '/'],
      ['nl', '/nl'],
      ['fr', '/fr'],
    ]);
  });

  it('refuses an action that it does not have', async () => {
    const url = '/test-payments/tst_none';
    expect((await desk.app.inject({ method: 'POST', url, payload: { action: 'steal' } })).statusCode).toBe(
      400,
    );
  });
});
