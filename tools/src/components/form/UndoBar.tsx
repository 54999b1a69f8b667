import type { ApiFailure } from '@vitrine/shared/contract/failure';
import { Button } from '@vitrine/shared/ui/Button';
import { Icon } from '@vitrine/shared/ui/Icon';
import { useWords } from '../../model/use-words.ts';
import { Failed } from '../bench/Failed.tsx';
import style from './UndoBar.module.css';

interface UndoBarProps {
  done: { text: string; isUndone: boolean } | null;
  isBusy: boolean;
  failure: ApiFailure | null;
  onUndo(): void;
  onClose(): void;
}

/** At the lower edge: what was done, and the way back. It stays until it is put away, for nobody is to hurry. */
export function UndoBar({ done, isBusy, failure, onUndo, onClose }: UndoBarProps) {
  const words = useWords();
  const said = done && (done.isUndone ? words('undo.undone', { text: done.text }) : done.text);
  return (
    <div className={style['place']}>
      {done && <Failed failure={failure} />}
      <div className={done ? style['bar'] : undefined}>
        <p role="status" className={style['said']}>
          {said}
        </p>
        {done && (
          <>
            <Button variant="quiet" busy={isBusy} aria-keyshortcuts="Control+Z Meta+Z" onClick={onUndo}>
              {words(done.isUndone ? 'undo.redo' : 'undo.undo')}
            </Button>
            <button
              type="button"
              className={style['close']}
              aria-label={words('common.close')}
              onClick={onClose}
            >
              <Icon name="close" />
            </button>
          </>
        )}
      </div>
    </div>
  );
}
