import { useLayoutEffect, useRef } from 'react';
import type { TrayLot } from '../../model/photos/group-photos.ts';
import type { PhotoTray } from '../../model/photos/photo-tray.ts';
import { useWords } from '../../model/use-words.ts';
import { FilePicture } from '../pictures/uploads/FilePicture.tsx';
import style from './Photos.module.css';

const THUMB_PX = 112;

interface TrayLotsProps {
  lots: readonly TrayLot[];
  current: TrayLot | undefined;
  tray: PhotoTray;
}

/** The lots of a session: joined, split, entered one after the other. */
export function TrayLots({ lots, current, tray }: TrayLotsProps) {
  const words = useWords();
  return (
    <div className={style['lots']} role="region" tabIndex={0} aria-label={words('photos.lots')}>
      <ol role="list">
        {lots.map((lot, index) => (
          <Lot
            key={lot.id}
            lot={lot}
            number={index + 1}
            isCurrent={lot === current}
            mayJoin={!lot.saved && index > 0 && !lots[index - 1]?.saved}
            tray={tray}
          />
        ))}
      </ol>
    </div>
  );
}

interface LotProps {
  lot: TrayLot;
  number: number;
  isCurrent: boolean;
  mayJoin: boolean;
  tray: PhotoTray;
}

function Lot({ lot, number, isCurrent, mayJoin, tray }: LotProps) {
  const words = useWords();
  const item = useRef<HTMLLIElement>(null);
  // Before the line below takes the focus: a phone has no room for both, and whoever types must see what.
  useLayoutEffect(() => {
    if (isCurrent) item.current?.scrollIntoView?.({ block: 'nearest' });
  }, [isCurrent]);
  return (
    <li ref={item} className={style['lot']} aria-current={isCurrent ? 'step' : undefined}>
      <p className={style['lotHead']}>
        <b>{words('photos.lot', { number })}</b> <span>{useLotState(lot, isCurrent)}</span>
      </p>
      <ul className={style['photos']} role="list">
        {lot.photos.map(({ id, file }, at) => (
          <li key={id} className={style['photo']}>
            <FilePicture
              file={file}
              side={THUMB_PX}
              className={style['thumb']}
              label={words('photos.picture', { photo: at + 1, number })}
            />
            {!lot.saved && at > 0 && (
              <button
                type="button"
                className={style['link']}
                aria-label={words('photos.splitOf', { photo: at + 1, number })}
                onClick={() => tray.split(id)}
              >
                {words('photos.split')}
              </button>
            )}
          </li>
        ))}
      </ul>
      {!lot.saved && (
        <p className={style['ways']}>
          {mayJoin && (
            <button
              type="button"
              className={style['link']}
              aria-label={words('photos.joinOf', { number })}
              onClick={() => tray.join(lot.id)}
            >
              {words('photos.join')}
            </button>
          )}
          <button
            type="button"
            className={style['link']}
            aria-label={words('photos.removeOf', { number })}
            onClick={() => tray.remove(lot.id)}
          >
            {words('photos.remove')}
          </button>
        </p>
      )}
    </li>
  );
}

function useLotState({ saved, photos }: TrayLot, isCurrent: boolean): string {
  const words = useWords();
  if (saved)
    return words(saved.isPublished ? 'photos.published' : 'photos.draft', { reference: saved.reference });
  return isCurrent ? words('photos.current') : words('photos.count', { count: photos.length });
}
