import type { ReactNode } from 'react';
import style from './Step.module.css';

/** One part of the checkout, under its heading. */
export function Step({ id, title, children }: { id: string; title: ReactNode; children: ReactNode }) {
  return (
    <section className={style['step']} aria-labelledby={id}>
      <h2 className={style['title']} id={id}>
        {title}
      </h2>
      {children}
    </section>
  );
}
