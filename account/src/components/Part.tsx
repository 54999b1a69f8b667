import { useId, type ReactNode } from 'react';
import style from './Part.module.css';

/** One part of a page, under its heading. */
export function Part({ title, children }: { title: string; children: ReactNode }) {
  const id = useId();
  return (
    <section className={style['part']} aria-labelledby={id}>
      <h2 id={id} className={style['title']}>
        {title}
      </h2>
      {children}
    </section>
  );
}
