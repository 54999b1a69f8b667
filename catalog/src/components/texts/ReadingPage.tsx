import type { ReactNode } from 'react';
import style from './ReadingPage.module.css';

interface Props {
  title: ReactNode;
  /** What stands with the title: what the text holds. */
  contents?: ReactNode;
  children: ReactNode;
}

/** A title and what there is to read below it; on a wide window beside it, as in a catalogue. */
export function ReadingPage({ title, contents, children }: Props) {
  return (
    <div className={style['page']}>
      <div className={style['title']}>
        {title}
        {contents}
      </div>
      <div className={style['text']}>{children}</div>
    </div>
  );
}
