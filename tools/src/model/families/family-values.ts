import { LOCALES, type Locale } from '@vitrine/shared/contract/locale';
import type { FamilyDetail, FamilyForm } from '@vitrine/shared/contract/tools/families';
import type { Held, Values } from '../editing/edit.ts';
import type { MessageId } from '../use-words.ts';

/** Names of the fields, as the server names them in its errors. */
export type FamilyField = 'category' | `name.${Locale}` | `slug.${Locale}`;

export function familyLabels(
  words: (id: MessageId, values?: Record<string, string>) => string,
): Record<FamilyField, string> {
  const texts = LOCALES.flatMap((locale) =>
    (['name', 'slug'] as const).map((stem) => {
      const values = { label: words(`family.${stem}`), language: words(`translated.${locale}`) };
      return [`${stem}.${locale}`, words('translated.label', values)];
    }),
  );
  // A name and a slug for each language.
  const translated = Object.fromEntries(texts) as Record<Exclude<FamilyField, 'category'>, string>;
  return { category: words('family.category'), ...translated };
}

export const NEW_FAMILY: Values<FamilyField> = {
  category: 'BUTTERFLIES',
  'name.en': '',
  'name.nl': '',
  'name.fr': '',
  'slug.en': '',
  'slug.nl': '',
  'slug.fr': '',
};

export function heldFamily({
  category,
  name,
  slug,
  revision,
}: Pick<FamilyDetail, 'category' | 'name' | 'slug' | 'revision'>): Held<FamilyField> {
  return {
    values: {
      category,
      'name.en': name.en,
      'name.nl': name.nl,
      'name.fr': name.fr,
      'slug.en': slug.en,
      'slug.nl': slug.nl,
      'slug.fr': slug.fr,
    },
    revision,
  };
}

export function toFamilyForm(values: Values<FamilyField>): FamilyForm {
  const text = (stem: 'name' | 'slug') => ({
    en: values[`${stem}.en`],
    nl: values[`${stem}.nl`],
    fr: values[`${stem}.fr`],
  });
  return { category: values.category, name: text('name'), slug: text('slug') };
}
