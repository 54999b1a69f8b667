import type { Category, Family, FamilyCategory, InsectCard } from '../contract/catalogue.ts';
import type { Locale, Localized } from '../contract/locale.ts';
import { SPECIAL_ROUTES } from './category-words.ts';
import { pathTo } from './path-to.ts';

const UUID = /([0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12})$/i;

type Named = Pick<InsectCard, 'uuid' | 'name' | 'family'>;

/** The part of an address that names an insect: its name for people, its uuid for the shop. */
export function insectSlug(insect: Pick<InsectCard, 'uuid' | 'name'>): string {
  return `${slugOf(insect.name)}-${insect.uuid.toLowerCase()}`.replace(/^-/, '');
}

/** The uuid in an insect's slug, upper-case as the shop keeps it, or null. */
export function readInsectSlug(slug: string): string | null {
  return UUID.exec(slug)?.[1]?.toUpperCase() ?? null;
}

/** A text in lower-case ASCII words joined by hyphens. */
export function slugOf(text: string): string {
  const plain = text.normalize('NFKD').replace(/[\u0300-\u036f]/g, '');
  return plain
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-|-$/g, '');
}

/** The one address of an insect in a language. */
export function insectPath(insect: Named, locale: Locale): string {
  const { category, slug: familySlug } = insect.family;
  const slug = insectSlug(insect);
  if (isSpecial(category)) return pathTo(SPECIAL_ROUTES[category].insect, locale, { slug });
  return pathTo('insect', locale, { category, family: familySlug[locale], slug });
}

/** The address of a family's list in a language. */
export function familyPath(family: Pick<Family, 'category' | 'slug'>, locale: Locale): string {
  const { category, slug } = family;
  if (isSpecial(category)) return categoryPath(category, locale);
  return pathTo('family', locale, { category, family: slug[locale] });
}

/** The address of a category's list in a language. */
export function categoryPath(category: Category, locale: Locale): string {
  return isSpecial(category)
    ? pathTo(SPECIAL_ROUTES[category].list, locale)
    : pathTo('category', locale, { category });
}

/** The same address in every language. */
export function inEveryLocale(path: (locale: Locale) => string): Localized {
  return { en: path('en'), nl: path('nl'), fr: path('fr') };
}

function isSpecial(category: Category): category is Exclude<Category, FamilyCategory> {
  return category in SPECIAL_ROUTES;
}
