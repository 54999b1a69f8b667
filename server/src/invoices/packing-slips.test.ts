import { randomUUID } from 'node:crypto';
import { beforeAll, describe, expect, it } from '@jest/globals';
import type { Locale } from '@vitrine/shared/contract/locale';
import type { Receipt } from '@vitrine/shared/contract/orders/place-order';
import { oneDatabase } from '../database/testing/databases.ts';
import { openOrderDesk, type OrderDesk } from '../testing/desks/order-desk.ts';
import { packingSlipsPdf } from './pdf/packing-slip-pdf.ts';
import { printText } from '../forms/rules/print-text.ts';
import { readSlips } from '../orders/store/parcels/read-slips.ts';
import { paid, readPaper } from '../testing/desks/read-paper.ts';
import { readPdf } from './testing/read-pdf.ts';

/** The desk of all tests: each looks at what was ordered in it. */
let desk: OrderDesk;
const open = oneDatabase();
beforeAll(async () => {
  desk = await openOrderDesk(await open());
});

/** The text of the slips of these orders, as they lie. */
async function slips(receipts: readonly Pick<Receipt, 'reference'>[]): Promise<string> {
  const { database, now } = desk;
  const references = receipts.map(({ reference }) => reference);
  const orders = database.kysely.selectFrom('orders').select(['id', 'reference']);
  const ids = new Map(
    (await orders.where('reference', 'in', references).execute()).map(({ id, reference }) => [reference, id]),
  );
  const orderIds = references.map((reference) => ids.get(reference) ?? 0);
  return readPdf(await packingSlipsPdf(await readSlips(database.kysely, orderIds, now()))).join('\n');
}

describe('Packing slips', () => {
  it('name the specimens and where they go, and no price', async () => {
    const uuid = await desk.addLot({ cites_annex: 'B', facts: PROOF });
    const receipt = await desk.placed(uuid, { locale: 'nl' });
    const text = await slips([receipt]);
    const { lines } = await desk.read(receipt);
    for (const part of [lines[0]?.name ?? '-', lines[0]?.reference ?? '-', 'CITES-bijlage B', 'Coupure 12']) {
      expect(text).toContain(part);
    }
    expect(text).not.toMatch(/€|10,00/);
  });

  const PROOF = JSON.stringify({
    ...{ documentKind: 'breeder-declaration', documentNumber: 'K-12', documentDate: '2026-02-02' },
    ...{ documentAuthority: 'A. Maes', sourceCode: 'C' },
  });

  it.each([
    [
      'en',
      'Law and papers, Belgium, 2 March 2026',
      'in the parcel, proof of lawful origin (Regulation (EC) No 338/97)',
    ],
    [
      'nl',
      'Wet en documenten, België, 2 maart 2026',
      'in het pakje, bewijs van wettige herkomst (Verordening (EG) nr. 338/97)',
    ],
    [
      'fr',
      'Loi et documents, Belgique, 2 mars 2026',
      'dans le colis, preuve d’origine légale (Règlement (CE) nº 338/97)',
    ],
  ] as const)(
    'say in %s what the law asks, and which papers lie in the parcel',
    async (locale, title, papers) => {
      const uuid = await desk.addLot({ cites_annex: 'B', facts: PROOF });
      const text = (await slips([await desk.placed(uuid, { locale })])).replaceAll(/\s+/g, ' ');
      expect(text).toContain(title);
      expect(text).toContain(papers);
    },
  );

  it('say that nothing asks for papers, and stop what the law has come to forbid since it was ordered', async () => {
    const uuid = await desk.addLot();
    const receipt = await desk.placed(uuid);
    const text = () => slips([receipt]);
    expect(await text()).toContain('Nothing in this parcel needs papers to go there.');
    const line = desk.database.kysely.updateTable('order_lines').where('uuid', '=', uuid);
    await line.set({ name: 'Rosalia alpina' }).execute();
    expect(await text()).toMatch(/may not be sold there \(Directive 92\/43\/EEC[^)]*.*Do not ship\./s);
  });

  it('of a gift carry its note, and nothing of what was written to the shop', async () => {
    const gift = { note: 'Gelukkige verjaardag, Zoë' };
    const receipt = await desk.placed(await desk.addLot(), {
      locale: 'nl',
      gift,
      remarks: 'Ze kost 10 euro',
    });
    const text = await slips([receipt]);
    expect(text).toContain('Een boodschap bij dit cadeau');
    expect(text).toContain('Gelukkige verjaardag, Zoë');
    expect(text).not.toMatch(/€|Ze kost/);
  });

  it('say so when nothing is left to pack', async () => {
    const uuid = await desk.addLot();
    const receipt = await desk.placed(uuid, { locale: 'fr' });
    await desk.press(receipt, 'pay');
    const { lines } = await desk.read(receipt);
    const payload = {
      ...{ name: 'Ada Peeters', email: 'ada@example.com', reference: receipt.reference, locale: 'fr' },
      lines: [{ uuid, amount: 1 }],
    };
    const headers = { 'idempotency-key': randomUUID() };
    const answer = await desk.app.inject({ method: 'POST', url: '/api/withdrawals', payload, headers });
    expect(answer.statusCode).toBe(201);
    const text = await slips([receipt]);
    expect(text).toContain('Rien à emballer');
    expect(text).not.toContain(lines[0]?.name);
  });

  it('of a day lie in one file, each in its language on a sheet of its own', async () => {
    const place = async (locale: Locale) => desk.placed(await desk.addLot(), { locale });
    const [dutch, french, english] = [await place('nl'), await place('fr'), await place('en')];
    const text = await slips([english, dutch, french]);
    const found = [...text.matchAll(/Packing slip VDM|Pakbon VDM|Bon de livraison VDM/g)].map(
      ([said]) => said,
    );
    expect(found).toEqual(['Packing slip VDM', 'Pakbon VDM', 'Bon de livraison VDM']);
    for (const page of ['Page 1 of 1', 'Pagina 1 van 1', 'Page 1 sur 1']) expect(text).toContain(page);
  });
});

describe('Names on paper', () => {
  it.each(['Łukasz Żółć', 'Ξένια Παπαδοπούλου', 'Юрій Ґалаґан', 'Þórður Şahin'])(
    'keep their letters: %s',
    async (lastname) => {
      const { text } = await readPaper(desk, await paid(desk, { address: { lastname } }));
      expect(text).toContain(`Ada ${lastname}`);
    },
  );

  it.each([
    ['Zoë D’Haenïns, 10 €', 'Zoë D’Haenïns, 10 €'],
    ['16,95\u202f€', '16,95\u00a0€'],
    ['ǻ Ѩ 漢', 'ǻ ? ?'],
    ['Ada 🦋 Peeters 👩🏽‍🔬', 'Ada Peeters'],
    ['🦋 🦋 Ada', 'Ada'],
    ['  as it stands', '  as it stands'],
    ['Kaai 1️⃣ 🇧🇪\n🏴󠁧󠁢󠁳󠁣󠁴󠁿 Gent ™ ©', 'Kaai 1\nGent ™ ©'],
    ['🦋', '?'],
  ])('lose only what no letter can stand for: %s', (text, printed) => {
    expect(printText(text)).toBe(printed);
  });
});
