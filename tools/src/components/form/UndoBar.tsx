import { useRef } from 'react';
import type { ApiFailure } from '@vitrine/shared/contract/failure';
import type { Staying } from '@vitrine/shared/contract/tools/tools';
import { Button } from '@vitrine/shared/ui/links/Button';
import { Icon } from '@vitrine/shared/ui/icons/Icon';
import { useWords } from '../../model/use-words.ts';
import { RequestFailed } from '@vitrine/shared/ui/feedback/RequestFailed';
import { StayingLots } from './StayingLots.tsx';
import { useRoomBelow } from './use-room-below.ts';
import style from './UndoBar.module.css';

interface UndoBarProps {
  done: { text: string; isUndone: boolean; stays?: readonly Staying[] } | null;
  isBusy: boolean;
  failure: ApiFailure | null;
  onUndo(): void;
  onClose(): void;
}

/** At the lower edge: what was done, and the way back. It stays until it is put away, for nobody is to hurry. */
export function UndoBar({ done, isBusy, failure, onUndo, onClose }: UndoBarProps) {
  const words = useWords();
  const said = done && (done.isUndone ? words('undo.undone', { text: done.text }) : done.text);
  const place = useRef<HTMLDivElement>(null);
  useRoomBelow(place, done !== null);
  return (
    <div className={style['place']} ref={place}>
      {done && <RequestFailed failure={failure} />}
      {done?.stays && done.stays.length > 0 && <StayingLots stays={done.stays} />}
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
