import { randomUUID } from 'node:crypto';
import { describe, expect, it } from '@jest/globals';
import { readPdf } from '../../invoices/testing/read-pdf.ts';
import { oneDatabase } from '../../database/testing/databases.ts';
import { mailsBySmtp } from '../../testing/mails/mails-by-smtp.ts';
import { openOrderDesk } from '../../testing/desks/order-desk.ts';
import { settleRefunds } from '../paying/settle-refunds.ts';

/** The invoices and credit notes of a mail, by their names. */
function papersOf(mail: string): [name: string, text: string][] {
  const parts = mail.matchAll(
    /name=((?:invoice|credit-note)-\S+\.pdf)[\s\S]*?\r?\n\r?\n([A-Za-z0-9+/=\s]+?)\s*--/g,
  );
  return [...parts].map(([, name = '', base64 = '']) => [
    name,
    readPdf(Buffer.from(base64, 'base64')).join('\n'),
  ]);
}
const withPapers = (mails: readonly string[]) => mails.filter((mail) => papersOf(mail).length > 0);

describe('Whoever paid keeps the invoice', () => {
  const open = oneDatabase();

  it('gets it with the mail that says paid, and with none before', async () => {
    const desk = await openOrderDesk(await open());
    const receipt = await desk.placed(await desk.addLot(), { locale: 'nl' });
    expect(withPapers(await mailsBySmtp(desk.payments))).toEqual([]);
    await desk.press(receipt, 'pay');
    const [mail = '', ...others] = withPapers(await mailsBySmtp(desk.payments));
    expect(others).toEqual([]);
    expect(mail).toContain(`payment-received.${receipt.reference}@`);
    // In its HTML and in its text.
    expect(mail.split('Je factuur 2026-00001 zit als bijlage')).toHaveLength(3);
    const [[name, text] = ['', '']] = papersOf(mail);
    expect(name).toBe('invoice-2026-00001.pdf');
    expect(text).toContain('Factuur 2026-00001');
  });

  it('gets the credit note with the mail that says money went back', async () => {
    const desk = await openOrderDesk(await open());
    const uuid = await desk.addLot();
    const receipt = await desk.placed(uuid, { locale: 'fr' });
    await desk.press(receipt, 'pay');
    await mailsBySmtp(desk.payments);
    const { reference } = receipt;
    const payload = {
      ...{ name: 'Ada Peeters', email: 'ada@example.com', reference, locale: 'fr' },
      lines: [{ uuid, amount: 1 }],
    };
    const headers = { 'idempotency-key': randomUUID() };
    const answer = await desk.app.inject({ method: 'POST', url: '/api/withdrawals', payload, headers });
    expect(answer.statusCode).toBe(201);
    await settleRefunds(desk.payments);
    const papers = withPapers(await mailsBySmtp(desk.payments)).flatMap(papersOf);
    expect(papers.map(([name]) => name)).toEqual(['credit-note-CN-2026-00001.pdf']);
    expect(papers[0]?.[1]).toContain('Note de crédit CN-2026-00001');
  });
});
