import { describe, expect, it } from '@jest/globals';
import { LOCALES } from '@vitrine/shared/contract/locale';
import { formatCountry } from '@vitrine/shared/i18n/formats';
import { drawSpecimen } from '../illustrator/draw-specimen.ts';
import { companyOf } from './mixed-company.ts';
import { makeSampleLots } from './sample-lots.ts';
import { readSpecies } from './species.ts';

const lots = makeSampleLots(readSpecies(), 'seed', new Date('2026-03-01T12:00:00Z'));
const mixed = lots.map(({ insect }) => insect).filter(({ is_mixed }) => is_mixed === 1);

describe('the card of a mixed lot', () => {
  it.each(LOCALES)('says in %s how many of which family come from where, each once', (locale) => {
    expect(mixed.length).toBeGreaterThan(30);
    for (const lot of mixed) {
      const label = [lot.name, lot[`common_${locale}`], lot.locality, formatCountry(lot.country, locale)];
      const [pieces = '', family = ''] = lot.name.split(' ');
      for (const fact of [pieces, family, formatCountry(lot.country, locale)])
        expect(label.join('\n').split(fact)).toHaveLength(2);
    }
  });
});

describe('the picture of a mixed lot', () => {
  it('shows three or four species, which its description names', () => {
    for (const lot of mixed) {
      const company = companyOf({ ...lot, family: lot.genus });
      expect(company.length).toBeGreaterThanOrEqual(3);
      const facts = { ...lot, family: lot.genus, year: 0, flaws: [], company, ...company[0], sizeMm: 50 };
      const svg = drawSpecimen({ ...facts, shape: company[0]?.shape ?? '', colours: [] }, 1, 'dorsal');
      expect(svg.split('translate(').length).toBeGreaterThan(company.length);
      for (const { genus, species } of company) {
        expect(lot.description_en).toContain(`${genus} ${species}`);
        expect(lot.description_nl).toContain(`${genus} ${species}`);
        expect(lot.description_fr).toContain(`${genus} ${species}`);
      }
    }
  });
});
