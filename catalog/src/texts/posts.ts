import type { Localized } from '@vitrine/shared/contract/locale';
import type { LocalizedArticle } from '../model/article.ts';

export interface Post {
  slug: Localized;
  title: Localized;
  summary: Localized;
  /** ISO day. */
  publishedOn: string;
  text: LocalizedArticle;
}

/** The blog, newest first. */
export const POSTS: Post[] = [
  {
    slug: {
      en: 'how-to-read-a-data-label',
      nl: 'zo-lees-je-een-vindplaatsetiket',
      fr: 'lire-une-etiquette-de-provenance',
    },
    title: {
      en: 'How to read a data label',
      nl: 'Zo lees je een vindplaatsetiket',
      fr: 'Lire une étiquette de provenance',
    },
    summary: {
      en: 'Four lines of small print turn a beautiful object into a record. What each of them says, and what to do when one is missing.',
      nl: 'Vier regels kleine druk maken van een mooi voorwerp een waarneming. Wat elke regel zegt, en wat je doet als er een ontbreekt.',
      fr: 'Quatre lignes en petits caractères font d’un bel objet une donnée. Ce que dit chacune d’elles, et que faire quand l’une manque.',
    },
    publishedOn: '2026-09-18',
    text: {
      en: () => import('./data-label/en.ts'),
      nl: () => import('./data-label/nl.ts'),
      fr: () => import('./data-label/fr.ts'),
    },
  },
  {
    slug: {
      en: 'keeping-a-collection-for-life',
      nl: 'een-verzameling-die-blijft',
      fr: 'conserver-une-collection',
    },
    title: {
      en: 'Keeping a collection for life',
      nl: 'Een verzameling die blijft',
      fr: 'Conserver une collection toute une vie',
    },
    summary: {
      en: 'Light, damp and beetles: the three things that undo a collection, and the few habits that keep them out.',
      nl: 'Licht, vocht en kevers: drie vijanden van een verzameling, en de paar gewoonten die ze buiten houden.',
      fr: 'La lumière, l’humidité et les anthrènes : trois ennemis d’une collection, et les quelques habitudes qui les tiennent à distance.',
    },
    publishedOn: '2026-06-05',
    text: {
      en: () => import('./keeping/en.ts'),
      nl: () => import('./keeping/nl.ts'),
      fr: () => import('./keeping/fr.ts'),
    },
  },
];
