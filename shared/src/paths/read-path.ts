import { DEFAULT_LOCALE, LOCALES, type Locale } from '../contract/locale.ts';
import { FAMILY_CATEGORIES } from '../contract/catalogue.ts';
import { readAnyCategoryWord } from './category-words.ts';
import { readInsectSlug } from './insect-path.ts';
import { fillPath } from './path-to.ts';
import { ROUTES, ROUTE_NAMES, type Layout, type Owner, type RouteName } from './route-table.ts';

export interface ReadPath {
  name: RouteName;
  owner: Owner;
  layout: Layout;
  locale: Locale;
  /** As `pathTo` takes them: `category` is a category's name, the rest decoded text. */
  params: Record<string, string>;
  /** The right path, when the address is an old, other-language or untidy spelling of it; else null. */
  movedTo: string | null;
}

/** The language of an address by its prefix alone. */
export function readLocale(pathname: string): Locale {
  return localeOf(pathname.split('/')[1]) ?? DEFAULT_LOCALE;
}

/** What page a path means, or null for an unknown one. Knows nothing of the data: an insect may still be missing. */
export function readPath(pathname: string): ReadPath | null {
  const segments = decodeSegments(pathname);
  if (!segments) return null;
  const prefix = localeOf(segments[0]);
  const locale = prefix ?? DEFAULT_LOCALE;
  const words = prefix ? segments.slice(1) : segments;
  const spellings = [locale, ...LOCALES.filter((other) => other !== locale)];
  for (const spelling of spellings) {
    for (const { name, shape } of SHAPES[spelling] ?? []) {
      const params = matchWords(name, shape, words);
      if (params) return describe(name, locale, params, pathname);
    }
  }
  return null;
}

function describe(
  name: RouteName,
  locale: Locale,
  params: Record<string, string>,
  pathname: string,
): ReadPath {
  const { owner, layout } = ROUTES[name];
  const path = fillPath(name, locale, params);
  return { name, owner, layout, locale, params, movedTo: path === pathname ? null : path };
}

function localeOf(word = ''): Locale | undefined {
  return LOCALES.find((locale) => locale === word.toLowerCase());
}

function decodeSegments(pathname: string): string[] | null {
  try {
    return pathname.split('/').filter(Boolean).map(decodeURIComponent);
  } catch {
    return null;
  }
}

/** Each page's words behind the language, in each language. */
const SHAPES = Object.fromEntries(
  LOCALES.map((locale) => [locale, ROUTE_NAMES.map((name) => ({ name, shape: shapeOf(name, locale) }))]),
);

function shapeOf(name: RouteName, locale: Locale): string[] {
  const pattern = ROUTES[name].path[locale].split('/').filter(Boolean);
  return locale === DEFAULT_LOCALE ? pattern : pattern.slice(1);
}

function matchWords(name: RouteName, shape: string[], words: string[]): Record<string, string> | null {
  if (shape.length !== words.length) return null;
  const params: Record<string, string> = {};
  for (const [index, segment] of shape.entries()) {
    const word = words[index] ?? '';
    if (!segment.startsWith(':')) {
      if (segment !== word.toLowerCase()) return null;
    } else {
      const value = segment === ':category' ? readCategory(name, word, words) : word;
      if (!value) return null;
      params[segment.slice(1)] = value;
    }
  }
  return params;
}

/** An insect is found by its uuid (spec §2): below a wrong category it is led on, from any right one. */
function readCategory(name: RouteName, word: string, words: string[]): string | null {
  const isInsect = name === 'insect' && readInsectSlug(words.at(-1) ?? '') !== null;
  return readAnyCategoryWord(word) ?? (isInsect ? FAMILY_CATEGORIES[0] : null);
}
