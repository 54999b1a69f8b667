import type { ReactNode } from 'react';
import style from './SpecimenGrid.module.css';

/** Specimen cards side by side, each a list item: two on a phone, three on a tablet, four on a desk, five on a wide one: as its own room allows. */
export function SpecimenGrid({ children }: { children: ReactNode }) {
  return (
    <div className={style['room']}>
      <ul className={style['grid']} role="list">
        {children}
      </ul>
    </div>
  );
}
