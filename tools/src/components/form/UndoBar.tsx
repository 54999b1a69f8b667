import { useRef, useLayoutEffect, type RefObject } from 'react';
import type { ApiFailure } from '@vitrine/shared/contract/failure';
import type { Staying } from '@vitrine/shared/contract/tools/tools';
import { Button } from '@vitrine/shared/ui/links/Button';
import { Icon } from '@vitrine/shared/ui/icons/Icon';
import { useWords } from '../../model/use-words.ts';
import { RequestFailed } from '@vitrine/shared/ui/feedback/RequestFailed';
import style from './UndoBar.module.css';
import { pathTo } from '@vitrine/shared/paths/path-to';
import { useLocale } from '@vitrine/shared/remote/remote-context';
import { SiteLink } from '@vitrine/shared/ui/links/SiteLink';
import { Announced } from '../Announced.tsx';

interface UndoBarProps {
  done: { text: string; isUndone: boolean; stays?: readonly Staying[] } | null;
  isBusy: boolean;
  failure: ApiFailure | null;
  onUndo(): void;
  onClose(): void;
}

/** Between a bar and the lower edge, and between it and what stands above. */
const AIR_PX = 16;

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
        <Announced className={style['said']}>{said}</Announced>
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

/**
 * Keeps as much room at the lower edge as a bar over it takes: what sticks there keeps `--below` free under its buttons,
 * and nothing that has the focus is scrolled under the bar.
 */
function useRoomBelow(bar: RefObject<HTMLElement | null>, isShown: boolean): void {
  useLayoutEffect(() => {
    if (!isShown) return undefined;
    const { style } = document.documentElement;
    const keep = () => {
      const room = `${(bar.current?.offsetHeight ?? 0) + 2 * AIR_PX}px`;
      style.setProperty('--below', room);
      style.setProperty('scroll-padding-block-end', room);
    };
    keep();
    addEventListener('resize', keep);
    return () => {
      removeEventListener('resize', keep);
      style.removeProperty('--below');
      style.removeProperty('scroll-padding-block-end');
    };
  });
}

/** Lots of an import that was taken back, of which something stays, each with why. */
function StayingLots({ stays }: { stays: readonly Staying[] }) {
  const words = useWords();
  const locale = useLocale();
  return (
    <div className={style['stays']}>
      <p>{words('undo.stays', { count: stays.length })}</p>
      <ul>
        {stays.map(({ insectId, reference, name, why }) => (
          <li key={insectId}>
            <SiteLink to={pathTo('toolsInsect', locale, { id: String(insectId) })}>
              {reference} {name}
            </SiteLink>
            {': '}
            {words(`undo.why.${why}`)}
          </li>
        ))}
      </ul>
    </div>
  );
}
