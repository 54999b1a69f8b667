import { beforeAll, expect, it } from '@jest/globals';
import { readPdf } from '../../invoices/testing/read-pdf.ts';
import { oneDatabase } from '../../database/testing/databases.ts';
import { openToolsDesk } from '../../testing/desks/tools-desk.ts';

const open = oneDatabase();

async function openPrinter() {
  const desk = await openToolsDesk(await open());
  const packer = await desk.atWork('read-only');
  const paid = async (locale: 'en' | 'nl' = 'en') => {
    const receipt = await desk.placed(await desk.addLot(), { locale });
    await desk.press(receipt, 'pay');
    return receipt.reference;
  };
  const invoiceOf = async (reference: string): Promise<string> =>
    (await packer.get(`/api/tools/orders/${reference}`)).json().papers[0].number;
  const print = async (file: string) => {
    const answer = await packer.get(`/api/tools/orders/${file}`);
    return {
      status: answer.statusCode,
      answer,
      text: answer.statusCode === 200 ? readPdf(answer.rawPayload).join('\n') : '',
    };
  };
  return { ...desk, paid, invoiceOf, print };
}

/** Of all tests: each prints orders of its own. */
let printer: Awaited<ReturnType<typeof openPrinter>>;
beforeAll(async () => {
  printer = await openPrinter();
});

it('Packing slips of many orders come in one file, a sheet each, to be printed', async () => {
  const { paid, print } = printer;
  const [one, two] = [await paid(), await paid('nl')];
  const { text, answer } = await print(`slips.pdf?references=${two},${one},${two}`);
  expect(answer.headers['content-type']).toBe('application/pdf');
  expect(answer.headers['content-disposition']).toBe('inline; filename="packing-slips.pdf"');
  expect([...text.matchAll(/(?:Packing slip|Pakbon) VDM-\d+-\d+/g)].map(([said]) => said)).toEqual([
    `Pakbon ${two}`,
    `Packing slip ${one}`,
  ]);
  expect(text).not.toContain('€');
});

it('Invoices of many orders come in one file; an order that is not paid has none', async () => {
  const { paid, invoiceOf, print, placed, addLot } = printer;
  const [one, two] = [await paid(), await paid()];
  const numbers = [await invoiceOf(one), await invoiceOf(two)];
  const unpaid = await placed(await addLot());
  const { text } = await print(`invoices.pdf?references=${one},${unpaid.reference},${two}`);
  expect([...text.matchAll(/Invoice 2026-\d+/g)].map(([said]) => said)).toEqual(
    numbers.map((number) => `Invoice ${number}`),
  );
  expect((await print(`${two}/papers/${numbers[1]}`)).text).toContain(two);
  expect((await print(`${two}/papers/${numbers[0]}`)).status).toBe(404);
  expect((await print(`invoices.pdf?references=${unpaid.reference}`)).status).toBe(404);
});

it('Nothing is printed of an order that does not exist, of none, or of too many', async () => {
  const { paid, print } = printer;
  const one = await paid();
  expect((await print(`slips.pdf?references=${one},VDM-2026-999999`)).status).toBe(404);
  expect((await print('slips.pdf?references=')).status).toBe(404);
  const many = Array.from({ length: 101 }, (_each, index) => `VDM-2026-${100_000 + index}`).join(',');
  expect((await print(`slips.pdf?references=${many}`)).status).toBe(404);
  expect((await print('slips.pdf')).status).toBe(400);
});

it('Who picks for many orders has one list from drawer to drawer, of what is paid and still in them', async () => {
  const { print, addLot, placed, press, database, app, mails } = printer;
  const order = async (drawer: string, isPaid = true) => {
    const uuid = await addLot();
    const facts = JSON.stringify(drawer === '' ? {} : { drawer });
    await database.kysely.updateTable('insects').set({ facts }).where('uuid', '=', uuid).execute();
    const receipt = await placed(uuid);
    if (isPaid) await press(receipt, 'pay');
    return receipt;
  };
  const receipts = [
    await order('Kast 10'),
    await order(''),
    await order('Kast 2'),
    await order('Kast 1', false),
  ];
  const owner = await printer.atWork('catalogue');
  const lots = await database.kysely
    .selectFrom('insects')
    .select('id')
    .orderBy('id', 'desc')
    .limit(4)
    .execute();
  const unpacked = await Promise.all(
    lots.map(async ({ id }) => (await owner.get(`/api/tools/insects/${id}`)).json().unpacked),
  );
  expect(unpacked).toEqual([0, 1, 1, 1]);
  const [ten, none, two] = receipts.map(({ reference }) => reference);
  const references = receipts.map(({ reference }) => reference).join(',');
  const { text, answer } = await print(`picks.pdf?references=${references}`);
  expect(answer.headers['content-disposition']).toBe('inline; filename="pick-list.pdf"');
  expect(text).toContain('3 insects for 3 orders');
  const rows = [...text.matchAll(/(Kast \d+|no drawer)|(VDM-\d+-\d+)/g)].map(([said]) => said);
  expect(rows).toEqual(['Kast 2', two, 'Kast 10', ten, 'no drawer', none]);
  expect((await print(`slips.pdf?references=${two}`)).text).not.toContain('Kast 2');
  const page = await app.inject(`/api/orders/${two}?key=${receipts[2]?.key}`);
  expect(page.body + (await mails()).map((mail) => mail.text + mail.html).join('')).not.toContain('Kast 2');
  expect((await print(`picks.pdf?references=VDM-2026-999999`)).status).toBe(404);
});
