import { expect, it } from '@jest/globals';
import { CATEGORIES } from '@vitrine/shared/contract/catalogue-lists';
import { checkTexts } from '@vitrine/shared/i18n/testing/check-texts';
import en from './en.json';
import fr from './fr.json';
import nl from './nl.json';

checkTexts({ en, nl, fr });

it.each(CATEGORIES)('name the category %s, and say what is in it', (category) => {
  expect(en).toHaveProperty([`catalog.category.${category}`]);
  expect(en).toHaveProperty([`catalog.categoryLead.${category}`]);
});
