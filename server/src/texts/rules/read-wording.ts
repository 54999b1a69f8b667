import { LOCALES, type Locale, type Localized } from '@vitrine/shared/contract/locale';
import type { PostForm, Wording } from '@vitrine/shared/contract/tools/texts';
import { slugOf } from '@vitrine/shared/paths/insect-path';
import { fromDateTimeLocal } from '../../platform/time/datetime-local.ts';
import { faultsOnly, lineFault, type FieldError, type FieldErrors } from '../../forms/rules/field-errors.ts';
import { isPrintable } from '../../forms/rules/contact-fields.ts';
import { refusedMarkup } from './read-markdown.ts';
import { oneSentence, tidyLine } from '../../forms/rules/tidy-text.ts';

type Reading<Read> = { ok: true; read: Read } | { ok: false; errors: FieldErrors };

/** A post as it is to be stored. */
export interface ReadPost {
  wording: Wording;
  slug: Localized;
  /** Null for a draft. */
  publishedAt: string | null;
}

const LIMITS = { title: 150, description: 300, lead: 600, body: 60_000 };
const LONGEST_SLUG = 100;
const PARTS = ['title', 'description', 'lead', 'body'] as const;
type Part = (typeof PARTS)[number];

/** What a page says: in every language a title, a sentence for search engines and a text. */
export function readWording(typed: Wording): Reading<Wording> {
  const read = tidied(typed);
  const errors = faultsOnly({ ...partFaults(read), ...missingFaults(read, 'inThisLanguage') });
  return Object.keys(errors).length > 0 ? { ok: false, errors } : { ok: true, read };
}

/** A post: a draft may miss what it likes, what is published may not. */
export function readPostForm(form: PostForm, now: Date): Reading<ReadPost> {
  const wording = tidied(form);
  const slug = slugsOf(form, wording);
  const at = publishedAt(form, now);
  const errors = faultsOnly({
    ...partFaults(wording),
    ...(form.isPublished && missingFaults(wording, 'beforePublishing')),
    ...slugFaults(form.slug),
    publishedAt: at instanceof Object ? at : null,
  });
  if (at instanceof Object || Object.keys(errors).length > 0) return { ok: false, errors };
  return { ok: true, read: { wording, slug, publishedAt: at } };
}

/** The languages that a text cannot be read in. */
export function missingIn({ title, body }: Pick<Wording, 'title' | 'body'>): Locale[] {
  return LOCALES.filter((locale) => title[locale] === '' || body[locale] === '');
}

function tidied({ title, description, lead, body }: Wording): Wording {
  const lines = (text: Localized) => eachLocale((locale) => oneSentence(text[locale]));
  const markdown = eachLocale((locale) => body[locale].replace(/\r\n?/g, '\n').trim());
  return { title: lines(title), description: lines(description), lead: lines(lead), body: markdown };
}

function eachLocale(make: (locale: Locale) => string): Localized {
  return { en: make('en'), nl: make('nl'), fr: make('fr') };
}

const eachPart = (fault: (part: Part, locale: Locale) => FieldError | null) =>
  Object.fromEntries(
    PARTS.flatMap((part) => LOCALES.map((locale) => [`${part}.${locale}`, fault(part, locale)] as const)),
  );

function partFaults(wording: Wording): Record<string, FieldError | null> {
  return eachPart((part, locale) => {
    const text = wording[part][locale];
    return lineFault(text, LIMITS[part]) ?? (part === 'body' ? refusedMarkup(text, locale) : null);
  });
}

function missingFaults(wording: Wording, message: 'inThisLanguage' | 'beforePublishing'): FieldErrors {
  const isNeeded = (part: Part) => part !== 'lead';
  return faultsOnly(
    eachPart((part, locale) => (isNeeded(part) && wording[part][locale] === '' ? { message } : null)),
  );
}

/** Without one, made of the title; a draft without title has one of its own in the database. */
function slugsOf({ slug }: PostForm, { title }: Wording): Localized {
  return eachLocale(
    (locale) => tidyLine(slug[locale]) || slugOf(title[locale]).slice(0, LONGEST_SLUG).replace(/-$/, ''),
  );
}

function slugFaults(slug: Localized): Record<string, FieldError | null> {
  const fault = (typed: string): FieldError | null => {
    if (typed === '') return null;
    if (!isPrintable(typed) || !/^[a-z0-9]+(?:-[a-z0-9]+)*$/.test(typed)) return { message: 'slugForm' };
    return lineFault(typed, LONGEST_SLUG);
  };
  return Object.fromEntries(LOCALES.map((locale) => [`slug.${locale}`, fault(tidyLine(slug[locale]))]));
}

function publishedAt({ isPublished, publishedAt: typed }: PostForm, now: Date): string | null | FieldError {
  if (!isPublished) return null;
  if (typed === '') return now.toISOString();
  const at = fromDateTimeLocal(typed);
  if (at === 'skipped') return { message: 'timeSkipped' };
  return at ?? { message: 'timeForm' };
}
