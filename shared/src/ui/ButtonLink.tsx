import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { classNames } from './class-names.ts';
import style from './Button.module.css';

interface ButtonLinkProps {
  to: string;
  children: ReactNode;
  variant?: 'action' | 'quiet' | 'danger';
  wide?: boolean;
  /** Asks the server for the whole page, instead of changing what differs. */
  reloads?: boolean;
}

/** A link that looks like a button: it goes somewhere, it does nothing. */
export function ButtonLink({ to, children, variant = 'action', wide, reloads = false }: ButtonLinkProps) {
  return (
    <Link
      to={to}
      reloadDocument={reloads}
      className={classNames(style['button'], style[variant], wide && style['wide'])}
    >
      {children}
    </Link>
  );
}
