import { categorySchema, type Category } from '@vitrine/shared/contract/catalogue';
import { LOCALES, type Locale } from '@vitrine/shared/contract/locale';
import type { FamilyForm } from '@vitrine/shared/contract/tools/families';
import { slugOf } from '@vitrine/shared/paths/insect-path';
import { isPrintable } from '../../forms/rules/contact-fields.ts';
import type { FieldError, FieldErrors } from '../../forms/rules/field-errors.ts';
import { tidyLine } from '../../forms/rules/tidy-text.ts';

type Texts<Field extends string> = Record<`${Field}_${Locale}`, string>;
export type FamilyColumns = { category: Category } & Texts<'name'> & Texts<'slug'>;
type Reading = { ok: true; columns: FamilyColumns } | { ok: false; errors: FieldErrors };

const LONGEST = 100;
const SLUG = /^[a-z0-9]+(?:-[a-z0-9]+)*$/;

/** A family out of what was typed. A slug that is left empty is made of the name. */
export function readFamily(form: FamilyForm): Reading {
  const { name, slug } = form;
  const category = categorySchema.safeParse(form.category);
  const texts = LOCALES.map((locale) => {
    const called = tidyLine(name[locale]);
    return { locale, name: called, slug: tidyLine(slug[locale]) || slugOf(called) };
  });
  const faults: [string, FieldError | null][] = texts.flatMap(({ locale, name: called, slug: word }) => [
    [`name.${locale}`, nameFault(called)],
    [`slug.${locale}`, called === '' ? null : slugFault(word)],
  ]);
  const errors: FieldErrors = {
    ...Object.fromEntries(faults.filter((entry): entry is [string, FieldError] => entry[1] !== null)),
    ...(!holdsFamilies(category.data) && { category: { message: 'choice' } }),
  };
  if (Object.keys(errors).length > 0 || !category.success) return { ok: false, errors };
  const columns = texts.flatMap(({ locale, name: called, slug: word }) => [
    [`name_${locale}`, called],
    [`slug_${locale}`, word],
  ]);
  // A name and a slug for each language.
  return {
    ok: true,
    columns: { category: category.data, ...(Object.fromEntries(columns) as Texts<'name' | 'slug'>) },
  };
}

/** The newest lots are a list, and no family belongs there. */
function holdsFamilies(category: Category | undefined): boolean {
  return category !== undefined && category !== 'LATEST';
}

function nameFault(name: string): FieldError | null {
  if (name === '') return { message: 'required' };
  if (!isPrintable(name)) return { message: 'oddCharacters' };
  return name.length > LONGEST ? { message: 'tooLong', values: { limit: String(LONGEST) } } : null;
}

function slugFault(slug: string): FieldError | null {
  if (!SLUG.test(slug)) return { message: 'slugForm' };
  return slug.length > LONGEST ? { message: 'tooLong', values: { limit: String(LONGEST) } } : null;
}
