import { createIntl, type Messages } from '../../i18n/create-intl.ts';
import type { Locale } from '../../contract/locale.ts';
import en from './messages/en.json';
import fr from './messages/fr.json';
import nl from './messages/nl.json';

const MESSAGES: Record<Locale, Messages> = { en, nl, fr };

/** What is said around suggestions. */
export interface SearchWords {
  /** Name of the list. */
  label: string;
  species: string;
  families: string;
  references: string;
  /** “5 suggestions” */
  count: (amount: number) => string;
  /** “12 insects” */
  insects: (amount: number) => string;
  /** “from € 12.50” */
  from: (price: string) => string;
}

/** All languages come with the suggestions, which few pages fetch: no page that only shows brings their words. */
export function searchWords(locale: Locale): SearchWords {
  const { formatMessage } = createIntl(locale, MESSAGES[locale]);
  const say = (id: string, values?: Record<string, string | number>) =>
    formatMessage({ id: `search.suggest.${id}` }, values);
  return {
    label: say('label'),
    species: say('species'),
    families: say('families'),
    references: say('references'),
    count: (count) => say('count', { count }),
    insects: (count) => say('insects', { count }),
    from: (price) => say('from', { price }),
  };
}
