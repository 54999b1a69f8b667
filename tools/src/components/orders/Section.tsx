import { useId, type ReactNode } from 'react';
import style from './Order.module.css';

interface SectionProps {
  title: string;
  id?: string;
  children: ReactNode;
}

/** A part of an order's page, under its own heading. */
export function Section({ title, id, children }: SectionProps) {
  const own = useId();
  return (
    <section className={style['section']} aria-labelledby={own} {...(id && { id })}>
      <h2 id={own}>{title}</h2>
      {children}
    </section>
  );
}
