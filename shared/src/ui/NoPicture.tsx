import { classNames } from './class-names.ts';
import style from './Picture.module.css';

/** What lies in the drawer while a specimen has not been photographed: its pin and the outline of its place. */
export function NoPicture({ alt, className }: { alt: string; className?: string }) {
  const name = alt ? { role: 'img', 'aria-label': alt } : { 'aria-hidden': true };
  return (
    <span className={classNames(style['none'], className)} {...name}>
      <svg viewBox="0 0 120 120" fill="none" stroke="currentColor" strokeWidth="1" strokeLinecap="round">
        <g strokeDasharray="2 3">
          <path d="M58 56C48 38 30 30 17 33c-2 14 8 30 26 34-10 3-16 12-12 22 10 4 22-4 27-20" />
          <path d="M62 56c10-18 28-26 41-23 2 14-8 30-26 34 10 3 16 12 12 22-10 4-22-4-27-20" />
          <path d="M60 46c-3 0-4 4-4 10s1 24 4 30c3-6 4-24 4-30s-1-10-4-10Z" />
        </g>
        <path d="M60 22v30" stroke="var(--brass)" />
        <circle cx="60" cy="20" r="2.5" fill="var(--brass)" stroke="none" />
      </svg>
    </span>
  );
}
