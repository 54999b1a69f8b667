import { describe, expect, it } from '@jest/globals';
import { JSDOM } from 'jsdom';
import { invoicePdf, invoicesPdf } from './invoice-pdf.ts';
import { packingSlipsPdf } from './packing-slip-pdf.ts';
import { pickListPdf } from './pick-list-pdf.ts';
import { provenancePdf } from '../provenance/provenance-pdf.ts';
import type { Sheet } from '../rules/sheet-facts.ts';
import { customsPdf } from './customs-pdf.ts';
import { declareParcel } from '../rules/customs-declaration.ts';
import { textPdf, type PrintedText } from './text-pdf.ts';
import { invoiceOf, SAMPLE_ADDRESS, SAMPLE_SELLER, slipOf } from '../testing/sample-facts.ts';
import { allElements, readStructure, type Element, type Structure } from '../testing/read-structure.ts';

const NOW = new Date('2026-03-02T10:00:00Z');
const TEXT: PrintedText = {
  locale: 'nl',
  title: 'Voorwaarden & garantie',
  lead: 'Kort gezegd.',
  version: 3,
  updatedAt: NOW.toISOString(),
  seller: SAMPLE_SELLER,
  publicUrl: 'https://shop.example',
  body: '### Vooraf\n\n## Levering\n\n### Termijn\n\nWij leveren.\n\n- een\n- twee\n\n> Zo zegt de wet.\n\n| Land | Prijs |\n| --- | --- |\n| BE | 5 |',
};
const PICK = {
  drawer: 'A3',
  reference: 'BU-1',
  name: 'Morpho didius',
  isMixed: false,
  quality: 'A1',
  amount: 2,
};

const SHEET: Sheet = {
  ...{
    code: 'ABCD-EFGH',
    issuedAt: NOW.toISOString(),
    signature: 'c2ln',
    publicKey: 'a2V5',
    isGenuine: true,
    signedText: '{}',
  },
  facts: {
    ...{ locale: 'fr', seller: SAMPLE_SELLER, reference: 'BU-00012', name: 'Morpho didius', isMixed: false },
    ...{ quality: 'A1', amount: 1, soldAt: NOW.toISOString(), annex: 'B', sourceCode: 'R', country: 'PE' },
    ...{ page: 'https://shop.example/fr/lot', checkedAt: 'https://shop.example/fr/controle?code=' },
  },
};

const DECLARATION = declareParcel({
  ...{ seller: SAMPLE_SELLER, britishVatNumber: '', address: SAMPLE_ADDRESS, email: '', phone: '' },
  ...{ vatNumber: '', references: ['VDM-1'], invoices: ['2026-00001'], shippingCents: 2195 },
  at: NOW.toISOString(),
  lines: [
    {
      ...{ name: 'Morpho didius', isMixed: false, amount: 2, valueCents: 5000 },
      origin: 'PE',
      packedGrams: 40,
    },
    { name: 'Ten butterflies', isMixed: true, amount: 1, valueCents: 2500 },
  ],
});

const PAPERS: [string, string, () => Promise<Buffer>][] = [
  ['an invoice', 'fr', () => invoicePdf(invoiceOf({ locale: 'fr' }))],
  ['a credit note', 'nl', () => invoicePdf(invoiceOf({ locale: 'nl' }, 'credit-note'))],
  ['a packing slip', 'en', () => packingSlipsPdf({ seller: SAMPLE_SELLER, slips: [slipOf('en')], now: NOW })],
  ['a pick list', 'en', () => pickListPdf({ locale: 'en', picks: [{ ...PICK, order: 'VDM-1' }], now: NOW })],
  ['a customs declaration', 'en', () => customsPdf(DECLARATION)],
  ['a text', 'nl', () => textPdf(TEXT)],
  ['a provenance sheet', 'fr', () => provenancePdf(SHEET)],
];

const tagged = ({ root }: Structure, tag: string) =>
  allElements(root).filter((element) => element.tag === tag);
const say = ({ text, children }: Element): string => [text, ...children.map(say)].filter(Boolean).join(' ');

describe.each(PAPERS)('As PDF/UA, %s', (_name, locale, print) => {
  it('has its language, and a title that a reader shows', async () => {
    const paper = await readStructure(await print());
    expect(paper).toMatchObject({ lang: locale, showsTitle: true, isMarked: true });
    expect(paper.title).not.toBe('');
    expect(new Set(paper.tabs)).toEqual(new Set(['S']));
    expect(paper.metadata).toContain('<pdfuaid:part>1</pdfuaid:part>');
    expect(paper.metadata).toMatch(/<pdfaid:part>[23]<\/pdfaid:part>\s*<pdfaid:conformance>A</);
    expect(() => new JSDOM(paper.metadata.trim(), { contentType: 'text/xml' })).not.toThrow();
  });

  it('has every text in an element, and nothing but furniture outside', async () => {
    const paper = await readStructure(await print());
    expect(paper.untagged).toEqual([]);
    expect(paper.artifacts.filter(Boolean)).toEqual([expect.stringMatching(/^Pag[a-z]+ 1 /)]);
    expect(paper.fonts.length).toBeGreaterThan(0);
    for (const font of paper.fonts) expect(font).toEqual({ isEmbedded: true, hasUnicode: true });
  });

  it('has one first heading, at which it begins or nearly so', async () => {
    const { root } = await readStructure(await print());
    expect(root).toMatchObject({ tag: 'Document', children: [{ tag: 'Sect', lang: locale }] });
    const headings = allElements(root).filter(({ tag }) => /^H\d$/.test(tag));
    expect(headings.map(({ tag }) => tag).join(' ')).toMatch(/^H1( H2( H3)*)*$/);
    for (const heading of headings) expect(heading.text).not.toBe('');
  });

  it('has tables whose cells are headed', async () => {
    const paper = await readStructure(await print());
    const tables = tagged(paper, 'Table');
    expect(tables.length).toBeGreaterThan(0);
    for (const { children: rows } of tables) {
      expect(rows.map(({ tag }) => tag)).toEqual(rows.map(() => 'TR'));
      expect(new Set(rows.map(({ children }) => children.length)).size).toBe(1);
      const heads = rows.map(({ children }) => children.filter(({ tag }) => tag === 'TH'));
      const isHeadedByColumns = heads[0]?.length === rows[0]?.children.length;
      for (const [index, row] of heads.entries()) {
        const scope = isHeadedByColumns && index === 0 ? 'Column' : 'Row';
        for (const head of row) expect([head.scope, say(head)]).toEqual([scope, expect.stringMatching(/./)]);
        if (!isHeadedByColumns) expect(row).toHaveLength(1);
      }
    }
  });
});

describe('Who listens to a paper', () => {
  it('hears an invoice in the order in which it is read', async () => {
    const { root } = await readStructure(await invoicePdf(invoiceOf({ locale: 'en' })));
    const heard = say(root);
    const order = [
      'Invoice 2026-00001',
      'Coupure 1',
      'Naturalia',
      'Description',
      'Morpho didius',
      'grade A1',
      'import permit BE-2026-0047',
      'VAT 21%',
    ];
    const at = order.map((part) => heard.indexOf(part));
    expect(at).toEqual(at.toSorted((one, other) => one - other));
    expect(at).not.toContain(-1);
    expect(heard).toContain('Coupure 1 9000 Gent');
  });

  it('hears names of species in Latin, and names of lots in the shopper’s language', async () => {
    const paper = await readStructure(await invoicePdf(invoiceOf({ locale: 'en' })));
    const latin = allElements(paper.root).filter(({ lang }) => lang === 'la');
    expect(latin.map(({ text }) => text)).toEqual(['Morpho didius']);
    expect(say(paper.root)).toContain('Ten butterflies');
  });

  it('hears the two languages of a customs form each as what it is', async () => {
    const paper = await readStructure(await customsPdf(DECLARATION));
    const french = allElements(paper.root).filter(({ lang }) => lang === 'fr');
    expect(french.map(({ text }) => text)).toContain('Pays d’origine');
    expect(allElements(paper.root).filter(({ lang }) => lang === 'la')).toHaveLength(1);
  });

  it('hears each invoice of a file in its own language', async () => {
    const { root } = await readStructure(
      await invoicesPdf([invoiceOf({ locale: 'nl' }), invoiceOf({ locale: 'fr' })]),
    );
    expect(root.children.map(({ tag, lang }) => [tag, lang])).toEqual([
      ['Sect', 'nl'],
      ['Sect', 'fr'],
    ]);
  });

  it('hears the head of a table once, though each of its pages shows it', async () => {
    const lines = Array.from({ length: 18 }, () => invoiceOf({}).facts.lines).flat();
    const paper = await readStructure(await invoicePdf(invoiceOf({ locale: 'en', lines })));
    const heads = tagged(paper, 'TH').filter(({ text }) => text === 'Description');
    expect(heads).toHaveLength(1);
    expect(paper.artifacts.filter((text) => text === 'Description')).toHaveLength(paper.tabs.length - 1);
  });

  it('hears what a chapter has below it as such, and skips no level', async () => {
    const { root } = await readStructure(await textPdf(TEXT));
    const headings = allElements(root).filter(({ tag }) => /^H\d$/.test(tag));
    expect(headings.map(({ tag, text }) => [tag, text])).toEqual([
      ['H1', 'Voorwaarden & garantie'],
      ['H2', 'Vooraf'],
      ['H2', 'Levering'],
      ['H3', 'Termijn'],
    ]);
  });

  it('hears lists as lists, quotations as quotations, and a title that XML could not hold as it stands', async () => {
    const paper = await readStructure(await textPdf(TEXT));
    expect(tagged(paper, 'LI').map(say)).toEqual(['• een', '• twee']);
    expect(tagged(paper, 'BlockQuote').map(say)).toEqual(['Zo zegt de wet.']);
    expect(paper.title).toBe('Voorwaarden + garantie');
  });
});
