import { randomUUID } from 'node:crypto';
import { describe, expect, it } from '@jest/globals';
import { oneDatabase } from '../../database/testing/databases.ts';
import { openOrderDesk, type OrderDesk } from '../../testing/desks/order-desk.ts';
import { PLAIN_ADDRESS } from '../../testing/order-body.ts';
import { readPaper } from '../../testing/desks/read-paper.ts';

const GRACE = { ...PLAIN_ADDRESS, firstname: 'Grace', lastname: 'Hopper', street: 'Kaai', city: 'Brugge' };
const NOTE = { note: 'For your drawer.\nYours, Grace' };

async function openGift(desk: OrderDesk, more = {}) {
  return desk.placed(await desk.addLot(), { gift: NOTE, invoiceAddress: GRACE, ...more });
}

const errorsOf = async (desk: OrderDesk, more: object) => {
  const lines = [{ uuid: await desk.addLot(), amount: 1 }];
  const answer = await desk.order(desk.orderFor(lines, more));
  return { status: answer.statusCode, fields: Object.keys(answer.json().validationErrors ?? {}) };
};

describe('An order that is a gift', () => {
  const open = oneDatabase();

  it('keeps its note, and who pays apart from who gets it', async () => {
    const desk = await openOrderDesk(await open());
    const order = await desk.read(await openGift(desk));
    expect(order).toMatchObject({ gift: NOTE, invoiceAddress: GRACE, address: PLAIN_ADDRESS });
    const plain = await desk.read(await desk.placed(await desk.addLot()));
    expect(plain).not.toHaveProperty('gift');
    expect(plain).not.toHaveProperty('invoiceAddress');
  });

  it('has its invoice made out to who pays', async () => {
    const desk = await openOrderDesk(await open());
    const receipt = await openGift(desk);
    await desk.press(receipt, 'pay');
    const { text } = await readPaper(desk, receipt);
    expect(text.indexOf('Grace Hopper')).toBeGreaterThan(text.indexOf('Billed to'));
    // It is kept for ten years: who gets the present is named in it nowhere, only the place that decides the VAT.
    expect(text).not.toContain('Ada Peeters');
    expect(text.slice(text.indexOf('Delivered to'))).toContain(PLAIN_ADDRESS.postalCode);
    const { facts } = await desk.database.kysely
      .selectFrom('invoices')
      .select('facts')
      .executeTakeFirstOrThrow();
    expect(facts).not.toContain('Peeters');
    expect(facts).not.toContain(PLAIN_ADDRESS.street);
  });

  it('is withdrawn from by who pays, or by who got it, and by nobody else', async () => {
    const desk = await openOrderDesk(await open());
    const { reference } = await openGift(desk);
    const find = async (name: string) => {
      const payload = { name, reference, email: 'ada@example.com' };
      return (await desk.app.inject({ method: 'POST', url: '/api/withdrawals/order', payload })).statusCode;
    };
    expect(await find('Grace Hopper')).toBe(200);
    expect(await find('Ada Peeters')).toBe(200);
    expect(await find('Kay McNulty')).toBe(404);
  });

  it('is another order than the same lots without the note, by the same hold', async () => {
    const desk = await openOrderDesk(await open());
    const lines = [{ uuid: await desk.addLot(), amount: 1 }];
    const { holdId } = (await desk.hold(lines)).json();
    const gift = desk.orderFor(lines, { holdId, gift: NOTE, invoiceAddress: GRACE });
    const first = await desk.order(gift);
    expect(first.statusCode).toBe(201);
    expect((await desk.order(gift, randomUUID())).json()).toMatchObject({
      reference: first.json().reference,
    });
    const other = await desk.order(desk.orderFor(lines, { holdId, gift: { note: '' } }));
    expect(other.json()).toMatchObject({ code: 'already-ordered' });
  });

  it('is refused at its fields, and no lot is reserved', async () => {
    const desk = await openOrderDesk(await open());
    const refused = (...fields: string[]) => ({ status: 400, fields });
    expect(await errorsOf(desk, { gift: { note: 'x'.repeat(501) } })).toEqual(refused('giftNote'));
    expect(await errorsOf(desk, { gift: { note: 'a\u0007' } })).toEqual(refused('giftNote'));
    expect(await errorsOf(desk, { gift: { note: 'Proficiat 漢' } })).toEqual(refused('giftNote'));
    expect(await errorsOf(desk, { gift: 'yes' })).toEqual(refused('giftNote'));
    const wrong = { ...GRACE, city: '', postalCode: 'x' };
    expect(await errorsOf(desk, { invoiceAddress: wrong })).toEqual(
      refused('invoice.postalCode', 'invoice.city'),
    );
    const { kysely } = desk.database;
    expect(await kysely.selectFrom('insects').select('uuid').where('reserved', '>', 0).execute()).toEqual([]);
  });
});
