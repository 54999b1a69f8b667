import { cardInLocale } from '@vitrine/shared/contract/card-in-locale';
import type { Home, InsectPage, SpeciesPage } from '@vitrine/shared/contract/catalogue';
import type { Text } from '@vitrine/shared/contract/text';
import type { Locale } from '@vitrine/shared/contract/locale';

/** The home page as a page in this language shows it: its data travel with the page. */
export const homeIn = (home: Home, locale: Locale): Home => ({
  ...home,
  latest: home.latest.map((card) => cardInLocale(card, locale)),
});

/** An insect whole, its relatives as cards: the page says its own address in every language. */
export const insectPageIn = (page: InsectPage, locale: Locale): InsectPage => ({
  ...page,
  ...(page.sameSpecies && { sameSpecies: page.sameSpecies.map((card) => cardInLocale(card, locale)) }),
  ...(page.sameGenus && { sameGenus: page.sameGenus.map((card) => cardInLocale(card, locale)) }),
  related: page.related.map((card) => cardInLocale(card, locale)),
});

/** A species whole, its lots as cards. */
export const speciesPageIn = (page: SpeciesPage, locale: Locale): SpeciesPage => ({
  ...page,
  offered: page.offered.map((card) => cardInLocale(card, locale)),
  sold: page.sold.map((card) => cardInLocale(card, locale)),
});

/** The lots that a text names, as cards. */
export const lotsIn = ({ lots }: Text, locale: Locale): Pick<Text, 'lots'> =>
  lots ? { lots: lots.map((card) => cardInLocale(card, locale)) } : {};
