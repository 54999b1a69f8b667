import { useEffect, useState } from 'react';
import { Button } from '@vitrine/shared/ui/Button';
import { Icon } from '@vitrine/shared/ui/Icon';
import { useWords } from '../model/use-words.ts';
import style from './TransferDetails.module.css';

/** A value, and a button that copies it, where the browser lets a page do that. */
export function Copy({ label, text, shown = text }: { label: string; text: string; shown?: string }) {
  const words = useWords();
  const [canCopy, setCanCopy] = useState(false);
  const [isCopied, setCopied] = useState(false);
  useEffect(() => setCanCopy('clipboard' in navigator), []);
  const copy = () =>
    void navigator.clipboard.writeText(text).then(
      () => setCopied(true),
      // The browser refused: the value still stands there to be selected.
      () => setCanCopy(false),
    );
  return (
    <span className={style['copy']}>
      <span className={style['value']}>{shown}</span>
      {canCopy && (
        <Button
          variant="quiet"
          className={style['button']}
          onClick={copy}
          aria-label={words('common.copyNamed', { label })}
        >
          {isCopied && <Icon name="check" />}
          {words('common.copy')}
        </Button>
      )}
      <span className="visually-hidden" role="status">
        {isCopied && words('common.copied', { label })}
      </span>
    </span>
  );
}
