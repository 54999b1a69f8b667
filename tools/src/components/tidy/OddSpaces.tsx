import { splitOddSpaces, type OddSpace } from '../../model/odd-spaces.ts';
import { useWords } from '../../model/use-words.ts';
import style from './Tidy.module.css';

/** What is drawn in the place of one; a short word where no sign is known for it. */
const SIGNS: Record<OddSpace, string> = {
  space: '␣',
  'no-break': 'NBSP',
  tab: '⇥',
  line: '↵',
  unusual: '⎵',
  unseen: '∅',
};

/** A text whose stray spaces are seen, and named for who hears them. */
export function OddSpaces({ text }: { text: string }) {
  const words = useWords();
  return (
    <span className={style['text']}>
      {splitOddSpaces(text).map(({ text: part, odd }, index) =>
        odd ? (
          <mark key={index} className={style['odd']}>
            <span aria-hidden="true">{SIGNS[odd].repeat(odd === 'space' ? part.length : 1)}</span>
            <span className="visually-hidden">[{words(`spaces.${odd}`, { count: part.length })}]</span>
          </mark>
        ) : (
          part
        ),
      )}
    </span>
  );
}
