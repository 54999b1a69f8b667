import { FACT_LIST } from '@vitrine/shared/contract/facts/fact-list';
import { staffName } from '@vitrine/shared/contract/facts/staff-words';
import { blankForm, fieldsOf, type FactField } from '@vitrine/shared/contract/facts/schemas';
import { LOCALES, type Locale } from '@vitrine/shared/contract/locale';
import {
  insectFormSchema,
  type InsectDetail,
  type InsectForm,
} from '@vitrine/shared/contract/tools/catalogue';
import type { Held, Values } from '../editing/edit.ts';
import type { MessageId } from '../use-words.ts';

/** Names of the fields, as the server names them in its errors. */
export type InsectField = FactField;
export type InsectValues = Values<InsectField>;

/** What the fields are called; a text in three languages names its language. */
export function insectLabels(
  words: (id: MessageId, values?: Record<string, string>) => string,
  locale: Locale,
): Record<InsectField, string> {
  const labels = FACT_LIST.flatMap((fact) => {
    const label = staffName(fact, locale);
    return fieldsOf(fact).map((field) => {
      const language = languageOf(field);
      return [
        field,
        language ? words('translated.label', { label, language: words(`translated.${language}`) }) : label,
      ];
    });
  });
  // Every field of the list.
  return Object.fromEntries(labels) as Record<InsectField, string>;
}

const languageOf = (field: string) => LOCALES.find((locale) => field.endsWith(`.${locale}`));

/** A lot that nobody has entered yet: a sex, a grade or a preparation that nobody said would be a claim. */
export const NEW_INSECT: InsectForm = { ...blankForm(), gender: '', quality: '', spread: '' };

/** What the next lot out of the same box has in common with the last. */
export function anotherLike(form: InsectForm): InsectForm {
  const { familyId, quality, country, locality, caughtOn, spread, gender, isRepair, isMixed } = form;
  return { ...NEW_INSECT, familyId, quality, country, locality, caughtOn, spread, gender, isRepair, isMixed };
}

/** A lot as its form holds it. Amounts are written as the language writes them. */
export function toValues(form: InsectForm, locale: Locale, stock = '1'): InsectValues {
  const typed = new Map<string, unknown>(Object.entries({ ...form, stock }));
  const values = FACT_LIST.flatMap((fact) => {
    const value = typed.get(fact.key);
    if (fact.kind === 'flag') return [[fact.key, value === true ? 'yes' : 'no']];
    if (fact.kind === 'money' && typeof value === 'string' && locale !== 'en')
      return [[fact.key, value.replace('.', ',')]];
    const texts = new Map(Object.entries({ ...(typeof value === 'object' && value) }));
    if (texts.size > 0) return LOCALES.map((one) => [`${fact.key}.${one}`, texts.get(one)]);
    return [[fact.key, value ?? '']];
  });
  // Every field of the list.
  return Object.fromEntries(values) as InsectValues;
}

export function toForm(values: InsectValues): InsectForm {
  const typed = new Map<string, string>(Object.entries(values));
  const facts = FACT_LIST.map((fact) => {
    if (fact.kind === 'flag') return [fact.key, typed.get(fact.key) === 'yes'];
    if (fieldsOf(fact).length === 1) return [fact.key, typed.get(fact.key)];
    return [fact.key, Object.fromEntries(LOCALES.map((one) => [one, typed.get(`${fact.key}.${one}`)]))];
  });
  return insectFormSchema.parse(Object.fromEntries(facts));
}

export function heldInsect({ form, revision }: InsectDetail, locale: Locale): Held<InsectField> {
  return { values: toValues(form, locale), revision };
}
