import { eachInRow, type Rows } from './rows.ts';
import { soundOf } from './sound.ts';

/** A sound, and which letters are in it, one bit each. */
interface Sound {
  text: string;
  letters: number;
}

/** Many sounds by number. Length and letters lie apart: most sounds are ruled out by those alone. */
export interface SoundList {
  texts: readonly string[];
  lengths: Int32Array;
  letters: Int32Array;
}

export function soundFor(word: string): Sound {
  const text = soundOf(word);
  return { text, letters: lettersIn(text) };
}

export function listSounds(texts: readonly string[]): SoundList {
  return {
    texts,
    lengths: Int32Array.from(texts, ({ length }) => length),
    letters: Int32Array.from(texts, lettersIn),
  };
}

/** The sounds of whole texts. `words`: which words each text has. */
export function joinSounds(sounds: SoundList, words: Rows): SoundList {
  const count = words.starts.length - 1;
  const texts: string[] = [];
  const lengths = new Int32Array(count);
  const letters = new Int32Array(count);
  for (let number = 0; number < count; number += 1) {
    let text = '';
    eachInRow(words, number, (word) => {
      text += sounds.texts[word] ?? '';
      letters[number] = (letters[number] ?? 0) | (sounds.letters[word] ?? 0);
    });
    texts.push(text);
    lengths[number] = text.length;
  }
  return { texts, lengths, letters };
}

/**
 * Calls back for each sound that may be the asked one with so many slips at most.
 * @param longer how many letters more it may have
 */
export function eachCandidate(
  { texts, lengths, letters }: SoundList,
  asked: Sound,
  slips: number,
  longer: number,
  found: (number: number, text: string) => void,
): void {
  const least = asked.text.length - slips;
  const most = asked.text.length + longer;
  for (let number = 0; number < texts.length; number += 1) {
    const length = lengths[number] ?? 0;
    if (length < least || length > most) continue;
    const has = letters[number] ?? 0;
    if (countBits(asked.letters & ~has) > slips || countBits(has & ~asked.letters) > longer) continue;
    found(number, texts[number] ?? '');
  }
}

function lettersIn(text: string): number {
  let letters = 0;
  for (let at = 0; at < text.length; at += 1) letters |= 1 << (text.charCodeAt(at) - 97);
  return letters;
}

/** The ones in 32 bits, added up in pairs, fours and eights. */
function countBits(bits: number): number {
  const pairs = bits - ((bits >>> 1) & 0x55555555);
  const fours = (pairs & 0x33333333) + ((pairs >>> 2) & 0x33333333);
  return (((fours + (fours >>> 4)) & 0x0f0f0f0f) * 0x01010101) >>> 24;
}
