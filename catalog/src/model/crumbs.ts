import type { Category, Family, InsectCard } from '@vitrine/shared/contract/catalogue';
import type { Locale } from '@vitrine/shared/contract/locale';
import { categoryPath, familyPath } from '@vitrine/shared/paths/insect-path';
import { genusOf, genusPath, lotSpeciesPath } from '@vitrine/shared/paths/species-path';
import { pathTo } from '@vitrine/shared/paths/path-to';
import type { IntlShape } from 'react-intl';

/** A step of the way from the webshop to a page. */
export interface Crumb {
  label: string;
  to: string;
}

type Words = Pick<IntlShape, 'formatMessage'>;

export function webshopCrumb(intl: Words, locale: Locale): Crumb {
  return { label: intl.formatMessage({ id: 'catalog.webshop.title' }), to: pathTo('webshop', locale) };
}

export function categoryCrumbs(category: Category, intl: Words, locale: Locale): Crumb[] {
  const label = intl.formatMessage({ id: `catalog.category.${category}` });
  return [webshopCrumb(intl, locale), { label, to: categoryPath(category, locale) }];
}

/** The special categories have one family, which is the category itself; a drawer for the rest may be called like it. */
export function familyCrumbs(family: Family, intl: Words, locale: Locale): Crumb[] {
  const crumbs = categoryCrumbs(family.category, intl, locale);
  const to = familyPath(family, locale);
  const label = family.name[locale];
  return crumbs.some((crumb) => crumb.to === to || crumb.label === label)
    ? crumbs
    : [...crumbs, { label, to }];
}

/** The way to a genus, with itself where it has a page. */
export function genusCrumbs(genus: string, family: Family, intl: Words, locale: Locale): Crumb[] {
  const to = genusPath(genus, family, locale);
  return [...familyCrumbs(family, intl, locale), ...(to ? [{ label: genus, to }] : [])];
}

/** The way to a lot, by its genus where it is of one. */
export function insectCrumbs(insect: InsectCard, intl: Words, locale: Locale): Crumb[] {
  const { name, family } = insect;
  return lotSpeciesPath(insect, locale)
    ? genusCrumbs(genusOf(name), family, intl, locale)
    : familyCrumbs(family, intl, locale);
}
