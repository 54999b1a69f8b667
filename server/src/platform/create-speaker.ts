import { IntlMessageFormat } from 'intl-messageformat';
import type { Locale } from '@vitrine/shared/contract/locale';

/** What a sentence fills in. A text of figures counts as its number where a plural goes by it. */
type SaidValues = Record<string, string | number>;

/** Says a message in a language. @throws when a value that the message needs is not given */
type Speaker<Id extends string> = (id: Id, locale: Locale, values?: SaidValues) => string;

/**
 * A speaker of messages in ICU MessageFormat. Only ids of the English file compile, and the other languages must have
 * all of them. Each message is parsed once a language, when it is first said.
 */
export function createSpeaker<Id extends string>(messages: {
  en: Record<Id, string>;
  nl: Record<NoInfer<Id>, string>;
  fr: Record<NoInfer<Id>, string>;
}): Speaker<Id> {
  const parsed = { en: new Map<Id, IntlMessageFormat>(), nl: new Map(), fr: new Map() } satisfies Record<
    Locale,
    Map<Id, IntlMessageFormat>
  >;
  return (id, locale, values) => {
    const message = parsed[locale].get(id) ?? new IntlMessageFormat(messages[locale][id], locale);
    parsed[locale].set(id, message);
    return String(message.format(values));
  };
}
