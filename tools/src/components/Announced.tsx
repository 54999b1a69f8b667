import { createElement, type HTMLAttributes } from 'react';
import { useAnnounced, useSaid } from '@vitrine/shared/ui/feedback/announce';

interface AnnouncedProps extends HTMLAttributes<HTMLElement> {
  as?: 'p' | 'span' | 'div';
}

/** Text in sight that the page's one live region reads out when it changes; not the first, which the page came with. */
export function Announced({ as = 'p', children, ...rest }: AnnouncedProps) {
  return createElement(as, { ...rest, ref: useAnnounced<HTMLElement>() }, children);
}

interface NewsProps {
  text: string;
  className?: string | undefined;
}

/** A line that comes when something was done: read out when it comes, and when it changes. */
export function News({ text, className }: NewsProps) {
  useSaid(text, text);
  return <p className={className}>{text}</p>;
}
