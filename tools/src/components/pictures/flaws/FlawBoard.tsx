import type { KeyboardEvent, MouseEvent } from 'react';
import { FLAW_WORDS } from '@vitrine/shared/contract/facts/flaw-words';
import type { Picture as StoredPicture } from '@vitrine/shared/contract/catalogue';
import type { FlawPin } from '@vitrine/shared/contract/tools/flaws';
import { useLocale } from '@vitrine/shared/remote/remote-context';
import { Picture } from '@vitrine/shared/ui/specimens/Picture';
import { useWords } from '../../../model/use-words.ts';
import style from './Flaws.module.css';

/** In parts of the picture's width and height. */
export interface PinPosition {
  x: number;
  y: number;
}

const STEP = 0.01;
const FINE_STEP = 0.001;
const ARROWS: Record<string, PinPosition> = {
  ArrowLeft: { x: -1, y: 0 },
  ArrowRight: { x: 1, y: 0 },
  ArrowUp: { x: 0, y: -1 },
  ArrowDown: { x: 0, y: 1 },
};

interface FlawBoardProps {
  picture: StoredPicture;
  alt: string;
  pins: readonly FlawPin[];
  /** The one that is being written. */
  chosen: number | null;
  /** Where that one is; null while none is. */
  place: PinPosition | null;
  onPlace(place: PinPosition): void;
  onChoose(pin: FlawPin): void;
}

/** The picture with its flaws: a press on it places one, a press on a flaw opens it. */
export function FlawBoard({ picture, alt, pins, chosen, place, onPlace, onChoose }: FlawBoardProps) {
  const words = useWords();
  const locale = useLocale();
  const press = ({ currentTarget, clientX, clientY }: MouseEvent) => {
    const { left, top, width, height } = currentTarget.getBoundingClientRect();
    onPlace(within({ x: (clientX - left) / width, y: (clientY - top) / height }));
  };
  const steer = (event: KeyboardEvent) => {
    const arrow = ARROWS[event.key];
    if (!arrow || !place || event.ctrlKey || event.metaKey || event.altKey) return;
    event.preventDefault();
    const by = event.shiftKey ? FINE_STEP : STEP;
    onPlace(within({ x: place.x + arrow.x * by, y: place.y + arrow.y * by }));
  };
  return (
    <div className={style['board']}>
      {/* The arrow keys do the same on the mark itself. */}
      <div className={style['picture']} onClick={press} role="presentation">
        <Picture picture={picture} alt={alt} sizes="(min-width: 60rem) 36rem, 100vw" eager />
      </div>
      {pins.map((pin, at) => (
        <button
          key={pin.id}
          type="button"
          className={style['pin']}
          hidden={pin.id === chosen}
          ref={lieAt(pin)}
          aria-label={words('flaws.pin', { number: at + 1, kind: FLAW_WORDS[pin.kind][locale] })}
          onClick={() => onChoose(pin)}
        >
          {at + 1}
        </button>
      ))}
      {place && (
        <button
          type="button"
          className={style['here']}
          ref={lieAt(place)}
          aria-label={words('flaws.here')}
          aria-keyshortcuts="ArrowLeft ArrowRight ArrowUp ArrowDown"
          onKeyDown={steer}
        />
      )}
    </div>
  );
}

const part = (value: number) => Math.min(1, Math.max(0, Math.round(value * 10_000) / 10_000));
const within = ({ x, y }: PinPosition): PinPosition => ({ x: part(x), y: part(y) });

/** Pages allow no style in their markup: this one is set when the part is there. */
const lieAt =
  ({ x, y }: PinPosition) =>
  (element: HTMLElement | null) => {
    if (!element) return;
    element.style.insetInlineStart = `${x * 100}%`;
    element.style.insetBlockStart = `${y * 100}%`;
  };
