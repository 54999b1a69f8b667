import { describe, expect, it } from '@jest/globals';
import { mailsBySmtp } from '../../testing/mails/mails-by-smtp.ts';
import { openOrderDesk, type OrderDesk } from '../../testing/desks/order-desk.ts';
import { oneDatabase } from '../../database/testing/databases.ts';
import { runOrderCommand } from '../fulfilment/run-order-command.ts';
import { cancelOverdueOrders } from '../paying/cancel-overdue.ts';

const owner = (desk: OrderDesk, reference: string, action: string) =>
  runOrderCommand(desk.database, { reference, action, carrier: 'bpost' }, desk.now());

/** The mails that went since the last time somebody looked. */
async function mailOf(desk: OrderDesk, subject: string): Promise<string> {
  const mails = await mailsBySmtp(desk.payments);
  const found = mails.filter((mail) => mail.includes(`<title>${subject}`));
  expect(found).toHaveLength(1);
  return found[0] ?? '';
}

/** Gives the lot a picture of 1600 by 800 pixels. */
async function photograph({ database, now }: OrderDesk, uuid: string): Promise<void> {
  const { kysely } = database;
  const made = { width_mm: 100, upload_hash: null, created_at: now().toISOString() };
  const picture = { hash: 'a1b2', width: 1600, height: 800, widths: '[160,320]', colour: '#ffffff' };
  await kysely
    .insertInto('pictures')
    .values({ ...picture, ...made })
    .execute();
  const { id } = await kysely
    .selectFrom('insects')
    .select('id')
    .where('uuid', '=', uuid)
    .executeTakeFirstOrThrow();
  await kysely
    .insertInto('insect_pictures')
    .values({ insect_id: id, picture_hash: 'a1b2', position: 0 })
    .execute();
}

/** The shop's clock stands on Monday 2 March 2026, 11:00 in Belgium. */
describe('A mail about an order', () => {
  const open = oneDatabase();

  it('says until when the lots are reserved, then on which days they come', async () => {
    const desk = await openOrderDesk(await open());
    const receipt = await desk.placed(await desk.addLot());
    const received = await mailOf(desk, 'Your order VDM-2026-000001');
    expect(received).toContain('reserve its specimens for you until 2 March 2026 at 11:15.');
    expect(received.split('2 to 4 working days after your payment')).toHaveLength(3);
    await desk.press(receipt, 'pay');
    const paid = await mailOf(desk, 'Payment received');
    expect(paid.split('Wednesday 4 – Friday 6 March')).toHaveLength(3);
    await owner(desk, receipt.reference, 'prepare');
    await owner(desk, receipt.reference, 'ship');
    const shipped = await mailOf(desk, 'Order VDM-2026-000001 is on its way');
    expect(shipped.split('Tuesday 3 – Wednesday 4 March')).toHaveLength(3);
  });

  it('shows the specimen as wide as its picture is, and nothing where there is none', async () => {
    const desk = await openOrderDesk(await open());
    const uuid = await desk.addLot();
    await desk.placed(uuid);
    expect(await mailOf(desk, 'Your order')).not.toContain('<img src="http');
    await photograph(desk, uuid);
    await desk.database.kysely.updateTable('insects').set({ on_hand: 2 }).execute();
    await desk.placed(uuid);
    const mail = await mailOf(desk, 'Your order');
    expect(mail).toContain('src="http://localhost:3000/pictures/a1b2-160.jpg" alt="" width="64" height="32"');
  });

  it('leads to a withdrawal that knows the order', async () => {
    const desk = await openOrderDesk(await open());
    const { reference, key } = await desk.placed(await desk.addLot());
    const mail = await mailOf(desk, 'Your order');
    expect(mail).toContain(`/withdraw?reference=${reference}&key=${key}`);
  });

  it('that it lapsed offers the lots once more, by the page of the order', async () => {
    const desk = await openOrderDesk(await open());
    const { reference, key } = await desk.placed(await desk.addLot());
    await mailOf(desk, 'Your order');
    desk.passMinutes(20);
    await cancelOverdueOrders(desk.payments);
    const mail = await mailOf(desk, `Order ${reference} is cancelled`);
    expect(mail.split('Put them back in your cart')).toHaveLength(3);
    expect(mail).toContain(`/order/${reference}?key=${key}`);
    expect(mail).not.toContain('working days');
  });

  it('greets who ordered, not who gets the parcel', async () => {
    const desk = await openOrderDesk(await open());
    const grace = { firstname: 'Grace', lastname: 'Hopper', company: '', street: 'Kaai', houseNumber: '1' };
    const invoiceAddress = { ...grace, postalCode: '8000', city: 'Brugge', country: 'BE' };
    await desk.placed(await desk.addLot(), { invoiceAddress, gift: { note: 'For you' } });
    const mail = await mailOf(desk, 'Your order');
    expect(mail).toContain('Dear Grace Hopper,');
    expect(mail).toContain('Ada Peeters');
  });
});
