import { Marked, type MarkedExtension, type Tokens } from 'marked';
import sanitizeHtml from 'sanitize-html';
import type { Locale } from '@vitrine/shared/contract/locale';
import type { Text } from '@vitrine/shared/contract/text';
import { escapeHtml, unescapeHtml } from '@vitrine/shared/platform/escape-html';
import { linkTarget, pictureSource } from './rules/link-target.ts';
import { headingIds, readMarkdown, type ReadMarkdown } from './rules/read-markdown.ts';

type Rendered = Pick<Text, 'html' | 'headings'>;

/**
 * Markdown as clean HTML. Markup in the Markdown is dropped, and what is left is checked against a short list. What
 * cannot be read, such as thousands of quotes within each other, is shown as it was typed: no page goes down with it.
 */
export function renderText(markdown: string, locale: Locale): Rendered {
  try {
    const read = readMarkdown(markdown);
    const html = new Marked({ renderer: textRenderer(read, locale) }).parser(read.tokens);
    return { html: sanitizeHtml(html, CLEANING).trim(), headings: [...read.headings.values()] };
  } catch {
    const paragraphs = markdown.split(/\n{2,}/).filter((paragraph) => paragraph.trim() !== '');
    return { html: paragraphs.map((text) => `<p>${escapeHtml(text)}</p>`).join('\n'), headings: [] };
  }
}

/** A link or picture that is refused leaves its words. */
function textRenderer(read: ReadMarkdown, locale: Locale): NonNullable<MarkedExtension['renderer']> {
  const ids = headingIds(read);
  return {
    html: () => '',
    link({ href, tokens }: Tokens.Link) {
      const words = this.parser.parseInline(tokens);
      const target = linkTarget(href, locale, ids);
      return target === null ? words : `<a href="${escapeHtml(target)}">${words}</a>`;
    },
    image({ href, text }: Tokens.Image) {
      const source = pictureSource(href);
      const words = escapeHtml(unescapeHtml(text));
      return source === null ? words : `<img src="${source}" alt="${words}" loading="lazy">`;
    },
    heading(token: Tokens.Heading) {
      const level = token.depth > 2 ? 3 : 2;
      const id = read.headings.get(token)?.id ?? '';
      return `<h${level} id="${id}">${this.parser.parseInline(token.tokens)}</h${level}>\n`;
    },
  };
}

/** What a page takes as markup (`isPlainMarkup` of the contract). A tag that is not on the list leaves its words. */
const CLEANING: sanitizeHtml.IOptions = {
  allowedTags: [
    ...['h2', 'h3', 'p', 'br', 'ul', 'ol', 'li', 'strong', 'em', 'a', 'img', 'blockquote'],
    ...['table', 'thead', 'tbody', 'tr', 'th', 'td'],
  ],
  allowedAttributes: {
    ...{ h2: ['id'], h3: ['id'], a: ['href'], th: ['scope'] },
    img: ['src', 'alt', 'loading'],
  },
  allowedSchemes: ['http', 'https', 'mailto'],
  allowProtocolRelative: false,
  transformTags: { th: () => ({ tagName: 'th', attribs: { scope: 'col' } }) },
};
