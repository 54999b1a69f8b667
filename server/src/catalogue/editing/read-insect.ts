import { genderSchema, insectSchema, qualitySchema, spreadSchema } from '@vitrine/shared/contract/catalogue';
import type { InsectForm } from '@vitrine/shared/contract/tools-catalogue';
import { isPrintable } from '../../forms/rules/contact-fields.ts';
import type { FieldError, FieldErrors } from '../../forms/rules/field-errors.ts';
import { isAhead, readLabelDate } from '../rules/label-date.ts';
import { readCents, readWhole } from '../../forms/rules/read-amounts.ts';
import { tidyLine, tidyText } from '../../forms/rules/tidy-text.ts';
import { isCountry } from '../../forms/rules/world-countries.ts';
import type { InsectColumns } from '../store/insect-columns.ts';

type Reading = { ok: true; columns: InsectColumns } | { ok: false; errors: FieldErrors };

export const MOST_CENTS = 99_999_999;
const MOST_MM = 10_000;
const MOST_GRAMS = 100_000;
export const LONGEST_LINE = 200;
const LONGEST_TEXT = 5000;
const REFERENCE = /^[\p{L}\d][\p{L}\d._/-]{0,31}$/u;
/** The largest that a column of ids holds. */
export const MOST_ID = 2_147_483_647;

/** A lot out of what was typed: trimmed, read, and every mistake named at its field. */
export function readInsect(typed: InsectForm, now: Date): Reading {
  const form = tidied(typed);
  const errors = {
    ...textErrors(form),
    ...choiceErrors(form),
    ...numberErrors(form),
    ...dateError(form, now),
  };
  return Object.keys(errors).length > 0 ? { ok: false, errors } : { ok: true, columns: toColumns(form) };
}

function tidied(form: InsectForm): InsectForm {
  const { description, common, ...rest } = form;
  const lines = Object.entries(rest).map(([key, value]) => [
    key,
    typeof value === 'string' ? tidyLine(value) : value,
  ]);
  return {
    // The same keys with values of the same types.
    ...(Object.fromEntries(lines) as typeof rest),
    common: { en: tidyLine(common.en), nl: tidyLine(common.nl), fr: tidyLine(common.fr) },
    description: {
      en: tidyText(description.en),
      nl: tidyText(description.nl),
      fr: tidyText(description.fr),
    },
  };
}

function textErrors(form: InsectForm): FieldErrors {
  const { reference, name, genus, species, authority, locality, citesCertificate, common, description } =
    form;
  const lines = { name, genus, species, authority, locality, citesCertificate, ...keyed('common', common) };
  const found = [
    ...Object.entries(lines).map(([field, text]) => [field, textFault(text, LONGEST_LINE)] as const),
    ...Object.entries(keyed('description', description)).map(
      ([field, text]) => [field, textFault(text, LONGEST_TEXT)] as const,
    ),
    ['name', name === '' ? { message: 'required' as const } : textFault(name, LONGEST_LINE)] as const,
    ['reference', referenceFault(reference)] as const,
  ];
  return errorsOf(found);
}

const keyed = (field: string, texts: Record<string, string>) =>
  Object.fromEntries(Object.entries(texts).map(([locale, text]) => [`${field}.${locale}`, text]));

/** What is wrong with a text that may be empty. */
export function textFault(text: string, limit: number): FieldError | null {
  if (!isPrintable(text)) return { message: 'oddCharacters' };
  return text.length > limit ? { message: 'tooLong', values: { limit: String(limit) } } : null;
}

function referenceFault(reference: string): FieldError | null {
  if (reference === '') return { message: 'required' };
  return REFERENCE.test(reference) ? null : { message: 'referenceForm' };
}

function choiceErrors({ familyId, quality, country, spread, gender, citesAnnex }: InsectForm): FieldErrors {
  const isFamily = familyId === '' || (readWhole(familyId) ?? MOST_ID + 1) <= MOST_ID;
  const isAnnex = citesAnnex === '' || insectSchema.shape.citesAnnex.safeParse(citesAnnex).success;
  return errorsOf([
    ['familyId', isFamily ? null : { message: 'familyUnknown' }],
    ['quality', qualitySchema.safeParse(quality).success ? null : { message: 'choice' }],
    ['spread', spreadSchema.safeParse(spread).success ? null : { message: 'choice' }],
    ['gender', genderSchema.safeParse(gender).success ? null : { message: 'choice' }],
    ['citesAnnex', isAnnex ? null : { message: 'choice' }],
    ['country', country === '' || isCountry(country) ? null : { message: 'countryUnknown' }],
  ]);
}

function numberErrors({ price, sizeMm, weightGrams }: InsectForm): FieldErrors {
  return errorsOf([
    ['price', priceFault(price)],
    ['sizeMm', wholeFault(sizeMm, 1, MOST_MM)],
    ['weightGrams', wholeFault(weightGrams, 1, MOST_GRAMS)],
  ]);
}

function priceFault(text: string): FieldError | null {
  if (text === '') return { message: 'required' };
  const cents = readCents(text);
  if (cents === null || cents > MOST_CENTS) return { message: 'euroAmount' };
  return cents < 1 ? { message: 'priceNothing' } : null;
}

/** A number of a field that may stay empty. */
export function wholeFault(text: string, least: number, limit: number): FieldError | null {
  const number = text === '' ? least : readWhole(text);
  if (number !== null && number >= least && number <= limit) return null;
  return { message: 'wholeNumber', values: { least: String(least), limit: String(limit) } };
}

function dateError({ caughtOn }: InsectForm, now: Date): FieldErrors {
  if (caughtOn === '') return {};
  const date = readLabelDate(caughtOn);
  if (date === null) return { caughtOn: { message: 'labelDate' } };
  return isAhead(date, now) ? { caughtOn: { message: 'labelDateAhead' } } : {};
}

function errorsOf(found: (readonly [string, FieldError | null])[]): FieldErrors {
  return Object.fromEntries(found.filter((entry): entry is [string, FieldError] => entry[1] !== null));
}

/** Of a form without mistakes. */
function toColumns(form: InsectForm): InsectColumns {
  const { common, description, citesAnnex } = form;
  return {
    reference: form.reference,
    name: form.name,
    genus: form.genus,
    species: form.species,
    authority: form.authority,
    common_en: common.en,
    common_nl: common.nl,
    common_fr: common.fr,
    family_id: form.familyId === '' ? null : readWhole(form.familyId),
    quality: qualitySchema.parse(form.quality),
    size_mm: form.sizeMm === '' ? null : readWhole(form.sizeMm),
    weight_grams: readWhole(form.weightGrams) ?? 0,
    country: form.country,
    locality: form.locality,
    caught_on: form.caughtOn === '' ? null : readLabelDate(form.caughtOn),
    spread: spreadSchema.parse(form.spread),
    gender: genderSchema.parse(form.gender),
    price_cents: readCents(form.price) ?? 0,
    is_repair: form.isRepair ? 1 : 0,
    is_mixed: form.isMixed ? 1 : 0,
    cites_annex: citesAnnex === '' ? null : insectSchema.shape.citesAnnex.parse(citesAnnex),
    cites_certificate: form.citesCertificate,
    description_en: description.en,
    description_nl: description.nl,
    description_fr: description.fr,
    is_published: form.isPublished ? 1 : 0,
  };
}
