import { expect, it } from '@jest/globals';
import { receiptSchema, type Receipt } from '@vitrine/shared/contract/orders/place-order';
import { MINUTE_MS } from '@vitrine/shared/platform/time';
import { eachDatabase, type OpenDatabase } from '../../database/testing/databases.ts';
import { openAccountDesk, type AccountDesk } from '../../testing/desks/account-desk.ts';
import { orderAs } from '../../testing/desks/account-orders.ts';
import { FAIR_SHARE } from '../rules/placing/fair-share.ts';
import { MAX_ATTEMPTS } from '../rules/payment-window.ts';
import { readOrder } from '../store/orders.ts';
import { readRange } from '../store/placing/fair-share.ts';
import { howToPayNow } from './retry-payment.ts';

const DAY = 24 * 60;
const TRANSFER = { paymentMethod: 'banktransfer' } as const;

/** The last attempt fails; whether the page offers another one, whether the shop makes it, and what came of it. */
async function payAgain(desk: AccountDesk, last: Receipt, payload: object = {}) {
  await desk.press(last, 'fail');
  const { canPay: isOffered } = await desk.read(last);
  const url = `/api/orders/${last.reference}/payments?key=${last.key}`;
  const answer = await desk.app.inject({ method: 'POST', url, payload });
  const isMade = answer.statusCode === 201;
  if (!isMade) expect(answer.statusCode).toBe(409);
  return { isOffered, isMade, receipt: isMade ? receiptSchema.parse(answer.json()) : last };
}

/** So much is reserved that all attempts by card together have half an hour: an order to be paid by card. */
async function openScarce(open: OpenDatabase) {
  const scarce = { from: 0, part: 1, holdMs: 3 * MINUTE_MS, unprovedMs: 30 * MINUTE_MS };
  const fairShare = { ...FAIR_SHARE, lots: 1, fewLots: 1, networkShare: 1, stages: [scarce] };
  const desk = await openAccountDesk(await open(), { fairShare });
  for (const email of ['bo@example.com', 'cy@example.com'])
    await orderAs(desk, desk.visitor(), { email, ...TRANSFER });
  return { desk, fairShare, receipt: await orderAs(desk, desk.visitor()) };
}

eachDatabase('A button to pay again', (open) => {
  it('is there for as many attempts as the shop makes', async () => {
    const desk = await openAccountDesk(await open());
    let receipt = await desk.placed(await desk.addLot());
    const seen: boolean[][] = [];
    for (let attempt = 1; attempt <= MAX_ATTEMPTS; attempt += 1) {
      const { isOffered, isMade, ...next } = await payAgain(desk, receipt);
      ({ receipt } = next);
      seen.push([isOffered, isMade]);
    }
    expect(seen.slice(0, -1)).toEqual(Array.from({ length: MAX_ATTEMPTS - 1 }, () => [true, true]));
    expect(seen.at(-1)).toEqual([false, false]);
  });

  it('is not there in the last minutes of the day that an unproved transfer has', async () => {
    const desk = await openAccountDesk(await open());
    const receipt = await desk.placed(await desk.addLot(), TRANSFER);
    desk.passMinutes(DAY - 6);
    const again = await payAgain(desk, receipt, { paymentMethod: 'creditcard' });
    expect(again).toMatchObject({ isOffered: true, isMade: true });
    desk.passMinutes(2);
    expect(await payAgain(desk, again.receipt)).toMatchObject({ isOffered: false, isMade: false });
  });

  it('is there in the last minutes of a card’s half hour while much is reserved: a transfer has the time', async () => {
    const { desk, receipt: first } = await openScarce(open);
    let receipt = first;
    const at: [minute: number, isOffered: boolean, isMade: boolean][] = [];
    for (const [minute, passed] of [
      [14, 14],
      [24, 10],
      [26, 2],
    ] as const) {
      desk.passMinutes(passed);
      const { isOffered, isMade, ...next } = await payAgain(desk, receipt);
      ({ receipt } = next);
      at.push([minute, isOffered, isMade]);
    }
    expect(at).toEqual([
      [14, true, true],
      [24, true, true],
      [26, true, false],
    ]);
    expect(await desk.read(receipt)).toMatchObject({ canPay: true, payableBy: ['banktransfer'] });
    expect(await payAgain(desk, receipt, TRANSFER)).toMatchObject({ isOffered: true, isMade: true });
  });

  it('names the open card in those minutes, which goes on, and what has the time beside it', async () => {
    const { desk, receipt } = await openScarce(open);
    desk.passMinutes(14);
    const { receipt: last } = await payAgain(desk, receipt);
    desk.passMinutes(12);
    const { paymentMethod, payableBy } = await desk.read(last);
    expect(payableBy).toEqual([paymentMethod, 'banktransfer']);
  });

  it('is not there in those minutes of a shop that takes no transfers', async () => {
    const { desk, fairShare, receipt } = await openScarce(open);
    const { kysely } = desk.database;
    desk.passMinutes(14);
    const again = await payAgain(desk, receipt);
    const provider = { ...desk.payments.provider, methods: async () => ['creditcard', 'ideal'] as const };
    const isOffered = async () => {
      const { id } = await kysely
        .selectFrom('orders')
        .select('id')
        .where('reference', '=', receipt.reference)
        .executeTakeFirstOrThrow();
      const stock = { share: fairShare, range: await readRange(kysely) };
      const stored = await readOrder(kysely, id, desk.now());
      return (await howToPayNow({ ...desk.payments, provider }, stored, async () => stock)).canPay;
    };
    desk.passMinutes(10);
    await desk.press(again.receipt, 'fail');
    expect(await isOffered()).toBe(true);
    desk.passMinutes(2);
    expect(await isOffered()).toBe(false);
  });
});
