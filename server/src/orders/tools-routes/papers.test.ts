import { expect, it } from '@jest/globals';
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
  const print = async (file: string) => {
    const answer = await packer.get(`/api/tools/orders/${file}`);
    return {
      status: answer.statusCode,
      answer,
      text: answer.statusCode === 200 ? readPdf(answer.rawPayload).join('\n') : '',
    };
  };
  return { ...desk, paid, print };
}

it('Packing slips of many orders come in one file, a sheet each, to be printed', async () => {
  const { paid, print } = await openPrinter();
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
  const { paid, print, placed, addLot } = await openPrinter();
  const [one, two] = [await paid(), await paid()];
  const unpaid = await placed(await addLot());
  const { text } = await print(`invoices.pdf?references=${one},${unpaid.reference},${two}`);
  expect([...text.matchAll(/Invoice 2026-\d+/g)].map(([said]) => said)).toEqual([
    'Invoice 2026-00001',
    'Invoice 2026-00002',
  ]);
  expect((await print(`${two}/papers/2026-00002`)).text).toContain(two);
  expect((await print(`${two}/papers/2026-00001`)).status).toBe(404);
  expect((await print(`invoices.pdf?references=${unpaid.reference}`)).status).toBe(404);
});

it('Nothing is printed of an order that does not exist, of none, or of too many', async () => {
  const { paid, print } = await openPrinter();
  const one = await paid();
  expect((await print(`slips.pdf?references=${one},VDM-2026-999999`)).status).toBe(404);
  expect((await print('slips.pdf?references=')).status).toBe(404);
  const many = Array.from({ length: 101 }, (_each, index) => `VDM-2026-${100_000 + index}`).join(',');
  expect((await print(`slips.pdf?references=${many}`)).status).toBe(404);
  expect((await print('slips.pdf')).status).toBe(400);
});
