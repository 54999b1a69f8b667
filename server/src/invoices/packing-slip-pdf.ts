import type { Kysely } from 'kysely';
import { fillText } from '../rules/fill-text.ts';
import { streetLine } from '../rules/street-line.ts';
import { readOrder } from '../store/orders.ts';
import type { Schema } from '../store/schema.ts';
import { readSeller } from '../store/seller.ts';
import { INVOICE_WORDS } from './invoice-words.ts';
import { openPaper } from './paper.ts';

/** What lies in the parcel, for who packs and who unpacks it: names, references, grades, CITES annexes; no prices. */
export async function packingSlipPdf(kysely: Kysely<Schema>, orderId: number, now: Date): Promise<Buffer> {
  const { order } = await readOrder(kysely, orderId, now);
  const { address, locale, reference } = order;
  const seller = await readSeller(kysely);
  const annexes = await kysely
    .selectFrom('order_lines')
    .select(['uuid', 'cites_annex'])
    .where('order_id', '=', orderId)
    .execute();
  const annexOf = new Map(annexes.map(({ uuid, cites_annex: annex }) => [uuid, annex]));
  const title = `${INVOICE_WORDS.packingSlip[locale]} ${reference}`;
  const paper = openPaper({ title, issuedAt: order.placedAt, locale });
  paper.row([
    { text: seller.name, x: 0, width: 240, font: 'bold', size: 14 },
    { text: title, x: 250, width: 233, align: 'right', font: 'bold', size: 14 },
  ]);
  const to = [address.company, `${address.firstname} ${address.lastname}`, streetLine(address)];
  const text = [...to, `${address.postalCode} ${address.city}`, address.country].filter(Boolean).join('\n');
  paper.space(10);
  paper.row([{ text, x: 0, width: 300 }]);
  paper.space(12);
  for (const line of order.lines) {
    const amount = line.amount - (line.withdrawnAmount ?? 0);
    if (amount === 0) continue;
    const annex = annexOf.get(line.uuid);
    const label = [
      line.reference,
      fillText(INVOICE_WORDS.grade[locale], { quality: line.quality }),
      annex ? fillText(INVOICE_WORDS.annex[locale], { annex }) : '',
    ];
    paper.rule();
    paper.row([
      { text: `${amount} ×`, x: 0, width: 40, font: 'bold' },
      { text: line.name, x: 45, width: 430, font: line.isMixed ? 'plain' : 'name', size: 12 },
    ]);
    paper.row([{ text: label.filter(Boolean).join(' · '), x: 45, width: 430 }]);
  }
  if (order.remarks !== '') paper.row([{ text: order.remarks, x: 0, width: 483 }]);
  return paper.finish();
}
