import type { Suggestions } from '../../contract/listing.ts';
import type { Locale } from '../../contract/locale.ts';
import { familyPath, insectPath } from '../../paths/insect-path.ts';
import { pathTo } from '../../paths/path-to.ts';
import { withQuery } from '../../paths/with-query.ts';
import type { SearchBoxWords } from './search-box-words.ts';

export interface SuggestionItem {
  key: string;
  to: string;
  text: string;
  isLatin: boolean;
  /** A second line. */
  detail?: string;
  /** What stands at the end of the row. */
  aside?: string;
  /** All of it in one sentence, for who hears it. */
  name: string;
  /** What the field holds once it is chosen. */
  kept: string;
}

export interface SuggestionGroup {
  title: string;
  items: SuggestionItem[];
}

/** Suggestions as they are shown: species, families, numbers; a kind without any is left out. */
export function groupsOf(
  { species, families, references }: Suggestions,
  locale: Locale,
  words: SearchBoxWords,
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
  { name, commonName, count, knownAs }: Species,
  locale: Locale,
  words: SearchBoxWords,
): SuggestionItem {
  const others = [commonName[locale], knownAs].filter(Boolean);
  const detail = others.join(' · ');
  const aside = words.insects(count);
  return {
    key: `species ${name}`,
    to: withQuery(pathTo('search', locale), { q: name }),
    text: name,
    isLatin: true,
    ...(detail && { detail }),
    aside,
    name: [name, ...others, aside].join(', '),
    kept: name,
  };
}

function familyItem(
  { family, count, knownAs }: Suggestions['families'][number],
  locale: Locale,
  words: SearchBoxWords,
): SuggestionItem {
  const text = family.name[locale];
  const aside = words.insects(count);
  const to = familyPath(family, locale);
  return {
    key: `family ${family.id}`,
    to,
    text,
    isLatin: false,
    ...(knownAs && { detail: knownAs }),
    aside,
    name: [text, knownAs, aside].filter(Boolean).join(', '),
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
    name: `${insect.reference}, ${insect.name}`,
    kept: '',
  };
}
