import { describe, expect, it } from '@jest/globals';
import type { Locale } from '@vitrine/shared/contract/locale';
import { readPdf } from '../../invoices/testing/read-pdf.ts';
import { writeSeller } from '../../shop/store/seller.ts';
import { oneDatabase } from '../../database/testing/databases.ts';
import { saveText } from '../../texts/store/texts.ts';
import { byNight } from '../../testing/long-run.ts';
import { mailsBySmtp } from '../../testing/mails/mails-by-smtp.ts';
import { openOrderDesk, type OrderDesk } from '../../testing/desks/order-desk.ts';
import { firstPages } from '../../texts/seed-texts.ts';

const SELLER = {
  ...{ name: 'Vitrine van Cléo', companyNumber: '0123.456.749', vatNumber: 'BE0123456749' },
  ...{ street: 'Coupure 1', postalCode: '9000', city: 'Gent', country: 'BE' },
  ...{ email: 'shop@example.com', phone: '', socialLinks: [] },
};

const conditions = () => firstPages().filter(({ name }) => name === 'conditions');

async function openDesk(open: () => Promise<OrderDesk['database']>): Promise<OrderDesk> {
  const desk = await openOrderDesk(await open());
  await writeSeller(desk.database.kysely, SELLER);
  await saveText(desk.database.kysely, 'conditions', conditions());
  return desk;
}

/** The PDF files of a mail, by their names. */
function papersOf(mail: string): Map<string, string> {
  const parts = mail.matchAll(
    /Content-Type: application\/pdf; name=(\S+)[\s\S]*?\r?\n\r?\n([A-Za-z0-9+/=\s]+?)\s*--/g,
  );
  const read = (base64: string) => readPdf(Buffer.from(base64, 'base64')).join(' ');
  return new Map([...parts].map(([, name = '', base64 = '']) => [name, read(base64)]));
}

const EXPECTED: Record<
  Locale,
  { file: string; title: string; form: string; link: string; attached: string }
> = {
  en: {
    ...{ file: 'terms-and-conditions-1.pdf', title: 'Terms and conditions', form: 'I hereby withdraw' },
    ...{ link: '(http://localhost:3000/withdraw)', attached: 'order are attached' },
  },
  nl: {
    ...{ file: 'algemene-voorwaarden-1.pdf', title: 'Algemene voorwaarden', form: 'herroep' },
    ...{ link: '(http://localhost:3000/nl/herroepen)', attached: 'gelden, zitten als bijlage' },
  },
  fr: {
    ...{ file: 'conditions-generales-1.pdf', title: 'Conditions générales', form: 'rétract' },
    ...{ link: '(http://localhost:3000/fr/retractation)', attached: 'sont jointes' },
  },
};

describe('Whoever paid keeps the conditions', () => {
  const open = oneDatabase();

  it.each<Locale>(['nl', ...byNight<Locale>('en', 'fr')])(
    'in %s: a paper in the mail that says so, whole, and in no other',
    async (locale) => {
      const desk = await openDesk(open);
      const receipt = await desk.placed(await desk.addLot(), { locale });
      await desk.press(receipt, 'pay');
      const mails = await mailsBySmtp(desk.payments);
      const { file, title, form, link, attached } = EXPECTED[locale];
      const withPaper = mails.filter((mail) => papersOf(mail).size > 0);
      expect(mails).toHaveLength(2);
      expect(withPaper).toHaveLength(1);
      const [mail = ''] = withPaper;
      expect(mail.slice(0, 2000)).toContain(`payment-received.${receipt.reference}@`);
      expect(mail.split(attached)).toHaveLength(3);
      const papers = papersOf(mail);
      expect([...papers.keys()]).toEqual(['invoice-2026-00001.pdf', file]);
      const text = papers.get(file) ?? '';
      for (const part of [title, form, link, 'Vitrine van Cléo', '0123.456.749', 'shop@example.com']) {
        expect(text).toContain(part);
      }
      expect(text).not.toMatch(/\{\w+\}|\*\*|\]\(|undefined/);
    },
  );

  it('as they stood when they ordered, though the owner has changed them since', async () => {
    const desk = await openDesk(open);
    const before = await desk.placed(await desk.addLot());
    const changed = conditions().map((text) => ({ ...text, body: '## Ordering\n\nBy pigeon.' }));
    await saveText(desk.database.kysely, 'conditions', changed);
    const after = await desk.placed(await desk.addLot());
    for (const receipt of [before, after]) await desk.press(receipt, 'pay');
    const papers = (await mailsBySmtp(desk.payments))
      .flatMap((mail) => [...papersOf(mail)])
      .filter(([name]) => !name.startsWith('invoice'));
    const [[first, older] = [], [second, newer] = []] = papers;
    expect([first, second]).toEqual(['terms-and-conditions-1.pdf', 'terms-and-conditions-2.pdf']);
    expect(older).toContain('Order with obligation to pay');
    expect(older).not.toContain('By pigeon.');
    expect(newer).toContain('By pigeon.');
  });
});
