import { foldAccents } from '../../i18n/fold-accents.ts';
import style from './SearchBox.module.css';

/** A text with what was typed in bold. For eyes only: read aloud, its pieces would be words of their own. */
export function Emphasis({ text, typed }: { text: string; typed: string }) {
  return emphasize(text, typed).map(({ piece, isTyped }, index) =>
    isTyped ? (
      <b key={index} className={style['typed']}>
        {piece}
      </b>
    ) : (
      piece
    ),
  );
}

interface Piece {
  piece: string;
  isTyped: boolean;
}

/** Cuts a text where the words of `typed` stand in it, whatever their case and accents. */
export function emphasize(text: string, typed: string): Piece[] {
  // One folded character for each of the text, so that a place in one is the same place in the other.
  const characters = [...text];
  const folded = characters.map(fold).join('');
  const isTyped = characters.map(() => false);
  for (const word of [...typed].map(fold).join('').split(/\s+/).filter(Boolean)) {
    const at = placeOf(folded, word);
    if (at >= 0) isTyped.fill(true, at, at + word.length);
  }
  return characters.reduce<Piece[]>((pieces, character, index) => {
    const last = pieces.at(-1);
    const here = isTyped[index] ?? false;
    if (last?.isTyped === here) last.piece += character;
    else pieces.push({ piece: character, isTyped: here });
    return pieces;
  }, []);
}

/** The beginning of a word before any place within one. */
function placeOf(text: string, word: string): number {
  const atStart = ` ${text}`.indexOf(` ${word}`);
  return atStart >= 0 ? atStart : text.indexOf(word);
}

function fold(character: string): string {
  const [base = character] = foldAccents(character);
  return base;
}
