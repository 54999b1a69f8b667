import type { Family, InsectCard } from './catalogue.ts';
import type { Locale, Localized } from './locale.ts';

/**
 * A card with what a page in this language shows of it: the words of the other languages are empty, and so is what no
 * card says. It travels with every page that lists insects.
 */
export function cardInLocale(card: InsectCard, locale: Locale): InsectCard {
  const { family, picture, commonName, caughtOn } = card;
  return {
    ...card,
    commonName: wordsIn(commonName, locale),
    family: familyInLocale(family, locale),
    picture: picture && withoutScale(picture),
    caughtOn: caughtOn && caughtOn.slice(0, 4),
    updatedAt: '',
  };
}

/** A family likewise. */
export function familyInLocale<Of extends Family>(family: Of, locale: Locale): Of {
  return { ...family, slug: wordsIn(family.slug, locale), name: wordsIn(family.name, locale) };
}

const NO_WORDS: Localized = { en: '', nl: '', fr: '' };
const wordsIn = (words: Localized, locale: Locale): Localized => ({ ...NO_WORDS, [locale]: words[locale] });

/** How large things are is for looking closely, on the insect's own page. */
const withoutScale = ({
  hash,
  width,
  height,
  widths,
  colour,
}: NonNullable<InsectCard['picture']>): InsectCard['picture'] => ({ hash, width, height, widths, colour });
