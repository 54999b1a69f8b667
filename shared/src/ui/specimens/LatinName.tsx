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
}

/** A scientific name in italics, its author upright and smaller where it is known. */
export function LatinName({ name, authority, isMixed = false, short = false }: LatinNameProps) {
  if (isMixed) return <span className={style['plain']}>{name}</span>;
  return (
    <span className={style['name']}>
      <span lang="la" className={style['latin']}>
        {inItalics(name)}
      </span>
      {!short && authority && (
        <>
          {' '}
          <span className={style['authority']}>{authority}</span>
        </>
      )}
    </span>
  );
}

function inItalics(name: string) {
  return name.split(' ').map((word, index) => (
    <Fragment key={index}>
      {index > 0 && ' '}
      {QUALIFIERS.has(word) ? word : <i>{word}</i>}
    </Fragment>
  ));
}
