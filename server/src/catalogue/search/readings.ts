import { FAMILY_CATEGORIES, type FamilyCategory } from '@vitrine/shared/contract/catalogue';
import type { Locale } from '@vitrine/shared/contract/locale';
import { foldText, wordsOf } from '../../platform/fold-text.ts';

/** One way to read a text. */
export interface Reading {
  /** Each word once. */
  words: string[];
  /** All of it, folded. */
  phrase: string;
  /** The same without spaces, to be compared with whole names: there they do not count. */
  field: string;
  /** The last word may go on. */
  isUnfinished: boolean;
  /** Words were left out on the guess that a name comes first: only a whole name may be found. */
  isGuess: boolean;
  /** What kind of animal was said beside a name, `blue beetle`: of which categories it may be. Empty for any. */
  within: readonly FamilyCategory[];
}

/** More words than the longest name has: further ones are not looked at. */
const MOST_WORDS = 12;
/** `Linnaeus, 1758` in brackets behind a name. */
const BRACKETS = /\([^()]*\)?/g;

/** Of a Dutch plural, `papilio's`: an `s` by itself would begin any other word. */
const PLURAL = /(?<=[aiouy])['’]s(?!\p{L})/giu;

/**
 * How a text may be meant, likeliest first: all of it; without words that say little; as a name with an author, a
 * subspecies or more behind it; as one word that was typed as two.
 */
export function readText(text: string, isTyping: boolean): Reading[] {
  const said = text.replace(PLURAL, 's');
  const all = wordsOf(foldText(said)).map(kindOf);
  const isUnfinished = isTyping && !text.endsWith(' ');
  const { words: others, types, within } = takeTypes(wordsOf(foldText(said.replace(BRACKETS, ' '))));
  const telling = others.filter(
    (word, index, words) => !isNoise(word, isUnfinished && index === words.length - 1),
  );
  const reading = (words: string[], of: readonly FamilyCategory[] = []): Reading => ({
    words: [...new Set(words)].slice(0, MOST_WORDS),
    phrase: words.join(' '),
    field: words.join(''),
    isUnfinished,
    isGuess: false,
    within: of,
  });
  // `show me moths`: the kind alone is meant.
  const kind = telling.length === 0 ? types : [];
  const name = { ...reading(all.slice(0, 2)), isUnfinished: false, isGuess: true };
  return [
    reading(all),
    ...(telling.length < all.length && telling.length > 0 ? [reading(telling, within)] : []),
    ...(kind.length < all.length ? [reading(kind)] : []),
    ...(all.length > 2 ? [name] : []),
    ...(all.length > 1 ? [reading([all.join('')])] : []),
  ].filter(({ words }) => words.length > 0);
}

/** A text without words for what kind of animal is meant. */
export function withoutTypes(text: string): string {
  return takeTypes(wordsOf(foldText(text))).words.join(' ');
}

/** Words that shoppers add and names seldom hold: sexes, grades, kinds of animal, articles, in three languages. */
const NOISE_WORDS: Record<Locale, string> = {
  en: `male males female females pair spread mounted bug bugs insect insects the of and a1 a2 sp spp ssp spec show me looking for
    want do you have any some with for my our`,
  nl: `mannetje mannetjes vrouwtje vrouwtjes man vrouw paar koppel opgezet insecten de het een van en ik zoek wil graag
    hebben jullie heb met voor mijn onze`,
  fr: `mâle mâles femelle femelles couple étalé insecte insectes le la les l du des d un une et je cherche voudrais avez
    vous avec pour mon ma mes`,
};
/** Praise, which every lot would claim for itself, and what it is bought for; `le plus grand` is no more than `grand`. */
const PRAISE_WORDS: Record<Locale, string> = {
  en: 'most beautiful prettiest nicest pretty lovely nice stunning gorgeous colourful colorful rare special spectacular amazing exotic tropical shiny glossy metallic iridescent gift gifts present presents birthday weird strange unusual funny cool original multicoloured multicolored',
  nl: 'allermooiste meest mooi mooie mooiste prachtig prachtige leuk leuke kleurrijk kleurrijke moois leuks bijzonders bijzonder bijzondere zeldzaam zeldzame exotisch exotische tropisch tropische glanzend glanzende metaalachtig metaalachtige iriserend iriserende cadeau cadeaus cadeautje cadeautjes kado kadootje geschenk vreemd vreemde raar rare gek gekke origineel originele veelkleurig veelkleurige',
  fr: 'beau beaux bel belle belles joli jolie jolis jolies magnifique magnifiques superbe superbes rare rares spectaculaire exotique exotiques tropical tropicale tropicaux tropicales brillant brillants brillante brillantes métallique métalliques irisé irisée irisés irisées plus cadeau cadeaux bizarre bizarres étrange étranges insolite insolites original originale originaux multicolore multicolores',
};
const foldAll = (words: Record<Locale, string>) =>
  Object.values(words).flatMap((said) => wordsOf(foldText(said)));
export const PRAISE: ReadonlySet<string> = new Set(foldAll(PRAISE_WORDS));
const NOISE = new Set([...foldAll(NOISE_WORDS), ...PRAISE]);
/** What kinds of animals are called, one and many. Who says `vlinder` or `papillon` means moths, too. */
const TYPE_WORDS: Record<FamilyCategory, Record<Locale, string>> = {
  BUTTERFLIES: {
    en: 'butterfly butterflies lepidoptera',
    nl: 'dagvlinder dagvlinders vlinder vlinders',
    fr: 'papillon papillons lépidoptère lépidoptères',
  },
  MOTHS: {
    en: 'moth moths lepidoptera',
    nl: 'nachtvlinder nachtvlinders mot motten vlinder vlinders',
    fr: 'papillon papillons lépidoptère lépidoptères',
  },
  BEETLES: {
    en: 'beetle beetles coleoptera',
    nl: 'kever kevers tor torren',
    fr: 'scarabée scarabées coléoptère coléoptères',
  },
  OTHER_INSECTS: { en: '', nl: '', fr: '' },
};
const TYPES = new Map<string, FamilyCategory[]>();
for (const category of FAMILY_CATEGORIES) {
  for (const word of new Set(foldAll(TYPE_WORDS[category]))) {
    TYPES.set(word, [...(TYPES.get(word) ?? []), category]);
  }
}
/** Whether a folded word says what kind of animal is meant, or little. */
export const isTypeWord = (word: string): boolean => TYPES.has(kindOf(word)) || NOISE.has(word);

/** Collectors of other languages write their own word. */
const FOREIGN: ReadonlyMap<string, string> = new Map([
  ...foldText('Schmetterling Schmetterlinge mariposa mariposas farfalla farfalle')
    .split(' ')
    .map((word): [string, string] => [word, 'lepidoptera']),
  ...foldText('Käfer escarabajo escarabajos coleotteri')
    .split(' ')
    .map((word): [string, string] => [word, 'coleoptera']),
  ['falter', 'lepidoptera'],
  ['tagfalter', 'butterflies'],
  ['nachtfalter', 'moths'],
  ['motte', 'moths'],
]);
const DIMINUTIVE = /tjes?$/;

/** Of a kind that is said to be little, `vlindertje`, or in another language, the word that is known; any other word as it is. */
function kindOf(word: string): string {
  const large = word.replace(DIMINUTIVE, '');
  return FOREIGN.get(word) ?? (TYPES.has(large) ? large : word);
}

/** Of which categories words say that an animal is; none for any. */
export const typesOf = (words: readonly string[]): readonly FamilyCategory[] => takeTypes(words).within;

/** `papillon de nuit`. */
const TYPES_BY_TIME: Readonly<Record<string, FamilyCategory[]>> = { jour: ['BUTTERFLIES'], nuit: ['MOTHS'] };

/** The words without those that say what kind of animal is meant, and what they say. */
function takeTypes(all: readonly string[]): Pick<Reading, 'words' | 'within'> & { types: string[] } {
  const words: string[] = [];
  const types: string[] = [];
  let within: readonly FamilyCategory[] = [];
  for (let at = 0; at < all.length; at += 1) {
    const kind = kindOf(all[at] ?? '');
    const of = TYPES.get(kind);
    const byTime = of && all[at + 1] === 'de' ? TYPES_BY_TIME[all[at + 2] ?? ''] : undefined;
    const to = byTime ? at + 2 : at;
    if (of) within = byTime ?? of;
    (of ? types : words).push(...[kind, ...all.slice(at + 1, to + 1)]);
    at = to;
  }
  return { words, types, within };
}

const YEAR = /^(?:17|18|19|20)\d\d$/;

/** Whether a folded word says little. An unfinished one does when it begins such a word. */
function isNoise(word: string, isUnfinished: boolean): boolean {
  if (NOISE.has(word) || YEAR.test(word)) return true;
  return isUnfinished && word.length > 2 && [...NOISE].some((noise) => noise.startsWith(word));
}
