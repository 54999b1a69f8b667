import { afterEach, expect, it } from '@jest/globals';
import { eachDatabase, type OpenDatabase } from '../database/testing/databases.ts';
import { writeSeller } from '../shop/store/seller.ts';
import { openOrderDesk, type OrderDesk } from '../testing/desks/order-desk.ts';
import { paid } from '../testing/desks/read-paper.ts';
import { sendEInvoices } from './send-e-invoices.ts';
import { issueCreditNote } from './store/invoices.ts';
import { readToolsOrder } from '../orders/desk/read-order.ts';
import { openFakeAccessPoint } from './testing/fake-access-point.ts';
import { SAMPLE_SELLER } from './testing/sample-facts.ts';
import { httpAccessPoint } from './ubl/access-point.ts';

let point: Awaited<ReturnType<typeof openFakeAccessPoint>> | null = null;
afterEach(async () => {
  await point?.close();
  point = null;
});

async function openOffice(open: OpenDatabase, ...answers: [number, object][]) {
  const desk = await openOrderDesk(await open());
  await writeSeller(desk.database.kysely, SAMPLE_SELLER);
  point = await openFakeAccessPoint(answers);
  const accessPoint = httpAccessPoint({ url: point.url, token: 'sesame' });
  const send = () => sendEInvoices({ database: desk.database, clock: desk.now, accessPoint });
  const rows = () => desk.database.kysely.selectFrom('e_invoices').selectAll().orderBy('id').execute();
  return { desk, point, send, rows };
}

const ofBusiness = (desk: OrderDesk) =>
  paid(desk, { vatNumber: 'BE 0403.019.261', address: { company: 'Naturalia' } });

eachDatabase('An e-invoice', (open) => {
  it('goes to a Belgian business, with its credit notes, and to nobody else', async () => {
    const { desk, point: fake, send, rows } = await openOffice(open);
    await paid(desk);
    await ofBusiness(desk);
    const credit = { orderId: 2, source: 'goodwill', lines: [], shippingCents: 0, amountCents: 500 };
    await desk.database.transaction((trx) => issueCreditNote(trx, credit, desk.now()));
    expect(await send()).toBe(2);
    expect([...fake.taken.keys()].sort()).toEqual(['2026-00002', 'CN-2026-00001']);
    expect(fake.taken.get('2026-00002')).toMatchObject({
      ...{ receiver: '0208:0403019261', token: 'Bearer sesame' },
      xml: expect.stringContaining('<cbc:ID>2026-00002</cbc:ID>'),
    });
    expect(await rows()).toMatchObject([
      { state: 'sent', provider_id: 'fake-2026-00002' },
      { state: 'sent', provider_id: 'fake-CN-2026-00001' },
    ]);
    expect(await send()).toBe(0);
  });

  it('is tried again later when the access point is away, and is sent once', async () => {
    const { desk, point: fake, send, rows } = await openOffice(open, [503, {}], [503, {}]);
    await ofBusiness(desk);
    await send();
    expect(await rows()).toMatchObject([
      { state: 'waiting', attempts: 1, last_error: expect.stringContaining('503') },
    ]);
    expect(await send()).toBe(0);
    for (let times = 0; times < 2; times += 1) {
      desk.passMinutes(3);
      await send();
    }
    expect(await rows()).toMatchObject([{ state: 'sent', attempts: 3, last_error: '' }]);
    expect([fake.asked(), fake.taken.size]).toEqual([3, 1]);
  });

  it('is told to staff when the receiver is not in the network, and tried again the next day', async () => {
    const { desk, send, rows } = await openOffice(open, [404, { reason: 'Not registered' }]);
    const { reference } = await ofBusiness(desk);
    await send();
    expect(await rows()).toMatchObject([{ state: 'refused', last_error: 'Not registered', sent_at: null }]);
    const told = await readToolsOrder(desk.database.kysely, reference, desk.now());
    expect(told?.papers).toMatchObject([
      { number: '2026-00001', eInvoice: { state: 'refused', lastError: 'Not registered' } },
    ]);
    desk.passMinutes(60);
    expect(await send()).toBe(0);
    desk.passMinutes(24 * 60);
    await send();
    expect(await rows()).toMatchObject([{ state: 'sent', last_error: '' }]);
  });
});
