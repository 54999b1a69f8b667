import type { ReactNode } from 'react';
import style from './TwoColumns.module.css';

/** What is read beside what it comes to; under each other on a phone. */
export function TwoColumns({ main, side }: { main: ReactNode; side: ReactNode }) {
  return (
    <div className={style['columns']}>
      <div className={style['main']}>{main}</div>
      {side && <div className={style['side']}>{side}</div>}
    </div>
  );
}
