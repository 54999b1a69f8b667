import { lexer, Parser, walkTokens, type Token, type Tokens } from 'marked';
import type { Locale } from '@vitrine/shared/contract/locale';
import type { Text } from '@vitrine/shared/contract/text';
import { slugOf } from '@vitrine/shared/paths/insect-path';
import { unescapeHtml } from '@vitrine/shared/platform/escape-html';
import type { FieldError } from '../../forms/rules/field-errors.ts';
import { HEADING_ID, linkTarget, pictureSource } from './link-target.ts';
import { plainText } from './plain-text.ts';

type Heading = Text['headings'][number];

/** Markdown as it was read, before any of it is drawn. */
export interface ReadMarkdown {
  tokens: Token[];
  /** In order, each with an id of its own. */
  headings: Map<Token, Heading>;
}

/** @throws when it is nested too deeply to be read */
export function readMarkdown(markdown: string): ReadMarkdown {
  const tokens = lexer(markdown);
  const headings = new Map<Token, Heading>();
  void walkTokens(tokens, (token) => {
    if (isHeading(token)) headings.set(token, headingOf(token, [...headings.values()]));
  });
  return { tokens, headings };
}

/** The ids that a link within the text may lead to. */
export const headingIds = ({ headings }: ReadMarkdown) => new Set([...headings.values()].map(({ id }) => id));

function headingOf({ tokens }: Tokens.Heading, before: Heading[]): Heading {
  const parser = new Parser();
  const text = unescapeHtml(plainText(parser.parseInline(tokens, parser.textRenderer)));
  const id = HEADING_ID + slugOf(text);
  const taken = before.filter((other) => other.id === id || other.id.startsWith(`${id}--`)).length;
  return { id: taken === 0 ? id : `${id}--${taken + 1}`, text };
}

const isHeading = (token: Token): token is Tokens.Heading => token.type === 'heading';
const isLink = (token: Token): token is Tokens.Link => token.type === 'link';
const isPicture = (token: Token): token is Tokens.Image => token.type === 'image';

/**
 * What a page would not show of a text: a link that leads nowhere, a picture from elsewhere or without words, HTML.
 * The first kind that is found, with all that is of it.
 */
export function refusedMarkup(markdown: string, locale: Locale): FieldError | null {
  try {
    const read = readMarkdown(markdown);
    const ids = headingIds(read);
    const found: { message: FieldError['message']; raw: string }[] = [];
    void walkTokens(read.tokens, (token) => {
      const message = refusalOf(token, locale, ids);
      if (message) found.push({ message, raw: token.raw.trim() });
    });
    const [first] = found;
    if (!first) return null;
    const same = new Set(
      found.filter(({ message }) => message === first.message).map(({ raw }) => clipped(raw)),
    );
    return { message: first.message, values: { what: [...same].slice(0, NAMED).join(', ') } };
  } catch {
    return { message: 'markdownUnreadable' };
  }
}

const NAMED = 5;
const LONGEST_NAMED = 60;
const clipped = (raw: string) => (raw.length > LONGEST_NAMED ? `${raw.slice(0, LONGEST_NAMED)}…` : raw);

function refusalOf(token: Token, locale: Locale, ids: ReadonlySet<string>): FieldError['message'] | null {
  if (token.type === 'html') return 'htmlRefused';
  if (isLink(token)) return linkTarget(token.href, locale, ids) === null ? 'linkRefused' : null;
  if (!isPicture(token)) return null;
  if (pictureSource(token.href) === null) return 'pictureRefused';
  return token.text.trim() === '' ? 'pictureUnworded' : null;
}
