import type { Gender, Picture } from '../../contract/catalogue.ts';
import { optionWord } from '../../contract/facts/fact-list.ts';
import { FACTS } from '../../contract/facts/facts.ts';
import type { Suggestions } from '../../contract/listing.ts';
import type { Locale } from '../../contract/locale.ts';
import { formatMoney } from '../../i18n/formats.ts';
import { familyPath, insectPath } from '../../paths/insect-path.ts';
import { pathTo } from '../../paths/path-to.ts';
import { speciesPath } from '../../paths/species-path.ts';
import { withQuery } from '../../paths/with-query.ts';
import { bodyPlanOf, type BodyPlan } from '../specimens/body-plan.ts';
import type { SearchWords } from './search-words.ts';

export interface SuggestionItem {
  key: string;
  to: string;
  text: string;
  isLatin: boolean;
  /** A second line. */
  detail?: string;
  /** What stands at the end of the row, one under the other. */
  aside: string[];
  /** Of what has a picture, or had one; null shows the room of one. */
  picture?: Picture | null;
  /** The outline in that room. */
  plan?: BodyPlan;
  /** All of it in one sentence, for who hears it. */
  name: string;
  /** What the field holds once it is chosen. */
  kept: string;
}

interface SuggestionGroup {
  title: string;
  items: SuggestionItem[];
}

/** Suggestions as they are shown: species, families, numbers; a kind without any is left out. */
export function groupsOf(
  { species, families, references }: Suggestions,
  locale: Locale,
  words: SearchWords,
): SuggestionGroup[] {
  const groups = [
    { title: words.species, items: species.map((one) => speciesItem(one, locale, words)) },
    { title: words.families, items: families.map((one) => familyItem(one, locale, words)) },
    { title: words.references, items: references.map((one) => referenceItem(one, locale)) },
  ];
  return groups.filter(({ items }) => items.length > 0);
}

type Species = Suggestions['species'][number];

function speciesItem(
  { name, commonName, count, family, knownAs, offer, q }: Species,
  locale: Locale,
  words: SearchWords,
): SuggestionItem {
  const others = [commonName[locale], knownAs].filter(Boolean);
  const gender = offer && sexOf(offer.genders);
  const sexes = gender && optionWord(FACTS.gender, gender, locale);
  const detail = [...others, gender && SIGNS[gender]].filter(Boolean).join(' · ');
  const price = offer && words.from(formatMoney(offer.fromCents, locale));
  const aside = [...(price ? [price] : []), words.insects(count)];
  const asked = q ?? name;
  // Who asks for more than the name, `female`, is shown the lots that are so.
  const page = q === undefined && family ? speciesPath(name, family, locale) : null;
  return {
    key: `species ${name}`,
    to: page ?? withQuery(pathTo('search', locale), { q: asked }),
    text: name,
    isLatin: true,
    ...(detail && { detail }),
    aside,
    ...(offer && { picture: offer.picture }),
    ...(family && { plan: bodyPlanOf({ family, name }) }),
    name: [name, ...others, sexes, ...aside].filter(Boolean).join(', '),
    kept: page ? '' : asked,
  };
}

/** No-break spaces hold the two together. */
const SIGNS: Record<Gender, string> = { MALE: '♂', FEMALE: '♀', STOCK: '♂\u00a0♀' };

/** That of all lots, else both. */
const sexOf = (genders: readonly Gender[]): Gender | undefined => (genders.length > 1 ? 'STOCK' : genders[0]);

function familyItem(
  { family, count, knownAs }: Suggestions['families'][number],
  locale: Locale,
  words: SearchWords,
): SuggestionItem {
  const text = family.name[locale];
  const aside = [words.insects(count)];
  const to = familyPath(family, locale);
  return {
    key: `family ${family.id}`,
    to,
    text,
    isLatin: false,
    ...(knownAs && { detail: knownAs }),
    aside,
    name: [text, knownAs, ...aside].filter(Boolean).join(', '),
    kept: '',
  };
}

function referenceItem(insect: Suggestions['references'][number], locale: Locale): SuggestionItem {
  return {
    key: `insect ${insect.uuid}`,
    to: insectPath(insect, locale),
    text: insect.reference,
    isLatin: false,
    detail: insect.name,
    aside: [],
    name: `${insect.reference}, ${insect.name}`,
    kept: '',
  };
}
