import type { ReactNode } from 'react';
import { classNames } from '../class-names.ts';
import { Icon, type IconName } from '../icons/Icon.tsx';
import style from './Notice.module.css';

type Tone = 'info' | 'success' | 'warning' | 'error';

interface NoticeProps {
  tone: Tone;
  title?: ReactNode;
  children?: ReactNode;
}

const ICONS: Record<Tone, IconName> = {
  info: 'info',
  success: 'check',
  warning: 'warning',
  error: 'warning',
};

/** Something the shopper should know, in its place on the page. Errors interrupt; the others wait their turn. */
export function Notice({ tone, title, children }: NoticeProps) {
  return (
    <div
      className={classNames(style['notice'], style[tone])}
      role={tone === 'error' ? 'alert' : 'status'}
      data-notice=""
    >
      <Icon name={ICONS[tone]} />
      <div>
        {title && <p className={style['title']}>{title}</p>}
        <div className={style['text']}>{children}</div>
      </div>
    </div>
  );
}
