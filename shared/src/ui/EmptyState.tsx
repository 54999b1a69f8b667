import type { ReactNode } from 'react';
import { NoPicture } from './NoPicture.tsx';
import style from './EmptyState.module.css';

interface EmptyStateProps {
  title: ReactNode;
  /** What can be done from here. */
  children?: ReactNode;
  /** In place of the empty drawer. */
  picture?: ReactNode;
}

export function EmptyState({ title, children, picture }: EmptyStateProps) {
  return (
    <div className={style['empty']}>
      <div className={style['picture']}>{picture ?? <NoPicture alt="" />}</div>
      <h2 className={style['title']}>{title}</h2>
      {children && <div className={style['text']}>{children}</div>}
    </div>
  );
}
