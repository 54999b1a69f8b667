import { useEffect, useRef } from 'react';
import { FormattedMessage } from 'react-intl';
import { Button } from '@vitrine/shared/ui/Button';
import type { ViewLine } from '../model/cart-view.ts';
import { useWords } from '../model/use-words.ts';
import { InsectName } from './InsectName.tsx';
import style from './RemovedLine.module.css';

/** Stands where a line was, until the page is left. The focus comes here: the button that held it is gone. */
export function RemovedLine({ line, onUndo }: { line: ViewLine; onUndo(): void }) {
  const words = useWords();
  const undo = useRef<HTMLButtonElement>(null);
  useEffect(() => undo.current?.focus(), []);
  const { name, authority } = line.insect;
  return (
    <div className={style['removed']} role="status">
      <p>
        <FormattedMessage
          id="cart.removed"
          values={{ name: <InsectName name={name} isLatin={authority !== ''} /> }}
        />
      </p>
      <Button variant="quiet" ref={undo} onClick={onUndo} aria-label={words('cart.undoNamed', { name })}>
        {words('cart.undo')}
      </Button>
    </div>
  );
}
