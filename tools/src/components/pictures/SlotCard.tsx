import { useLayoutEffect, useRef, type KeyboardEvent } from 'react';
import type { PictureSlot } from '@vitrine/shared/contract/tools/pictures';
import { Icon } from '@vitrine/shared/ui/icons/Icon';
import { Picture } from '@vitrine/shared/ui/specimens/Picture';
import { useWords } from '../../model/use-words.ts';
import { SlotState } from './uploads/SlotState.tsx';
import style from './OwnedPictures.module.css';

interface SlotCardProps {
  slot: PictureSlot;
  /** Of the owner. */
  name: string;
  /** From 0, in the order that is shown. */
  at: number;
  count: number;
  isDragged: boolean;
  onDrag(key: string | null): void;
  onDrop(): void;
  onMove(to: number): void;
  /** How many flaws it shows; null where none can be pinned. */
  flaws: number | null;
  onFlaws(): void;
  onDescribe(): void;
  onRemove(): void;
  onRetry(): void;
}

/** One picture on the table, and what can be done with it. */
export function SlotCard(props: SlotCardProps) {
  const { slot, name, at, isDragged, onDrag, onDrop } = props;
  const words = useWords();
  const number = at + 1;
  return (
    <li
      className={style['slot']}
      draggable
      data-dragged={isDragged || undefined}
      onDragStart={(event) => {
        // Some browsers drag nothing without data.
        event.dataTransfer.setData('text/plain', slot.key);
        onDrag(slot.key);
      }}
      onDragEnd={() => onDrag(null)}
      onDragOver={(event) => event.dataTransfer.types.includes('text/plain') && event.preventDefault()}
      onDrop={(event) => {
        if (!event.dataTransfer.types.includes('text/plain')) return;
        event.preventDefault();
        onDrop();
      }}
    >
      <Picture
        picture={slot.picture}
        alt={words('pictures.slot.alt', { name, number })}
        sizes="11rem"
        className={style['picture'] ?? ''}
      />
      <p className={style['title']}>
        {number === 1 ? words('pictures.slot.main') : words('pictures.slot.number', { number })}
      </p>
      <SlotState slot={slot} number={number} onRetry={props.onRetry} />
      <Moves {...props} />
      <Ways {...props} />
    </li>
  );
}

const STEPS: Record<string, (at: number, last: number) => number> = {
  ArrowLeft: (at) => at - 1,
  ArrowUp: (at) => at - 1,
  ArrowRight: (at) => at + 1,
  ArrowDown: (at) => at + 1,
  Home: () => 0,
  End: (_at, last) => last,
};

/** Its place by buttons, and by the arrow keys on the middle one, which keeps the focus on the way. */
function Moves({ at, count, onMove }: SlotCardProps) {
  const words = useWords();
  const handle = useRef<HTMLButtonElement>(null);
  const pressed = useRef<HTMLElement>(null);
  useLayoutEffect(() => {
    // A card that is put elsewhere on the page loses the focus on some browsers.
    pressed.current?.focus();
    pressed.current = null;
  }, [at]);
  const moveTo = (to: number, button: HTMLElement | null) => {
    if (to < 0 || to >= count || to === at) return;
    pressed.current = button;
    onMove(to);
  };
  const press = (event: KeyboardEvent) => {
    const to = STEPS[event.key]?.(at, count - 1);
    if (to === undefined) return;
    event.preventDefault();
    moveTo(to, handle.current);
  };
  const number = at + 1;
  return (
    <div className={style['moves']}>
      <button
        type="button"
        aria-label={words('pictures.earlier', { number })}
        aria-disabled={at === 0 || undefined}
        onClick={({ currentTarget }) => moveTo(at - 1, currentTarget)}
      >
        <Icon name="chevron" />
      </button>
      <button
        type="button"
        ref={handle}
        aria-label={words('pictures.moveOf', { number })}
        aria-keyshortcuts="ArrowLeft ArrowRight Home End"
        onKeyDown={press}
      >
        {words('pictures.move')}
      </button>
      <button
        type="button"
        aria-label={words('pictures.later', { number })}
        aria-disabled={at === count - 1 || undefined}
        onClick={({ currentTarget }) => moveTo(at + 1, currentTarget)}
      >
        <Icon name="chevron" />
      </button>
    </div>
  );
}

function Ways({ slot, at, flaws, onMove, onFlaws, onDescribe, onRemove }: SlotCardProps) {
  const words = useWords();
  const number = at + 1;
  return (
    <div className={style['ways']}>
      {at > 0 && (
        <button type="button" aria-label={words('pictures.makeMainOf', { number })} onClick={() => onMove(0)}>
          {words('pictures.makeMain')}
        </button>
      )}
      {slot.picture && (
        <button type="button" aria-label={words('pictures.wordsOf', { number })} onClick={onDescribe}>
          {words('pictures.words')}
        </button>
      )}
      {slot.picture && flaws !== null && (
        <button type="button" aria-label={words('flaws.openOf', { number, count: flaws })} onClick={onFlaws}>
          {words('flaws.open', { count: flaws })}
        </button>
      )}
      <button type="button" aria-label={words('pictures.removeOf', { number })} onClick={onRemove}>
        {words('pictures.remove')}
      </button>
    </div>
  );
}
