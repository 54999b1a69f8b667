import { useEffect, useRef } from 'react';
import { Notice } from '@vitrine/shared/ui/feedback/Notice';
import style from './Said.module.css';

/** What came of something the shopper did. Takes the focus: what was pressed may be gone. */
export function Said({ text }: { text: string | null }) {
  const box = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (text) box.current?.focus();
  }, [text]);
  if (!text) return null;
  return (
    <div ref={box} tabIndex={-1} className={style['said']}>
      <Notice tone="success">{text}</Notice>
    </div>
  );
}
