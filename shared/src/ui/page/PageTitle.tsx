import type { ReactNode } from 'react';
import style from './PageTitle.module.css';

interface PageTitleProps {
  children: ReactNode;
  /** A sentence or two under it. */
  lead?: ReactNode;
  /** How much is on the page, in words: “124 insects”. */
  count?: ReactNode;
  /** A sentence for a title: set smaller, so that what it is about stays in sight. */
  isLong?: boolean;
}

export function PageTitle({ children, lead, count, isLong = false }: PageTitleProps) {
  return (
    <div>
      <div className={style['line']}>
        <h1 className={style['title']} data-long={isLong || undefined}>
          {children}
        </h1>
        {count && <p className={style['count']}>{count}</p>}
      </div>
      {lead && <p className={style['lead']}>{lead}</p>}
    </div>
  );
}
