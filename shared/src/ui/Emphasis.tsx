import { emphasize } from './emphasize.ts';
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
