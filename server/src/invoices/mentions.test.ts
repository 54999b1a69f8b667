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

describe('Part of a paper under the margin scheme shows no VAT for that part, and what it is', () => {
  const HEADS = {
    en: 'Description\nQuantity\nPrice\nTotal',
    nl: 'Omschrijving\nAantal\nPrijs\nTotaal',
    fr: 'Description\nQuantité\nPrix\nTotal',
  };
  const TITLE = { en: 'Margin scheme', nl: 'Margeregeling', fr: 'Régime de la marge' };

  it.each(LOCALES)('in %s: no price with VAT in it stands below a heading without', async (locale) => {
    const facts = taxedAs({ treatment: 'belgian', rate: 2100 }, { treatment: 'margin', rate: 0 });
    for (const kind of ['invoice', 'credit-note'] as const) {
      const text = readPdf(await invoicePdf(invoiceOf({ ...facts, locale }, kind))).join('\n');
      const plain = text.replaceAll(/[\u00a0\u202f]/g, ' ');
      const [, line = ''] = plain.split(`${TITLE[locale]}\n${HEADS[locale]}\n`);
      const price = { en: '€25.00', nl: '€ 25,00', fr: '25,00 €' }[locale];
      expect(line).toMatch(new RegExp(`^Ten butterflies\n.*\n1\n${price}\n${price}\n`));
      expect(plain).toContain(`${TITLE[locale]}\n–\n–\n${price}\n`);
    }
  });

  it('and what is taxable and its VAT come to the total with it', async () => {
    const facts = taxedAs({ treatment: 'belgian', rate: 2100 }, { treatment: 'margin', rate: 0 });
    const text = readPdf(await invoicePdf(invoiceOf(facts))).join('\n');
    // By hand: 106.95 / 1.21 = 88.39; with 25.00 under the margin scheme 131.95.
    expect(text).toMatch(/VAT 21%\n€88.39\n€18.56\n€106.95\n/);
    expect(text).toMatch(/\nTotal\n€88.39\n€18.56\n€131.95\n/);
    expect(text).toContain('Margin scheme – collector’s items and antiques.');
  });
});
