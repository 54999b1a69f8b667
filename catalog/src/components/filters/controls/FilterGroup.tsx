import type { ReactNode } from 'react';
import style from './FilterGroup.module.css';

/** One filter with its values, under its name. */
export function FilterGroup({ title, children }: { title: ReactNode; children: ReactNode }) {
  return (
    <fieldset className={style['group']}>
      <legend>{title}</legend>
      {children}
    </fieldset>
  );
}
