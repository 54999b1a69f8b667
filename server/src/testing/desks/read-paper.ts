import type { OrderBody } from '../order-body.ts';
import type { OrderDesk } from './order-desk.ts';
import { readPdf } from '../../invoices/testing/read-pdf.ts';

/** An order of one specimen, paid. */
export async function paid(desk: OrderDesk, more?: OrderBody) {
  const receipt = await desk.placed(await desk.addLot(), more);
  await desk.press(receipt, 'pay');
  return receipt;
}

/** A paper of an order as its shopper gets it, with its text. */
export async function readPaper(
  desk: OrderDesk,
  { reference, key }: { reference: string; key: string },
  file = 'invoice.pdf',
) {
  const answer = await desk.app.inject(`/api/orders/${reference}/${file}?key=${key}`);
  return { answer, text: answer.statusCode === 200 ? readPdf(answer.rawPayload).join('\n') : '' };
}
