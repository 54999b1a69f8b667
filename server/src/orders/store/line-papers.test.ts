import { expect, it } from '@jest/globals';
import { sql } from 'kysely';
import { eachDatabase } from '../../database/testing/databases.ts';
import { papersOfLots } from '../../database/migrations/0063-papers-of-lots.ts';
import { packingSlipsPdf } from '../../invoices/pdf/packing-slip-pdf.ts';
import { readSlips } from './parcels/read-slips.ts';
import { openOrderDesk } from '../../testing/desks/order-desk.ts';
import { readPaper } from '../../testing/desks/read-paper.ts';
import { cancelOrder } from '../fulfilment/order-steps.ts';
import { allElements, readStructure } from '../../invoices/testing/read-structure.ts';
import { readPdf } from '../../invoices/testing/read-pdf.ts';

const FACTS = JSON.stringify({
  ...{ documentKind: 'import-permit', documentNumber: 'BE-2026-0047', documentDate: '2026-02-02' },
  ...{ documentAuthority: 'CITES Belgium', documentCountry: 'BE', sourceCode: 'R', collector: 'A. Wallace' },
});
const DOCUMENT = {
  ...{ kind: 'import-permit', number: 'BE-2026-0047', date: '2026-02-02' },
  ...{ authority: 'CITES Belgium', country: 'BE' },
};

eachDatabase('The papers of a lot', (open) => {
  it('stay with its order as they were, on its page and its invoice, whatever becomes of the lot', async () => {
    const desk = await openOrderDesk(await open());
    const uuid = await desk.addLot({ cites_annex: 'B', facts: FACTS });
    const receipt = await desk.placed(uuid);
    await desk.database.kysely
      .updateTable('insects')
      .set({ facts: '{}', cites_annex: null })
      .where('uuid', '=', uuid)
      .execute();
    const { lines } = await desk.read(receipt);
    expect(lines).toMatchObject([{ annex: 'B', sourceCode: 'R', documents: [DOCUMENT] }]);
    await desk.press(receipt, 'pay');
    const invoice = await readPaper(desk, receipt);
    const slip = readPdf(await packingSlipsPdf(await readSlips(desk.database.kysely, [1], desk.now())));
    for (const paper of [invoice.text, slip.join(' ')])
      for (const part of ['CITES annex B', 'ranched (R)', 'import permit BE-2026-0047', 'CITES Belgium'])
        expect(paper).toContain(part);
  });

  it('stand on the credit note as on the invoice, with the name in Latin, whatever becomes of the lot', async () => {
    const desk = await openOrderDesk(await open());
    const uuid = await desk.addLot({ cites_annex: 'B', facts: FACTS });
    const receipt = await desk.placed(uuid);
    await desk.press(receipt, 'pay');
    await desk.database.kysely.updateTable('insects').set({ facts: '{}', cites_annex: null }).execute();
    expect(await cancelOrder(desk.database, receipt.reference, 'A wing broke', desk.now())).toBe('done');
    const { text, answer } = await readPaper(desk, receipt, 'credit-notes/CN-2026-00001.pdf');
    for (const part of ['CITES annex B', 'ranched (R)', 'import permit BE-2026-0047', 'CITES Belgium'])
      expect(text).toContain(part);
    const { root } = await readStructure(answer.rawPayload);
    const latin = allElements(root).filter(({ lang }) => lang === 'la');
    expect(latin.map((element) => element.text)).toEqual([(await desk.read(receipt)).lines[0]?.name]);
  });

  it('of annex A are its document and its certificate; of what nothing is noted there are none', async () => {
    const desk = await openOrderDesk(await open());
    const certified = {
      certificateDate: '2026-03-03',
      certificateAuthority: 'BfN',
      certificateCountry: 'DE',
    };
    const facts = JSON.stringify({ ...JSON.parse(FACTS), ...certified });
    const guarded = await desk.addLot({ cites_annex: 'A', facts, cites_certificate: 'EU-10-7' });
    const plain = await desk.addLot();
    const answer = await desk.order(
      desk.orderFor([
        { uuid: guarded, amount: 1 },
        { uuid: plain, amount: 1 },
      ]),
    );
    const { lines } = await desk.read(answer.json());
    const certificate = {
      ...{ kind: 'article-10', number: 'EU-10-7', date: '2026-03-03' },
      ...{ authority: 'BfN', country: 'DE' },
    };
    expect(lines[0]?.documents).toEqual([DOCUMENT, certificate]);
    expect(lines[1]).not.toHaveProperty('documents');
    expect(lines[1]).not.toHaveProperty('annex');
  });

  it('that an older order has are the number that its lot had', async () => {
    const desk = await openOrderDesk(await open());
    const { kysely, dialect } = desk.database;
    const facts = JSON.stringify({ documentKind: 'breeder-declaration' });
    const lot = { cites_annex: 'B', cites_certificate: 'BE-9', facts } as const;
    const receipt = await desk.placed(await desk.addLot(lot));
    await kysely.updateTable('order_lines').set({ papers: '{}' }).execute();
    for (const statement of papersOfLots(dialect).filter((text) => /^update order_lines/.test(text)))
      await sql.raw(statement).execute(kysely);
    const document = { kind: null, number: 'BE-9', date: null, authority: '', country: '' };
    expect((await desk.read(receipt)).lines[0]?.documents).toEqual([document]);
  });
});
