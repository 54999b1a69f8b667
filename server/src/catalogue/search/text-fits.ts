import type { NameIndex } from './name-index.ts';
import { eachInRow } from './rows.ts';
import { slipsAllowed } from './distance.ts';
import { eachCandidate, soundFor } from './sound-list.ts';
import { closeFit, FIT, isSpeakable } from './word-fit.ts';
import { eachPlainFit } from './word-list.ts';
import { foldText } from '../../platform/fold-text.ts';

/** What a colour is called in names, in all languages: few species have a name in each. */
const COLOURS = [
  'blue blues blauw blauwe bleu bleue bleus bleues blau blaue blauer',
  'green groen groene vert verte verts vertes grün grüne grüner',
  'red rood rode rouge rouges rot rote roter',
  'yellow geel gele jaune jaunes gelb gelbe gelber',
  'white wit witte blanc blanche blancs blanches weiß weiße weißer',
  'black zwart zwarte noir noire noirs noires schwarz schwarze schwarzer',
  'orange oranje',
  'brown bruin bruine brun brune bruns brunes braun braune brauner',
  'purple violet violette paars paarse pourpre violett',
  'gold golden gouden doré dorée dorés dorées',
  'silver silvery zilveren argenté argentée argentés argentées',
];
/** Likewise what goes by one name. */
const GROUPS = [
  'birdwing birdwings vogelvlinder vogelvlinders vogelvleugel vogelvleugels ornithoptère ornithoptères',
  'apollo apollos apollovlinder apollovlinders apollon apollons',
];
const byWord = (lists: readonly string[]): ReadonlyMap<string, readonly string[]> =>
  new Map(
    lists.map((words) => foldText(words).split(' ')).flatMap((words) => words.map((word) => [word, words])),
  );
const [SAME_COLOUR, SAME_GROUP] = [byWord(COLOURS), byWord(GROUPS)];

/** By number of a text: how well its best word fits one asked word. Null when no text has any. */
export type Fits = Uint8Array | null;

const LEAST_PLURAL = 5;
/** A shorter word that is one of a name's is meant whole: who looks for a bee wants no beetle first. */
const LEAST_BEGINNING = 4;

const UNNAMED: ReadonlySet<string> = new Set(['sp', 'spp', 'spec', 'ssp']);

/** Whether a word beside others says that no species is told, and begins none: `Chrysina sp` is no `Chrysina spectabilis`. */
export const saysUnnamed = ({ wordList }: NameIndex, word: string): boolean =>
  UNNAMED.has(word) && !wordList.numbers.has(word);

/**
 * Texts with words that are, begin with or contain the asked one, or are the same colour in another language; two words
 * of a text count as one, too.
 */
export function plainFits(index: NameIndex, asked: string, isUnfinished: boolean): Fits {
  const mark = markTexts(index, null);
  const isWhole = asked.length < LEAST_BEGINNING && !isUnfinished && index.wordList.numbers.has(asked);
  eachPlainFit(index.wordList, asked, (word, fit) =>
    mark.word(word, isWhole && fit === FIT.prefix ? FIT.contains : fit),
  );
  const markAll = (words: readonly string[] = [], fit: number) => {
    for (const same of words) {
      const number = index.wordList.numbers.get(same);
      if (number !== undefined && same !== asked) mark.word(number, fit);
    }
  };
  markAll(SAME_COLOUR.get(asked), FIT.prefix);
  markAll(SAME_GROUP.get(asked), FIT.equal);
  eachSplitFit(index, asked, mark.text);
  const fits = mark.fits();
  if (fits !== null || asked.length < LEAST_PLURAL) return fits;
  const shorter = endings(asked);
  return shorter.reduce<Fits>((found, one) => found ?? plainFits(index, one, isUnfinished), null);
}

/** Of a plural, and of a Dutch diminutive: `nachtpauwoogje`. */
function endings(word: string): string[] {
  if (word.endsWith('s')) return [word.slice(0, -1)];
  return ['je', 'tje'].filter((end) => word.endsWith(end)).map((end) => word.slice(0, -end.length));
}

/**
 * The same, and texts with words that are spelt or sound like it. Where some sound just so, those with slips are others:
 * `morfo` is no `morio`.
 */
export function closeFits(index: NameIndex, asked: string, plain: Fits, isUnfinished: boolean): Fits {
  if (!isSpeakable(asked)) return plain;
  const mark = markTexts(index, plain);
  const sound = soundFor(asked);
  const slips = plain === null && isHeard(index, asked) ? 0 : slipsAllowed(sound.text.length);
  eachCandidate(index.wordList.sounds, sound, slips, Infinity, (number, known) => {
    const fit = closeFit(sound.text, known, isUnfinished);
    if (fit > 0 && (slips > 0 || known.startsWith(sound.text))) mark.word(number, fit);
  });
  return mark.fits();
}

/** Whether some name has a word that sounds like this one. */
export function isHeard({ wordList }: NameIndex, asked: string): boolean {
  return isSpeakable(asked) && wordList.sounds.texts.includes(soundFor(asked).text);
}

/** A word that a name writes as two: `hawkmoth` for hawk-moth, `papiliomachaon`. */
function eachSplitFit(index: NameIndex, asked: string, found: (text: number, fit: number) => void): void {
  const { wordList, wordsByText, textsByWord } = index;
  // A letter by itself begins any word: `papilios` are no `papilio sarpedon`.
  for (let at = 1; at < asked.length - 1; at += 1) {
    const first = wordList.numbers.get(asked.slice(0, at));
    if (first === undefined) continue;
    const rest = asked.slice(at);
    eachInRow(textsByWord, first, (text) => {
      let previous = -1;
      eachInRow(wordsByText, text, (word) => {
        const next = wordList.words[word] ?? '';
        if (previous === first && next.startsWith(rest)) found(text, next === rest ? FIT.equal : FIT.prefix);
        previous = word;
      });
    });
  }
}

/** Collects the best fit of each text. `before`: fits that are known already. */
function markTexts({ texts, textsByWord }: NameIndex, before: Fits) {
  const fits = new Uint8Array(texts.length);
  if (before) fits.set(before);
  let isAny = before !== null;
  const text = (number: number, fit: number) => {
    if (fit > (fits[number] ?? 0)) fits[number] = fit;
    isAny = true;
  };
  const word = (number: number, fit: number) => eachInRow(textsByWord, number, (one) => text(one, fit));
  return { text, word, fits: (): Fits => (isAny ? fits : null) };
}
