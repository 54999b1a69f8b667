import { describe, expect, it } from '@jest/globals';
import { LOCALES } from '@vitrine/shared/contract/locale';
import { invoicePdf } from './pdf/invoice-pdf.ts';
import { readPdf } from './testing/read-pdf.ts';
import { invoiceOf, taxedAs } from './testing/sample-facts.ts';
import type { Treatment } from './rules/paper-tax.ts';
import { invoiceUbl } from './ubl/invoice-ubl.ts';

const MENTIONS: [Treatment, number, { en: string; nl: string; fr: string }][] = [
  [
    'margin',
    0,
    {
      en: 'Margin scheme – collector’s items and antiques.',
      nl: 'Bijzondere regeling – voorwerpen voor verzamelingen of antiquiteiten.',
      fr: 'Régime particulier – Objets de collection et d’antiquité.',
    },
  ],
  [
    'export',
    0,
    { en: 'article 146 of Directive', nl: 'artikel 39 van het Btw-wetboek', fr: 'article 39 du Code' },
  ],
  ['intra-community', 0, { en: 'article 138 of Directive', nl: 'artikel 39bis', fr: 'art. 39bis' }],
  [
    'exempt',
    0,
    { en: 'small enterprises', nl: 'kleine ondernemingen', fr: 'franchise des petites entreprises' },
  ],
  ['oss', 2000, { en: 'one-stop shop', nl: 'eenloketsysteem', fr: 'guichet unique' }],
  ['united-kingdom', 2000, { en: '£135', nl: '£ 135', fr: '135 £' }],
];

describe.each(MENTIONS)('The mention of %s', (treatment, rate, words) => {
  it.each(['invoice', 'credit-note'] as const)('stands on an %s in three languages', async (kind) => {
    for (const locale of ['en', 'nl', 'fr'] as const) {
      const facts = { locale, ...taxedAs({ treatment, rate }) };
      const text = readPdf(await invoicePdf(invoiceOf(facts, kind))).join(' ');
      expect(text).toContain(words[locale]);
      expect(/VAT \d|Btw \d|TVA \d/.test(text)).toBe(rate > 0);
    }
  });
});

describe('A Belgian business reads on its credit note that VAT it had deducted goes back to the State', () => {
  const business = { vatNumber: 'BE 0403.019.261', ...taxedAs({ treatment: 'belgian', rate: 2100 }) };
  const textOf = async (...of: Parameters<typeof invoiceOf>) =>
    readPdf(await invoicePdf(invoiceOf(...of))).join(' ');
  const PAID_BACK = {
    en: 'VAT to be paid back to the State',
    nl: 'Btw terug te storten aan de Staat in de mate waarin ze oorspronkelijk in aftrek werd gebracht',
    fr: 'TVA à reverser à l’État dans la mesure où elle a été initialement déduite',
  };

  it.each(LOCALES)('in %s, on paper and over Peppol', async (locale) => {
    const facts = { ...business, locale };
    expect(await textOf(facts, 'credit-note')).toContain(PAID_BACK[locale]);
    const xml = invoiceUbl(invoiceOf(facts, 'credit-note'), { scheme: '0208', id: '0403019261' });
    expect(xml).toContain(`<cbc:Note>${PAID_BACK[locale]}`);
  });

  it('and nobody else does: no person, no invoice, no note without VAT, none from before it was said', async () => {
    const others = [
      await textOf({ ...business, vatNumber: '' }, 'credit-note'),
      await textOf(business),
      await textOf({ ...business, ...taxedAs({ treatment: 'margin', rate: 0 }) }, 'credit-note'),
      await textOf({ ...business, edition: undefined }, 'credit-note'),
    ];
    expect(others.filter((text) => text.includes(PAID_BACK.en))).toEqual([]);
  });
});

it('Part of an invoice under the margin scheme shows no VAT for that part, and what it is', async () => {
  const facts = taxedAs({ treatment: 'belgian', rate: 2100 }, { treatment: 'margin', rate: 0 });
  const text = readPdf(await invoicePdf(invoiceOf(facts))).join('\n');
  expect(text).toMatch(/Ten butterflies\nBU-00013 · grade A2\n1\n€25.00\nmargin\n€25.00\n€25.00/);
  expect(text).toMatch(/VAT 21%\n€88.3\d\n€18.5\d\n€106.95\nmargin\n€25.00\n–\n€25.00/);
  expect(text).toContain('Margin scheme');
});
