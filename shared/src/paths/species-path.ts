import type { Family, InsectCard } from '../contract/catalogue.ts';
import type { Locale } from '../contract/locale.ts';
import { CATEGORY_WORDS } from './category-words.ts';
import { slugOf } from './insect-path.ts';
import { pathTo } from './path-to.ts';

type Shelf = Pick<Family, 'category' | 'slug'>;
type Lot = Pick<InsectCard, 'name' | 'family' | 'isMixed'>;

/** What the addresses of a species are made of. */
export interface SpeciesSlugs {
  genus: string;
  species: string;
}

/** The genus and the rest of a Latin name as addresses say them; null for a name of one word. */
export function speciesSlugs(name: string): SpeciesSlugs | null {
  const [genus = '', ...rest] = name.trim().split(/\s+/).map(slugOf).filter(Boolean);
  return genus && rest.length > 0 ? { genus, species: rest.join('-') } : null;
}

/** The genus of a Latin name, as it is written. */
export const genusOf = (name: string): string => name.trim().split(/\s+/)[0] ?? '';

/** The page of a genus; null where it has none: the special categories hold lots of any family. */
export function genusPath(genus: string, family: Shelf, locale: Locale): string | null {
  const slug = slugOf(genus);
  const shelf = shelfOf(family, locale);
  return shelf && slug ? pathTo('genus', locale, { ...shelf, genus: slug }) : null;
}

/** The page of a species, likewise. */
export function speciesPath(name: string, family: Shelf, locale: Locale): string | null {
  const slugs = speciesSlugs(name);
  const shelf = shelfOf(family, locale);
  return shelf && slugs ? pathTo('species', locale, { ...shelf, ...slugs }) : null;
}

/** The page of the species that a lot is of; a mixed lot is of none. */
export const lotSpeciesPath = ({ name, family, isMixed }: Lot, locale: Locale): string | null =>
  isMixed ? null : speciesPath(name, family, locale);

function shelfOf({ category, slug }: Shelf, locale: Locale) {
  const isOfNature = (key: string): key is keyof typeof CATEGORY_WORDS => key in CATEGORY_WORDS;
  return isOfNature(category) ? { category, family: slug[locale] } : null;
}
