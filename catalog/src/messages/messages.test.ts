import { expect, it } from '@jest/globals';
import { CATEGORIES } from '@vitrine/shared/contract/catalogue-lists';
import { checkTexts } from '@vitrine/shared/i18n/testing/check-texts';
import compareEn from './compare/en.json';
import compareFr from './compare/fr.json';
import compareNl from './compare/nl.json';
import en from './en.json';
import filtersEn from './filters/en.json';
import filtersFr from './filters/fr.json';
import filtersNl from './filters/nl.json';
import fr from './fr.json';
import nl from './nl.json';
import zoomEn from './zoom/en.json';
import zoomFr from './zoom/fr.json';
import zoomNl from './zoom/nl.json';

checkTexts({ en, nl, fr });
checkTexts({ en: zoomEn, nl: zoomNl, fr: zoomFr });
checkTexts({ en: compareEn, nl: compareNl, fr: compareFr });
checkTexts({ en: filtersEn, nl: filtersNl, fr: filtersFr });

it.each(CATEGORIES)('name the category %s, and say what is in it', (category) => {
  expect(en).toHaveProperty([`catalog.category.${category}`]);
  expect(en).toHaveProperty([`catalog.categoryLead.${category}`]);
});
