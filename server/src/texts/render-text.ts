import { Marked, type MarkedExtension, type Tokens } from 'marked';
import sanitizeHtml from 'sanitize-html';
import type { Locale } from '@vitrine/shared/contract/locale';
import type { Text } from '@vitrine/shared/contract/text';
import { slugOf } from '@vitrine/shared/paths/insect-path';
import { escapeHtml } from '@vitrine/shared/platform/escape-html';
import { linkTarget } from './link-target.ts';

type Rendered = Pick<Text, 'html' | 'headings'>;

/** Markdown as clean HTML. Markup in the Markdown is dropped, and what is left is checked against a short list. */
export function renderText(markdown: string, locale: Locale): Rendered {
  const headings: Text['headings'] = [];
  const raw = new Marked({ renderer: textRenderer(headings) }).parse(markdown, { async: false });
  return { html: sanitizeHtml(raw, cleaning(locale)).trim(), headings };
}

function textRenderer(headings: Text['headings']): NonNullable<MarkedExtension['renderer']> {
  return {
    html: () => '',
    image: ({ text }: Tokens.Image) => escapeHtml(text),
    heading({ tokens, depth }: Tokens.Heading) {
      const level = depth > 2 ? 3 : 2;
      const text = plainText(this.parser.parseInline(tokens, this.parser.textRenderer));
      const id = freeId(text, headings);
      headings.push({ id, text: unescapeHtml(text) });
      return `<h${level} id="${id}">${this.parser.parseInline(tokens)}</h${level}>\n`;
    },
  };
}

/** With a beginning of its own, so that no heading takes the place of another part of the page. */
function freeId(text: string, headings: Text['headings']): string {
  const id = `text-${slugOf(unescapeHtml(text))}`;
  const taken = headings.filter((heading) => heading.id === id || heading.id.startsWith(`${id}--`)).length;
  return taken === 0 ? id : `${id}--${taken + 1}`;
}

const cleaning = (locale: Locale): sanitizeHtml.IOptions => ({
  allowedTags: [
    ...['h2', 'h3', 'p', 'ul', 'ol', 'li', 'strong', 'em', 'a', 'blockquote'],
    ...['table', 'thead', 'tbody', 'tr', 'th', 'td'],
  ],
  allowedAttributes: { h2: ['id'], h3: ['id'], a: ['href'], th: ['scope'] },
  allowedSchemes: ['http', 'https', 'mailto'],
  allowProtocolRelative: false,
  transformTags: {
    a: (_tag, { href = '' }): sanitizeHtml.Tag => {
      const target = linkTarget(href, locale);
      // A tag that is not on the list leaves its words.
      return target ? { tagName: 'a', attribs: { href: target } } : { tagName: 'span', attribs: {} };
    },
    th: () => ({ tagName: 'th', attribs: { scope: 'col' } }),
  },
});

const SIGNS: Record<string, string> = { amp: '&', lt: '<', gt: '>', quot: '"', '#39': "'" };

function unescapeHtml(html: string): string {
  return html.replace(/&(amp|lt|gt|quot|#39);/g, (entity, name: string) => SIGNS[name] ?? entity);
}

const TAG = /<\/?[a-z!?][^>]*>?/gi;

/** A line that is no Markdown: no tag in it survives. The result is text, not HTML. */
export function plainText(line: string): string {
  const untagged = line.replace(TAG, '');
  // Taking one out of `<<b>b>` leaves another.
  return untagged === line ? line.replace(/\s+/g, ' ').trim() : plainText(untagged);
}
