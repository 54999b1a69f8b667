import type { Locale } from '@vitrine/shared/contract/locale';
import { fillPath } from '@vitrine/shared/paths/path-to';
import { ROUTE_NAMES, ROUTES } from '@vitrine/shared/paths/route-table';

/**
 * Where a link in a text goes: a page of the shop by its name in the route table, a mail or web address, or null.
 * Anything else, such as `javascript:` or a path that a page may leave, is no link.
 */
export function linkTarget(target: string, locale: Locale): string | null {
  if (/^(mailto:|https?:\/\/)/i.test(target)) return target;
  const name = ROUTE_NAMES.find((route) => route === target && !ROUTES[route].path.en.includes(':'));
  return name ? fillPath(name, locale, {}) : null;
}
