import { LOCALES, type Locale, type Localized } from '@vitrine/shared/contract/locale';
import type { InsectDetail, InsectForm } from '@vitrine/shared/contract/tools-catalogue';
import type { Held, Values } from '../editing/edit.ts';
import type { MessageId } from '../use-words.ts';

type Texts = 'common' | 'description';
type Flags = 'isRepair' | 'isMixed' | 'isPublished';
/** Names of the fields, as the server names them in its errors. */
export type InsectField = Exclude<keyof InsectForm, Texts> | `${Texts}.${Locale}` | 'stock';
export type InsectValues = Values<InsectField>;

const LABELS = {
  reference: 'insect.reference',
  name: 'insect.name',
  genus: 'insect.genus',
  species: 'insect.species',
  authority: 'insect.authority',
  familyId: 'insect.family',
  quality: 'insect.quality',
  sizeMm: 'insect.size',
  weightGrams: 'insect.weight',
  country: 'insect.country',
  locality: 'insect.locality',
  caughtOn: 'insect.caughtOn',
  spread: 'insect.spread',
  gender: 'insect.gender',
  price: 'insect.price',
  citesAnnex: 'insect.citesAnnex',
  citesCertificate: 'insect.citesCertificate',
  isRepair: 'insect.isRepair',
  isMixed: 'insect.isMixed',
  isPublished: 'insect.isPublished',
  stock: 'insect.stock',
  'common.en': 'insect.common',
  'common.nl': 'insect.common',
  'common.fr': 'insect.common',
  'description.en': 'insect.description',
  'description.nl': 'insect.description',
  'description.fr': 'insect.description',
} as const satisfies Record<InsectField, MessageId>;

/** What the fields are called; a text in three languages names its language. */
export function insectLabels(
  words: (id: MessageId, values?: Record<string, string>) => string,
): Record<InsectField, string> {
  const labels = Object.entries(LABELS).map(([name, id]) => {
    const locale = LOCALES.find((one) => name.endsWith(`.${one}`));
    const label = words(id);
    return [
      name,
      locale ? words('translated.label', { label, language: words(`translated.${locale}`) }) : label,
    ];
  });
  // The same keys.
  return Object.fromEntries(labels) as Record<InsectField, string>;
}

/** A lot that nobody has entered yet. */
export const NEW_INSECT: InsectForm = {
  reference: '',
  name: '',
  genus: '',
  species: '',
  authority: '',
  common: { en: '', nl: '', fr: '' },
  familyId: '',
  quality: 'A1',
  sizeMm: '',
  weightGrams: '',
  country: '',
  locality: '',
  caughtOn: '',
  spread: 'YES',
  gender: 'MALE',
  price: '',
  citesAnnex: '',
  citesCertificate: '',
  isRepair: false,
  isMixed: false,
  description: { en: '', nl: '', fr: '' },
  isPublished: false,
};

/** What the next lot out of the same box has in common with the last. */
export function anotherLike(form: InsectForm): InsectForm {
  const { familyId, quality, country, locality, caughtOn, spread, gender, isRepair, isMixed } = form;
  return { ...NEW_INSECT, familyId, quality, country, locality, caughtOn, spread, gender, isRepair, isMixed };
}

const yesNo = (flag: boolean) => (flag ? 'yes' : 'no');

/** A lot as its form holds it. Amounts are written as the language writes them. */
export function toValues(form: InsectForm, locale: Locale, stock = '1'): InsectValues {
  const { common, description, isRepair, isMixed, isPublished, price, ...rest } = form;
  return {
    ...rest,
    price: locale === 'en' ? price : price.replace('.', ','),
    isRepair: yesNo(isRepair),
    isMixed: yesNo(isMixed),
    isPublished: yesNo(isPublished),
    stock,
    'common.en': common.en,
    'common.nl': common.nl,
    'common.fr': common.fr,
    'description.en': description.en,
    'description.nl': description.nl,
    'description.fr': description.fr,
  };
}

export function toForm(values: InsectValues): InsectForm {
  const flag = (name: Flags) => values[name] === 'yes';
  const text = (stem: Texts): Localized => ({
    en: values[`${stem}.en`],
    nl: values[`${stem}.nl`],
    fr: values[`${stem}.fr`],
  });
  const { reference, name, genus, species, authority, familyId, quality, sizeMm, weightGrams, country } =
    values;
  const { locality, caughtOn, spread, gender, price, citesAnnex, citesCertificate } = values;
  return {
    ...{ reference, name, genus, species, authority, familyId, quality, sizeMm, weightGrams, country },
    ...{ locality, caughtOn, spread, gender, price, citesAnnex, citesCertificate },
    ...{ common: text('common'), description: text('description') },
    ...{ isRepair: flag('isRepair'), isMixed: flag('isMixed'), isPublished: flag('isPublished') },
  };
}

export function heldInsect({ form, revision }: InsectDetail, locale: Locale): Held<InsectField> {
  return { values: toValues(form, locale), revision };
}
