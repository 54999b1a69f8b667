import { LOCALES, type Locale } from '@vitrine/shared/contract/locale';
import {
  toolPostSchema,
  toolTextSchema,
  type ToolPost,
  type ToolText,
  type Wording,
} from '@vitrine/shared/contract/tools/texts';
import type { Held } from './edit.ts';
import { localizedFields, perLanguage } from '../nested.ts';
import type { useWords } from '../use-words.ts';

const PARTS = ['title', 'description', 'lead', 'body'] as const;
export type WordingField = `${(typeof PARTS)[number]}.${Locale}`;
export type PostField = WordingField | `slug.${Locale}` | 'isPublished' | 'publishedAt';

export function wordingFields({ title, description, lead, body }: Wording): Record<WordingField, string> {
  return {
    ...localizedFields('title', title),
    ...localizedFields('description', description),
    ...localizedFields('lead', lead),
    ...localizedFields('body', body),
  };
}

export const heldText = ({ wording, revision }: ToolText): Held<WordingField> => ({
  values: wordingFields(wording),
  revision,
});

export function readCurrentText(current: unknown): Held<WordingField> | null {
  const read = toolTextSchema.safeParse(current);
  return read.success ? heldText(read.data) : null;
}

const SILENT = { en: '', nl: '', fr: '' };
const NO_WORDING = { title: SILENT, description: SILENT, lead: SILENT, body: SILENT };

/** What the form of a post begins with; null for a new one. */
export function heldPost(post: ToolPost | null): Held<PostField> {
  return {
    revision: post?.revision ?? 0,
    values: {
      ...wordingFields(post?.wording ?? NO_WORDING),
      ...localizedFields('slug', post?.slug ?? SILENT),
      ...{ isPublished: post && post.state !== 'draft' ? 'yes' : 'no', publishedAt: post?.local ?? '' },
    },
  };
}

export function readCurrentPost(current: unknown): Held<PostField> | null {
  const read = toolPostSchema.safeParse(current);
  return read.success ? heldPost(read.data) : null;
}

/** What the fields of a text are called, each with its language. */
export function wordingLabels(words: ReturnType<typeof useWords>): Record<WordingField, string> {
  const of = <Part extends (typeof PARTS)[number]>(part: Part) =>
    perLanguage(part, (locale) =>
      words('translated.label', {
        label: words(part === 'title' ? 'texts.heading' : `texts.${part}`),
        language: words(`translated.${locale}`),
      }),
    );
  return { ...of('title'), ...of('description'), ...of('lead'), ...of('body') };
}

/** The languages as one reads them: `Dutch, French`. */
export const languagesOf = (locales: readonly Locale[], words: ReturnType<typeof useWords>) =>
  LOCALES.filter((locale) => locales.includes(locale))
    .map((locale) => words(`translated.${locale}`))
    .join(', ');
