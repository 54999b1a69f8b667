import { FACTS } from '@vitrine/shared/contract/facts/facts';
import { optionMeaning, optionWord } from '@vitrine/shared/contract/facts/fact-list';
import type { Locale, Localized } from '@vitrine/shared/contract/locale';
import type { InsectForm } from '@vitrine/shared/contract/tools/catalogue';
import { inUnit } from '@vitrine/shared/i18n/format-fact';
import { formatPlace } from '@vitrine/shared/i18n/places/format-place';
import { formatCaught } from '@vitrine/shared/i18n/formats';
import { readWhole } from '../../forms/rules/read-amounts.ts';
import { isCountry } from '../../forms/rules/world-countries.ts';
import { createSpeaker } from '../../platform/create-speaker.ts';
import { readLabelDate } from '../rules/label-date.ts';
import en from './messages/en.json' with { type: 'json' };
import fr from './messages/fr.json' with { type: 'json' };
import nl from './messages/nl.json' with { type: 'json' };

const say = createSpeaker({ en, nl, fr });

/**
 * A description in each language, made of what is typed of a lot and of nothing else. What is not said, or cannot be read,
 * is left out.
 */
export function proposeDescription(form: InsectForm): Localized {
  return { en: describe(form, 'en'), nl: describe(form, 'nl'), fr: describe(form, 'fr') };
}

function describe(form: InsectForm, locale: Locale): string {
  const sentences = [
    whatOf(form, locale),
    whereOf(form, locale),
    stateOf(form, locale),
    ...lawOf(form, locale),
  ];
  return sentences
    .filter(Boolean)
    .map((sentence) => `${sentence.charAt(0).toUpperCase()}${sentence.slice(1)}.`)
    .join(' ');
}

function whatOf({ name, common, gender, isMixed }: InsectForm, locale: Locale): string {
  const plain = name.trim();
  const own = common[locale].trim();
  const named =
    plain && own && own !== plain ? say('describeNamed', locale, { name: plain, common: own }) : plain || own;
  return joined([named, !isMixed && optionWord(FACTS.gender, gender, locale)]);
}

function whereOf({ country, locality, caughtOn }: InsectForm, locale: Locale): string {
  const place = formatPlace(
    { locality: locality.trim(), country: isCountry(country) ? country : '' },
    locale,
  );
  const date = readLabelDate(caughtOn);
  const from = place && say('describeFrom', locale, { place });
  const caught = date && say('describeCaught', locale, { date: formatCaught(date, locale) });
  return [from, from && caught ? lowerFirst(caught) : caught]
    .filter(Boolean)
    .join(locale === 'fr' ? '\u00a0; ' : '; ');
}

function stateOf({ sizeMm, spread }: InsectForm, locale: Locale): string {
  const size = readWhole(sizeMm);
  const said = size && say('describeSize', locale, { size: inUnit(FACTS.sizeMm.unit.symbol, String(size)) });
  return joined([said, optionWord(FACTS.spread, spread, locale)]);
}

function lawOf({ quality, isRepair, citesAnnex }: InsectForm, locale: Locale): string[] {
  const meaning = optionMeaning(FACTS.quality, quality, locale);
  const law = optionMeaning(FACTS.citesAnnex, citesAnnex, locale);
  return [
    meaning ? say('describeGrade', locale, { grade: quality, meaning }) : '',
    isRepair ? say('describeRepair', locale) : '',
    law ? say('describeAnnex', locale, { annex: citesAnnex, meaning: law }) : '',
  ];
}

const joined = (parts: (string | number | false | null)[]): string => parts.filter(Boolean).join(', ');
const lowerFirst = (text: string): string => text.charAt(0).toLowerCase() + text.slice(1);
