import type { ReactNode } from 'react';
import { NoPicture } from '../specimens/NoPicture.tsx';
import style from './EmptyState.module.css';

interface EmptyStateProps {
  title: ReactNode;
  /** 1 where it is all that the page says. */
  heading?: 1 | 2;
  /** What can be done from here. */
  children?: ReactNode;
  /** In place of the empty drawer. */
  picture?: ReactNode;
}

export function EmptyState({ title, heading = 2, children, picture }: EmptyStateProps) {
  const Heading = `h${heading}` as const;
  return (
    <div className={style['empty']}>
      <div className={style['picture']}>{picture ?? <NoPicture alt="" />}</div>
      <Heading className={style['title']}>{title}</Heading>
      {children && <div className={style['text']}>{children}</div>}
    </div>
  );
}
