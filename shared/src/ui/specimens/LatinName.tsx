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
  /** Leaves the author unsaid, where there is room for the name only. */
  short?: boolean;
}

/** A scientific name in italics, its author upright and smaller. A lot without an author has a plain name. */
export function LatinName({ name, authority, short = false }: LatinNameProps) {
  if (!authority) return <span className={style['plain']}>{name}</span>;
  return (
    <span className={style['name']}>
      <span lang="la" className={style['latin']}>
        {inItalics(name)}
      </span>
      {!short && (
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
