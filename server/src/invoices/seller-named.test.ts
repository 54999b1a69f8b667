import { expect, it } from '@jest/globals';
import { LOCALES } from '@vitrine/shared/contract/locale';
import { sellerLines } from '../mail/index.ts';
import { packingSlipsPdf } from './packing-slip-pdf.ts';
import { provenancePdf } from './provenance/provenance-pdf.ts';
import { readPdf } from './testing/read-pdf.ts';
import { SAMPLE_SELLER, slipOf } from './testing/sample-facts.ts';
import { textPdf } from './text-pdf.ts';
import { firstPages } from '../texts/seed-texts.ts';

const SELLER = { ...SAMPLE_SELLER, legalForm: 'BV', court: 'Gent, afdeling Gent' };
const NOW = '2026-03-02T10:00:00.000Z';

/** Belgian Code of Companies, article 2:20: on whatever a legal person sends. */
it.each([
  ['en', 'Register of legal entities (RPR) Gent, afdeling Gent'],
  ['nl', 'RPR Gent, afdeling Gent'],
  ['fr', 'RPM Gent, afdeling Gent'],
] as const)(
  'a legal person is named in %s with its form and its court, in mails, on slips and on sheets',
  async (locale, court) => {
    const slip = await packingSlipsPdf({ seller: SELLER, slips: [slipOf(locale)], now: new Date(NOW) });
    const facts = { locale, seller: SELLER, reference: 'BU-00012', name: 'Morpho didius', isMixed: false };
    const sheet = await provenancePdf({
      ...{ code: '0123-4567-89ab-cdef', issuedAt: NOW, signature: 'c2ln', publicKey: 'a2V5' },
      ...{ isGenuine: true, signedText: '{}' },
      facts: {
        ...facts,
        quality: 'A1',
        amount: 1,
        soldAt: NOW,
        page: '',
        checkedAt: 'https://shop.example/',
      },
    });
    const papers = [slip, sheet].map((bytes) => readPdf(bytes).join(' ').replaceAll(/\s+/g, ' '));
    for (const text of [sellerLines(SELLER, locale).join(' '), ...papers]) {
      expect(text).toContain('Vitrine van Cléo BV');
      expect(text).toContain(court);
    }
  },
);

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
