import type { MouseEventHandler, ReactNode, Ref } from 'react';
import { classNames } from '../class-names.ts';
import { SiteLink } from './SiteLink.tsx';
import style from './Button.module.css';

interface ButtonLinkProps {
  to: string;
  children: ReactNode;
  variant?: 'action' | 'quiet' | 'danger';
  wide?: boolean;
  /** Asks the server for the whole page, instead of changing what differs. */
  reloads?: boolean;
  ref?: Ref<HTMLAnchorElement>;
  /** Before it is followed. */
  onClick?: MouseEventHandler<HTMLAnchorElement>;
}

/** A link that looks like a button: it goes somewhere, it does nothing. */
export function ButtonLink({
  to,
  children,
  variant = 'action',
  wide,
  reloads = false,
  ...link
}: ButtonLinkProps) {
  const look = classNames(style['button'], style[variant], wide && style['wide']);
  if (reloads)
    return (
      <a {...link} href={to} className={look}>
        {children}
      </a>
    );
  return (
    <SiteLink {...link} to={to} className={look}>
      {children}
    </SiteLink>
  );
}
