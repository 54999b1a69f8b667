import { createIntl, type IntlShape } from 'react-intl';
import type { Locale } from '../contract/locale.ts';

type Messages = Record<string, string>;

const made = new WeakMap<Messages, IntlShape>();

/**
 * The one `intl` of a message catalogue. It keeps its parsed messages and formats: made anew for every page that a
 * server draws, they would cost more than the page.
 */
export function intlOf(locale: Locale, messages: Messages): IntlShape {
  const intl = made.get(messages) ?? createIntl({ locale, messages });
  made.set(messages, intl);
  return intl;
}
