import type { Gender, Quality } from '@vitrine/shared/contract/catalogue';
import { type Locale, LOCALES, type Localized } from '@vitrine/shared/contract/locale';
import { formatLocality } from '@vitrine/shared/i18n/places/format-place';
import { REGION, withOrdinal } from '@vitrine/shared/i18n/region';
import type { Flaw, FlawKind } from '../illustrator/wear/flaw.ts';
import { LOT_WORDS, type LotWords } from './lot-words.ts';

/** What a description may say: nothing that the lot's own fields do not. */
interface LotFacts {
  gender: Gender;
  quality: Quality;
  sizeMm: number;
  /** Whether the size is a wingspan; else it is the length of the body. */
  isWingspan: boolean;
  country: string;
  locality: string;
  caughtOn: string | null;
  /** Named where the lot lies in a drawer for the rest. */
  family: string | null;
  isRepair: boolean;
  /** Whether there are more of them than the one in the pictures. */
  isOneOfThese: boolean;
  /** What is drawn, and so said. */
  flaws: readonly Flaw[];
}

/** A short text in each language. `variant` chooses how it is put, the same way in all three. */
export function describeLot(facts: LotFacts, variant: number): Localized {
  const texts = LOCALES.map((locale) => [locale, describeIn(locale, facts, variant)] as const);
  return { en: '', nl: '', fr: '', ...Object.fromEntries(texts) };
}

function describeIn(locale: Locale, facts: LotFacts, variant: number): string {
  const words = LOT_WORDS[locale];
  const openings = words.openings({
    sex: words.sexes[facts.gender],
    size: `${facts.sizeMm}\u00a0mm`,
    measure: facts.isWingspan ? words.wingspan : words.length,
    place: `${formatLocality(facts.locality, locale)} (${countryName(facts.country, locale)})`,
  });
  const sentences = [
    openings[variant % openings.length],
    facts.caughtOn ? words.caught(dateText(facts.caughtOn, locale)) : '',
    facts.family ? words.family(facts.family) : '',
    gradeSentence(words, facts, variant),
    facts.flaws.length > 0 ? words.flaws(listOf(facts.flaws, locale)) : '',
    facts.isOneOfThese ? words.oneOfThese : '',
  ];
  return sentences.filter(Boolean).join(' ');
}

function gradeSentence(words: LotWords, { quality, isRepair }: LotFacts, variant: number): string {
  if (isRepair) return words.repair;
  const choices = words.grades[quality];
  return choices[variant % choices.length] ?? '';
}

function listOf(flaws: readonly Flaw[], locale: Locale): string {
  return listFormats.get(locale)?.format(flaws.map(({ kind }) => FLAW_WORDS[locale][kind])) ?? '';
}

/** Formats are dear to make, and few. */
const countryNames = new Map(
  LOCALES.map((locale) => [locale, new Intl.DisplayNames([locale], { type: 'region' })]),
);
const listFormats = new Map(LOCALES.map((locale) => [locale, new Intl.ListFormat(REGION[locale])]));
const dateFormats = new Map<string, Intl.DateTimeFormat>();

function countryName(code: string, locale: Locale): string {
  return countryNames.get(locale)?.of(code) ?? code;
}

/** `1998`, `July 1998` or `14 July 1998`. */
function dateText(date: string, locale: Locale): string {
  const [, month, day] = date.split('-');
  const parts: Intl.DateTimeFormatOptions = { year: 'numeric', timeZone: 'UTC' };
  if (month) parts.month = 'long';
  if (day) parts.day = 'numeric';
  const tag = REGION[locale];
  const key = `${tag} ${Object.keys(parts).join(' ')}`;
  const format = dateFormats.get(key) ?? new Intl.DateTimeFormat(tag, parts);
  dateFormats.set(key, format);
  return withOrdinal(format.format(new Date(date)), locale);
}

/** What each flaw is called, in the middle of a sentence. */
export const FLAW_WORDS: Record<Locale, Record<FlawKind, string>> = {
  en: {
    nick: 'a tiny nick in the margin of a forewing',
    chip: 'a chip out of the margin of a forewing',
    'hind-chip': 'a chip out of the margin of a hindwing',
    rubbed: 'scales rubbed off a patch of a forewing',
    tear: 'a tear in a forewing',
    scratch: 'a scratch on the pronotum',
    claw: 'a hind foot without its last joints',
    tarsus: 'a missing hind foot',
    leg: 'a missing middle leg',
    'antenna-tip': 'an antenna without its tip',
    antenna: 'a missing antenna',
  },
  nl: {
    nick: 'een heel klein hapje uit de rand van een voorvleugel',
    chip: 'een hapje uit de rand van een voorvleugel',
    'hind-chip': 'een hapje uit de rand van een achtervleugel',
    rubbed: 'een afgewreven plek op een voorvleugel',
    tear: 'een scheur in een voorvleugel',
    scratch: 'een kras op het halsschild',
    claw: 'een achtervoet zonder laatste leden',
    tarsus: 'een ontbrekende achtervoet',
    leg: 'een ontbrekende middenpoot',
    'antenna-tip': 'een antenne zonder top',
    antenna: 'een ontbrekende antenne',
  },
  fr: {
    nick: 'une infime entaille au bord d’une aile antérieure',
    chip: 'un éclat au bord d’une aile antérieure',
    'hind-chip': 'un éclat au bord d’une aile postérieure',
    rubbed: 'une plage sans écailles sur une aile antérieure',
    tear: 'une déchirure à une aile antérieure',
    scratch: 'une rayure sur le pronotum',
    claw: 'un tarse postérieur sans ses derniers articles',
    tarsus: 'un tarse postérieur absent',
    leg: 'une patte médiane absente',
    'antenna-tip': 'une antenne sans sa pointe',
    antenna: 'une antenne absente',
  },
};
