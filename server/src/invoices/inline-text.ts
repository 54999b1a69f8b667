import type { Token } from 'marked';
import type { Locale } from '@vitrine/shared/contract/locale';
import { linkTarget } from '../texts/index.ts';

interface Place {
  locale: Locale;
  /** Address of the shop. */
  publicUrl: string;
}

/** A line of Markdown in plain letters. On paper nobody presses a link: its address follows its words. */
export function inlineText(tokens: Token[], place: Place): string {
  return tokens.map((token) => tokenText(token, place)).join('');
}

function tokenText(token: Token, place: Place): string {
  if (token.type === 'html') return '';
  if (token.type === 'br') return '\n';
  if (token.type === 'link') return linkText(token, place);
  const inner = 'tokens' in token ? token.tokens : undefined;
  if (inner) return inlineText(inner, place);
  return 'text' in token ? token.text : '';
}

function linkText(token: Token, place: Place): string {
  const href = 'href' in token ? String(token.href) : '';
  const words = 'tokens' in token ? inlineText(token.tokens ?? [], place) : '';
  const target = linkTarget(href, place.locale);
  if (target === null || target === `mailto:${words}` || target === words) return words;
  return `${words} (${target.startsWith('/') ? place.publicUrl + target : target})`;
}
