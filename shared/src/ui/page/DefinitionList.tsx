import type { ReactNode } from 'react';
import style from './DefinitionList.module.css';

/** Terms with what they come to, between hairlines. */
export function DefinitionList({ items }: { items: { term: ReactNode; description: ReactNode }[] }) {
  return (
    <dl className={style['list']}>
      {items.map(({ term, description }, index) => (
        <div key={index} className={style['row']}>
          <dt>{term}</dt>
          <dd>{description}</dd>
        </div>
      ))}
    </dl>
  );
}
