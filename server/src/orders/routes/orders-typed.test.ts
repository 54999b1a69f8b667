import { beforeAll, expect, it } from '@jest/globals';
import { LOCALES } from '@vitrine/shared/contract/locale';
import { eachDatabase } from '../../database/testing/databases.ts';
import { openOrderDesk, type OrderDesk } from '../../testing/desks/order-desk.ts';

eachDatabase('A shopper who types an order', (open) => {
  let desk: OrderDesk;
  beforeAll(async () => {
    desk = await openOrderDesk(await open());
  });

  const NUL = '\u0000';
  it.each([
    ['email', [null, 7, '', 'ada', `a${NUL}@example.com`, 'a'.repeat(300)]],
    ['firstname', [null, {}, '', '   ', NUL, 'x'.repeat(5000)]],
    ['street', [undefined, [], '', `x${NUL}`]],
    ['postalCode', ['', '99999', NUL, 9000]],
    ['country', ['', 'US', 'BEL', NUL, 32]],
    ['phone', ['phone', NUL, 12345678]],
    ['vatNumber', ['BE0000000001', NUL, false]],
    ['remarks', [NUL, 'x'.repeat(1001), null]],
    ['shippingCode', ['', 'uk', 'no-such', NUL, null]],
    ['paymentMethod', ['', 'cash', null, NUL]],
    ['acceptsConditions', [false, null, 'true', 1]],
    ['expectedTotalCents', [null, '1695', 1.5, 1e300]],
    ['holdId', [NUL, '', 'x'.repeat(100), 5]],
    ['lines', [null, [], {}, [{}], [{ uuid: 'A', amount: -1 }], [{ uuid: 'A', amount: 1e9 }]]],
    ['locale', ['de', null, NUL]],
  ])('reads what is wrong at %s, in any language, and never a broken page', async (field, values) => {
    const uuid = await desk.addLot();
    for (const value of values) {
      const texts = new Set<string>();
      for (const locale of LOCALES) {
        const plain = desk.orderFor([{ uuid, amount: 1 }], { locale });
        const isAddress = ['firstname', 'street', 'postalCode', 'country'].includes(field);
        const change = { [field]: value };
        const body = isAddress
          ? { ...plain, address: { ...addressOf(plain), ...change } }
          : { ...plain, ...change };
        const headers = { 'idempotency-key': 'typed-an-order', 'x-locale': locale };
        const answer = await desk.app.inject({ method: 'POST', url: '/api/orders', payload: body, headers });
        expect([field, value, answer.statusCode]).toEqual([field, value, 400]);
        expect(Object.keys(answer.json().validationErrors)).toEqual([field]);
        texts.add(answer.json().validationErrors[field].error);
      }
      expect(texts.size).toBe(3);
    }
  });

  it('reads which letters no label can bear, and has every name of Europe', async () => {
    const uuid = await desk.addLot({ on_hand: 9 });
    const answerTo = (lastname: string) => {
      const plain = desk.orderFor([{ uuid, amount: 1 }]);
      return desk.order({ ...plain, address: { ...addressOf(plain), lastname } });
    };
    for (const name of ['Łukasiewicz-Ångström', 'Παπαδόπουλος', 'Дьячков', 'Ó Súilleabháin', 'Țepeș']) {
      expect([name, (await answerTo(name)).statusCode]).toEqual([name, 201]);
    }
    const refused = await answerTo('Li 李 (王)');
    expect(refused.json().validationErrors.lastname.error).toContain('李 王');
  });

  it.each(['', 'null', '[]', '"x"', '{', '{"address":"x"}'])(
    'gets no broken page for the body %j',
    async (payload) => {
      const headers = { 'content-type': 'application/json' };
      const answer = await desk.app.inject({ method: 'POST', url: '/api/orders', payload, headers });
      expect(answer.statusCode).toBe(400);
    },
  );

  it('needs a key for the order', async () => {
    const payload = desk.orderFor([{ uuid: await desk.addLot(), amount: 1 }]);
    const answer = await desk.app.inject({ method: 'POST', url: '/api/orders', payload });
    expect(answer.json()).toMatchObject({
      validationErrors: { 'idempotency-key': { error: expect.any(String) } },
    });
  });

  it.each(['uuid\u0000', "'; drop table orders; --", 'x'.repeat(100_000)])(
    'may name a lot that cannot be: %#',
    async (uuid) => {
      const lines = [{ uuid, amount: 1 }];
      expect((await desk.order(desk.orderFor(lines))).statusCode).toBe(409);
      expect((await desk.hold(lines)).statusCode).toBe(409);
      const check = await desk.app.inject({ method: 'POST', url: '/api/cart/check', payload: { lines } });
      expect(check.json().lines[0]).toMatchObject({ status: 'sold-out', insect: null });
    },
  );
});

function addressOf(order: object): object {
  return 'address' in order && typeof order.address === 'object' && order.address !== null
    ? order.address
    : {};
}
