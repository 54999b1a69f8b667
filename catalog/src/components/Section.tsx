import { SiteLink } from '@vitrine/shared/ui/links/SiteLink';
import { useId, type ReactNode } from 'react';
import style from './Section.module.css';

interface Props {
  title: string;
  /** Where there is more of it. */
  more?: { to: string; label: string };
  children: ReactNode;
}

/** A part of a page under its title. */
export function Section({ title, more, children }: Props) {
  const id = useId();
  return (
    <section className={style['section']} aria-labelledby={id}>
      <div className={style['head']}>
        <h2 id={id}>{title}</h2>
        {more && <SiteLink to={more.to}>{more.label}</SiteLink>}
      </div>
      {children}
    </section>
  );
}
