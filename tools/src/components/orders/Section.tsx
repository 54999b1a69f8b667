import { useId, type ReactNode } from 'react';
import style from './Order.module.css';

interface SectionProps {
  title: string;
  id?: string;
  /** Its terms come to amounts. */
  figures?: boolean;
  children: ReactNode;
}

/** A part of an order's page, under its own heading. */
export function Section({ title, id, figures, children }: SectionProps) {
  const own = useId();
  return (
    <section
      className={style['section']}
      aria-labelledby={own}
      data-figures={figures || undefined}
      {...(id && { id })}
    >
      <h2 id={own}>{title}</h2>
      {children}
    </section>
  );
}
