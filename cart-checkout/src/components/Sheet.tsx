import type { ReactNode } from 'react';
import style from './Sheet.module.css';

/** A sheet of card that lies on the paper: for what a page comes down to. */
export function Sheet({
  title,
  titleId,
  children,
}: {
  title: ReactNode;
  titleId: string;
  children: ReactNode;
}) {
  return (
    <section className={style['sheet']} aria-labelledby={titleId}>
      <h2 className={style['title']} id={titleId}>
        {title}
      </h2>
      {children}
    </section>
  );
}
