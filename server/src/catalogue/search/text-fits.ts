import type { NameIndex } from './name-index.ts';
import { eachInRow } from './rows.ts';
import { slipsAllowed } from './distance.ts';
import { eachCandidate, soundFor } from './sound-list.ts';
import { closeFit, FIT, isSpeakable } from './word-fit.ts';
import { eachPlainFit } from './word-list.ts';
import { foldText } from '../../platform/fold-text.ts';

/** What a colour is called in names, in all languages: few species have a name in each. */
const COLOURS = [
  'blue blues blauw blauwe bleu bleue bleus bleues',
  'green groen groene vert verte verts vertes',
  'red rood rode rouge rouges',
  'yellow geel gele jaune jaunes',
  'white wit witte blanc blanche blancs blanches',
  'black zwart zwarte noir noire noirs noires',
  'orange oranje',
  'brown bruin bruine brun brune bruns brunes',
  'purple violet violette paars paarse pourpre',
  'gold golden gouden doré dorée dorés dorées',
  'silver silvery zilveren argenté argentée argentés argentées',
].map((words) => words.split(' ').map(foldText));

const BY_WORD = new Map(COLOURS.flatMap((words) => words.map((word) => [word, words] as const)));

/** Other words for the colour that a folded word is; none for any other word. */
function sameColour(word: string): string[] {
  return (BY_WORD.get(word) ?? []).filter((other) => other !== word);
}

/** By number of a text: how well its best word fits one asked word. Null when no text has any. */
export type Fits = Uint8Array | null;

const LEAST_PLURAL = 5;
/** A shorter word that is one of a name's is meant whole: who looks for a bee wants no beetle first. */
const LEAST_BEGINNING = 4;

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
  for (const same of sameColour(asked)) {
    const number = index.wordList.numbers.get(same);
    if (number !== undefined) mark.word(number, FIT.prefix);
  }
  eachSplitFit(index, asked, mark.text);
  const fits = mark.fits();
  if (fits !== null || asked.length < LEAST_PLURAL || !asked.endsWith('s')) return fits;
  return plainFits(index, asked.slice(0, -1), isUnfinished);
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
