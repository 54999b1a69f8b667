import type { LocalizedArticle } from '../model/article.ts';

/** The pages that are a text and nothing else, and the text below the rates and the addresses. */
export const TEXTS = {
  about: {
    en: () => import('./about/en.ts'),
    nl: () => import('./about/nl.ts'),
    fr: () => import('./about/fr.ts'),
  },
  conditions: {
    en: () => import('./conditions/en.ts'),
    nl: () => import('./conditions/nl.ts'),
    fr: () => import('./conditions/fr.ts'),
  },
  privacy: {
    en: () => import('./privacy/en.ts'),
    nl: () => import('./privacy/nl.ts'),
    fr: () => import('./privacy/fr.ts'),
  },
  accessibility: {
    en: () => import('./accessibility/en.ts'),
    nl: () => import('./accessibility/nl.ts'),
    fr: () => import('./accessibility/fr.ts'),
  },
  shipping: {
    en: () => import('./shipping/en.ts'),
    nl: () => import('./shipping/nl.ts'),
    fr: () => import('./shipping/fr.ts'),
  },
  contact: {
    en: () => import('./contact/en.ts'),
    nl: () => import('./contact/nl.ts'),
    fr: () => import('./contact/fr.ts'),
  },
} satisfies Record<string, LocalizedArticle>;

export type TextName = keyof typeof TEXTS;
