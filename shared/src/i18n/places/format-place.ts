import { LOCALES, type Locale } from '../../contract/locale.ts';
import { formatRegion } from './format-region.ts';
import { formatCountry } from '../formats.ts';
import { CONTINENTS, PLACE_KINDS, PLACE_WORDS } from './place-words.ts';

interface Place {
  locality: string;
  /** ISO code; empty where the locality alone says where. */
  country: string;
}

/** `Tingo María, Huánuco, Peru` in the language; empty where nothing is known. */
export function formatPlace({ locality, country }: Place, locale: Locale): string {
  const isAll = country === '';
  return [formatLocality(locality, locale, isAll), country && formatCountry(country, locale)]
    .filter(Boolean)
    .join(', ');
}

/**
 * A locality in the language, part by part, in whichever of our languages it was written. What no list knows stays as
 * written.
 * @param isAll nothing else says in which country it is: then it may be a country's name itself
 */
export function formatLocality(locality: string, locale: Locale, isAll = false): string {
  const parts = locality.split(', ').map((part) => partIn(part, locale, isAll));
  const text = parts.join(', ');
  // `provincie Chiang Mai`, which begins a label here.
  return text === locality ? text : text.charAt(0).toUpperCase() + text.slice(1);
}

function partIn(part: string, locale: Locale, isAll: boolean): string {
  const key = part.toLowerCase();
  const words = knownWords().get(key);
  if (words) return words[LOCALES.indexOf(locale)] ?? part;
  const continent = codesByName(CONTINENTS).get(key) ?? (isAll ? codesByName(COUNTRIES).get(key) : undefined);
  return continent ? formatRegion(continent, locale) : kindIn(part, locale);
}

/** `Chiang Mai Province` as `province de Chiang Mai`. */
function kindIn(part: string, locale: Locale): string {
  const [, name = '', kind = ''] = /^(.+) (\p{L}+)$/u.exec(part) ?? [];
  const pattern = locale !== 'en' && PLACE_KINDS[kind]?.[locale];
  if (!pattern) return part;
  const place = partIn(name, locale, false);
  return pattern.replace('de%', /^[aeiouyhàâéèêëîïôûü]/i.test(place) ? 'd’%' : 'de %').replace('%', place);
}

let known: Map<string, readonly string[]> | null = null;

/** By each name of a place, in small letters. Made with the first label that is drawn. */
function knownWords(): Map<string, readonly string[]> {
  known ??= new Map(
    // English first: where one name means two places, it is what was written.
    [...LOCALES.keys()]
      .reverse()
      .flatMap((at) => PLACE_WORDS.map((words) => [(words[at] ?? '').toLowerCase(), words] as const)),
  );
  return known;
}

const LETTERS = [...'ABCDEFGHIJKLMNOPQRSTUVWXYZ'];
const COUNTRIES = LETTERS.flatMap((first) => LETTERS.map((second) => first + second));
const byName = new Map<readonly string[], Map<string, string>>();

/** Codes of regions by their names in our languages, in small letters. */
function codesByName(codes: readonly string[]): Map<string, string> {
  const made =
    byName.get(codes) ??
    new Map(
      LOCALES.flatMap((locale) =>
        codes.map((code) => [formatRegion(code, locale).toLowerCase(), code] as const),
      ),
    );
  byName.set(codes, made);
  return made;
}
