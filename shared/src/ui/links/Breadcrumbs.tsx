import type { ReactNode } from 'react';
import { SiteLink } from './SiteLink.tsx';
import style from './Breadcrumbs.module.css';

interface BreadcrumbsProps {
  /** What this navigation is called, for who cannot see it. */
  label: string;
  /** From the shop's door to this page, which has no address of its own here. */
  items: { label: ReactNode; to?: string }[];
}

export function Breadcrumbs({ label, items }: BreadcrumbsProps) {
  return (
    <nav aria-label={label}>
      <ol className={style['trail']}>
        {items.map((item, index) => (
          <li key={index}>
            {item.to ? (
              <SiteLink to={item.to}>{item.label}</SiteLink>
            ) : (
              <span aria-current="page">{item.label}</span>
            )}
          </li>
        ))}
      </ol>
    </nav>
  );
}
