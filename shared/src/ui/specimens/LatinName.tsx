import { Fragment } from 'react';
import style from './LatinName.module.css';

/** Words within a scientific name that stay upright. */
const QUALIFIERS = new Set([
  'sp.',
  'spp.',
  'ssp.',
  'subsp.',
  'cf.',
  'aff.',
  'var.',
  'f.',
  'ab.',
  'hybr.',
  '×',
]);

interface LatinNameProps {
  name: string;
  authority?: string;
  /** A mixed lot has a plain name. */
  isMixed?: boolean;
  /** Leaves the author unsaid, where there is room for the name only. */
  short?: boolean;
  /** Where the style around it sets names: it has no classes of its own. */
  set?: boolean;
}

/** A scientific name in italics, its author upright and smaller where it is known. */
export function LatinName({ name, authority, isMixed = false, short = false, set = false }: LatinNameProps) {
  if (isMixed) return set ? name : <span className={style['plain']}>{name}</span>;
  return (
    <>
      {inLatin(name, set)}
      {!short && authority && (
        <>
          {' '}
          <span className={set ? undefined : style['authority']}>{authority}</span>
        </>
      )}
    </>
  );
}

/** Words that lean alike are one piece of markup, and a whole name mostly is: a list has two dozen. */
function inLatin(name: string, set: boolean) {
  const pieces: { isUpright: boolean; text: string }[] = [];
  for (const word of name.split(' ')) {
    const isUpright = QUALIFIERS.has(word);
    const last = pieces.at(-1);
    if (last?.isUpright === isUpright) last.text += ` ${word}`;
    else pieces.push({ isUpright, text: word });
  }
  const latin = { lang: 'la', className: set ? undefined : style['name'] };
  if (pieces.length === 1 && !pieces[0]?.isUpright) return <i {...latin}>{name}</i>;
  return (
    <span {...latin}>
      {pieces.map(({ isUpright, text }, index) => (
        <Fragment key={index}>
          {index > 0 && ' '}
          {isUpright ? text : <i>{text}</i>}
        </Fragment>
      ))}
    </span>
  );
}
