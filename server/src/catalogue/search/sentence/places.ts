import { LOCALES } from '@vitrine/shared/contract/locale';
import { PLACE_WORDS } from '@vitrine/shared/i18n/places/place-words';
import { foldText, wordsOf } from '../../../platform/fold-text.ts';
import { liesIn } from '@vitrine/shared/i18n/places/continents';
import { ORIGIN_SEPARATOR } from '../../engine/origin-separator.ts';
import { listRegions } from './regions.ts';

/** By what people call a place, folded: continents, countries, and places in them, as `filters.origin` names them. */
export type Places = ReadonlyMap<string, readonly string[]>;

/** Codes of unions, and of what is no country. */
const NO_COUNTRIES = new Set(['EU', 'EZ', 'UN', 'ZZ', 'XA', 'XB', 'QO']);
const LETTERS = [...'ABCDEFGHIJKLMNOPQRSTUVWXYZ'];

/** What countries are called beside their names in our languages. */
const MORE_NAMES: Readonly<Record<string, string[]>> = {
  CF: ['centraal afrika', 'centrafrique'],
  CI: ['ivory coast'],
  CD: ['congo', 'zaire'],
  CG: ['congo'],
  CZ: ['czech republic', 'tchéquie'],
  GB: ['england', 'engeland', 'angleterre', 'great britain', 'groot brittannië', 'grande bretagne', 'uk'],
  GF: ['guyane', 'frans guyana'],
  KR: ['korea', 'corée'],
  MM: ['burma', 'birma', 'birmanie'],
  NL: ['holland', 'hollande'],
  PG: ['papua', 'papoea', 'papouasie', 'png', 'new guinea', 'nieuw guinea', 'nouvelle guinée', 'neuguinea'],
  SB: ['solomons', 'salomons', 'salomon'],
  TH: ['siam'],
  US: ['usa'],
};

const BORNEO = ['borneo', 'bornéo', 'bornean'];

/** What parts of places are called beside their names in our languages, by the word that stands in the shop. */
const OTHER_NAMES: Readonly<Record<string, string[]>> = {
  papua: ['new guinea', 'nieuw guinea', 'nouvelle guinée', 'irian jaya'],
  sulawesi: ['celebes', 'célèbes'],
  maluku: ['moluccas', 'moluccan', 'moluks', 'molukse', 'moluquois', 'moluquoise'],
  kalimantan: BORNEO,
  sabah: BORNEO,
  sarawak: BORNEO,
  sumatra: ['sumatran', 'sumatraans', 'sumatraanse', 'sumatranais'],
  java: ['javan', 'javanese', 'javaans', 'javaanse', 'javanais', 'javanaise'],
  crete: ['cretan', 'kretenzisch', 'kretenzische', 'crétois', 'crétoise'],
  corsica: ['corsican', 'corsicaans', 'corsicaanse'],
  holland: ['hollande'],
  savoie: ['savoy'],
};

/** By the word that stands in the shop, folded: the names that cards show in the other languages, and those above. */
const NAMES = new Map<string, readonly string[]>([
  ...PLACE_WORDS.map((names): [string, string[]] => [foldText(names[0]), names.slice(1)]),
  ...Object.entries(OTHER_NAMES).map(([word, names]): [string, string[]] => [
    word,
    [...names, ...(PLACE_WORDS.find(([en]) => foldText(en) === word)?.slice(1) ?? [])],
  ]),
]);

/** Words of places that say which part, or what kind of place. */
export const GENERIC = new Set(
  `province region state prefecture oblast krai county department district islands island mountains highlands
  north south east west northern southern eastern western central centre upper lower the of`.split(/\s+/),
);
/** Shorter places are words of other things: Lot, Var, Man. */
const LEAST_LETTERS = 4;

/* Made once: folding them all takes ten milliseconds. */
let countries: ReadonlyMap<string, readonly string[]> | null = null;

/** All continents and countries of the world, also by their adjectives, and the places of the shop, `PE/Tingo María, Huánuco` also by each of its parts. */
export function listPlaces(origins: readonly string[]): Places {
  const places = new Map<string, Set<string>>();
  const add = (name: string, origin: string) => places.set(name, (places.get(name) ?? new Set()).add(origin));
  for (const origin of origins) {
    const at = origin.indexOf(ORIGIN_SEPARATOR);
    if (at < 1) continue;
    for (const name of namesOf(origin.slice(at + 1))) add(name, origin);
  }
  const held = new Set(origins.map((origin) => origin.slice(0, 2)));
  countries ??= listCountries();
  for (const [code, names] of countries) {
    // Georgia in the United States, where no lot is from the other one.
    for (const name of names) if (held.has(code) || !places.has(name)) add(name, code);
  }
  for (const [name, codes] of listRegions(held)) for (const code of codes) add(name, code);
  return new Map([...places].map(([name, found]) => [name, onlyWidest(found)]));
}

/** A place in a country that is named whole adds nothing to it, nor a country to its continent. */
const onlyWidest = (found: ReadonlySet<string>) =>
  [...found].filter((one) => ![...found].some((other) => other !== one && liesIn(one, other))).sort();

function namesOf(locality: string): string[] {
  const parts = locality.split(',').map(foldText);
  const short = parts.map((part) =>
    wordsOf(part)
      .filter((word) => !GENERIC.has(word))
      .join(' '),
  );
  const named = [...parts, ...short].filter((name) => name.length >= LEAST_LETTERS && !GENERIC.has(name));
  const words = new Set(named.flatMap((name) => [name, ...wordsOf(name)]));
  const others = [...words].flatMap((word) => NAMES.get(word) ?? []).map(foldText);
  return [...named, ...(named.length > 0 ? [foldText(locality)] : []), ...others];
}

/** By code, folded: the names that Unicode's data have in our languages and in German, and those above. */
function listCountries(): Map<string, string[]> {
  const named = [...LOCALES, 'de'].map(
    (locale) => new Intl.DisplayNames(locale, { type: 'region', fallback: 'none' }),
  );
  const codes = LETTERS.flatMap((first) => LETTERS.map((second) => first + second));
  return new Map(
    codes.filter(isCountry).flatMap((code): [string, string[]][] => {
      const names = named.flatMap((names) => partsOf(names.of(code) ?? ''));
      const folded = new Set([...names, ...(MORE_NAMES[code] ?? [])].map(foldText));
      // Iceland in German is any island.
      return names.length === 0 ? [] : [[code, [...folded].filter((name) => !GENERIC.has(name))]];
    }),
  );
}

/** Codes of states that are no more are those of others now. */
const isCountry = (code: string) => !NO_COUNTRIES.has(code) && new Intl.Locale(`und-${code}`).region === code;

/** `Myanmar (Burma)` is called by both. */
const partsOf = (name: string): string[] =>
  [name, ...name.split(/[()]/)].map((part) => part.trim()).filter((part) => part !== '');
