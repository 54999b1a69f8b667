import { createIntl, type IntlShape, type MessageFormatElement } from 'react-intl';
import type { Locale } from '../contract/locale.ts';

type Messages = Record<string, string>;

const made = new WeakMap<Messages, IntlShape>();

/**
 * The one `intl` of a message catalogue. It keeps its parsed messages and formats: made anew for every page that a
 * server draws, they would cost more than the page.
 */
export function intlOf(locale: Locale, messages: Messages): IntlShape {
  const intl = made.get(messages) ?? createIntl({ locale, messages: parsedWherePlain(messages) });
  made.set(messages, intl);
  return intl;
}

/** What the grammar of messages gives a meaning: arguments, tags, quotes, numbers in plurals. */
const GRAMMAR = /[{}<>'#]/;
/** A text as the parser of messages would leave it: one literal, whose type is 0. */
const literal = (value: string): MessageFormatElement[] => [{ type: 0, value }];

/** A text without arguments is handed over as parsed, so that it is said without being looked up as a format. */
function parsedWherePlain(messages: Messages): Messages {
  const parsed = Object.entries(messages).map(([id, text]) => [
    id,
    GRAMMAR.test(text) ? text : literal(text),
  ]);
  // Each message may be of either kind; the type knows only catalogues that are all of one.
  return Object.fromEntries(parsed) as Messages;
}
