import type { PictureFault, PictureSlot } from '@vitrine/shared/contract/tools/pictures';
import { useWords, type MessageId } from '../../../model/use-words.ts';
import style from '../OwnedPictures.module.css';

interface SlotStateProps {
  slot: PictureSlot;
  number: number;
  onRetry(): void;
}

/** How far a picture is; one that was given up says why, and is tried again on request. */
export function SlotState({ slot, number, onRetry }: SlotStateProps) {
  const words = useWords();
  const { state, fault, picture, error } = slot;
  const why = whyOf(fault);
  return (
    <div className={style['state']} data-state={state}>
      {state !== 'made' && picture && <p>{words('pictures.slot.next')}</p>}
      <p>{words(`pictures.slot.${state}`)}</p>
      {why && <p title={error}>{words(why)}</p>}
      {state === 'dead' && (
        <button
          type="button"
          aria-label={words('pictures.retryOf', { file: String(number) })}
          onClick={onRetry}
        >
          {words('pictures.retry')}
        </button>
      )}
    </div>
  );
}

/** Null where nothing went wrong. */
export function whyOf(fault: PictureFault): MessageId | null {
  return fault === '' ? null : `pictures.why.${fault}`;
}
