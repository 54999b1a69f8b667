import type { ReactNode } from 'react';
import style from './Field.module.css';

/**
 * At the top of a form: what the star beside a label means, in a form that has one. Seen only, as the star is: controls
 * say it themselves.
 */
export function RequiredNote({ children }: { children: ReactNode }) {
  return (
    <p className={style['note']} aria-hidden="true" data-required-note="">
      {children}
    </p>
  );
}
