import { expect, it } from '@jest/globals';
import { withdrawalDraftSchema } from '@vitrine/shared/contract/orders/withdrawal';
import { eachDatabase } from '../../database/testing/databases.ts';
import { openOrderDesk, type OrderDesk } from '../../testing/desks/order-desk.ts';
import { readWithdrawals } from '../desk/store/order.ts';

const headers = { 'content-type': 'application/x-www-form-urlencoded' };
const WHO = { name: 'ada peeters', email: 'ADA@example.com', locale: 'nl' };

/** Sends a form as a browser without scripts does, and opens the page that it is led to. */
async function send({ app }: OrderDesk, path: '' | '/order', fields: Record<string, string>) {
  const payload = new URLSearchParams(fields).toString();
  const answer = await app.inject({ method: 'POST', url: `/api/withdrawals${path}`, headers, payload });
  expect(answer.statusCode).toBe(303);
  const location = String(answer.headers.location);
  const [, token = ''] = /^\/nl\/herroepen\?again=([\w-]{43})$/.exec(location) ?? [];
  const draft = withdrawalDraftSchema.parse((await app.inject(`/api/withdrawals/drafts/${token}`)).json());
  return { token, draft };
}

/** A paid order of two lots, three of the one. */
async function paidOrder(desk: OrderDesk) {
  const [small, large] = [await desk.addLot({ on_hand: 3 }), await desk.addLot({ price_cents: 2000 })];
  const lines = [
    { uuid: small, amount: 3 },
    { uuid: large, amount: 1 },
  ];
  const receipt = (await desk.order(desk.orderFor(lines, { expectedTotalCents: 5695 }))).json();
  await desk.press(receipt, 'pay');
  const reference = String(receipt.reference).replace('VDM-', '').replace('-0000', ' ').toLowerCase();
  return { small, large, order: receipt.reference, who: { ...WHO, reference } };
}

eachDatabase('Whoever withdraws without scripts', (open) => {
  it('is led from name and number to the lines, and from there to the acknowledgement', async () => {
    const desk = await openOrderDesk(await open());
    const { small, large, order, who } = await paidOrder(desk);
    const first = await send(desk, '/order', who);
    expect(first.draft).toMatchObject({ message: '', order: { reference: order, isOpen: true } });
    const chosen = { [`line-${small}`]: 'on', [`amount-${small}`]: '2', [`amount-${large}`]: '1' };
    const form = { ...who, step: 'what', intent: first.token, cameOn: '', ...chosen };
    const { draft } = await send(desk, '', form);
    expect(draft.receipt).toMatchObject({ reference: order, lines: [{ uuid: small, amount: 2 }] });
    // A second press of the button, while the first is answered.
    expect((await send(desk, '', form)).draft.receipt).toEqual(draft.receipt);
    const { id } = await desk.database.kysely.selectFrom('orders').select('id').executeTakeFirstOrThrow();
    expect(await readWithdrawals(desk.database.kysely, id)).toHaveLength(1);
  });

  it('reads at the field what is wrong, and finds what was typed', async () => {
    const desk = await openOrderDesk(await open());
    const { small, who } = await paidOrder(desk);
    const wrong = await send(desk, '/order', { ...who, email: 'ada@', name: '' });
    expect(wrong.draft).toMatchObject({ typed: { reference: who.reference, email: 'ada@', name: '' } });
    expect(Object.keys(wrong.draft.fields).toSorted()).toEqual(['email', 'name']);
    const other = await send(desk, '/order', { ...who, name: 'Bea' });
    expect(other.draft.message).toMatch(/geen bestelling/);
    const { token } = await send(desk, '/order', who);
    const form = { ...who, step: 'what', intent: token };
    const none = await send(desk, '', { ...form, cameOn: '2026-02-31' });
    expect(none.draft.fields['lines']).toBeTruthy();
    expect(none.draft.order?.lines).toHaveLength(2);
    const day = await send(desk, '', { ...form, cameOn: '2026-02-31', [`line-${small}`]: 'on' });
    expect(day.draft.fields['cameOn']).toBeTruthy();
    expect(day.draft.typed).toMatchObject({ cameOn: '2026-02-31', [`line-${small}`]: 'on' });
  });

  it('opens no acknowledgement that the shop did not lead to', async () => {
    const desk = await openOrderDesk(await open());
    const { small, who } = await paidOrder(desk);
    const { token } = await send(desk, '/order', who);
    await send(desk, '', { ...who, step: 'what', intent: token, [`line-${small}`]: 'on' });
    const guessed = await send(desk, '', { ...WHO, name: 'Eve', reference: '2026-1', withdrawal: '1' });
    expect(guessed.draft.receipt).toBeUndefined();
    expect((await desk.app.inject('/api/withdrawals/drafts/guess')).statusCode).toBe(404);
  });

  it('chooses no key of its own where a script does', async () => {
    const desk = await openOrderDesk(await open());
    const { small, who } = await paidOrder(desk);
    const payload = { ...who, lines: [{ uuid: small, amount: 1 }], intent: 'a-key-in-the-body' };
    const answer = await desk.app.inject({ method: 'POST', url: '/api/withdrawals', payload });
    expect([answer.statusCode, Object.keys(answer.json().validationErrors)]).toEqual([
      400,
      ['idempotency-key'],
    ]);
  });
});
