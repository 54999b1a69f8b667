import type { ReactNode } from 'react';
import { classNames } from '../class-names.ts';
import style from './SpecimenGrid.module.css';

interface Props {
  /** Of what is the same in each card. */
  className?: string;
  children: ReactNode;
}

/** Specimen cards side by side, each a list item: two on a phone, three on a tablet, four on a desk, five on a wide one: as its own room allows. */
export function SpecimenGrid({ className, children }: Props) {
  return (
    <div className={style['room']}>
      <ul className={classNames(style['grid'], className)} role="list">
        {children}
      </ul>
    </div>
  );
}
