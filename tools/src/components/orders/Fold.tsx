import type { ReactNode } from 'react';
import style from './Order.module.css';

/** A step that is seldom taken: its fields show when its name is pressed. */
export function Fold({ title, children }: { title: string; children: ReactNode }) {
  return (
    <details className={style['fold']}>
      <summary>{title}</summary>
      {children}
    </details>
  );
}
