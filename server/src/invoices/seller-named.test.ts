import { expect, it } from '@jest/globals';
import { LOCALES, type Locale } from '@vitrine/shared/contract/locale';
import { sellerLines } from '../mail/index.ts';
import { packingSlipsPdf } from './pdf/packing-slip-pdf.ts';
import { provenancePdf } from './provenance/provenance-pdf.ts';
import { readPdf } from './testing/read-pdf.ts';
import type { SheetFacts } from './rules/sheet-facts.ts';
import { SAMPLE_SELLER, slipOf } from './testing/sample-facts.ts';
import { textPdf } from './pdf/text-pdf.ts';
import { firstPages } from '../texts/seed-texts.ts';

const SELLER = { ...SAMPLE_SELLER, legalForm: 'BV', court: 'Gent, afdeling Gent' };
const NOW = '2026-03-02T10:00:00.000Z';

const textOf = (bytes: Buffer) => readPdf(bytes).join(' ').replaceAll(/\s+/g, ' ');

async function sheetOf(seller: SheetFacts['seller'], locale: Locale = 'en'): Promise<string> {
  const facts = { locale, seller, reference: 'BU-00012', name: 'Morpho didius', isMixed: false };
  return textOf(
    await provenancePdf({
      ...{ code: '0123-4567-89ab-cdef', issuedAt: NOW, signature: 'c2ln', publicKey: 'a2V5' },
      ...{ isGenuine: true, signedText: '{}' },
      facts: {
        ...facts,
        ...{ quality: 'A1', amount: 1, soldAt: NOW, page: '', checkedAt: 'https://shop.example/' },
      },
    }),
  );
}

/** Belgian Code of Companies, article 2:20: on whatever a legal person sends. */
it.each([
  ['en', 'Register of legal entities (RPR) Gent, afdeling Gent'],
  ['nl', 'RPR Gent, afdeling Gent'],
  ['fr', 'RPM Gent, afdeling Gent'],
] as const)(
  'a legal person is named in %s with its form and its court, in mails, on slips and on sheets',
  async (locale, court) => {
    const slip = await packingSlipsPdf({ seller: SELLER, slips: [slipOf(locale)], now: new Date(NOW) });
    const papers = [textOf(slip), await sheetOf(SELLER, locale)];
    for (const text of [sellerLines(SELLER, locale).join(' '), ...papers]) {
      expect(text).toContain('Vitrine van Cléo BV');
      expect(text).toContain(court);
    }
  },
);

it('a sheet writes the seller’s address as the post of its country reads it', async () => {
  const text = await sheetOf({
    ...SELLER,
    street: 'Fő utca 1',
    postalCode: '1011',
    city: 'Budapest',
    country: 'HU',
  });
  expect(text).toContain('Budapest, Fő utca 1, 1011, Hungary');
  expect(await sheetOf(SELLER)).toContain('Coupure 1, 9000 Gent, Belgium');
});

it.each(LOCALES)(
  'the conditions on paper name its form in %s, and its address by mail once, not as a link beside it',
  async (locale) => {
    const first = firstPages().find((page) => page.name === 'conditions' && page.locale === locale);
    if (!first) throw new Error('No conditions');
    const pdf = await textPdf({ ...first, version: 1, seller: SELLER, publicUrl: 'https://shop.example' });
    const text = readPdf(pdf).join(' ').replaceAll(/\s+/g, ' ');
    expect(text).toContain('Vitrine van Cléo BV ·');
    expect(text).toContain(SELLER.email);
    expect(text).not.toContain('mailto');
  },
);
