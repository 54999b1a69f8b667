import type { Locale } from '@vitrine/shared/contract/locale';
import { slugOf } from '@vitrine/shared/paths/insect-path';
import { fillPath } from '@vitrine/shared/paths/path-to';
import { readPath } from '@vitrine/shared/paths/read-path';
import { ROUTE_NAMES, ROUTES } from '@vitrine/shared/paths/route-table';

/** Begins the `id` of each heading of a text: none takes the place of another part of the page. */
export const HEADING_ID = 'text-';

/**
 * Where a link in a text goes, or null when it goes nowhere: a page of the shop by its name in the route table or its
 * path, a heading of the text, a mail or web address. Anything else, such as `javascript:`, is no link.
 * @param headings ids of the text's headings
 */
export function linkTarget(
  target: string,
  locale: Locale,
  headings: ReadonlySet<string> = new Set(),
): string | null {
  if (target.startsWith('#')) return headingTarget(target.slice(1), headings);
  if (target.startsWith('/')) return pageTarget(target, locale);
  if (/^mailto:./i.test(target)) return encoded(target.replace(/^mailto/i, 'mailto'));
  if (/^https?:/i.test(target))
    return webTarget(target.replace(/^https?/i, (scheme) => scheme.toLowerCase()));
  const name = ROUTE_NAMES.find((route) => route === target && !ROUTES[route].path.en.includes(':'));
  if (name) return fillPath(name, locale, {});
  return /^(?:[^\s./?#:@\\]+\.)+[a-z]{2,}(?=[:/?#]|$)/i.test(target) ? webTarget(`https://${target}`) : null;
}

/** Where a picture in a text lies, or null: only pictures of the shop itself are shown, as its pages ask of browsers. */
export function pictureSource(source: string): string | null {
  return /^\/pictures\/[\w-]+\.(?:avif|webp|jpe?g|png)$/.test(source) ? source : null;
}

function headingTarget(name: string, headings: ReadonlySet<string>): string | null {
  const id = [name, `${HEADING_ID}${slugOf(name)}`].find((one) => headings.has(one));
  return id === undefined ? null : `#${id}`;
}

/** In the language of the text, whatever the language of the path: a text is written once and copied to the others. */
function pageTarget(target: string, locale: Locale): string | null {
  const [, path = '', rest = ''] = /^([^?#]*)(.*)$/.exec(target) ?? [];
  const page = /^\/[/\\]/.test(path) ? null : readPath(path);
  if (!page || page.layout === 'tools') return null;
  return fillPath(page.name, locale, page.params) + encoded(rest);
}

const webTarget = (target: string) =>
  /^https?:\/\//.test(target) && URL.canParse(target) ? encoded(target) : null;

/** As Markdown itself writes an address: what was percent-encoded stays so. */
const encoded = (address: string) => encodeURI(address.toWellFormed()).replaceAll('%25', '%');
