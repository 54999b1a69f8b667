import {
  createIntl as createPlainIntl,
  type IntlShape,
  type MessageDescriptor,
  type MessageFormatElement,
} from 'react-intl';
import type { Locale } from '../contract/locale.ts';

/** Sentences by id: as they are written, or as the build leaves them (`build/bundling/loaders/messages-loader.ts`). */
export type Messages = Record<string, string | MessageFormatElement[]>;

const made = new WeakMap<Messages, IntlShape>();

/**
 * The one `intl` of a message catalogue. It keeps its parsed messages and formats: made anew for every page that a
 * server draws, they would cost more than the page.
 */
export function createIntl(locale: Locale, messages: Messages): IntlShape {
  const intl =
    made.get(messages) ?? remembering(createPlainIntl({ locale, messages: parsedWherePlain(messages) }));
  made.set(messages, intl);
  return intl;
}

/** What the grammar of messages gives a meaning: arguments, tags, quotes, numbers in plurals. */
const GRAMMAR = /[{}<>'#]/;
/** A text as the parser of messages would leave it: one literal, whose type is 0. */
const literal = (value: string): MessageFormatElement[] => [{ type: 0, value }];

/** A text without arguments is handed over as parsed, so that it is said without being looked up as a format. */
function parsedWherePlain(messages: Messages): Record<string, MessageFormatElement[]> {
  const parsed = Object.entries(messages).map(([id, text]) => [
    id,
    typeof text !== 'string' || GRAMMAR.test(text) ? text : literal(text),
  ]);
  // Each message may be of either kind; the type knows only catalogues that are all of one.
  return Object.fromEntries(parsed) as Record<string, MessageFormatElement[]>;
}

/** So many sentences with their values are remembered; then it begins anew. */
const MAX_SAID = 1000;

/** A list says the same counts and names on every page: a sentence of plain values is put together once. */
function remembering(intl: IntlShape): IntlShape {
  const said = new Map<string, unknown>();
  const formatMessage = new Proxy(intl.formatMessage, {
    apply(say, self, args: [MessageDescriptor, Values?, object?]) {
      const key = keyOf(args);
      if (key === null) return Reflect.apply(say, self, args);
      if (!said.has(key)) {
        if (said.size >= MAX_SAID) said.clear();
        said.set(key, Reflect.apply(say, self, args));
      }
      return said.get(key);
    },
  });
  return { ...intl, formatMessage };
}

type Values = Record<string, unknown>;

/** Null for what is not only text and numbers, or is as quick to say as to remember. */
function keyOf([{ id }, values, options]: [MessageDescriptor, Values?, object?]): string | null {
  if (!values || options) return null;
  let key = String(id);
  for (const name in values) {
    const value = values[name];
    if (typeof value !== 'string' && typeof value !== 'number') return null;
    key += `\n${name}\t${typeof value}\t${value}`;
  }
  return key;
}
